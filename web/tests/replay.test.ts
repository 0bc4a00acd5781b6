import { describe, expect, it } from "vitest";
import type { LogEntry, Moment, Step, TableSummary } from "../src/protocol/types";
import { curve, logUpTo, situationAt } from "../src/table/model/replay";

const entry = (kind: string): LogEntry => ({ version: 1, said: 1, seat: 0, of: "game", kind, things: [], about: {}, place: "line", gathers: [] });
const step = (said: number, ...kinds: string[]): Step => ({ said, seat: 0, option: { word: 1, spelling: "x", verb: "x", things: [] }, log: kinds.map(entry) });
const STEPS = [step(1, "played", "coins"), step(2, "quest"), step(3, "victory")];

describe("a replay", () => {
  it("tells what had happened after so many words", () => {
    expect(logUpTo(STEPS, 0)).toEqual([]);
    expect(logUpTo(STEPS, 2).map((one) => one.kind)).toEqual(["played", "coins", "quest"]);
    expect(logUpTo(STEPS, 99)).toHaveLength(4);
  });

  it("shows a moment with nobody to choose and no clock running", () => {
    const moment = { said: 2, viewer: 0, view: { chapter: 1 }, prompt: { seat: 0, name: "turn", kind: "one", secret: false, args: [], options: [], window: null, triggered: false, passing: false, vain: [] } } as Moment;
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
