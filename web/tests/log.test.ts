// Lines of the log: what happened in the game, at the table, and what was taken back in somebody's absence.
import { expect, it, vi } from "vitest";
import type { LogEntry } from "../src/protocol/types";
import { sentence } from "../src/table/model/say";
import type { TableModel } from "../src/table/model/table.svelte";
import { plain } from "../src/text/speech";

vi.mock("../src/text/tongue.svelte", () => ({
  personName: (name: string): string => name,
  t: (id: string): string => `[${id}]`,
  tongue: { speech: { notice: () => [{ text: "a card was played", thing: null }] } },
}));

const MODEL = { mine: [], seatOf: () => null } as unknown as TableModel;

function line(of: LogEntry["of"], kind: string): string {
  return plain(sentence(MODEL, { version: 1, said: 1, seat: 0, of, kind, things: [], about: {}, place: "line", gathers: [], secret: false }));
}

it("what was taken back is told as what it had been, and that it was taken back", () => {
  expect(line("game", "played")).toBe("a card was played");
  expect(line("taken", "played")).toBe("[web-log-taken] a card was played");
  expect(line("table", "undone_alone")).toBe("[web-log-undone_alone]");
});
