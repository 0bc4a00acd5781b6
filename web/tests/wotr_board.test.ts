// The logic of the table of War of the Ring: the map as it is drawn, what its window shows, and what the board reads from a position.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it, vi } from "vitest";
import { draw } from "../scripts/map";
import { inside, type Point } from "../scripts/map/outline";
import { castOf, countOf, handOf, kindOfFigure, lastClash, lastHunt, mainNation, nationOfFigure, neededAtFirst, neededLater, toldRound, trayOf, unitsOf, whereIs } from "../src/boards/wotr_board/view/facts";
import { Frame } from "../src/boards/wotr_board/map/frame.svelte";
import { changedBy } from "../src/boards/wotr_board/motion";
import type { WotrBoardView } from "../src/boards/wotr_board/view/types";
import type { LogEntry, Option, Prompt, Thing } from "../src/protocol/types";
import type { TableModel } from "../src/table/model/table.svelte";
import { board } from "../src/boards/wotr_board/board";
import { detail } from "../src/boards/wotr_board/text/detail";
import { tongue } from "../src/text/tongue.svelte";

const source = JSON.parse(readFileSync(fileURLToPath(new URL("../../src/westmarch/server/pictures/regions.json", import.meta.url)), "utf8")) as {
  regions: Record<string, { ring: Point[] }>;
  borders: [string, string][];
};

function entry(kind: string, ...things: [string, string | number][]): LogEntry {
  return { of: "game", kind, things: things.map(([sense, id]) => ({ sense, id: String(id) })) } as unknown as LogEntry;
}

function option(verb: string, sense: string, id: string, word = 1): Option {
  return { word, spelling: id, verb, things: sense ? [{ sense, id }] : [] };
}

const view = {
  lords: false,
  control: { "minas-tirith": "free_peoples", edoras: "free_peoples" },
  characters: { strider: "fellowship", elrond: "not_yet", saruman: "orthanc" },
  special_dice: {},
  cards: {
    free_character: { hand: ["fp-char-01"] },
    free_strategy: { hand: [] },
    shadow_character: { hand: 3 },
    shadow_strategy: { hand: 1 },
  },
} as unknown as WotrBoardView;

function table(name: string, options: Option[], args: Thing[] = []): TableModel {
  const components = new Map([
    ["minas-tirith", { id: "minas-tirith", kind: "region", facts: { nation: "gondor", settlement: "stronghold" } }],
    ["edoras", { id: "edoras", kind: "region", facts: { nation: "rohan", settlement: "city" } }],
  ]);
  return { view, components, myTurn: true, prompt: { name, args, options } as unknown as Prompt, options, eyes: 0, seatOf: () => ({ id: "free_peoples" }) } as unknown as TableModel;
}

describe("the map", () => {
  const map = draw();

  it("draws every region once, and its name in every language where the region is", () => {
    const ids = Object.keys(source.regions);
    expect(ids).toHaveLength(105);
    expect(Object.keys(map.lines.regions)).toEqual(ids);
    for (const lang of ["en", "ru", "uk"]) {
      for (const id of ids) {
        const placed = map.names[lang]?.[id];
        expect(inside(source.regions[id]?.ring ?? [], placed?.at ?? [0, 0])).toBe(true);
        expect(placed?.lines.join(" ")).not.toBe("");
      }
    }
  });

  it("has one coast, one lake, borders to cross and mountains where there are none", () => {
    expect(map.lines.coast.length).toBeGreaterThan(500);
    expect(map.lines.lake.match(/Z/g)).toHaveLength(1);
    expect(map.lines.open.match(/M/g)?.length).toBeGreaterThanOrEqual(source.borders.length);
    expect(map.glyphs.rocks.split(" ").length).toBeGreaterThan(100);
  });
});

describe("the window on the map", () => {
  it("keeps what lies under the pointer where it is, and never leaves the map", () => {
    const frame = new Frame(1000, 800);
    frame.resize(500, 400);
    expect(frame.viewBox).toBe("0 0 1000 800");
    frame.zoomTo(2, 250, 200); // at its lower right corner
    expect(frame.viewBox).toBe("500 400 500 400");
    frame.drag(-900, -900);
    expect(frame.viewBox).toBe("500 400 500 400");
    frame.drag(100, 0);
    expect(frame.viewBox).toBe("400 400 500 400");
    frame.whole();
    expect(frame.viewBox).toBe("0 0 1000 800");
  });

  it("goes by steps, and shows what is asked for", () => {
    const frame = new Frame(1000, 800);
    frame.resize(500, 400);
    frame.step(1);
    expect(frame.zoom).toBe(1.4);
    frame.step(-1);
    expect(frame.zoom).toBe(1);
    frame.show([{ x: 100, y: 100 }, { x: 200, y: 150 }]);
    expect(frame.zoom).toBeGreaterThan(1.4);
    expect(frame.sees({ x: 150, y: 120 })).toBe(true);
    expect(frame.sees({ x: 900, y: 700 })).toBe(false);
  });

  it("keeps clear of what covers its top or bottom, even at the edge of the map", () => {
    const frame = new Frame(1000, 800);
    frame.resize(500, 400);
    frame.show([{ x: 500, y: 790 }]);
    const [, top = 0, , high = 0] = frame.viewBox.split(" ").map(Number);
    expect(top + high).toBe(800);
    frame.cover(0, 200);
    expect(frame.sees({ x: 500, y: 790 })).toBe(false);
    frame.show([{ x: 500, y: 740 }]);
    expect(frame.sees({ x: 500, y: 740 })).toBe(true);
    const [, above = 0, , seen = 0] = frame.viewBox.split(" ").map(Number);
    expect((740 - above) / seen).toBeLessThan(0.5);
    frame.whole();
    expect(frame.viewBox).toBe("0 0 1000 800");
  });
});

describe("an army", () => {
  const army = { "gondor-regular": 3, "gondor-elite": 1, "rohan-elite": 2, "gondor-leader": 1 };

  it("counts units by kind and bears the emblem of its largest nation", () => {
    expect(unitsOf(army)).toBe(6);
    expect(countOf(army, "elite")).toBe(3);
    expect(countOf({ nazgul: 2, "sauron-regular": 1 }, "leader", "nazgul")).toBe(2);
    expect(mainNation(army)).toBe("gondor");
    expect(nationOfFigure("nazgul")).toBe("sauron");
    expect(kindOfFigure("southrons-elite")).toBe("elite");
  });
});

describe("what can be chosen", () => {
  it("is found on the map, among the dice, in the hand, or in the tray", () => {
    expect(whereIs(table("march_from", []), { sense: "region", id: "edoras" })).toBe("map");
    expect(whereIs(table("die", []), { sense: "face", id: "army" })).toBe("dice");
    expect(whereIs(table("ring_to", []), { sense: "face", id: "army" })).toBe("tray");
    expect(whereIs(table("action", []), { sense: "card", id: "fp-char-01" })).toBe("hand");
    expect(whereIs(table("action", []), { sense: "card", id: "sh-char-15" })).toBe("tray");
    expect(whereIs(table("nation", []), { sense: "nation", id: "gondor" })).toBe("nations");
    expect(whereIs(table("casualty", [option("reduce", "nation", "gondor")]), { sense: "nation", id: "gondor" })).toBe("tray");
    expect(whereIs(table("hunt_dice", []), { sense: "number", id: "2" })).toBe("prompt");
  });

  it("lies in the tray where it lies nowhere else, each thing once", () => {
    const options = [option("figure", "figure", "gondor-elite", 1), option("reduce", "nation", "gondor", 2), option("figure", "figure", "gondor-elite", 3), option("pass", "", "", 4)];
    expect(trayOf(table("casualty", options))).toEqual([{ sense: "figure", id: "gondor-elite" }, { sense: "nation", id: "gondor" }]);
  });

  it("never is a hand that is hidden", () => {
    expect(handOf(view, "free_peoples")).toEqual(["fp-char-01"]);
    expect(handOf(view, "shadow")).toBeNull();
  });

  it("leaves out the expansion's characters where it isn't played", () => {
    expect(castOf(view)).toEqual(["strider", "saruman"]);
    expect(castOf({ ...view, lords: true })).toContain("elrond");
  });
});

describe("a battle as the log tells it", () => {
  const log = [
    entry("attacked", ["side", "shadow"], ["region", "orthanc"], ["region", "fords-of-isen"]),
    entry("round", ["number", 1]),
    entry("combat_roll", ["side", "shadow"], ["dice", 642], ["number", 5]),
    entry("reroll", ["side", "shadow"], ["dice", 4], ["number", 4]),
    entry("hits", ["side", "shadow"], ["number", 1]),
    entry("round", ["number", 2]),
    entry("combat_card", ["side", "free_peoples"], ["card", "fp-char-01"]),
    entry("extra_attack", ["side", "free_peoples"], ["dice", 51], ["number", 5]),
  ];

  it("is its last round, until something else is done", () => {
    const clash = lastClash(log, "free_peoples");
    expect(clash).toMatchObject({ attacker: "shadow", from: "orthanc", at: "fords-of-isen" });
    expect(clash?.round).toMatchObject({ number: 2, cards: { free_peoples: "fp-char-01", shadow: null }, hits: { shadow: null } });
    expect(clash?.round.rolls.free_peoples).toEqual([
      { number: 5, kind: "extra_attack", hit: true },
      { number: 1, kind: "extra_attack", hit: false },
    ]);
    expect(lastClash(log.slice(0, 5), "free_peoples")?.round.rolls.shadow.map((die) => [die.number, die.kind, die.hit])).toEqual([
      [6, "combat_roll", true], [4, "combat_roll", false], [2, "combat_roll", false], [4, "reroll", true],
    ]);
    const after = [...log, entry("used", ["side", "shadow"], ["face", "army"])];
    expect(lastClash(after, "shadow")).toBeNull();
    expect(lastClash(after, "free_peoples")).not.toBeNull();
    expect(lastClash([...after, entry("turn", ["number", 2])], "free_peoples")).toBeNull();
  });

  it("is told as it was in the round before until something of the new one can be seen", () => {
    const begun = lastClash([...log.slice(0, 5), entry("round", ["region", "fords-of-isen"], ["number", 2])], "free_peoples");
    expect(begun?.round.number).toBe(2);
    expect(begun && toldRound(begun).rolls.shadow).toHaveLength(4);
    const rolled = lastClash(log, "free_peoples");
    expect(rolled && toldRound(rolled)).toBe(rolled?.round);
  });

  it("needs after the first round a six only against walls that are stormed", () => {
    expect([neededLater("field", true), neededLater("assault", true), neededLater("assault", false), neededLater("sortie", true)]).toEqual([5, 6, 5, 5]);
  });

  it("needs a six against walls, and at first against a city", () => {
    const model = table("attack_at", []);
    expect(neededAtFirst(model, "osgiliath", "minas-tirith", "shadow")).toBe(5);
    expect(neededAtFirst(model, "minas-tirith", "minas-tirith", "shadow")).toBe(6);
    expect(neededAtFirst(model, "minas-tirith", "minas-tirith", "free_peoples")).toBe(5);
    expect(neededAtFirst(model, "folde", "edoras", "shadow")).toBe(6);
  });
});

describe("the last hunt", () => {
  it("is told from its roll on, until the next die is used", () => {
    const log = [entry("used"), entry("hunt_roll", ["dice", 26], ["dice", 0], ["number", 6]), entry("tile", ["tile", "eye"]), entry("damage", ["number", 1])];
    expect(lastHunt(log, "free_peoples").map((one) => one.kind)).toEqual(["hunt_roll", "tile", "damage"]);
    expect(lastHunt([...log, entry("used", ["side", "free_peoples"])], "free_peoples")).toEqual([]);
    expect(lastHunt([...log, entry("used", ["side", "shadow"])], "free_peoples")).not.toEqual([]);
    expect(lastHunt([entry("damage", ["number", 1])], "free_peoples")).toEqual([]);
  });

  it("tells who fell in it, and not who falls in what the enemy does next", () => {
    const fell = entry("eliminated", ["character", "gandalf-grey"]);
    const log = [entry("hunt_roll", ["dice", 6], ["dice", 0], ["number", 6]), entry("tile", ["tile", "2"]), fell];
    const later = [...log, entry("used", ["side", "shadow"]), entry("eliminated", ["character", "boromir"])];
    expect(lastHunt(later, "free_peoples")).toEqual(log);
  });
});

describe("what has just changed", () => {
  it("is marked where something arrived", () => {
    expect(changedBy(entry("marched", ["side", "shadow"], ["region", "moria"], ["region", "lorien"]))).toEqual(["region:lorien"]);
    expect(changedBy(entry("advanced", ["nation", "gondor"], ["number", 1]))).toEqual(["nation:gondor", "seen-nation:gondor"]);
    expect(changedBy(entry("rolled", ["side", "shadow"], ["faces", 77]))).toEqual([]);
  });
});

describe("the line under a question", () => {
  afterEach(() => vi.restoreAllMocks());

  it("tells the event that is being carried out, where the question has no line of its own", () => {
    vi.spyOn(tongue.speech, "message").mockImplementation((key) => key);
    vi.spyOn(tongue.speech, "description").mockImplementation((_, id) => `What ${id} does.`);
    const line = (kind: string, place: string, ...things: [string, string][]): LogEntry => ({ ...entry(kind, ...things), place }) as LogEntry;
    const played = [line("used", "line", ["side", "free_peoples"]), line("played", "on", ["side", "free_peoples"], ["card", "fp-char-01"])];
    const asked = table("recruit_figure", [option("figure", "figure", "gondor-regular")]);
    const components = new Map([["fp-char-01", { id: "fp-char-01", kind: "card", facts: { icon: "muster" } }]]);
    const under = (log: LogEntry[]): string => detail({ ...asked, components, log, path: [], game: { key: "wotr_board" } } as unknown as TableModel, asked.prompt as Prompt);
    expect(under(played)).toBe("What fp-char-01 does.");
    expect(under([...played, line("used", "line", ["side", "free_peoples"])])).toBe("wotr_board-web-detail-rest");
  });

  it("names the places of an attack as a sentence does", () => {
    vi.spyOn(tongue.speech, "message").mockImplementation((_, args = {}) => `from ${String(args["from"])} on ${String(args["name"])}`);
    vi.spyOn(tongue.speech, "thing").mockImplementation((_, { id }, form) => (form === "mid" ? `the ${id}` : id));
    const [from, at] = [{ sense: "region", id: "woodland-realm" }, { sense: "region", id: "dale" }];
    const asked = table("march_part", [option("all", "", "all")], [from, at]);
    const model = { ...asked, view: { ...view, armies: { dale: { shadow: {} } } }, path: [], game: { key: "wotr_board" } } as unknown as TableModel;
    expect(board.question(model, asked.prompt as Prompt)).toBe("from the woodland-realm on the dale");
  });
});
