// The logic of the table of War of the Ring: The Card Game: how cards share their room, what a set is gathered from,
// what can be chosen where.
import { describe, expect, it } from "vitest";
import { gatheredOf, handSet, leadOf, placeWith, seatIds, sideOfSeat, thingIn, trayOf, zoneOf } from "../src/boards/wotr_cards/view/facts";
import { arrange, stacked } from "../src/boards/wotr_cards/areas/layout";
import { fights, storiesOf } from "../src/boards/wotr_cards/fights";
import { changedBy, flying } from "../src/boards/wotr_cards/motion";
import type { WotrCardsView, Fighter, PlaceView, SeatView } from "../src/boards/wotr_cards/view/types";
import { messagesOf } from "../scripts/messages";
import type { LogEntry, Option, Prompt } from "../src/protocol/types";
import { LANGUAGES, Speech } from "../src/text/speech";
import { tongue } from "../src/text/tongue.svelte";
import type { TableModel } from "../src/table/model/table.svelte";
import { boxOf } from "./box";

function card(id: string, brings = 1, items: string[] = []): Fighter {
  return { card: id, owner: "frodo", items, brings };
}

function option(verb: string, id: string, word: number): Option {
  return { word, spelling: id, verb, things: [{ sense: "card", id }] };
}

function prompt(name: string, options: Option[], number?: number): Prompt {
  const args = number === undefined ? [] : [{ sense: "number", id: String(number) }];
  return { seat: 0, name, kind: "choice", args, options } as unknown as Prompt;
}

const seat = { hand: ["sting", "gimli", "gimli"], reserve: [card("gimli"), card("frodo-baggins", 0, ["sting"])], aside: [], aside_inner: [], staged: [] } as unknown as SeatView;
const enemy = { hand: 3, reserve: [card("ugluk")] } as unknown as SeatView;
const place = { location: "edoras", attackers: [card("wolf-riders")], defenders: [card("eomer", 1, ["glamdring"])] } as unknown as PlaceView;
const view = {
  order: ["gandalf", "witch_king", "gandalf", "saruman"],
  seats: { gandalf: seat, witch_king: enemy },
  path: null,
  battlegrounds: [place],
  scoring: { free_peoples: { points: 4 }, shadow: { points: 11 } },
} as unknown as WotrCardsView;

function table(name: string, options: Option[], gathered: number[] = []): TableModel {
  return { view, myTurn: true, prompt: prompt(name, options), options, gathered, eyes: 0, seatOf: () => ({ id: "gandalf" }) } as unknown as TableModel;
}

describe("sides", () => {
  it("are those of the seats, and of themselves, as outcomes name both", () => {
    expect(["frodo", "gandalf", "free_peoples", "saruman", "balrog", "shadow"].map(sideOfSeat)).toEqual(["free_peoples", "free_peoples", "free_peoples", "shadow", "shadow", "shadow"]);
  });
});

describe("cards at a place", () => {
  it("are tall while they can be read, then flat in rows", () => {
    expect(arrange(3, 290, 130)).toEqual({ form: "tall", columns: 3 });
    expect(arrange(4, 290, 130)).toEqual({ form: "flat", columns: 2 });
    expect(arrange(2, 290, 90)).toEqual({ form: "flat", columns: 1 });
    expect(arrange(9, 120, 90).columns).toBe(1);
  });

  it("lie in one stack where they are equal and wield nothing", () => {
    const stacks = stacked([card("mordor-orcs"), card("mordor-orcs"), card("mordor-orcs", 2), card("gimli", 1, ["sting"]), card("gimli")]);
    expect(stacks.map((one) => [one.entry.card, one.times])).toEqual([["mordor-orcs", 2], ["mordor-orcs", 1], ["gimli", 1], ["gimli", 1]]);
  });
});

describe("a set of cards of the hand", () => {
  const components = new Map([["gimli", 101], ["sting", 150], ["glamdring", 203]].map(([id, word]) => [String(id), { word: Number(word) }]));

  it("is gathered from all of them, though the game offers the last ones only later", () => {
    const found = handSet(components, prompt("winnow", [option("card", "gimli", 101)], 2), ["gimli", "gimli", "glamdring"]);
    expect(found?.number).toBe(2);
    expect(found?.options.map((one) => [one.word, one.things[0]?.id])).toEqual([[101, "gimli"], [203, "glamdring"]]);
  });

  it("knows the word of every card that may be in a hand", () => {
    const inHands = boxOf("wotr_cards").filter(({ kind }) => kind !== "path" && kind !== "battleground");
    expect(inHands.filter(({ word }) => word === null).map(({ id }) => id)).toEqual([]);
  });

  it("is no other question's", () => {
    expect(handSet(components, prompt("support", [option("card", "gimli", 101)], 2), ["gimli"])).toBeNull();
    expect(handSet(components, prompt("cycle", []), ["gimli"])).toBeNull();
  });

  it("counts copies", () => {
    expect(gatheredOf(table("winnow", [option("card", "gimli", 101)], [101, 101]), "gimli")).toBe(2);
  });
});

describe("a card that lies at two places", () => {
  it("can be chosen only where the option means it", () => {
    const moving = table("turn", [option("move", "gimli", 7)]);
    expect(thingIn(moving, "play", "gimli").sense).toBe("card");
    expect(thingIn(moving, "hand", "gimli").sense).toBe("seen");
    const both = table("turn", [option("move", "gimli", 7), option("play", "gimli", 9)]);
    expect(thingIn(both, "hand", "gimli").sense).toBe("card");
  });

  it("is in the hand where the question is about the hand", () => {
    expect(zoneOf(prompt("price", []), option("card", "gimli", 1))).toBe("hand");
    expect(zoneOf(prompt("loss", []), option("card", "gimli", 1))).toBe("play");
    expect(zoneOf(prompt("forsake", []), option("from_reserve", "gimli", 1))).toBe("play");
  });
});

describe("the table", () => {
  it("lays out what can be chosen and is nowhere to be seen", () => {
    const options = [option("card", "eomer", 1), option("card", "ugluk", 2), option("card", "umbar", 3), option("card", "edoras", 4), option("use", "sting", 5)];
    expect(trayOf(table("eliminate_one", options))).toEqual(["ugluk", "umbar"]);
  });

  it("knows every seat once, where a card lies, and who leads", () => {
    expect(seatIds(view)).toEqual(["gandalf", "witch_king", "saruman"]);
    expect(placeWith(view, "glamdring")).toBe(place);
    expect(leadOf(view, "shadow")).toBe(7);
    expect(leadOf(view, "free_peoples")).toBe(-7);
  });

  it("marks the card that came, not the place it came to", () => {
    const entry = { of: "game", kind: "played", things: [{ sense: "player", id: "frodo" }, { sense: "card", id: "gimli" }, { sense: "card", id: "edoras" }] } as unknown as LogEntry;
    expect(changedBy(entry)).toEqual(["card:gimli"]);
    expect(changedBy({ ...entry, kind: "cycled" })).toEqual([]);
  });
});

describe("a fight in the log", () => {
  const told = (...kinds: string[]): LogEntry[] => kinds.map((kind) => ({ kind, of: "game", things: [] }) as unknown as LogEntry);
  const kinds = (stories: LogEntry[][]): string[][] => stories.map((story) => story.map((entry) => entry.kind));

  it("goes from where it begins to its decision", () => {
    const entries = told("passed", "combat", "eliminated", "path_lost", "corruption", "combat", "cycled", "field_won", "score", "round", "drew");
    expect(kinds(storiesOf(entries))).toEqual([["combat", "eliminated", "path_lost"], ["combat", "cycled", "field_won"]]);
  });

  it("ends where losses are asked for, and is told to its end when they are chosen", () => {
    expect(kinds(storiesOf(told("combat")))).toEqual([["combat"]]);
    expect(kinds(storiesOf(told("eliminated", "field_won", "round")))).toEqual([["eliminated", "field_won"]]);
  });

  it("tells where every icon comes from, also those that were added to the location", () => {
    tongue.speech.add(messagesOf("en"));
    tongue.speech.add(messagesOf("en", "wotr_cards"));
    const path = { ...place, attack: 2, defence: 3, location_defence: 1, attacking_side: "shadow", attackers: [card("ugluk")], defenders: [card("gimli", 2)] };
    const model = { view: { ...view, path }, game: { key: "wotr_cards", components: new Map() } } as unknown as TableModel;
    const combat = { kind: "combat", of: "game", things: [{ sense: "card", id: "edoras" }] } as unknown as LogEntry;
    const brought = fights(model, [combat])[0]?.sides.map((side) => side.brings.map(({ name, counts }) => [name, counts]));
    expect(brought).toEqual([
      [["Icons added here", "1"], ["Uglúk", "1"]],
      [["The location itself", "1"], ["Gimli", "2"]],
    ]);
  });

  it("lets nobody fly over the places of the next round", () => {
    const entries = told("eliminated", "field_won", "score", "round", "drew");
    expect(flying(entries).map((entry) => entry.kind)).toEqual(["score", "round", "drew"]);
    expect(flying(told("eliminated", "field_won")).length).toBe(2);
  });
});

describe.each(LANGUAGES)("what a card does, in %s,", (lang) => {
  const components = new Map(boxOf("wotr_cards").map((one) => [one.id, one]));
  const game = { key: "wotr_cards", components };
  const speech = new Speech(lang);
  speech.add(messagesOf(lang));
  speech.add(messagesOf(lang, "wotr_cards"));

  it("is its own part of what is told of it, and nothing where it has but icons", () => {
    const silent = [...components.keys()].filter((id) => !speech.ability(game, id));
    expect(silent).toEqual([...components.keys()].filter((id) => !speech.has(`wotr_cards-text-${id}`)));
    for (const id of components.keys()) expect(speech.description(game, id).endsWith(speech.ability(game, id))).toBe(true);
  });

  it("leaves out what the card's signs show", () => {
    const name = speech.thing(game, { sense: "kind", id: "event" });
    for (const [id, { kind }] of components) if (kind === "event") expect(speech.ability(game, id).startsWith(name)).toBe(false);
  });
});
