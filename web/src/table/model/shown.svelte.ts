// What is shown of a table: what the server said last, or what the reader looks back at.
import type { Board, Data } from "../../boards";
import type { Situation } from "../../protocol/live";
import type { ChatLine, Component, LogEntry, Order, Prompt, Seat, TableInfo } from "../../protocol/types";
import { settings } from "../../settings.svelte";
import type { Spoken } from "../../text/speech";
import type { Course } from "./course.svelte";

const NOTHING: readonly never[] = [];

/** Whom an entry of the log is about. */
function personOf(entry: LogEntry): string | undefined {
  return entry.things.find(({ sense }) => sense === "player" || sense === "side" || sense === "seat")?.id;
}

export abstract class Shown {
  /** What the server said last of all that is shown. */
  protected now = $state.raw<Situation | null>(null);
  /** How what it says comes before the reader's eyes. */
  abstract readonly course: Course;
  table = $state.raw<TableInfo | null>(null);
  protected told = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** When it was as it is shown, where it is what this device has kept; null at a table that is live. */
  asOf = $state<number | null>(null);
  /** When the last situation was received, and the server's clock then. */
  received = $state.raw({ at: 0, now: 0 });

  constructor(
    readonly id: string,
    readonly components: ReadonlyMap<string, Component>,
    readonly board: Board | null,
    readonly gameKey: string,
  ) {
    this.game = { key: gameKey, components };
  }

  readonly game: Spoken;

  // Each of these is derived by itself: what looks at one of them is drawn again only when that one has changed (`protocol/sharing.ts`).

  /** What is shown: the last thing that happened, or what the reader looks back at. */
  readonly situation = $derived.by((): Situation | null => this.course.looked ?? this.now);

  readonly log = $derived.by((): LogEntry[] => {
    const then = this.course.looked;
    return then ? this.told.filter((entry) => entry.version <= then.version) : this.told;
  });

  readonly view = $derived.by((): Data | null => this.situation?.view ?? null);

  readonly prompt = $derived.by((): Prompt | null => this.situation?.prompt ?? null);

  readonly seats = $derived.by((): readonly Seat[] => this.situation?.seats ?? NOTHING);

  readonly mine = $derived.by((): readonly number[] => this.situation?.you.seats ?? NOTHING);

  readonly watching = $derived.by((): boolean => this.mine.length === 0);

  readonly over = $derived.by((): boolean => this.situation?.status === "over");

  /** Whether this reader is asked now. */
  readonly myTurn = $derived.by((): boolean => !!this.prompt?.options && !this.prompt.passing && !this.over);

  /** Whether all win or lose together. */
  get together(): boolean {
    return this.table?.teams === "together";
  }

  /** The reader's standing orders. */
  readonly orders = $derived.by((): readonly Order[] => this.situation?.you.orders ?? NOTHING);

  /** The seat through whose eyes prices are shown: the one that is asked, or the reader's own. */
  readonly eyes = $derived.by((): number => {
    const asked = this.prompt?.seat;
    if (asked !== undefined && (this.mine.includes(asked) || this.watching)) return asked;
    return this.mine[0] ?? 0;
  });

  /** Whether nobody else plays but computers. */
  readonly alone = $derived.by((): boolean => this.seats.every((seat) => seat.kind === "computer" || this.mine.includes(seat.seat)));

  readonly hotSeat = $derived.by((): boolean => this.mine.length > 1);

  /** The log without what only another one at this screen was told: he reads it again when it is his turn. */
  readonly readable = $derived.by((): LogEntry[] => {
    const shared = settings.curtain && !!this.board?.hands && this.hotSeat && !this.together && !this.over;
    const reader = this.seatOf(this.eyes)?.id;
    return shared ? this.log.filter((entry) => !entry.secret || personOf(entry) === reader) : this.log;
  });

  /** The reader's seat, where he plays one side alone. */
  readonly reader = $derived.by((): string | undefined => (this.mine.length === 1 ? this.seatOf(this.mine[0])?.id : undefined));

  seatOf(seat: number | null | undefined): Seat | null {
    return this.seats.find((one) => one.seat === seat) ?? null;
  }

  /** Whether somebody's time runs at this table. */
  get clocked(): boolean {
    return this.seats.some((seat) => seat.clock_ms !== null);
  }

  /** What is left on a seat's clock, in milliseconds, at a moment of `performance.now()`. */
  clock(seat: Seat, at: number): number | null {
    if (seat.clock_ms === null) return null;
    const runs = !this.over && this.asOf === null && this.prompt?.seat === seat.seat;
    return Math.max(0, seat.clock_ms - (runs ? at - this.received.at : 0));
  }

  /** Show a position of a finished game. */
  show(situation: Situation): void {
    this.now = situation;
    this.told = situation.log;
  }
}
