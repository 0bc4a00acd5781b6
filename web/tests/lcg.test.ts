// The logic of the table of The Lord of the Rings: The Card Game: what an attack would do, what can be chosen where, how many.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { blowNow, boundsOf, entryOf, onslaught, seatWith, shadowsOf, thingIn, titleOf, trayOf, willpowerNow, willpowerReady, zoneOf } from "../src/boards/lcg/view/facts";
import { board } from "../src/boards/lcg/board";
import { campaignOf } from "../src/games";
import { changedBy } from "../src/boards/lcg/motion";
import { pileCards } from "../src/boards/lcg/view/piles";
import type { CharacterView, EncounterView, EnemysAttack, LcgView, PlayersAttack, SeatView } from "../src/boards/lcg/view/types";
import type { LogEntry, Option, Prompt } from "../src/protocol/types";
import type { TableModel } from "../src/table/model/table.svelte";
import { tongue } from "../src/text/tongue.svelte";

function hero(card: string, more: Partial<CharacterView> = {}): CharacterView {
  const marks = { exhausted: false, committed: false, chosen: false, prisoner: false };
  return { card, kind: "hero", willpower: 2, attack: 3, defense: 2, hit_points: 5, damage: 0, tokens: 1, ...marks, ...more };
}

const spider: EncounterView = { card: "forest_spider.2", kind: "enemy", attack: 2, defense: 1, hit_points: 4, damage: 1, threat: 2, points: 0, tokens: 0, shadows: [{ face_down: null }] };
const seat = {
  heroes: [hero("aragorn", { attachments: [{ card: "steward_of_gondor", exhausted: false, controller: "one" }] }), hero("gloin", { willpower: 1, defense: 1, damage: 4 })],
  allies: [{ ...hero("snowbourn_scout"), kind: "ally", exhausted: true }],
  engaged: [spider],
  hand: ["snowbourn_scout", "gandalf"],
  discard: ["faramir", "ever_vigilant"],
  played: [],
  on_deck: [],
} as unknown as SeatView;

function view(fight: EnemysAttack | PlayersAttack | null = null): LcgView {
  return {
    willpower: 3, fight, targets: {}, staging: [], active: [], beside: [], carried_out: [], quest: null, encounter_deck: { cards: 9, top: ["hummerhorns"], bottom: [] },
    encounter_discard: ["evil_storm", "wargs"], victory: [], removed: [], seats: { one: seat },
  } as unknown as LcgView;
}

function option(verb: string, id: string, word: number): Option {
  return { word, spelling: id, verb, things: [{ sense: "card", id }] };
}

function prompt(name: string, numbers: number[] = [], card = "none"): Prompt {
  const args = [{ sense: "card", id: card }, ...numbers.map((number) => ({ sense: "number", id: String(number) }))];
  return { seat: 0, name, kind: "set", args, options: [] } as unknown as Prompt;
}

function table(asked: Prompt, options: Option[], gathered: number[] = [], shown = view()): TableModel {
  return { view: shown, myTurn: true, prompt: asked, options, gathered, eyes: 0, seatOf: () => ({ id: "one" }) } as unknown as TableModel;
}

const attack: EnemysAttack = { by: "enemy", enemy: "forest_spider.2", seat: "one", characters: [], attack: 4, defense: 0, damage: 4, several: false };

describe("an attack", () => {
  const options = [option("card", "aragorn", 5), option("card", "gloin", 6)];

  it("undefended hits nobody in particular yet", () => {
    expect(blowNow(table(prompt("defend"), options, [], view(attack)))).toMatchObject({ attack: 4, defense: 0, damage: 4, victim: null });
  });

  it("tells what the defender who is chosen would suffer", () => {
    expect(blowNow(table(prompt("defend"), options, [5], view(attack)))).toMatchObject({ defense: 2, damage: 2, victim: "aragorn", left: 3 });
    expect(blowNow(table(prompt("defend"), options, [6], view(attack)))).toMatchObject({ damage: 3, victim: "gloin", left: 0 });
  });

  it("of the players adds what each one chosen brings against this enemy", () => {
    const fight: PlayersAttack = { ...attack, by: "players", attack: 0, defense: 1, damage: 0, might: { aragorn: 4, gloin: 2 } };
    expect(blowNow(table(prompt("attackers"), options, [], view(fight)))?.victim).toBeNull();
    expect(blowNow(table(prompt("attackers"), options, [5], view(fight)))).toMatchObject({ attack: 4, damage: 3, victim: "forest_spider.2", left: 0 });
    expect(blowNow(table(prompt("attackers"), options, [6], view(fight)))).toMatchObject({ damage: 1, left: 2 });
  });
});

describe("who attacks", () => {
  const all = [option("card", "aragorn", 5), option("card", "gloin", 6)];

  it("is chosen from the beginning where but one could", () => {
    expect(board.foregone?.({ ...prompt("attackers"), options: all.slice(0, 1) })).toEqual(all.slice(0, 1));
    expect(board.foregone?.({ ...prompt("attackers"), options: all })).toEqual([]);
    expect(board.foregone?.({ ...prompt("defend"), options: all.slice(0, 1) })).toEqual([]);
  });

  it("is confirmed; who else is chosen alone is not", () => {
    expect(["attackers", "join", "target"].map((name) => board.closesItself?.(prompt(name)))).toEqual([false, false, true]);
  });
});

describe("an attack that is not declared yet", () => {
  const asked = prompt("attack");
  const options = [option("card", "forest_spider.2", 5)];
  const spared: EncounterView = { ...spider, card: "king_spider", defense: 9 };
  const shown = { ...view(), targets: { "forest_spider.2": { aragorn: 3, gloin: 2 } } };

  it("is reckoned with all who could make it", () => {
    expect(blowNow(table(asked, options, [], shown))).toMatchObject({ attack: 5, defense: 1, damage: 4, victim: "forest_spider.2", left: 0 });
  });

  it("is reckoned with one alone against an enemy in the staging area", () => {
    const staged = { ...shown, staging: [spared], targets: { king_spider: { aragorn: 3, gloin: 2 } } };
    expect(blowNow(table(asked, options, [], staged))).toMatchObject({ attack: 3, defense: 9, damage: 0, victim: "king_spider", left: 3 });
  });

  it("is told of the enemy that is looked at where there are several", () => {
    const both = { ...shown, staging: [spared], targets: { ...shown.targets, king_spider: { aragorn: 3 } } };
    expect(blowNow(table(asked, options, [], both))).toBeNull();
    const looking = { ...table(asked, options, [], both), looked: { sense: "card", id: "king_spider" } } as unknown as TableModel;
    expect(blowNow(looking)?.victim).toBe("king_spider");
  });

  it("counts, once the enemy is chosen, those who may still join and those who attack already", () => {
    const fight: PlayersAttack = { ...attack, by: "players", attack: 2, defense: 1, damage: 1, characters: ["snowbourn_scout"], might: { aragorn: 4, gloin: 2 } };
    const joining = table(prompt("attackers"), [option("card", "aragorn", 5)], [], view(fight));
    expect(onslaught(joining, "forest_spider.2")).toMatchObject({ attack: 6, damage: 5, left: 0 });
    expect(onslaught(joining, "king_spider")).toBeNull();
  });
});

describe("paying", () => {
  it("offers as much as is due first and nothing last", () => {
    const numbers = [0, 1, 2].map((number) => ({ word: 40 + number, spelling: `number:${number}`, verb: "number", things: [{ sense: "number", id: String(number) }] }));
    expect(board.inOrder?.(prompt("pay"), numbers).map((one) => one.word)).toEqual([42, 41, 40]);
    expect(board.inOrder?.(prompt("x"), numbers).map((one) => one.word)).toEqual([40, 41, 42]);
  });
});

describe("the quest", () => {
  it("counts those who are about to go, and of the others those who are ready", () => {
    const options = [option("card", "aragorn", 5), option("card", "gloin", 6)];
    expect(willpowerNow(table(prompt("commit"), options, [5, 6]))).toBe(6);
    expect(willpowerNow(table(prompt("act"), options))).toBe(3);
    expect(willpowerReady(view())).toBe(3);
  });
});

describe("a set", () => {
  it("holds one defender unless several may defend", () => {
    expect(boundsOf(view(attack), prompt("defend"))).toEqual({ least: 1, number: 1 });
    expect(boundsOf(view({ ...attack, several: true }), prompt("defend"))).toBeNull();
  });

  it("holds no more than the question says, less what was chosen before", () => {
    expect(boundsOf(view(), prompt("target", [1, 1, 3]))).toEqual({ least: 1, number: 2 });
    expect(boundsOf(view(), prompt("commit", [0]))).toBeNull();
  });

  it("holds one attacker against an enemy in the staging area", () => {
    const staged = { ...view(), staging: [{ ...spider, card: "wargs" }] };
    expect(boundsOf(staged, prompt("attackers", [0], "wargs"))).toEqual({ least: 1, number: 1 });
    expect(boundsOf(staged, prompt("attackers", [0], "forest_spider.2"))).toBeNull();
  });
});

describe("a card that lies at two places", () => {
  it("can be chosen only where the option means it", () => {
    const playing = table(prompt("plan"), [option("play", "snowbourn_scout", 7)]);
    expect(thingIn(playing, "hand", "snowbourn_scout").sense).toBe("card");
    expect(thingIn(playing, "play", "snowbourn_scout").sense).toBe("seen");
  });

  it("is in the hand, on the table or out of sight as the question has it", () => {
    expect(zoneOf(prompt("from_hand"), option("card", "gandalf", 1))).toBe("hand");
    expect(zoneOf(prompt("from_pile"), option("card", "faramir", 1))).toBe("tray");
    expect(zoneOf(prompt("act"), option("card", "aragorn", 1))).toBe("play");
  });
});

describe("the table", () => {
  it("lays out what can be chosen and is nowhere to be seen", () => {
    expect(trayOf(table(prompt("search"), [option("card", "aragorn", 1), option("card", "beorn", 2)]))).toEqual(["aragorn", "beorn"]);
    expect(trayOf(table(prompt("target"), [option("card", "steward_of_gondor", 1), option("card", "beorn", 2)]))).toEqual(["beorn"]);
    expect(trayOf(table(prompt("look"), []))).toEqual(["hummerhorns"]);
  });

  it("knows titles, and where cards and what lies on them are", () => {
    expect(titleOf("forest_spider.2")).toBe("forest_spider");
    expect(entryOf(view(), "forest_spider.2")).toBe(spider);
    expect(seatWith(view(), "steward_of_gondor")).toBe("one");
    expect(seatWith(view(), "wargs")).toBeNull();
  });

  it("opens piles from the top", () => {
    expect(pileCards(view(), "encounter_discard")).toEqual(["wargs", "evil_storm"]);
    expect(pileCards(view(), "discard-one")).toEqual(["ever_vigilant", "faramir"]);
  });

  it("marks the card that changed, not what it was for", () => {
    const entry = { of: "game", kind: "attached", things: [{ sense: "card", id: "steward_of_gondor" }, { sense: "card", id: "aragorn" }] } as unknown as LogEntry;
    expect(changedBy(entry)).toEqual(["card:steward_of_gondor"]);
    expect(changedBy({ ...entry, kind: "paid" })).toEqual([]);
  });
});

describe("a campaign", () => {
  it("is counted by its games and the sum of those before", () => {
    expect(campaignOf({ campaign: { nightmare: false, scores: [41, 12] } })).toEqual({ number: 3, all: 3, points: 53 });
    expect(campaignOf({ campaign: {} })).toEqual({ number: 1, all: 3, points: 0 });
    expect(campaignOf({ campaign: null })).toBeNull();
    expect(campaignOf({})).toBeNull();
  });
});

describe("one who has dropped out", () => {
  it("is told so, and nobody else is", () => {
    const table = { board, view: { ...view(), seats: { one: { ...seat, alive: false }, two: { ...seat, alive: true } } } };
    expect(board.isOut?.(table as unknown as TableModel, "one")).toBe(true);
    expect(board.isOut?.(table as unknown as TableModel, "two")).toBe(false);
  });
});

describe("words for what is going on", () => {
  const named = (model: TableModel): TableModel => ({ ...model, path: [], game: { key: "lcg" } }) as unknown as TableModel;

  beforeEach(() => void vi.spyOn(tongue.speech, "message").mockImplementation((key) => key));
  afterEach(() => vi.restoreAllMocks());

  it("ask for a character where only characters can be chosen", () => {
    const asked = prompt("target", [0, 1, 1], "faramir");
    const heroes = [option("card", "aragorn", 5), option("card", "gloin", 6)];
    expect(board.question(named(table(asked, heroes)), asked)).toBe("lcg-web-q-target");
    expect(board.question(named(table(asked, [...heroes, option("card", "forest_spider.2", 7)])), asked)).toBeNull();
  });

  it("know the shadow cards that an enemy's attack turned up", () => {
    const turned = { ...seat, engaged: [{ ...spider, shadows: ["king_spider", { face_down: null }] }] } as unknown as SeatView;
    expect(shadowsOf({ ...view(attack), seats: { one: turned } })).toEqual(["king_spider"]);
    expect(shadowsOf({ ...view(), seats: { one: turned } })).toEqual([]);
  });

  it("put no full stop after a card's name that has a mark of its own", () => {
    vi.spyOn(tongue.speech, "thing").mockReturnValue("For Gondor!");
    vi.spyOn(tongue.speech, "part").mockReturnValue("action: all attack.");
    const asked = prompt("act");
    expect(board.detail(named(table(asked, [option("play", "for_gondor", 5)])), asked)).toBe("For Gondor! Action: all attack.");
  });

  it("know an enemy that is many", () => {
    vi.spyOn(tongue.speech, "thing").mockReturnValue("Wargs");
    vi.spyOn(tongue.speech, "part").mockImplementation((key, part) => (key === "lcg-card-forest_spider" && part === "plural" ? "yes" : ""));
    vi.spyOn(tongue.speech, "message").mockImplementation((key, args = {}) => `${key} ${String(args["plural"])}`);
    const asked = prompt("defend");
    expect(board.detail(named(table(asked, [], [], view(attack))), asked)).toBe("lcg-web-blow-undefended yes");
  });

  it("say why a single player was eliminated", () => {
    const over = (heroes: SeatView["heroes"]): TableModel => ({ ...table(prompt("none"), [], [], { ...view(), seats: { one: { ...seat, heroes } } }), situation: { outcome: { by: "all_eliminated" } } }) as unknown as TableModel;
    expect(board.ended?.(over(seat.heroes))).toBe("lcg-web-ended-threat");
    expect(board.ended?.(over([]))).toBe("lcg-web-ended-heroes");
    expect(board.ended?.({ ...over([]), situation: { outcome: { by: "victory" } } } as unknown as TableModel)).toBeNull();
  });
});
