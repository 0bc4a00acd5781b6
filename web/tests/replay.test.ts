import { describe, expect, it } from "vitest";
import type { LogEntry, Moment, Step, TableSummary } from "../src/protocol/types";
import { costliest, curve, growth, logUpTo, marksOf, opened, situationAt, turnFrom } from "../src/table/model/replay";

const entry = (kind: string): LogEntry => ({ version: 1, said: 1, seat: 0, of: "game", kind, things: [], about: {}, place: "line", gathers: [], secret: false });
const step = (said: number, ...kinds: string[]): Step => ({ said, seat: 0, option: { word: 1, spelling: "x", verb: "x", things: [] }, log: kinds.map(entry) });
const STEPS = [step(1, "played", "coins"), step(2, "quest"), step(3, "victory")];

describe("a replay", () => {
  it("tells what had happened after so many words", () => {
    expect(logUpTo(STEPS, 0)).toEqual([]);
    expect(logUpTo(STEPS, 2).map((one) => one.kind)).toEqual(["played", "coins", "quest"]);
    expect(logUpTo(STEPS, 99)).toHaveLength(4);
  });

  it("shows a moment with nobody to choose and no clock running", () => {
    const moment = { said: 2, viewer: 0, view: { chapter: 1 }, prompt: { seat: 0, name: "turn", kind: "one", secret: false, args: [], options: [], window: null, triggered: false, passing: false, vain: [], hindered: [] } } as Moment;
    const table = { seats: [{ seat: 0, clock_ms: 5000, thinking: true }], outcome: null, updated: 7 } as unknown as TableSummary;
    const shown = situationAt(moment, table, []);
    expect(shown.prompt?.options).toBeNull();
    expect(shown.you.seats).toEqual([]);
    expect(shown.seats[0]).toMatchObject({ clock_ms: null, thinking: false });
  });

  it("draws estimates from a sure loss at the bottom to a sure victory at the top", () => {
    expect(curve([-1, 0, 1], 2, 100, 50)).toEqual([[0, 50], [50, 25], [100, 0]]);
  });
});

describe("the way through a replay", () => {
  const by = (seat: number, ...kinds: string[]): Step => ({ ...step(1, ...kinds), seat });
  const game = [by(0), by(0), by(1), by(1), by(0)];

  it("goes from turn to turn, and to the marks of the log", () => {
    expect([0, 2, 4].map((at) => turnFrom(game, at, 1))).toEqual([2, 4, 5]);
    expect([5, 4, 2].map((at) => turnFrom(game, at, -1))).toEqual([4, 2, 0]);
    const head = { ...entry("round"), place: "head" as const };
    expect(marksOf([by(0), { ...by(1), log: [entry("played"), head] }])).toEqual([{ at: 2, entry: head }]);
  });

  it("names the choices that cost their seats most", () => {
    const estimates = [[0, 0], [0.1, -0.1], [-0.4, 0.4], [-0.3, 0.3], [0.5, -0.5], [0.2, -0.2]];
    expect(costliest(game, estimates, 2).map(({ at }) => at)).toEqual([3, 1]);
    expect(costliest(game, [[0, 0]], 3)).toEqual([]);
  });

  it("opens the hands of all", () => {
    const view = { seats: { a: { hand: ["x"], deck: 5 }, b: { hand: 2, deck: 4 } }, round: 3 };
    const other = { seats: { a: { hand: 1, deck: 5 }, b: { hand: ["y", "z"], deck: 4 } }, round: 3 };
    expect(opened(view, other)).toEqual({ seats: { a: { hand: ["x"], deck: 5 }, b: { hand: ["y", "z"], deck: 4 } }, round: 3 });
  });

  it("draws points as lines that grow from nothing", () => {
    expect(growth([[1, 0], [2, 4]], 100, 40)).toEqual(["M0.0 40.0L50.0 30.0L100.0 20.0", "M0.0 40.0L50.0 40.0L100.0 0.0"]);
  });
});
