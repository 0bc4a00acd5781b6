// War of the Ring: The Card Game: which card of the hand pays for another one, and when the reader is asked.
import { afterEach, describe, expect, it } from "vitest";
import { ASK, beingPlayed, itself, payer, payersFor, payWith, priceOf } from "../src/boards/wotr_cards/price.svelte";
import type { Option, Prompt } from "../src/protocol/types";
import { settings } from "../src/settings.svelte";
import type { TableModel } from "../src/table/model/table.svelte";
import { boxOf } from "./box";

const components = new Map(boxOf("wotr_cards").map((one) => [one.id, one]));
const card = (id: string) => ({ sense: "card", id });

function option(verb: string, id: string, word: number): Option {
  return { word, spelling: id, verb, things: [card(id)] } as unknown as Option;
}

/** A table at which a card of the hand has been taken up, or lies there and is to be paid for. */
function table(hand: readonly string[], name: string, played: string, goals: Record<string, string[]> = {}): TableModel {
  const seat = { hand, goals, reserve: [] };
  const asked = name === "price";
  const options = [...new Set(hand)].map((id, i) => option(asked ? "card" : "play", id, i + 1));
  const prompt = { name, seat: 0, args: asked ? [card(played)] : [], options };
  return {
    components, options, prompt, view: { order: ["frodo"], seats: { frodo: seat } }, myTurn: true, eyes: 0, seatOf: () => ({ id: "frodo" }),
    path: asked ? [] : [card(played)], coach: null,
  } as unknown as TableModel;
}

/** The same table, at which the card now lies and its price is asked for. */
function laid(model: TableModel, hand: readonly string[], played: string): TableModel {
  return Object.assign(model, table(hand, "price", played));
}

function asked(model: TableModel): string | undefined {
  return itself(model, model.prompt as Prompt)?.spelling;
}

afterEach(() => {
  settings.payMyself = false;
  settings.oneStep = true;
});

const kinds = new Map([...components.values()].map((one) => [one.id, one.kind]));
const armies = [...components.values()].filter((one) => one.kind === "army" && (one.facts as { attack?: number }).attack === 1).map((one) => one.id);
const strong = [...components.values()].find((one) => (one.facts as { attack?: number }).attack === 3)?.id ?? "";
const [weak = "", played = "", other = ""] = armies;

describe("the price of a card", () => {
  it("is paid with the card that one can best do without", () => {
    expect(kinds.get(strong)).toBeDefined();
    expect(payersFor(table([strong, weak, played], "turn", played), played)).toEqual([weak, strong]);
    expect(payersFor(table([weak, other, played], "turn", played, { [weak]: ["edoras"] }), played)).toEqual([other, weak]);
    expect(payersFor(table([weak, played, played], "turn", weak), weak)).toEqual([played]);
  });

  it("is shown beforehand, and then nobody is asked", () => {
    const model = table([strong, weak, played], "turn", played);
    expect(beingPlayed(model)).toBe(played);
    priceOf(model).begin(played);
    expect(payer(model, played)).toBe(weak);
    expect(asked(laid(model, [strong, weak], played))).toBe(weak);
  });

  it("is what the reader says it is", () => {
    const model = table([strong, weak, played], "turn", played);
    payWith(model, played, strong);
    expect(asked(laid(model, [strong, weak], played))).toBe(strong);
    payWith(model, played, ASK);
    expect(asked(model)).toBeUndefined();
  });

  it("is asked for where it was not shown, in a lesson, and of those who confirm everything or pay themselves", () => {
    const model = laid(table([strong, weak, played], "turn", played), [strong, weak], played);
    expect(asked(model)).toBeUndefined();
    priceOf(model).begin(played);
    expect(asked(model)).toBe(weak);
    settings.oneStep = false;
    expect(asked(model)).toBeUndefined();
    settings.oneStep = true;
    settings.payMyself = true;
    expect(asked(model)).toBeUndefined();
    settings.payMyself = false;
    Object.assign(model, { coach: { scripted: true } });
    expect(asked(model)).toBeUndefined();
  });
});
