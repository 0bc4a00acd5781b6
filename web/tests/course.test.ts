// The pace at which things come before the reader's eyes: step by step, by time, at once; pause, a look back, fights.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Fight } from "../src/boards";
import type { Situation } from "../src/protocol/live";
import { settings, type Tempo } from "../src/settings.svelte";
import { Course, type Arrived, type Stage } from "../src/table/model/course.svelte";

const QUICK = 600;
const HURRIED = 250;
const DICE = 1_800;
const FIGHT = { name: "Bree" } as Fight;

function situation(version: number): Situation {
  return { version, said: version, prompt: { options: [] }, you: { may_undo: true, undo_to: 1 } } as unknown as Situation;
}

class Hall implements Stage {
  myTurn = false;
  clocked = false;
  fights: Fight[] = [];
  throws = false;
  readonly course = new Course(this);
  shown: number[] = [];

  fightsIn(): Fight[] {
    return this.fights;
  }

  async present({ next }: Arrived): Promise<void> {
    this.shown.push(next.version);
    this.course.show(next, this.throws ? "dice" : "move");
    await Promise.resolve();
  }
}

function hall(tempo: Tempo): Hall {
  settings.tempo = tempo;
  return new Hall();
}

async function arrive({ course }: Hall, ...versions: number[]): Promise<void> {
  for (const version of versions) void course.arrive(situation(version));
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the computers' moves", () => {
  it("are shown at once where that is wished, or while nobody looks", async () => {
    const here = hall("once");
    await arrive(here, 1, 2, 3);
    expect(here.shown).toEqual([1, 2, 3]);
    const away = hall("slow");
    vi.stubGlobal("document", { hidden: true });
    await arrive(away, 1, 2, 3);
    expect(away.shown).toEqual([1, 2, 3]);
  });

  it("stand for a while each", async () => {
    const here = hall("quick");
    await arrive(here, 1, 2);
    expect(here.shown).toEqual([1]);
    await vi.advanceTimersByTimeAsync(QUICK - 1);
    expect(here.shown).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(here.shown).toEqual([1, 2]);
  });

  it("let dice be read, however much waits behind them", async () => {
    const here = hall("quick");
    here.throws = true;
    await arrive(here, 1, 2, 3);
    await vi.advanceTimersByTimeAsync(DICE - 1);
    expect(here.shown).toEqual([1]);
    here.throws = false;
    await vi.advanceTimersByTimeAsync(1);
    expect(here.shown).toEqual([1, 2]);
  });

  it("stand for less where others wait behind the next one, but never for none", async () => {
    const here = hall("quick");
    await arrive(here, 1, 2);
    await vi.advanceTimersByTimeAsync(100);
    await arrive(here, 3);
    expect(here.shown).toEqual([1]);
    await vi.advanceTimersByTimeAsync(HURRIED - 100);
    expect(here.shown).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(QUICK - 1);
    expect(here.shown).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(1);
    expect(here.shown).toEqual([1, 2, 3]);
  });

  it("stand as long as always at a slow pace, whatever waits", async () => {
    const here = hall("slow");
    await arrive(here, 1, 2, 3, 4);
    await vi.advanceTimersByTimeAsync(QUICK);
    expect(here.shown).toEqual([1]);
  });

  it("wait step by step until the reader goes on, unless a clock runs", async () => {
    const here = hall("step");
    await arrive(here, 1, 2, 3);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(here.shown).toEqual([1]);
    here.course.next();
    await vi.advanceTimersByTimeAsync(0);
    expect(here.shown).toEqual([1, 2]);
    here.clocked = true;
    here.course.next();
    await arrive(here, 4);
    await vi.advanceTimersByTimeAsync(QUICK);
    expect(here.shown).toEqual([1, 2, 3, 4]);
  });

  it("keep nobody waiting who is asked", async () => {
    const here = hall("step");
    await arrive(here, 1);
    here.myTurn = true;
    await arrive(here, 2);
    expect(here.shown).toEqual([1, 2]);
  });

  it("pause, and go on from there", async () => {
    const here = hall("quick");
    await arrive(here, 1, 2);
    here.course.pause();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(here.shown).toEqual([1]);
    here.course.pause();
    await vi.advanceTimersByTimeAsync(0);
    expect(here.shown).toEqual([1, 2]);
  });

  it("can be looked back at, while nothing else is shown and nobody can choose", async () => {
    const here = hall("quick");
    await arrive(here, 1);
    await vi.advanceTimersByTimeAsync(QUICK);
    await arrive(here, 2);
    here.course.lookBack();
    expect(here.course.looked).toMatchObject({ version: 1, prompt: { options: null }, you: { may_undo: false, undo_to: null } });
    expect(here.course.mayLookBack).toBe(false);
    await arrive(here, 3);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(here.shown).toEqual([1, 2]);
    here.course.next();
    await vi.advanceTimersByTimeAsync(0);
    expect(here.course.looked).toBeNull();
    expect(here.shown).toEqual([1, 2, 3]);
  });

  it("are given back where the table begins anew", async () => {
    const here = hall("step");
    await arrive(here, 1, 2, 3);
    expect(here.course.forget().map(({ version }) => version)).toEqual([2, 3]);
    await vi.advanceTimersByTimeAsync(0);
    expect(here.shown).toEqual([1]);
    expect(here.course.holding).toBe(false);
  });
});

describe("a fight", () => {
  it("stands before what comes of it is shown", async () => {
    const here = hall("step");
    here.fights = [FIGHT];
    await arrive(here, 1);
    expect(here.course.fight).toBe(FIGHT);
    expect(here.shown).toEqual([]);
    here.course.next();
    await vi.advanceTimersByTimeAsync(0);
    expect(here.course.fight).toBeNull();
    expect(here.shown).toEqual([1]);
  });

  it("is left out where everything is shown at once", async () => {
    const here = hall("once");
    here.fights = [FIGHT];
    await arrive(here, 1);
    expect(here.shown).toEqual([1]);
  });
});
