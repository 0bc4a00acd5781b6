// What the table of Duel says beside its questions.
import { beforeAll, describe, expect, it } from "vitest";
import { board } from "../src/boards/duel/board";
import { conflictsIn } from "../src/boards/duel/fights";
import { messagesOf } from "../scripts/messages";
import type { LogEntry, Option, Prompt, Thing } from "../src/protocol/types";
import type { TableModel } from "../src/table/model/table.svelte";
import { tongue } from "../src/text/tongue.svelte";

const ARNOR: Thing = { sense: "region", id: "arnor" };

function detail(name: string, options: Pick<Option, "verb" | "things">[], path: Thing[] = []): string {
  const prompt = { name, args: [], options } as unknown as Prompt;
  return board.detail({ path, hindrance: () => "", prompt } as unknown as TableModel, prompt);
}

beforeAll(() => {
  tongue.speech.add(messagesOf("en"));
  tongue.speech.add(messagesOf("en", "duel"));
});

describe("beside a question", () => {
  it("of manoeuvres it is told what is left to do: to move, or only to remove", () => {
    expect(detail("manoeuvre", [{ verb: "move", things: [ARNOR, ARNOR] }, { verb: "remove", things: [ARNOR] }])).toMatch(/your units/);
    expect(detail("manoeuvre", [{ verb: "remove", things: [ARNOR] }])).toMatch(/enemy units/);
  });

  it("nothing is said of gold edges where nothing on the board can be chosen", () => {
    expect(detail("bonus_turn", [{ verb: "yes", things: [] }, { verb: "no", things: [] }])).toBe("");
    expect(detail("bonus_unit", [{ verb: "place", things: [ARNOR] }, { verb: "no", things: [] }])).toMatch(/gold edge/);
  });
});

describe("an answer that leaves undone what was offered", () => {
  const option = (verb: string): Option => ({ word: 1, spelling: verb, verb, things: [] });
  const risky = (verb: string, ...others: string[]): boolean => board.risky?.({ options: [verb, ...others].map(option) } as unknown as Prompt, option(verb)) ?? false;

  it("is not the usual one, unless nothing else is left", () => {
    expect(risky("no", "place")).toBe(true);
    expect(risky("done", "move")).toBe(true);
    expect(risky("yes", "no")).toBe(false);
    expect(risky("done")).toBe(false);
  });
});

describe("a conflict", () => {
  const told = (kind: string, ...things: Thing[]): LogEntry => ({ of: "game", kind, things }) as unknown as LogEntry;
  const side = (id: string): Thing => ({ sense: "side", id });
  const number = (value: number): Thing => ({ sense: "number", id: String(value) });
  const ROHAN: Thing = { sense: "region", id: "rohan" };
  const conflicts = (...entries: LogEntry[]) => conflictsIn({ sides: { fellowship: { units: { arnor: 2, rohan: 1 } }, sauron: { units: { arnor: 0 } } } } as never, entries);

  it("is between those who stood there and those who came, before they fall", () => {
    const came = [told("played", side("sauron")), told("placed", side("sauron"), number(3), ARNOR), told("conflict", ARNOR, number(2))];
    expect(conflicts(...came)).toEqual([{ region: "arnor", units: { fellowship: 2, sauron: 3 }, lost: 2 }]);
  });

  it("knows what the one before it and what marched or was removed has left", () => {
    const first = [told("placed", side("sauron"), number(1), ARNOR), told("conflict", ARNOR, number(1))];
    const then = [told("moved", side("fellowship"), ROHAN, ARNOR), told("placed", side("sauron"), number(2), ARNOR), told("conflict", ARNOR, number(2))];
    expect(conflicts(...first, ...then).at(-1)).toEqual({ region: "arnor", units: { fellowship: 2, sauron: 2 }, lost: 2 });
    const removed = [told("removed", side("fellowship"), ARNOR), told("placed", side("sauron"), number(1), ARNOR), told("conflict", ARNOR, number(1))];
    expect(conflicts(...removed)).toEqual([{ region: "arnor", units: { fellowship: 1, sauron: 1 }, lost: 1 }]);
  });
});
