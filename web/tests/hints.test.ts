// What a table remembers of a question: hints that come too late, sets that a hint names, whose events the log tells.
import { beforeEach, describe, expect, it } from "vitest";
import type { Hint, LogEntry, Option } from "../src/protocol/types";
import type { Situation } from "../src/protocol/live";
import type { Board } from "../src/boards";
import { lastLine, sealOf } from "../src/table/model/say";
import { TableModel } from "../src/table/model/table.svelte";

function option(word: number, id: string): Option {
  return { word, spelling: id, verb: "card", things: [{ sense: "card", id }] };
}

const OPTIONS = [option(3, "a"), option(4, "b"), option(5, "c")];

function situation(version: number, kind: "one" | "set"): Situation {
  const prompt = { seat: 0, name: "turn", kind, secret: false, args: [], options: OPTIONS, window: null, triggered: false, passing: false };
  return { type: "update", version, said: version, prompt, seats: [], log: [], you: { seats: [0] }, status: "playing" } as unknown as Situation;
}

function entry(said: number, seat: number | null, kind: string, ...things: [string, string][]): LogEntry {
  return { version: said, said, seat, of: "game", kind, things: things.map(([sense, id]) => ({ sense, id })), about: {}, place: kind === "round" ? "head" : "line", gathers: [], secret: false };
}

const board = { seal: (id: string) => (id === "shadow" ? "shadow" : "free"), ownerOf: (one: LogEntry) => (one.kind === "hunt" ? "shadow" : null) } as unknown as Board;
let model: TableModel;

beforeEach(() => {
  model = new TableModel("t", new Map(), board, "any", false);
  model.show(situation(8, "one"));
});

describe("a hint", () => {
  const hint = (version: number): Hint => ({ type: "hint", id: "1", version, seat: 0, options: [] });

  it("is dropped where the question has changed meanwhile", () => {
    model.hear(hint(7));
    expect(model.hint).toBeNull();
    model.hear(hint(8));
    expect(model.hint).not.toBeNull();
  });

  it("that is taken chooses and says nothing yet", () => {
    model.take({ option: OPTIONS[1] as Option, rest: [] });
    expect(model.picked?.word).toBe(4);
    expect(model.sending).toBe(false);
  });

  it("for a set is taken as a whole", () => {
    model.show(situation(9, "set"));
    model.take({ option: OPTIONS[0] as Option, rest: [OPTIONS[2] as Option] });
    expect(model.gathered).toEqual([3, 5]);
  });
});

describe("the log", () => {
  it("seals an event with the side that it speaks of, not with the one that was asked last", () => {
    expect(sealOf(model, entry(1, 1, "rolled", ["side", "shadow"]))).toBe("shadow");
    expect(sealOf(model, entry(1, 0, "hunt"))).toBe("shadow");
  });

  it("tells the last event by the first line of its word, without headings", () => {
    const log = [entry(1, 0, "played"), entry(2, 1, "played"), entry(2, 1, "drew"), entry(2, null, "round")];
    model.show({ ...situation(9, "one"), log });
    const [told] = lastLine(model)?.sentences ?? [];
    expect(told?.map((one) => [one.kind, one.said])).toEqual([["played", 2]]);
  });

  it("tells the last event with what belongs to its line, though it took several words", () => {
    const log = [entry(1, 0, "played"), entry(2, 1, "played"), { ...entry(3, 1, "drew"), place: "on" as const }];
    model.show({ ...situation(9, "one"), log });
    expect(lastLine(model)?.sentences.flat().map((one) => one.kind)).toEqual(["played", "drew"]);
  });
});
