import { describe, expect, it } from "vitest";
import { sharing } from "../src/protocol/sharing";

describe("what is the same in two situations", () => {
  const before = { round: 1, seats: [{ id: "a", cards: ["x", "y"] }, { id: "b", cards: [] }], prompt: null as unknown };

  it("is the same object, where nothing has changed", () => {
    expect(sharing(before, structuredClone(before))).toBe(before);
  });

  it("keeps its identity beside what has changed", () => {
    const next = sharing(before, { ...structuredClone(before), round: 2 });
    expect(next).toEqual({ ...before, round: 2 });
    expect(next.seats).toBe(before.seats);
  });

  it("is found within what has changed", () => {
    const next = sharing(before, { ...before, seats: [{ id: "a", cards: ["x", "y"] }, { id: "b", cards: ["z"] }] });
    expect(next.seats[0]).toBe(before.seats[0]);
    expect(next.seats[1]).toEqual({ id: "b", cards: ["z"] });
  });

  it.each([
    [["x"], ["x", "y"]],
    [["x", "y"], ["x"]],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [[], {}],
    [{}, null],
    [null, {}],
    ["1", 1],
  ])("is not made up: %j and %j", (one, other) => {
    expect(sharing(one, other)).toStrictEqual(other);
  });

  it("changes neither", () => {
    const [one, other] = [structuredClone(before), { ...structuredClone(before), round: 7 }];
    sharing(one, other);
    expect(one).toEqual(before);
    expect(other.round).toBe(7);
  });
});
