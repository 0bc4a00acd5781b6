// Every card has an emblem of its own. A card without one is still drawn, with its board's default; here it is named.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { emblem as lcgEmblem } from "../src/boards/lcg/signs";
import { cardSign, characterSign } from "../src/boards/wotr_board/signs";
import { emblem as factionEmblem } from "../src/boards/wotr_cards/signs";
import { tilePicture } from "../src/boards/duel/signs";
import { boxOf } from "./box";

/** The kinds of components that have emblems of their own; the others bear a sign of what they do, or where they lie. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  duel: ["tile"],
  lcg: ["hero", "ally", "attachment", "event", "enemy", "guard", "location", "treachery", "objective", "quest"],
  wotr_board: ["event", "character"],
  wotr_cards: ["army", "character", "item", "event"],
};

function emblemsOf(game: string): Record<string, string> {
  const file = fileURLToPath(new URL(`../src/boards/${game}/emblems.json`, import.meta.url));
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
}

describe.each(Object.keys(KINDS))("%s", (game) => {
  const box = boxOf(game);
  const emblems = emblemsOf(game);

  it("has an emblem for every card (add it to emblems.json)", () => {
    const missing = box.filter(({ id, kind }) => KINDS[game]?.includes(kind) && !(id in emblems)).map(({ id }) => id);
    expect(missing).toEqual([]);
  });

  it("has no emblem for what is not in the box", () => {
    const known = new Set(box.map(({ id }) => id));
    expect(Object.keys(emblems).filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("a card without an emblem", () => {
  it("bears its board's default", () => {
    expect(tilePicture("new").icon).toBe("castle");
    expect(lcgEmblem("new")).toBe("ring");
    expect(factionEmblem("new", "dwarf")).toBe("anvil");
    expect([cardSign("new"), characterSign("new")]).toEqual(["scroll-unfurled", "visored-helm"]);
  });
});

describe("the event cards of War of the Ring", () => {
  it("hardly share emblems", () => {
    const events = boxOf("wotr_board").filter(({ kind }) => kind === "event");
    expect(new Set(events.map(({ id }) => cardSign(id))).size).toBeGreaterThan(90);
  });
});
