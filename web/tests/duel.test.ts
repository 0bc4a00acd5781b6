// What the table of Duel says beside its questions.
import { beforeAll, describe, expect, it } from "vitest";
import { board } from "../src/boards/duel/board";
import { messagesOf } from "../scripts/messages";
import type { Option, Prompt, Thing } from "../src/protocol/types";
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
