// How what happens comes before the reader's eyes: one thing after the other, at the pace he has chosen, with a pause and a look back.
import type { Fight } from "../../boards";
import type { Situation } from "../../protocol/live";
import { settings, type Tempo } from "../../settings.svelte";

/** For how long a computer's move stands before the next one is shown, in milliseconds; step by step until the reader goes on. */
const MOVE: Readonly<Record<Tempo, number>> = { step: Infinity, slow: 1_800, quick: 600, once: 0 };
/** For how long it stands at a quick pace where another move waits behind the next one already, so that nobody falls behind the table. */
const HURRIED = 250;
/** For how long dice stand that have fallen, however much waits behind them: they are thrown one after the other, and read. */
const DICE: Readonly<Record<Tempo, number>> = { step: Infinity, slow: 4_000, quick: 1_800, once: 0 };
/** For how long a fight stands. */
const FIGHT: Readonly<Record<Tempo, number>> = { step: Infinity, slow: 6_000, quick: 2_600, once: 0 };
/** Where everything is shown at once, nothing moves while more than so much waits. */
const MOST_MOVED = 3;
/** How many moves the reader can look back. */
const REMEMBERED = 80;

/** What the reader should have time for: a move, or dice that have fallen. */
export type Standing = "move" | "dice";

/** What the server said, and when it came. */
export interface Arrived {
  next: Situation;
  at: number;
}

/** What shows a table. */
export interface Stage {
  /** Whether the reader is asked by what is shown: he is kept waiting by nothing then. */
  readonly myTurn: boolean;
  /** Whether somebody's time runs. */
  readonly clocked: boolean;
  fightsIn(next: Situation): Fight[];
  present(arrived: Arrived): Promise<void>;
}

export class Course {
  paused = $state(false);
  /** Whether something has happened that waits to be shown. */
  holding = $state(false);
  /** The fight that is resolved now. */
  fight = $state.raw<Fight | null>(null);
  private past = $state.raw<readonly Situation[]>([]);
  /** By how many moves the reader looks back. */
  private back = $state(0);
  private queue: readonly Arrived[] = [];
  private draining = false;
  private shownAt = 0;
  private stands: Standing | null = null; // whether what was shown last is to stand for a while
  private goOn = false;
  private wake: () => void = () => undefined;

  constructor(private readonly stage: Stage) {}

  /** Something has happened: it is shown when its time has come. */
  async arrive(next: Situation): Promise<void> {
    this.queue = [...this.queue, { next, at: performance.now() }];
    if (this.draining) {
      if (this.hurries && !this.paused) this.wake(); // a move that is shown stands no longer than that
      return;
    }
    this.draining = true;
    for (let first = this.queue[0]; first; first = this.queue[0]) await this.perform(first);
    this.draining = false;
  }

  private async perform(first: Arrived): Promise<void> {
    if (!this.stage.myTurn) await this.until(() => this.shownAt + this.standing);
    const fights = this.queue[0] === first && this.tempo !== "once" ? this.stage.fightsIn(first.next) : [];
    for (const fight of fights) if (this.queue[0] === first) await this.resolve(fight);
    if (this.queue[0] !== first) return; // the table has begun anew
    this.queue = this.queue.slice(1);
    await this.stage.present(first);
  }

  /** For how long what was shown last is to stand. */
  private get standing(): number {
    if (!this.stands) return 0;
    if (this.stands === "dice") return DICE[this.tempo];
    return this.hurries ? HURRIED : MOVE[this.tempo];
  }

  /** Whether a further move waits behind the next one, at a quick pace. */
  private get hurries(): boolean {
    return this.tempo === "quick" && this.queue.length > 1;
  }

  /** Whether so much waits that it is shown without movement. */
  get crowded(): boolean {
    return this.tempo === "once" && this.queue.length > MOST_MOVED;
  }

  /** The last that came, shown or not. */
  get latest(): Situation | undefined {
    return this.queue.at(-1)?.next ?? this.past.at(-1);
  }

  /** The reader's pace; where a clock runs nobody is kept for long, and nobody who looks elsewhere. */
  private get tempo(): Tempo {
    if (settings.tempo === "once" || document.hidden) return "once";
    return this.stage.clocked ? "quick" : settings.tempo;
  }

  /** The earlier moment that the reader looks at: nobody can choose there. */
  readonly looked = $derived.by((): Situation | null => {
    const then = this.back ? this.past[this.past.length - 1 - this.back] : undefined;
    return then ? { ...then, prompt: then.prompt && { ...then.prompt, options: null }, you: { ...then.you, may_undo: false, undo_to: null } } : null;
  });

  get mayLookBack(): boolean {
    return this.back < this.past.length - 1;
  }

  /** A situation is before the reader's eyes; `stands` says what it shows that he should have time for. */
  show(situation: Situation, stands: Standing | null): void {
    this.past = [...this.past, situation].slice(-REMEMBERED);
    this.stands = stands;
    this.shownAt = performance.now();
  }

  /** The table begins anew, or something was taken back: there is nothing to look back at, and what waited is given back. */
  forget(): Situation[] {
    const missed = this.queue.map(({ next }) => next);
    this.queue = [];
    this.past = [];
    this.back = 0;
    this.fight = null;
    this.goOn = true;
    this.wake();
    return missed;
  }

  /** Show a fight until the reader goes on, or for as long as his pace says. */
  private async resolve(fight: Fight): Promise<void> {
    this.fight = fight;
    const began = performance.now();
    await this.until(() => began + FIGHT[this.tempo]);
    this.fight = null;
  }

  private async until(due: () => number): Promise<void> {
    this.goOn = false;
    while (!this.goOn && (this.paused || this.back || performance.now() < due())) {
      this.holding = true;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        if (!this.paused && !this.back && Number.isFinite(due())) setTimeout(resolve, due() - performance.now());
      });
    }
    this.holding = false;
  }

  // What the reader does

  pause(): void {
    this.paused = !this.paused;
    this.wake();
  }

  lookBack(): void {
    if (this.mayLookBack) this.back += 1;
    this.wake();
  }

  /** One move on: towards now, or to what waits to be shown. */
  next(): void {
    if (this.back) this.back -= 1;
    else this.goOn = true;
    this.wake();
  }

  toNow(): void {
    this.back = 0;
    this.wake();
  }
}
