// Small questions about a position of War of the Ring, asked by the board, the inspector and the list.
import type { LogEntry, Option, Prompt, Thing } from "../../../protocol/types";
import type { TableModel } from "../../../table/model/table.svelte";
import { t, tongue } from "../../../text/tongue.svelte";
import { FREE_NATIONS, type Army, type FigureKind, type Hidden, type SettlementId } from "./components";
import { SIDES, type FaceId, type NationId, type PoolView, type SideId, type WotrBoardView } from "./types";

export function viewOf(model: TableModel): WotrBoardView {
  return model.view as unknown as WotrBoardView;
}

export function nameOf(model: TableModel, sense: string, id: string, form = ""): string {
  return tongue.speech.thing(model.game, { sense, id }, form);
}

export function other(side: SideId): SideId {
  return side === "shadow" ? "free_peoples" : "shadow";
}

export function sealOf(side: SideId): "free" | "shadow" {
  return side === "shadow" ? "shadow" : "free";
}

/** The side through whose eyes the table is seen: the one asked, or the reader's own. */
export function eyesOf(model: TableModel): SideId {
  return model.seatOf(model.eyes)?.id === "shadow" ? "shadow" : "free_peoples";
}

export function known(cards: Hidden): string[] | null {
  return typeof cards === "number" ? null : cards;
}

export function count(cards: Hidden): number {
  return typeof cards === "number" ? cards : cards.length;
}

// Regions

export interface RegionFacts {
  nation: NationId | "none";
  settlement: SettlementId;
}

export function regionFacts(model: TableModel, region: string): RegionFacts {
  return (model.components.get(region)?.facts ?? { nation: "none", settlement: "none" }) as unknown as RegionFacts;
}

/** The side to which a region's settlement belongs at the start. */
export function homeOf(model: TableModel, region: string): SideId | null {
  const { nation } = regionFacts(model, region);
  return nation === "none" ? null : sideOfNation(nation);
}

export function charactersAt(view: WotrBoardView, region: string): string[] {
  return Object.keys(view.characters).filter((who) => view.characters[who] === region);
}

export function isBesieged(view: WotrBoardView, region: string): boolean {
  return view.sieges.includes(region);
}

// Nations and figures

export function sideOfNation(nation: NationId): SideId {
  return FREE_NATIONS.includes(nation) ? "free_peoples" : "shadow";
}

export function nationOfFigure(figure: string): NationId {
  return figure === "nazgul" ? "sauron" : (figure.slice(0, figure.lastIndexOf("-")) as NationId);
}

export function kindOfFigure(figure: string): FigureKind {
  return figure === "nazgul" ? "nazgul" : (figure.slice(figure.lastIndexOf("-") + 1) as FigureKind);
}

export function isLeader(figure: string): boolean {
  const kind = kindOfFigure(figure);
  return kind === "leader" || kind === "nazgul";
}

/** How many figures of a kind an army has, of all nations. */
export function countOf(army: Army, ...kinds: FigureKind[]): number {
  return Object.entries(army).reduce((sum, [figure, number]) => sum + (kinds.includes(kindOfFigure(figure)) ? number : 0), 0);
}

export function unitsOf(army: Army): number {
  return countOf(army, "regular", "elite");
}

/** The nation with the most units in an army, whose emblem it bears. */
export function mainNation(army: Army): NationId {
  const units = new Map<NationId, number>();
  for (const [figure, number] of Object.entries(army))
    units.set(nationOfFigure(figure), (units.get(nationOfFigure(figure)) ?? 0) + (isLeader(figure) ? 0.1 : 1) * number);
  return [...units].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "sauron";
}

/** So many figures of a kind, in words. */
export function figuresText(model: TableModel, figure: string, number: number): string {
  return t("wotr_board-web-figures", tongue.speech.arguments(model.game, [{ sense: "figure", id: figure }, { sense: "number", id: String(number) }]));
}

export function armyText(model: TableModel, army: Army): string {
  return Object.entries(army).map(([figure, number]) => figuresText(model, figure, number)).join(", ");
}

// Characters

export interface CharacterFacts {
  side: SideId;
  level: number;
  leadership: number;
}

export function characterFacts(model: TableModel, who: string): CharacterFacts {
  return model.components.get(who)?.facts as unknown as CharacterFacts;
}

/** A character's name without his titles, unless another of this game bears the same. */
export function shortName(model: TableModel, who: string): string {
  const short = (one: string): string => nameOf(model, "character", one).split(",")[0] ?? "";
  const namesake = castOf(viewOf(model)).some((one) => one !== who && short(one) === short(who));
  return namesake ? nameOf(model, "character", who) : short(who);
}

const OF_THE_EXPANSION: ReadonlySet<string> = new Set([
  "gandalf-keeper-of-narya", "elrond", "galadriel", "treebeard", "smeagol", "witch-king-chief", "mouth-black-numenorean", "gothmog", "balrog",
]);

/** The characters of this game. */
export function castOf(view: WotrBoardView): string[] {
  return Object.keys(view.characters).filter((who) => view.lords || !OF_THE_EXPANSION.has(who));
}

// Dice

export interface Die {
  face: FaceId;
  /** Which of several equal ones. */
  copy: number;
}

export function diceOf(view: WotrBoardView, side: SideId): Die[] {
  return Object.entries(view.dice[side]).flatMap(([face, number]) => Array.from({ length: number ?? 0 }, (_, copy) => ({ face: face as FaceId, copy })));
}

const FREE_SPECIALS: ReadonlySet<string> = new Set(["narya", "nenya", "vilya"]);

/** The special dice of a side that lie on the table. */
export function specialsOf(view: WotrBoardView, side: SideId): { id: string; face: FaceId; star: boolean }[] {
  return Object.entries(view.special_dice)
    .filter(([id]) => FREE_SPECIALS.has(id) === (side === "free_peoples"))
    .map(([id, die]) => ({ id, ...die }));
}

/** Questions about dice that lie before the reader. */
const ABOUT_DICE: ReadonlySet<string> = new Set(["die", "ring_from", "change_die"]);

/** Whether the dice on the table are what is chosen from. */
export function choosesDice(model: TableModel): boolean {
  return !!model.prompt && ABOUT_DICE.has(model.prompt.name);
}

// Cards

export interface CardFacts {
  deck: string;
  icon: FaceId;
  stays: boolean;
}

export function cardFacts(model: TableModel, card: string): CardFacts {
  return model.components.get(card)?.facts as unknown as CardFacts;
}

export function sideOfCard(model: TableModel, card: string): SideId {
  return cardFacts(model, card)?.deck.startsWith("shadow") ? "shadow" : "free_peoples";
}

export function poolsOf(view: WotrBoardView, side: SideId): [string, PoolView][] {
  const start = side === "shadow" ? "shadow" : "free";
  return Object.entries(view.cards).filter(([pool]) => pool.startsWith(start));
}

/** The cards of a hand that the reader may look at, or null. */
export function handOf(view: WotrBoardView, side: SideId): string[] | null {
  const hands = poolsOf(view, side).map(([, pool]) => known(pool.hand));
  return hands.every((hand) => hand !== null) ? hands.flat() : null;
}

export function handSize(view: WotrBoardView, side: SideId): number {
  return poolsOf(view, side).reduce((sum, [, pool]) => sum + count(pool.hand), 0);
}

export function tableOf(view: WotrBoardView, side: SideId): string[] {
  return poolsOf(view, side).flatMap(([, pool]) => pool.table);
}

/** The two halves of a card: what it does as an event, and in a battle. */
export function halves(model: TableModel, card: string): { event: string; combat: string; combatName: string } {
  const text = tongue.speech.description(model.game, card);
  const combatName = nameOf(model, "card", card, "combat");
  const named = combatName === nameOf(model, "card", card) ? -1 : text.lastIndexOf(`${combatName}`);
  if (named < 0) return { event: text, combat: "", combatName: "" };
  const start = text.lastIndexOf(". ", named) + 2;
  const after = text.indexOf(", ", named + combatName.length) + 2;
  const combat = text.slice(after);
  return { event: text.slice(0, start).trim(), combat: combat.charAt(0).toUpperCase() + combat.slice(1), combatName };
}

// Choices

/** Options that point at a thing. */
export function optionsFor(model: TableModel, thing: Thing): Option[] {
  return model.myTurn ? model.options.filter((option) => option.things[0]?.sense === thing.sense && option.things[0].id === thing.id) : [];
}

export function mayChoose(model: TableModel, sense: string): boolean {
  return model.myTurn && model.options.some((option) => option.things[0]?.sense === sense);
}

/** Where a thing that can be chosen is shown: on the map, among the dice, nations or cards, in the tray, or as an answer of the prompt. */
export function whereIs(model: TableModel, thing: Thing): "map" | "dice" | "nations" | "hand" | "tray" | "prompt" {
  const view = viewOf(model);
  switch (thing.sense) {
    case "region":
      return "map";
    case "face":
      return choosesDice(model) ? "dice" : "tray";
    case "special_die":
      return thing.id in view.special_dice ? "dice" : "tray";
    case "nation":
      return optionsFor(model, thing).some((option) => option.verb === "reduce") ? "tray" : "nations";
    case "card":
      return handOf(view, eyesOf(model))?.includes(thing.id) ? "hand" : "tray";
    case "number":
      return "prompt";
    default:
      return "tray";
  }
}

/** Things that can be chosen and lie nowhere else on the table. */
export function trayOf(model: TableModel): Thing[] {
  if (!model.myTurn) return [];
  const found = new Map<string, Thing>();
  for (const { things: [thing] } of model.options) if (thing && whereIs(model, thing) === "tray") found.set(`${thing.sense}:${thing.id}`, thing);
  return [...found.values()];
}

/** The region that a question is about. */
export function regionAsked(model: TableModel): string | null {
  return model.prompt?.args.find((arg) => arg.sense === "region")?.id ?? null;
}

/** The attack of which it is asked how much of an army takes part: from where, and on what; a storm and a sortie stay where they are. */
export function attackAsked(model: TableModel, { args }: Prompt): { from: string; at: string } | null {
  const [from, at] = args.filter(({ sense }) => sense === "region").map(({ id }) => id);
  if (!from || !at) return null;
  return from === at || viewOf(model).armies[at]?.[other(eyesOf(model))] ? { from, at } : null;
}

// What the log tells of the last battle and the last hunt

function idOf(entry: LogEntry, sense: string): string {
  return entry.things.find((thing) => thing.sense === sense)?.id ?? "";
}

export type RollKind = "combat_roll" | "reroll" | "extra_attack";

export interface Die6 {
  number: number;
  kind: RollKind;
  hit: boolean;
}

export interface Round {
  number: number;
  rolls: Record<SideId, Die6[]>;
  hits: Record<SideId, number | null>;
  cards: Record<SideId, string | null>;
  /** Cards of this round that were cancelled. */
  cancelled: string[];
  /** What the hits brought about: who fell, whom they reduced. */
  losses: LogEntry[];
}

export interface Clash {
  attacker: SideId;
  from: string;
  at: string;
  round: Round;
  /** The round before, once a new one has begun. */
  before: Round | null;
}

function emptyRound(number: number): Round {
  return { number, rolls: { free_peoples: [], shadow: [] }, hits: { free_peoples: null, shadow: null }, cards: { free_peoples: null, shadow: null }, cancelled: [], losses: [] };
}

/** Whether dice of a round have fallen. */
export function hasRolls({ rolls }: Round): boolean {
  return SIDES.some((side) => rolls[side].length > 0);
}

/** The round to be told: the one before until something of the new one can be seen. */
export function toldRound({ round, before }: Clash): Round {
  const begun = hasRolls(round) || SIDES.some((side) => round.cards[side]) || round.losses.length > 0;
  return begun || !before ? round : before;
}

/** Actions after which an old battle is no longer of interest. */
const NEXT_ACTION: ReadonlySet<string> = new Set(["used", "turn", "passed"]);

/** Whether something else begins, as a reader of a side sees it: what an enemy does next does not take from his eyes what befell him. */
function goesOn(entry: LogEntry, reader: SideId): boolean {
  return NEXT_ACTION.has(entry.kind) && idOf(entry, "side") !== other(reader);
}

/** The battle that was fought last, as long as nothing else has been begun. */
export function lastClash(log: readonly LogEntry[], reader: SideId): Clash | null {
  let clash: Clash | null = null;
  for (const entry of log) {
    if (entry.of !== "game") continue;
    if (goesOn(entry, reader)) clash = null;
    if (entry.kind === "attacked") {
      const regions = entry.things.filter((thing) => thing.sense === "region").map((thing) => thing.id);
      clash = { attacker: idOf(entry, "side") as SideId, from: regions[0] ?? "", at: regions[1] ?? "", round: emptyRound(1), before: null };
    } else if (clash) note(clash, entry);
  }
  return clash;
}

const LOSSES: ReadonlySet<string> = new Set(["removed", "reduced", "eliminated"]);
const ROLLS: ReadonlySet<string> = new Set<RollKind>(["combat_roll", "reroll", "extra_attack"]);

function note(clash: Clash, entry: LogEntry): void {
  const side = idOf(entry, "side") as SideId;
  const number = Number(idOf(entry, "number"));
  if (entry.kind === "round") {
    if (hasRolls(clash.round)) clash.before = clash.round;
    clash.round = emptyRound(number);
  }
  if (ROLLS.has(entry.kind))
    for (const digit of idOf(entry, "dice")) clash.round.rolls[side].push({ number: Number(digit), kind: entry.kind as RollKind, hit: Number(digit) >= number });
  else if (entry.kind === "hits") clash.round.hits[side] = number;
  else if (entry.kind === "combat_card") clash.round.cards[side] = idOf(entry, "card");
  else if (entry.kind === "cancelled") clash.round.cancelled.push(idOf(entry, "card"));
  else if (LOSSES.has(entry.kind)) clash.round.losses.push(entry);
}

/** The dice of a hunt: rolled, then rolled again, each with whether it hit. */
export function huntDice(entry: LogEntry): Die6[] {
  const [first = "", again = ""] = entry.things.filter((thing) => thing.sense === "dice").map((thing) => thing.id);
  const need = Number(idOf(entry, "number"));
  const dice = (digits: string, kind: RollKind): Die6[] => [...digits].map((digit) => ({ number: Number(digit), kind, hit: Number(digit) >= need }));
  return [...dice(first, "combat_roll"), ...dice(again, "reroll")].filter((die) => die.number > 0);
}

const OF_A_HUNT: ReadonlySet<string> = new Set([
  "hunt_roll", "tile", "tile_rolled", "damage", "damage_reduced", "revealed", "strongholds_passed", "corrupted", "healed", "eliminated", "guide",
]);

/** The entries of the last hunt, from its roll or tile on to what it brought, until the reader's next action. */
export function lastHunt(log: readonly LogEntry[], reader: SideId): LogEntry[] {
  let found: LogEntry[] = [];
  let hunted = false; // nothing else has been begun since
  for (const entry of log) {
    if (entry.of !== "game") continue;
    if (NEXT_ACTION.has(entry.kind)) hunted = false;
    if (goesOn(entry, reader)) found = [];
    if (entry.kind === "hunt_roll") found = [];
    hunted ||= entry.kind === "hunt_roll" || entry.kind === "tile";
    if (hunted && OF_A_HUNT.has(entry.kind)) found = [...found, entry];
  }
  return found;
}

/** What a die needs in the round after the first: only walls that are stormed protect then. */
export function neededLater(kind: string, attacks: boolean): number {
  return kind === "assault" && attacks ? 6 : 5;
}

/** What a die of the attacker needs in the first round of an attack: 6 against walls, else 5. */
export function neededAtFirst(model: TableModel, from: string, at: string, side: SideId): number {
  const { settlement } = regionFacts(model, at);
  const storms = from === at && viewOf(model).control[at] !== side;
  return storms || (from !== at && (settlement === "city" || settlement === "fortification")) ? 6 : 5;
}
