// A table as the page sees it: what the server said last, and what the reader has chosen, looked at and not yet said.
import { tick } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { BOARDS, type Board, type Data, type Fight, type Gathering } from "../../boards";
import { addSprite } from "../../icons/sprite";
import { api, RefusedError, type Trouble } from "../../protocol/api";
import { Line, type Incoming, type LineState, type Outgoing, type Situation } from "../../protocol/live";
import type { ChatLine, Component, Hint, HintOption, LogEntry, Option, Order, Prompt, Seat, TableInfo, Thing } from "../../protocol/types";
import { sound } from "../../lib/sounds";
import { settings } from "../../settings.svelte";
import type { Spoken } from "../../text/speech";
import { Course, type Arrived, type Stage } from "./course.svelte";
import { verdict } from "./say";
import { seen } from "./seen";
import type { Coach } from "../lesson/coach.svelte";
import { tongue } from "../../text/tongue.svelte";
import { DONE, gathers, holds, inPromptOrder, keyOf, offer, sameThing, setAnswer, toggled, walk } from "./choice";

const LONGEST_MOVEMENT = 2_000;
const CHANGED_FOR = 2_400;
const BACK_FOR = 4_000;
const LATE_AFTER = 1_200;
/** Closes a set of which something has been gathered. */
const CLOSE: Option = { word: DONE, spelling: "done", verb: "done", things: [] };

export type ThingState = "may" | "on" | "cannot" | "rest";
export interface Refusal {
  reason: Trouble;
  args: Record<string, string>;
}

/** The log after a message: kept up to `log_from` words, then the new entries. */
export function mergeLog(log: readonly LogEntry[], from: number, fresh: readonly LogEntry[]): LogEntry[] {
  return [...log.filter((entry) => entry.said <= from), ...fresh];
}

/** Whom an entry of the log is about. */
function personOf(entry: LogEntry): string | undefined {
  return entry.things.find(({ sense }) => sense === "player" || sense === "side" || sense === "seat")?.id;
}

export class TableModel implements Stage {
  /** What the server said last of all that is shown. */
  private now = $state.raw<Situation | null>(null);
  /** How what it says comes before the reader's eyes. */
  readonly course: Course;
  table = $state.raw<TableInfo | null>(null);
  private told = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  line = $state<LineState>("connecting");
  back = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  path = $state.raw<Thing[]>([]);
  gathered = $state.raw<number[]>([]);
  /** An option chosen as a whole, from a list. */
  picked = $state.raw<Option | null>(null);
  looked = $state.raw<Thing | null>(null);
  pinned = $state.raw<Thing | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  unread = $state(0);
  tab = $state("board");
  /** What stands in the board's place: the position as a list, or the list of keys. */
  dialog = $state<"list" | "keys" | null>(null);
  /** The lesson that is given here. */
  coach = $state.raw<Coach | null>(null);
  /** When the last situation was received, and the server's clock then. */
  received = $state.raw({ at: 0, now: 0 });
  readonly changed = new SvelteSet<string>();

  /** The version that the reader had seen when he came. */
  readonly seenBefore: number | null;

  private readonly connection: Line | null;
  private saidAt = $state<number | null>(null); // the version at which something was said
  /** Whether what was said is still on its way after a while. */
  late = $state(false);
  private takingBack = false; // what was answered for the reader is taken back with what he chose before
  root: HTMLElement | null = null;

  constructor(
    readonly id: string,
    readonly components: ReadonlyMap<string, Component>,
    readonly board: Board | null,
    readonly gameKey: string,
    live = true,
  ) {
    this.course = new Course(this);
    this.seenBefore = live ? seen.of(id) : null;
    this.connection = live ? new Line((from) => address(id, from), (m) => this.receive(m), (s) => this.lineIs(s)) : null;
  }

  get game(): Spoken {
    return { key: this.gameKey, components: this.components };
  }

  open(): void {
    this.connection?.open();
  }

  close(): void {
    this.connection?.close();
  }

  // What the server said

  /** What is shown: the last thing that happened, or what the reader looks back at. */
  get situation(): Situation | null {
    return this.course.looked ?? this.now;
  }

  get log(): LogEntry[] {
    const then = this.course.looked;
    return then ? this.told.filter((entry) => entry.version <= then.version) : this.told;
  }

  /** The log without what only another one at this screen was told: he reads it again when it is his turn. */
  get readable(): LogEntry[] {
    const shared = settings.curtain && !!this.board?.hands && this.hotSeat && !this.together && !this.over;
    const reader = this.seatOf(this.eyes)?.id;
    return shared ? this.log.filter((entry) => !entry.secret || personOf(entry) === reader) : this.log;
  }

  get view(): Data | null {
    return this.situation?.view ?? null;
  }

  get prompt(): Prompt | null {
    return this.situation?.prompt ?? null;
  }

  get seats(): Seat[] {
    return this.situation?.seats ?? [];
  }

  get mine(): number[] {
    return this.situation?.you.seats ?? [];
  }

  get watching(): boolean {
    return this.mine.length === 0;
  }

  get over(): boolean {
    return this.situation?.status === "over";
  }

  /** Whether this reader is asked now. */
  get myTurn(): boolean {
    return !!this.prompt?.options && !this.prompt.passing && !this.over;
  }

  /** Whether all win or lose together. */
  get together(): boolean {
    return this.table?.teams === "together";
  }

  /** The reader's standing orders. */
  get orders(): readonly Order[] {
    return this.situation?.you.orders ?? [];
  }

  /** The seat through whose eyes prices are shown: the one that is asked, or the reader's own. */
  get eyes(): number {
    const asked = this.prompt?.seat;
    if (asked !== undefined && (this.mine.includes(asked) || this.watching)) return asked;
    return this.mine[0] ?? 0;
  }

  /** Whether nobody else plays but computers. */
  get alone(): boolean {
    return this.seats.every((seat) => seat.kind === "computer" || this.mine.includes(seat.seat));
  }

  get hotSeat(): boolean {
    return this.mine.length > 1;
  }

  seatOf(seat: number | null | undefined): Seat | null {
    return this.seats.find((one) => one.seat === seat) ?? null;
  }

  private receive(message: Incoming): void {
    if (message.type === "snapshot") {
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

  /** Whether somebody's time runs at this table. */
  get clocked(): boolean {
    return this.seats.some((seat) => seat.clock_ms !== null);
  }

  fightsIn(next: Situation): Fight[] {
    const fights = this.view && next.view ? (this.board?.fights?.(this, next.log) ?? []) : [];
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
    const computers = this.seats.filter((seat) => seat.kind === "computer").map((seat) => seat.seat);
    const stands = next.log.some((entry) => entry.of === "game" && entry.seat !== null && computers.includes(entry.seat));
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

  private mark(keys: readonly string[]): void {
    for (const key of keys) {
      this.changed.add(key);
      setTimeout(() => this.changed.delete(key), CHANGED_FOR);
    }
  }

  /** Take a situation over. What the reader has half chosen stays, as long as it still can be chosen. */
  takeOver(next: Situation, at = performance.now(), stands = false): void {
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
    if (!sameQuestion) this.gathered = [];
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
      if (option) void this.say(option);
    } else if (this.mayUndo && this.situation) void this.tell({ type: "undo", version: this.situation.version });
    else this.takingBack = false;
  }

  private answeredItself(prompt: Prompt): Option | null {
    const declined = prompt.window && settings.neverAsk.includes(`${this.gameKey} ${prompt.window}`) ? prompt.options?.find(({ verb }) => verb === "pass") : null;
    return declined ?? (this.view ? (this.board?.itself?.(this, prompt) ?? null) : null);
  }

  /** Show a position of a finished game. */
  show(situation: Situation): void {
    this.now = situation;
    this.told = situation.log;
  }

  private lineIs(state: LineState): void {
    if (this.line === "lost" && state === "up") {
      this.back = true;
      setTimeout(() => (this.back = false), BACK_FOR);
    }
    this.line = state;
  }

  // What the reader does

  /** Whether something was said that the situation shown does not know of yet. */
  get sending(): boolean {
    return this.saidAt !== null && this.saidAt === this.situation?.version;
  }

  get options(): readonly Option[] {
    return this.gathering?.options ?? this.prompt?.options ?? [];
  }

  /** Where a set of a fixed number is asked for, what it is gathered from. */
  private get gathering(): Gathering | null {
    if (!this.prompt?.options || !this.view || !gathers(this.prompt.kind)) return null;
    return this.board?.gathering?.(this, this.prompt) ?? null;
  }

  private gather(option: Option): void {
    const { copies, number } = this.gathering ?? { copies: () => 1, number: Infinity };
    this.gathered = toggled(this.gathered, option.word, copies(option), number);
  }

  /** What closes a set: its confirmation once it is complete; where nothing is chosen `done`, `none` or whatever points at nothing. */
  private get closers(): Option[] {
    const least = this.gathering?.least ?? this.gathering?.number ?? 1;
    if (this.gathered.length) return this.gathered.length >= least ? [CLOSE] : [];
    return this.options.filter((option) => !option.things.length);
  }

  /** What the reader pointed at before the game asked for it. */
  private wish: Thing | null = null;

  /** The option that what is chosen so far names, and where it would lead next. */
  private get ahead(): { option: Option; things: readonly Thing[] } | null {
    if (!this.path.length || !this.board?.ahead) return null;
    for (const option of this.offered.complete) {
      const things = this.board.ahead(this, option);
      if (things.length) return { option, things };
    }
    return null;
  }

  private leadsTo(thing: Thing): Option | null {
    const ahead = this.ahead;
    return ahead?.things.some((one) => sameThing(one, thing)) ? ahead.option : null;
  }

  /** Answer what was wished for ahead, if it is asked for now; whatever else is asked ends the wish. */
  private grant(): void {
    const wish = this.wish;
    this.wish = null;
    if (!wish || !this.myTurn) return;
    const option = this.board?.granted?.(this, wish) ?? this.options.find((one) => one.things.length === 1 && sameThing(one.things[0], wish));
    if (option) void this.say(option);
  }

  private get offered() {
    return offer(this.options, this.path);
  }

  /** Answers that stand in the prompt: those with nothing to point at, those whose things are chosen, those not on the board. */
  get answers(): Option[] {
    if (this.picked) return [this.picked];
    if (!this.prompt || gathers(this.prompt.kind)) return this.closers;
    const { options, path, prompt } = this;
    const open = path.length ? this.offered.complete : options.filter((option) => !option.things[0] || !this.onBoard(option.things[0]));
    const answers = inPromptOrder(open);
    return this.board?.inOrder?.(prompt, answers) ?? answers;
  }

  /** The answer that is offered as the usual one: what confirms a choice, or the first that costs and ends nothing. */
  get usual(): Option | null {
    const [first] = this.answers;
    if (!first || !this.prompt || this.path.length || this.gathered.length) return first ?? null;
    const { prompt, board } = this;
    return this.answers.find((option) => !board?.risky?.(prompt, option)) ?? null;
  }

  private onBoard(thing: Thing): boolean {
    return !!this.view && (this.board ? this.board.shows(this, thing) : true);
  }

  /** Whether there is something on the board to choose. */
  get pointing(): boolean {
    return this.options.some((option) => option.things[0] && this.onBoard(option.things[0]));
  }

  may(thing: Thing): boolean {
    const key = keyOf(thing);
    return this.myTurn && !this.sending && (this.offered.next.has(key) || offer(this.options, []).next.has(key) || !!this.leadsTo(thing));
  }

  /** Whether a thing is the next step of a path already begun. */
  mayFollow(thing: Thing): boolean {
    return this.path.length > 0 && (this.offered.next.has(keyOf(thing)) || !!this.leadsTo(thing));
  }

  on(thing: Thing): boolean {
    if (this.path.some((one) => sameThing(one, thing))) return true;
    return this.gathered.some((word) => {
      const first = this.options.find((option) => option.word === word)?.things[0];
      return sameThing(first, thing);
    });
  }

  state(thing: Thing): ThingState {
    if (this.on(thing)) return "on";
    if (this.may(thing)) return "may";
    return this.myTurn ? "cannot" : "rest";
  }

  /** Why the reader cannot do with a thing what he might want to. */
  hindrance(thing: Thing): string {
    const found = this.myTurn ? this.prompt?.hindered.find((one) => sameThing(one.thing, thing)) : undefined;
    return found ? tongue.speech.hindrance(this.game, found) : "";
  }

  /** Why the thing that was clicked last cannot be chosen. */
  get refused(): string {
    return this.pinned && this.state(this.pinned) === "cannot" ? this.hindrance(this.pinned) : "";
  }

  /** Why words that the reader might miss are not among the answers. */
  get missing(): string[] {
    const answers = this.myTurn ? (this.prompt?.hindered.filter((one) => one.thing.sense === "answer") ?? []) : [];
    return answers.map((one) => tongue.speech.hindrance(this.game, one));
  }

  /** The reader clicked a thing: look at it, and choose it where that is possible. */
  pick(thing: Thing): void {
    this.pinned = thing;
    this.looked = null;
    this.refusal = null;
    if (!this.myTurn || this.sending || !this.prompt) return;
    if (gathers(this.prompt.kind)) {
      const option = this.options.find((one) => sameThing(one.things[0], thing));
      if (option) this.gather(option);
      return;
    }
    const leading = this.leadsTo(thing);
    if (leading) {
      this.wish = thing;
      void this.say(leading);
      return;
    }
    if (sameThing(this.path[this.path.length - 1], thing) && !this.mayFollow(thing)) {
      this.path = this.path.slice(0, -1);
      return;
    }
    this.picked = null;
    const path = walk(this.options, this.path, thing);
    if (!path) return;
    this.path = path;
    const { next, complete } = this.offered;
    const only = complete.length === 1 && !next.size ? complete[0] : undefined;
    if (only && !this.confirms(only)) void this.say(only);
  }

  /** The reader takes a thing up to lay it down elsewhere: it is chosen, and nothing is said yet. */
  lift(thing: Thing): void {
    if (!this.myTurn || this.sending || !this.prompt || gathers(this.prompt.kind)) return;
    this.path = walk(this.options, [], thing) ?? this.path;
  }

  /** The reader clicked an option in a list. */
  async choose(option: Option): Promise<void> {
    this.refusal = null;
    if (!this.prompt || this.sending) return;
    if (gathers(this.prompt.kind) && option.things.length) {
      this.gather(option);
    } else if (this.picked?.word === option.word) {
      this.stepBack();
    } else {
      [this.picked, this.path] = [option, option.things];
      this.pinned = option.things[0] ?? this.pinned;
      if (!option.things.length || !this.confirms(option)) await this.say(option);
    }
  }

  /** Choose what a hint names; nothing is said before it is confirmed. */
  take({ option, rest }: Pick<HintOption, "option" | "rest">): void {
    if (!this.prompt || this.sending) return;
    this.hint = null;
    if (gathers(this.prompt.kind) && option.things.length) this.gathered = [option, ...rest].map((one) => one.word);
    else [this.picked, this.path] = [option, option.things];
  }

  /** Whether an option would achieve nothing now. */
  vain(option: Option): boolean {
    return this.prompt?.vain.includes(option.word) ?? false;
  }

  /** What achieves nothing is always confirmed, so that the reader was told. */
  private confirms(option: Option): boolean {
    if (this.vain(option)) return true;
    if (settings.oneStep || !this.prompt) return false;
    return this.board?.confirms(this.prompt, option) ?? true;
  }

  /** One step back: the last thing chosen, then the whole choice. */
  stepBack(): boolean {
    this.refusal = null;
    if (this.picked) [this.picked, this.path] = [null, []];
    else if (this.path.length) this.path = this.path.slice(0, -1);
    else if (this.gathered.length) this.gathered = [];
    else if (this.hint) this.hint = null;
    else return false;
    return true;
  }

  async say(option: Option): Promise<void> {
    if (!this.prompt || !this.situation || this.sending) return;
    const close = this.gathered.length > 0;
    const words = close ? setAnswer(this.gathered) : [option.word];
    if (this.coach?.permits(option, words, close) === false) {
      this.wish = null;
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

  private forgetChoice(): void {
    this.path = [];
    this.gathered = [];
    this.picked = null;
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

  /** The thing that the inspector shows. */
  get inspected(): Thing | null {
    return this.looked ?? this.path[this.path.length - 1] ?? this.pinned;
  }

  /** What is left on a seat's clock, in milliseconds, at a moment of `performance.now()`. */
  clock(seat: Seat, at: number): number | null {
    if (seat.clock_ms === null) return null;
    const runs = !this.over && this.prompt?.seat === seat.seat;
    return Math.max(0, seat.clock_ms - (runs ? at - this.received.at : 0));
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
