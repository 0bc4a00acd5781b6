// The deck builder's own thinking: finding cards, and the deck on the bench. What decks may be is the server's to say.
import { describe, expect, it } from "vitest";
import { messagesOf } from "../scripts/messages";
import { Bench, leftOut } from "../src/decks/bench.svelte";
import { cardsOf, costsOf, EVERYTHING, found, tally, threatOf, type Wanted } from "../src/decks/cards";
import { deal, draw, exchange, mayExchange, type Sample } from "../src/decks/sample";
import { copyOf, faultsOf, partsOf, sizeOf, spheresOf } from "../src/decks/shared";
import type { Component, Deck, DeckProblem } from "../src/protocol/types";
import { Speech, type Lang } from "../src/text/speech";
import { boxOf } from "./box";

const SOME = ["eowyn", "aragorn", "beorn", "gandalf", "stand_and_fight", "beorns_hospitality", "forest_spider"];
const COMPONENTS: Component[] = boxOf("lcg").filter(({ id }) => SOME.includes(id)).sort((a, b) => SOME.indexOf(a.id) - SOME.indexOf(b.id));
const RULES = { most_heroes: 3, most_copies: 3, least_cards: 50, first_hand: 6 };
const HEROES = new Set(["eowyn", "aragorn"]);

function cards(lang: Lang) {
  const speech = new Speech(lang);
  speech.add(messagesOf(lang));
  speech.add(messagesOf(lang, "lcg"));
  return cardsOf(COMPONENTS, { key: "lcg", components: new Map(COMPONENTS.map((one) => [one.id, one])) }, speech);
}

function ids(lang: Lang, wanted: Partial<Wanted>): string[] {
  return found(cards(lang), { ...EVERYTHING, ...wanted }).map((card) => card.id);
}

function deck(id: string, heroes: string[], counts: Record<string, number>): Deck {
  return { id, game: "lcg", name: "Riders", heroes, cards: counts, setting: "", problems: [], shared: false };
}

describe("cards", () => {
  it("of the encounter deck are not offered", () => {
    expect(ids("en", {})).not.toContain("forest_spider");
    expect(ids("en", {})).toHaveLength(6);
  });

  it("are found by their names in the reader's language, with or without accents", () => {
    expect(ids("en", { words: "eowyn" })).toEqual(["eowyn"]);
    expect(ids("ru", { words: "эовин" })).toEqual(["eowyn"]);
    expect(ids("uk", { words: "ґандальф" })).toContain("gandalf");
    expect(ids("ru", { words: "eowyn" })).toEqual([]);
  });

  it("are found by traits and text, those first whose name has the words", () => {
    expect(ids("en", { words: "rohan" })).toContain("eowyn");
    expect(ids("en", { words: "beorn" }).slice(0, 2)).toEqual(["beorn", "beorns_hospitality"]);
    expect(ids("en", { words: "no such words" })).toEqual([]);
  });

  it("are filtered by sphere, kind and cost, all at once", () => {
    expect(ids("en", { spheres: ["spirit", "lore"] })).toEqual(["eowyn", "stand_and_fight", "beorns_hospitality"]);
    expect(ids("en", { spheres: ["spirit", "lore"], kind: "event" })).toEqual(["stand_and_fight", "beorns_hospitality"]);
    expect(ids("en", { cost: "5" })).toEqual(["gandalf", "beorns_hospitality"]);
    expect(ids("en", { cost: "X" })).toEqual(["stand_and_fight"]);
  });

  it("are counted by cost and sphere without the heroes", () => {
    const counts = { eowyn: 1, aragorn: 1, gandalf: 3, beorns_hospitality: 1, stand_and_fight: 2 };
    expect(costsOf(cards("en"))).toEqual(["5", "6", "X"]);
    expect([...tally(cards("en"), counts, (card) => card.cost, ["5", "6", "X"])]).toEqual([["5", 4], ["6", 0], ["X", 2]]);
    expect(threatOf(cards("en"), counts)).toBe(21);
  });
});

describe("a deck on the bench", () => {
  it("has no more copies and heroes than the rules allow", () => {
    const bench = new Bench("lcg", { ...RULES, most_heroes: 1 }, HEROES);
    for (let time = 0; time < 5; time++) bench.add("gandalf");
    bench.add("eowyn");
    bench.add("eowyn");
    bench.add("aragorn");
    expect(bench.content("Riders")).toEqual({ game: "lcg", name: "Riders", heroes: ["eowyn"], cards: { gandalf: 3 } });
    expect(bench.size).toBe(3);
  });

  it("loses copies one by one", () => {
    const bench = new Bench("lcg", RULES, HEROES);
    bench.take(deck("", [], { gandalf: 4 }));
    bench.remove("gandalf");
    expect(bench.count("gandalf")).toBe(3);
    for (let time = 0; time < 5; time++) bench.remove("gandalf");
    expect(bench.counts).toEqual({});
  });

  it("knows whether something would be lost with it", () => {
    const bench = new Bench("lcg", RULES, HEROES);
    expect([bench.changed, bench.savable]).toEqual([false, false]);
    bench.take(deck("a", ["eowyn"], { gandalf: 1 }));
    expect([bench.changed, bench.savable]).toEqual([false, false]);
    bench.add("gandalf");
    expect([bench.changed, bench.savable]).toEqual([true, true]);
    bench.remove("gandalf");
    expect(bench.changed).toBe(false);
    bench.take(deck("starter", ["eowyn"], { gandalf: 1 }), "Starter", "");
    expect([bench.id, bench.changed, bench.savable]).toEqual(["", false, true]);
    bench.bring(deck("", ["eowyn"], { gandalf: 1 }));
    expect([bench.id, bench.changed]).toEqual(["", true]);
  });

  it("stays as it is when the server has saved what it was", () => {
    const bench = new Bench("lcg", RULES, HEROES);
    bench.add("gandalf");
    bench.add("eowyn");
    bench.saved(deck("a", [], { gandalf: 1 }));
    expect([bench.id, bench.count("eowyn"), bench.changed]).toEqual(["a", 1, true]);
    bench.saved(deck("a", ["eowyn"], { gandalf: 1 }));
    expect(bench.changed).toBe(false);
  });
});

describe("a deck that another shares", () => {
  const shared = { ...deck("a", ["aragorn", "eowyn"], { gandalf: 3, stand_and_fight: 2 }), problems: [], shared: true };

  it("is told by its heroes, their spheres and its cards", () => {
    expect(sizeOf(shared)).toBe(5);
    expect(spheresOf(shared, cards("en"))).toEqual(["leadership", "spirit"]);
    const parts = partsOf(shared, cards("en")).map(({ kind, count, cards: some }) => [kind, count, ...some.map(({ card, count: copies }) => `${copies} ${card.id}`)]);
    expect(parts).toEqual([["hero", 2, "1 eowyn", "1 aragorn"], ["ally", 3, "3 gandalf"], ["event", 2, "2 stand_and_fight"]]);
  });

  it("cannot be played while something but a warning is wrong with it", () => {
    const fault = { kind: "few_cards", line: 0, text: "", card: "", number: 5, near: "", warning: false };
    const warning = { ...fault, kind: "sphere", warning: true };
    expect(faultsOf({ ...shared, problems: [warning] })).toEqual([]);
    expect(faultsOf({ ...shared, problems: [warning, fault] })).toEqual([fault]);
  });

  it("is copied as it is, under a name in any case, and not shared in turn", () => {
    expect(copyOf(shared, "Unnamed")).toEqual({ game: "lcg", name: "Riders", heroes: shared.heroes, cards: shared.cards });
    expect(copyOf({ ...shared, name: "" }, "Unnamed").name).toBe("Unnamed");
  });
});

describe("a list that was read", () => {
  const problem = (kind: string, line = 0): DeckProblem => ({ kind, line, text: "", card: "", number: 0, near: "", warning: kind === "sideboard" || kind === "sphere" });

  it("comes into the deck without the copies that are too many", () => {
    const bench = new Bench("lcg", RULES, HEROES);
    bench.bring(deck("", ["eowyn"], { gandalf: 5, beorn: 2 }));
    expect(bench.counts).toEqual({ eowyn: 1, gandalf: 3, beorn: 2 });
    expect(bench.changed).toBe(true);
  });

  it("tells what was left out of it, and not what the deck still lacks", () => {
    const problems = [problem("unknown", 4), problem("hero_twice", 5), problem("sideboard"), problem("copies"), problem("few_cards"), problem("sphere"), problem("heroes")];
    expect(leftOut({ ...deck("", [], {}), problems }).map(({ kind }) => kind)).toEqual(["unknown", "hero_twice", "sideboard", "copies"]);
  });
});

describe("a sample of a deck", () => {
  const CARDS = { gandalf: 3, beorn: 2, stand_and_fight: 3, beorns_hospitality: 1 };
  /** Chance that takes the cards as they lie, and one that takes the last of them. */
  const first = (): number => 0;
  const last = (): number => 0.999;
  const everything = ({ hand, drawn, deck }: Sample): string[] => [...hand, ...drawn, ...deck].sort();

  it("is a hand of the deck's cards, and the rest", () => {
    const sample = deal(CARDS, 6, last);
    expect(sample.hand).toEqual(["beorns_hospitality", "stand_and_fight", "stand_and_fight", "stand_and_fight", "beorn", "beorn"]);
    expect(sample.deck).toEqual(["gandalf", "gandalf", "gandalf"]);
    expect(deal(CARDS, 6).hand).toHaveLength(6);
    expect(everything(deal(CARDS, 6))).toEqual(everything(sample));
  });

  it("is exchanged once, all of it, and only before the first round", () => {
    const sample = deal(CARDS, 6, first);
    const other = exchange(sample, 6, last);
    expect(other.hand).toEqual(["beorns_hospitality", "stand_and_fight", "stand_and_fight", "stand_and_fight", "beorn", "beorn"]);
    expect(everything(other)).toEqual(everything(sample));
    expect([mayExchange(sample), mayExchange(other), mayExchange(draw(sample))]).toEqual([true, false, false]);
    expect(exchange(other, 6, first)).toBe(other);
  });

  it("goes on with a card a round until the deck is empty", () => {
    let sample = deal(CARDS, 6, first);
    for (let round = 0; round < 5; round++) sample = draw(sample);
    expect([sample.hand.length, sample.drawn.length, sample.deck.length]).toEqual([6, 3, 0]);
    expect(deal({ gandalf: 2 }, 6).hand).toEqual(["gandalf", "gandalf"]);
  });

  it("deals every card as often as any other", () => {
    let state = 1;
    const chance = (): number => (state = (state * 48271) % 2147483647) / 2147483647;
    const met = new Map<string, number>();
    const cards = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`card${i}`, 1]));
    for (let time = 0; time < 4000; time++) for (const card of deal(cards, 6, chance).hand) met.set(card, (met.get(card) ?? 0) + 1);
    for (const times of met.values()) expect(Math.abs(times - 2000)).toBeLessThan(200);
    expect(met.size).toBe(12);
  });
});
