// A table as the page sees it: how what the server says is taken over and shown, and what the reader says to it.
import { tick } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { BOARDS, type Board, type Fight } from "../../boards";
import { addSprite } from "../../icons/sprite";
import { api, RefusedError } from "../../protocol/api";
import { Line, type Incoming, type LineState, type Outgoing, type Situation } from "../../protocol/live";
import { sharing } from "../../protocol/sharing";
import type { KeptTable } from "../../kept";
import type { Component, Hint, LogEntry, Option, Prompt, Seat, Snapshot } from "../../protocol/types";
import { sound } from "../../lib/sounds";
import { settings } from "../../settings.svelte";
import { Choosing } from "./choosing.svelte";
import { Course, type Arrived, type Stage, type Standing } from "./course.svelte";
import { verdict } from "./say";
import { seen } from "./seen";
import type { Coach } from "../lesson/coach.svelte";
import { tongue } from "../../text/tongue.svelte";
import { holds, keyOf, setAnswer } from "./choice";

export type { Refusal, ThingState } from "./choosing.svelte";

const LONGEST_MOVEMENT = 2_000;
const CHANGED_FOR = 2_400;
const BACK_FOR = 4_000;
const LATE_AFTER = 1_200;

/** The log after a message: kept up to `log_from` words, then the new entries. */
export function mergeLog(log: LogEntry[], from: number, fresh: readonly LogEntry[]): LogEntry[] {
  if (!fresh.length && log.every((entry) => entry.said <= from)) return log;
  return [...log.filter((entry) => entry.said <= from), ...fresh];
}

export class TableModel extends Choosing implements Stage {
  readonly course: Course;
  line = $state<LineState>("connecting");
  back = $state(false);
  hinting = $state(false);
  unread = $state(0);
  tab = $state("board");
  /** What stands in the board's place: the position as a list, or the list of keys. */
  dialog = $state<"list" | "keys" | null>(null);
  /** The lesson that is given here. */
  coach = $state.raw<Coach | null>(null);
  readonly changed = new SvelteSet<string>();

  /** The version that the reader had seen when he came. */
  readonly seenBefore: number | null;

  private readonly connection: Line | null;
  private saidAt = $state<number | null>(null); // the version at which something was said
  private answeredAt = $state<number | null>(null); // the one at which the page last answered by itself
  /** Whether what was said is still on its way after a while. */
  late = $state(false);
  private takingBack = false; // what was answered for the reader is taken back with what he chose before
  root: HTMLElement | null = null;

  constructor(id: string, components: ReadonlyMap<string, Component>, board: Board | null, gameKey: string, live = true) {
    super(id, components, board, gameKey);
    this.course = new Course(this);
    this.seenBefore = live ? seen.of(id) : null;
    this.connection = live ? new Line((from) => address(id, from), (m) => this.receive(m), (s) => this.lineIs(s)) : null;
  }

  protected get whole(): TableModel {
    return this;
  }

  open(): void {
    this.connection?.open();
  }

  close(): void {
    this.connection?.close();
  }

  // What this device keeps

  /** Show the table as it was; the line is opened all the same, and brings what is so now. */
  recall({ at, snapshot }: KeptTable): void {
    this.receive(snapshot);
    this.asOf = at;
  }

  /** What is worth keeping for when there is no connection: a game at which the reader sits, as he sees it. */
  get lasting(): Snapshot | null {
    const { now, table } = this;
    if (!now || !table || table.lesson || this.asOf !== null || now.status === "waiting" || !now.you.seats.length) return null;
    return { ...now, type: "snapshot", table, chat: this.chat, log: this.told, log_from: -1 };
  }

  // What the server says

  private receive(message: Incoming): void {
    if (message.type === "snapshot") {
      this.asOf = null;
      this.table = message.table;
      this.chat = message.chat;
      this.begin(message);
    } else if (message.type === "update") {
      if (message.said < (this.course.latest?.said ?? 0)) this.begin(message);
      else void this.course.arrive(message);
    } else if (message.type === "chat") {
      this.chat = [...this.chat, message.line];
      this.unread += 1;
    } else if (this.now) {
      const seats =
        message.type === "presence"
          ? message.seats
          : this.now.seats.map((seat) => (seat.seat === message.seat ? { ...seat, thinking: message.on } : seat));
      const watching = message.type === "presence" ? message.watching : this.now.watching;
      this.now = { ...this.now, seats: this.withClocks(seats), watching };
    }
  }

  /** Show all that has come at once: where the table was opened, or something was taken back. */
  private begin(situation: Situation): void {
    for (const next of [...this.course.forget(), situation]) this.takeOver(next);
  }

  /** Clocks run on between messages: what has passed since the last situation is kept. */
  private withClocks(seats: readonly Seat[]): Seat[] {
    return seats.map((seat) => ({ ...seat, clock_ms: this.seatOf(seat.seat)?.clock_ms ?? seat.clock_ms }));
  }

  fightsIn(next: Situation): Fight[] {
    const fights = this.view && next.view ? (this.board?.fights?.(this, next.log, next.view) ?? []) : [];
    if (fights.length) this.sound(next);
    this.mark(fights.map((fight) => keyOf(fight.at)));
    return fights;
  }

  private sounded: Situation | null = null;

  /** What is to be heard of what happened: once, with the fight that it begins or with the position that it leads to. */
  private sound(next: Situation): void {
    if (this.sounded === next) return;
    this.sounded = next;
    const heard = new Set(next.log.flatMap((entry) => (entry.of === "game" ? (this.board?.sounds?.[entry.kind] ?? []) : [])));
    for (const one of heard) sound(one);
  }

  async present({ next, at }: Arrived): Promise<void> {
    const ends = next.status === "over" && !this.over;
    this.sound(next);
    const stands = this.standing(next);
    const { board, root } = this;
    const play = settings.pace && !document.hidden && !this.course.crowded && board && root && this.view && next.view ? board.move(root, next.log, settings.pace) : null;
    this.takeOver(next, at, stands);
    if (ends) sound(verdict(this) === "ui-you-lost" ? "lost" : "won");
    if (!play) return;
    await tick();
    const { finished, changed } = play();
    this.mark(changed);
    const enough = new Promise((resolve) => setTimeout(resolve, LONGEST_MOVEMENT));
    await Promise.race([finished, enough]);
  }

  /** What a change shows that stands for a while: dice, whoever threw them, or what a computer did. */
  private standing({ log }: Situation): Standing | null {
    const computers = this.seats.filter((seat) => seat.kind === "computer").map((seat) => seat.seat);
    const entries = log.filter((entry) => entry.of === "game");
    if (entries.some((entry) => this.board?.thrown?.has(entry.kind))) return "dice";
    return entries.some((entry) => entry.seat !== null && computers.includes(entry.seat)) ? "move" : null;
  }

  private mark(keys: readonly string[]): void {
    for (const key of keys) {
      this.changed.add(key);
      setTimeout(() => this.changed.delete(key), CHANGED_FOR);
    }
  }

  /** Take a situation over. What the reader has half chosen stays, as long as it still can be chosen. */
  takeOver(said: Situation, at = performance.now(), stands: Standing | null = null): void {
    const next = sharing(this.now, said);
    const asked = this.prompt;
    if (this.sending && next.version !== this.saidAt) this.forgetChoice();
    this.now = next;
    this.course.show(next, stands);
    this.received = { at, now: next.now };
    this.told = mergeLog(this.told, next.log_from, next.log);
    const options = this.options;
    const sameQuestion = asked?.name === next.prompt?.name && asked?.seat === next.prompt?.seat;
    if (!sameQuestion || !holds(options, this.path)) this.path = [];
    if (!sameQuestion || !options.some((option) => option.word === this.picked?.word)) this.picked = null;
    if (!sameQuestion) this.gathered = this.foregone;
    else this.gathered = this.gathered.filter((word) => options.some((option) => option.word === word));
    if (this.hint && this.hint.version !== next.version) this.hint = null;
    this.refusal = null;
    if (this.wish && !this.sending) this.grant();
    this.goOn();
  }

  /** Answer what the reader need not be asked; on the way back take it back as well, and ask him where that can't be done. */
  goOn(): void {
    if (!this.connection || !this.myTurn || this.sending || !this.prompt) return;
    const option = this.answeredItself(this.prompt);
    if (option && this.coach?.expects([option.word]) === false) return;
    if (!option || !this.takingBack) {
      this.takingBack = false;
      if (!option) return;
      this.answeredAt = this.situation?.version ?? null;
      void this.say(option);
    } else if (this.mayUndo && this.situation) void this.tell({ type: "undo", version: this.situation.version });
    else this.takingBack = false;
  }

  /** The question that the reader has to answer himself. */
  get asked(): Prompt | null {
    return this.myTurn && this.prompt?.options && !this.answeredItself(this.prompt) ? this.prompt : null;
  }

  private answeredItself(prompt: Prompt): Option | null {
    const declined = prompt.window && settings.neverAsk.includes(`${this.gameKey} ${prompt.window}`) ? prompt.options?.find(({ verb }) => verb === "pass") : null;
    return declined ?? (this.view ? (this.board?.itself?.(this, prompt) ?? null) : null);
  }

  private lineIs(state: LineState): void {
    if (this.line === "lost" && state === "up") {
      this.back = true;
      setTimeout(() => (this.back = false), BACK_FOR);
    }
    this.line = state;
  }

  // What the reader says

  /** Whether something was said that the situation shown does not know of yet. */
  readonly sending = $derived.by((): boolean => this.saidAt !== null && this.saidAt === this.situation?.version);

  /** Whether the page is answering what the reader need not be asked. */
  readonly answering = $derived.by((): boolean => this.sending && this.saidAt === this.answeredAt);

  async say(option: Option): Promise<void> {
    if (!this.prompt || !this.situation || this.sending) return;
    const close = this.gathered.length > 0;
    const words = close ? setAnswer(this.gathered) : [option.word];
    const chosen = close ? this.options.filter((one) => this.gathered.includes(one.word)) : [option];
    if (this.coach?.permits(chosen, words, close) === false) {
      this.wish = null;
      if (chosen.length === 1) this.forgetChoice(); // a larger set need not be gathered anew
      return;
    }
    const version = this.situation.version;
    this.saidAt = version;
    const timer = setTimeout(() => (this.late = true), LATE_AFTER);
    const said = await this.tell({ type: "say", version, words, close });
    clearTimeout(timer);
    this.late = false;
    if (!said) {
      if (this.saidAt === version) this.saidAt = null;
    } else if (this.sending) this.forgetChoice(); // else the table has moved on, and what is chosen now is something new
  }

  /** Send a message; a refusal is shown in the prompt. */
  async tell(message: Outgoing): Promise<boolean> {
    this.refusal = null;
    try {
      const answer = await this.connection?.send(message);
      if (answer?.type === "hint") this.hear(answer);
      return true;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.refusal = { reason: error.reason, args: error.args };
      return false;
    }
  }

  /** A hint for a question that has been answered meanwhile is worth nothing. */
  hear(hint: Hint): void {
    if (hint.version === this.situation?.version) this.hint = hint;
  }

  get mayUndo(): boolean {
    return !!this.situation?.you.may_undo && !this.over;
  }

  /** To how many words the reader can ask to go back. */
  get undoTo(): number | null {
    return this.over ? null : (this.situation?.you.undo_to ?? null);
  }

  async undo(): Promise<void> {
    if (this.stepBack() || !this.situation) return;
    this.takingBack = this.mayUndo;
    if (this.mayUndo) await this.tell({ type: "undo", version: this.situation.version });
    else if (this.undoTo !== null && !this.situation.undo) await this.tell({ type: "ask_undo", to: this.undoTo });
  }

  async askHint(): Promise<void> {
    if (this.hinting) return;
    this.hinting = true;
    await this.tell({ type: "hint" });
    this.hinting = false;
  }
}

function address(id: string, from: number): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${id}/live?from=${from}`;
}

/** Load what a game's table needs: its words, its board, its components. */
export async function prepareTable(id: string, game: string, live = true): Promise<TableModel> {
  const [board, components] = await Promise.all([BOARDS[game]?.() ?? null, api.components(game), tongue.learn(game)]);
  if (board) addSprite(board.sprite);
  return new TableModel(id, new Map(components.map((one) => [one.id, one])), board, game, live);
}
