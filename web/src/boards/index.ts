// The boards there are. A game without one is played on the generic board: a list of whatever the server shows.
import type { Component as SvelteComponent } from "svelte";
import type { Component, LogEntry, Option, Prompt, Thing } from "../protocol/types";
import type { IconName } from "../icons/generated/names";
import type { Sound } from "../lib/sounds";
import type { TableModel } from "../table/model/table.svelte";

export type Data = Record<string, unknown>;

/** A line of the inspector: a sentence with its sign. */
export interface Fact {
  icon: IconName | null;
  text: string;
}

/** What the inspector says about a thing. */
export interface Look {
  kind: string;
  title: string;
  summary: string;
  facts: Fact[];
  picture: Picture | null;
  /** Anchor of the rules that explain it. */
  rule: string | null;
}

export interface Picture {
  seed: string;
  palette: PaletteName;
  kind: LandscapeKind;
  icon: IconName | null;
}

export type PaletteName =
  | "dawn" | "day" | "sea" | "wood" | "gold" | "fire" | "night" | "ash" | "plain" | "stone" | "plum" | "lapis";
export type LandscapeKind = "plain" | "mount" | "wood" | "sea" | "tower" | "gate";

export interface Tab {
  id: string;
  icon: IconName;
  label: string;
  /** Whether something can be chosen there. */
  open?: boolean;
}

/** A list of the position, for people who read it instead of looking at it. */
export interface Section {
  title: string;
  lines: string[];
}

/** What a set is gathered from: all that may be part of it, which is more than the game offers as its first word. */
export interface Gathering {
  options: readonly Option[];
  /** How many may be chosen; so many make it complete, unless fewer do. */
  number: number;
  least?: number;
  /** How often an option may be chosen. */
  copies(option: Option): number;
}

/** What a game counted, once it is over: a column for each side, a row for each thing that counts. */
export interface Tally {
  columns: { seal: "free" | "shadow" | "none"; name: string }[];
  rows: { name: string; values: (string | number)[]; total?: boolean }[];
  /** The points of the sides in the course of the game, where the log tells them. */
  course?: number[][];
  /** What that course shows, if not points. */
  title?: string;
}

/** What one side brings to a fight. */
export interface FightSide {
  seal: "free" | "shadow" | "none";
  name: string;
  icon: IconName;
  total: number;
  /** Each with what it counts, and whether it falls. */
  brings: { name: string; counts: string; falls: boolean }[];
}

/** A fight as it is resolved before the reader's eyes: what each side brings, what cancels what, what falls, who gets what. */
export interface Fight {
  /** What it is fought for. */
  at: Thing;
  name: string;
  /** Its sign, where it is no battle. */
  icon?: IconName;
  sides: FightSide[];
  sum: string;
  result: string;
  /** Whose the place is now, where it was decided. */
  winner: "free" | "shadow" | "none";
}

/** What a game's board knows. */
export interface Board {
  /** What is drawn. */
  surface: SvelteComponent<{ model: TableModel }>;
  sprite: string;
  /** Whether a thing can be clicked on the board now; else it is answered in the prompt. */
  shows(model: TableModel, thing: Thing): boolean;
  /** Tabs of the board on a phone, the first of them the main one. */
  tabs(model: TableModel): Tab[];
  /** The tab on which a thing lies on a phone. */
  tabOf(thing: Thing, model: TableModel): string;
  /** The seat's sign: which side's seal. */
  seal(seatId: string): "free" | "shadow" | "none";
  /** Whether players hold cards that others must not see. */
  hands?: boolean;
  /** A few words on where the game is. */
  where(model: TableModel): string;
  /** The short name of an answer. */
  label(model: TableModel, option: Option): string;
  /** The second line of the prompt. */
  detail(model: TableModel, prompt: Prompt): string;
  /** The question in the board's own words: once something is chosen but not confirmed, or where the usual one is long. */
  question(model: TableModel, prompt: Prompt): string | null;
  /** Whether choosing this must be confirmed, since it can't be taken back. */
  confirms(prompt: Prompt, option: Option): boolean;
  /** Whether an answer is confirmed by those who choose in one step, too: what it may bring is told only once it is chosen. */
  foretells?(prompt: Prompt, option: Option): boolean;
  /** What of a set is chosen from the beginning, for it could be nothing else: the reader sees it and confirms it. */
  foregone?(prompt: Prompt): readonly Option[];
  /** Whether a set of one is said as soon as it is chosen, in one step: it can be taken back. */
  closesItself?(prompt: Prompt): boolean;
  /** What may be pointed at next although the game asks for it only once this is said: where the card that was chosen could go. */
  ahead?(model: TableModel, option: Option): readonly Thing[];
  /** The answer that names a thing which was pointed at ahead, once it is asked for. */
  granted?(model: TableModel, thing: Thing): Option | null;
  /** What confirming the set that is gathered does, in a few words. */
  confirmation?(model: TableModel, prompt: Prompt): string | null;
  /** The tab that a question is about, where it has nothing to point at. */
  tabAsked?(prompt: Prompt): string | null;
  /** The answers of the prompt in the order in which they are offered, the likeliest first; they come as the table orders them. */
  inOrder?(prompt: Prompt, options: readonly Option[]): Option[];
  /** Where a set has a fixed number, what it is gathered from. */
  gathering?(model: TableModel, prompt: Prompt): Gathering | null;
  /** The side that a seat plays for, by the name that the outcome gives it, where several seats share one. */
  sideOf?(seatId: string): string;
  /** Whether a seat has dropped out while the others play on. */
  isOut?(model: TableModel, seatId: string): boolean;
  /** The seat whose event an entry of the log is, where its things do not say it. */
  ownerOf?(entry: LogEntry): string | null;
  /** The answer to a question that the reader need not be asked: it follows from what he chose before, or nothing depends on it. It is
   * asked of every new situation, so that a board may also note what the question tells. */
  itself?(model: TableModel, prompt: Prompt): Option | null;
  /** What the reader may settle beside the answers before he chooses, instead of being asked for it. */
  beside?: SvelteComponent<{ model: TableModel }>;
  /** Whether an answer costs or ends something, so that it is not offered as the usual one. */
  risky?(prompt: Prompt, option: Option): boolean;
  look(model: TableModel, thing: Thing): Look | null;
  sections(model: TableModel): Section[];
  /** Rules that explain a prompt. */
  ruleOf(prompt: Prompt): string | null;
  /** The tab on which each part of the board that a lesson may point at lies on a phone. */
  parts: Readonly<Record<string, string>>;
  /** The picture of a component where it is listed, or null where it has none. */
  picture(component: Component): Picture | null;
  /** Terms of the glossary, each with its name and meaning. */
  glossary(components: readonly Component[]): { term: string; text: string; icon: IconName | null }[];
  /** Entries of the log with which dice fall that are to be read before anything else happens. */
  thrown?: ReadonlySet<string>;
  /** How the game ended, where the board can say more than the outcome does. */
  ended?(model: TableModel): string | null;
  /** What the game counted. */
  tally?(model: TableModel): Tally | null;
  /** What is heard when something happens, by its kind in the log. */
  sounds?: Readonly<Record<string, Sound>>;
  /** What is resolved before the next position is shown, each by itself, out of what the log tells of it. */
  fights?(model: TableModel, entries: readonly LogEntry[], next: Data): Fight[];
  /** Prepare the movement from one position to the next; the function returned runs once the new one is drawn. */
  move(root: HTMLElement, entries: readonly LogEntry[], pace: number): () => Movement;
}

export interface Movement {
  finished: Promise<unknown>;
  changed: string[];
}

/** Loads a game's board, where it has one. */
export const BOARDS: Readonly<Record<string, (() => Promise<Board>) | undefined>> = {
  duel: async () => (await import("./duel/board")).board,
  lcg: async () => (await import("./lcg/board")).board,
  wotr_board: async () => (await import("./wotr_board/board")).board,
  wotr_cards: async () => (await import("./wotr_cards/board")).board,
};
