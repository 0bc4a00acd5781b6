// How many clicks a deed takes at the table: what was pointed at ahead is answered by itself once it is asked for.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Option, Thing } from "../src/protocol/types";
import type { Situation } from "../src/protocol/live";
import type { Board } from "../src/boards";
import { TableModel } from "../src/table/model/table.svelte";

const card = { sense: "card", id: "easterlings" };
const rohan = { sense: "region", id: "rohan" };
const gondor = { sense: "region", id: "gondor" };

function option(word: number, verb: string, thing: Thing): Option {
  return { word, spelling: `${verb} ${thing.id}`, verb, things: [thing] };
}

const TURN = [option(1, "play", card), option(2, "discard", card)];
const PLACE = [option(8, "region", rohan), option(9, "region", gondor)];

function situation(version: number, name: string, options: Option[]): Situation {
  const prompt = { seat: 0, name, kind: "one", args: [], options, vain: [], hindered: [], passing: false };
  return { type: "update", version, prompt, seats: [], log: [], log_from: 0, you: { seats: [0] }, status: "playing" } as unknown as Situation;
}

const board = { confirms: () => false, ahead: (_: TableModel, one: Option) => (one.verb === "play" ? [rohan, gondor] : []) } as unknown as Board;
let model: TableModel;
let said: number[];

beforeEach(() => {
  model = new TableModel("t", new Map(), board, "any", false);
  said = [];
  vi.spyOn(model, "say").mockImplementation(async (one) => void said.push(one.word));
  model.takeOver(situation(1, "turn", TURN));
});

describe("a card with its region", () => {
  it("takes two clicks: the card, and the region that lights up with it", () => {
    model.pick(card);
    expect(model.may(gondor)).toBe(true);
    model.pick(gondor);
    model.takeOver(situation(2, "place", PLACE));
    expect(said).toEqual([1, 9]);
  });

  it("can be dragged there", () => {
    model.lift(card);
    expect(said).toEqual([]);
    model.pick(rohan);
    model.takeOver(situation(2, "place", PLACE));
    expect(said).toEqual([1, 8]);
  });

  it("is asked for as usual where something else comes between", () => {
    model.pick(card);
    model.pick(gondor);
    model.takeOver(situation(2, "other", [option(5, "keep", { sense: "token", id: "t" })]));
    model.takeOver(situation(3, "place", PLACE));
    expect(said).toEqual([1]);
  });
});
