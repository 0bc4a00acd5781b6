// A Vite plugin that draws the map of Middle-earth at build time: `virtual:map` holds its lines, its terrain, and for each language
// where the names stand. What can be seen of a game is added by the board.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { nameBox, placeLabels } from "./map/labels.ts";
import { outline, type Point } from "./map/outline.ts";
import { type Glyph, mountains, spread, type Terrain } from "./map/terrain.ts";
import { LANGUAGES } from "./messages.ts";

const MAP = "virtual:map";
const REGIONS = fileURLToPath(new URL("../../src/westmarch/server/pictures/regions.json", import.meta.url));
const NAMES = (lang: string): string => fileURLToPath(new URL(`../../src/westmarch/text/${lang}/wotr_board.ftl`, import.meta.url));

interface Source {
  width: number;
  height: number;
  regions: Record<string, { at: Point; terrain: Terrain; ring: Point[] }>;
  borders: [string, string][];
  coast: [Point, Point];
}

function namesOf(lang: string): Map<string, string> {
  const text = readFileSync(NAMES(lang), "utf8");
  return new Map([...text.matchAll(/^wotr_board-region-([\w-]+) = (.+)$/gm)].map((found) => [found[1] ?? "", (found[2] ?? "").trim()]));
}

/** Signs as short text: "x,y,size x,y,size". */
function listed(glyphs: readonly Glyph[]): string {
  return glyphs.map(([x, y, size]) => `${Math.round(x)},${Math.round(y)},${Math.round(size * 100) / 100}`).join(" ");
}

export function draw(source: Source = JSON.parse(readFileSync(REGIONS, "utf8")) as Source) {
  const rings = Object.fromEntries(Object.entries(source.regions).map(([id, region]) => [id, region.ring]));
  const { closed, ...lines } = outline(rings, source.borders, source.coast);
  const rocks = mountains(closed);
  const names = Object.fromEntries(
    LANGUAGES.map((lang) => {
      const called = namesOf(lang);
      const lands = Object.entries(source.regions).map(([id, { ring, at }]) => ({ id, name: called.get(id) ?? id, ring, near: at }));
      return [lang, placeLabels(lands, source.height)];
    }),
  );
  const taken = Object.values(names).flatMap((placed) => Object.values(placed).map(nameBox));
  const terrain: Record<Terrain, Glyph[]> = { wood: [], hills: [], marsh: [], plain: [] };
  Object.values(source.regions).forEach((region, i) => terrain[region.terrain].push(...spread(region.ring, region.terrain, i + 1, taken, rocks)));
  const glyphs = Object.fromEntries(Object.entries(terrain).map(([kind, found]) => [kind, listed(found.sort((a, b) => a[1] - b[1]))]));
  return { width: source.width, height: source.height, lines, names, glyphs: { ...glyphs, rocks: listed(rocks) } };
}

export function map(): Plugin {
  return {
    name: "westmarch-map",
    resolveId: (id) => (id === MAP ? `\0${MAP}` : undefined),
    load(id) {
      if (id !== `\0${MAP}`) return undefined;
      for (const file of [REGIONS, ...LANGUAGES.map(NAMES)]) this.addWatchFile(file);
      return `export default ${JSON.stringify(draw())};`;
    },
  };
}
