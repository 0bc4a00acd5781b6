import { describe, expect, it } from "vitest";
import type { Option } from "../src/protocol/types";
import { DONE, holds, inPromptOrder, keyOf, offer, setAnswer, thingOf, toggled, walk } from "../src/table/model/choice";

function option(word: number, verb: string, ...things: string[]): Option {
  return { word, spelling: String(word), verb, things: things.map(thingOf) };
}

const TURN = [option(4, "play", "card:men"), option(9, "discard", "card:men"), option(10, "discard", "card:ents"), option(20, "take", "tile:bree")];
const MOVES = [option(0, "done"), option(30, "move", "region:arnor", "region:lindon"), option(31, "move", "region:arnor", "region:rohan"), option(40, "remove", "region:mordor")];
const [arnor, lindon, mordor] = ["region:arnor", "region:lindon", "region:mordor"].map(thingOf) as [never, never, never];

describe("from options to what can be clicked", () => {
  it("a thing's key gives the thing back, even where its id has a colon", () => {
    expect(thingOf(keyOf({ sense: "die", id: "army:2" }))).toEqual({ sense: "die", id: "army:2" });
  });

  it("every first thing of an option can be clicked, and what has no thing is an answer", () => {
    expect([...offer(MOVES, []).next]).toEqual(["region:arnor", "region:mordor"]);
    expect(offer(MOVES, []).complete.map((one) => one.verb)).toEqual(["done"]);
  });

  it("several options on one thing become answers once it is chosen", () => {
    expect(offer(TURN, [thingOf("card:men")]).complete.map((one) => one.verb)).toEqual(["play", "discard"]);
  });

  it("an option with two things wants the second after the first", () => {
    expect(walk(MOVES, [], arnor)).toEqual([arnor]);
    expect([...offer(MOVES, [arnor]).next]).toEqual(["region:lindon", "region:rohan"]);
    expect(walk(MOVES, [arnor], lindon)).toEqual([arnor, lindon]);
    expect(offer(MOVES, [arnor, lindon]).complete.map((one) => one.word)).toEqual([30]);
  });

  it("another first thing takes the choice back and begins anew", () => {
    expect(walk(MOVES, [arnor], mordor)).toEqual([mordor]);
  });

  it("a thing that nothing points at can't be chosen", () => {
    expect(walk(TURN, [], thingOf("card:none"))).toBeNull();
  });

  it("half a choice holds as long as some option begins with it", () => {
    expect(holds(MOVES, [arnor])).toBe(true);
    expect(holds(TURN, [arnor])).toBe(false);
    expect(holds(TURN, [])).toBe(true);
  });

  it("answers that decline stand last", () => {
    expect(inPromptOrder([option(DONE, "done"), option(3, "no"), option(7, "fine")]).map((one) => one.word)).toEqual([7, DONE, 3]);
  });
});

describe("sets", () => {
  it("are sent in ascending order, whatever the order of clicks, each word once", () => {
    expect(setAnswer([31, 7, 19, 7])).toEqual([7, 7, 19, 31]);
  });

  it("with nothing chosen are closed", () => {
    expect(setAnswer([])).toEqual([DONE]);
  });

  it("a second click takes a choice back", () => {
    expect(toggled(toggled([5], 9), 5)).toEqual([9]);
  });

  it("of which there are copies takes each of them, and no more than are asked for", () => {
    expect(toggled([5], 5, 2)).toEqual([5, 5]);
    expect(toggled([5, 5], 5, 2)).toEqual([]);
    expect(toggled([5, 7], 9, 1, 2)).toEqual([7, 9]);
  });
});
