// The map as it was drawn at build time, and what the board needs of it.
import source from "virtual:map";
import type { Lang } from "../../../text/speech";
import regions from "../../../../../src/westmarch/server/pictures/regions.json";

export type Glyph = readonly [number, number, number];

export const WIDTH = source.width;
export const HEIGHT = source.height;
export const LINES = source.lines;
export const REGION_IDS: readonly string[] = Object.keys(source.lines.regions);
/** The spaces of the Mordor track. */
export const MORDOR_TRACK = regions.mordor as unknown as readonly (readonly [number, number])[];

function glyphs(text: string): Glyph[] {
  return text.split(" ").map((one) => one.split(",").map(Number) as unknown as Glyph);
}

export const TERRAIN: Readonly<Record<"wood" | "hills" | "marsh" | "plain" | "rocks", readonly Glyph[]>> = {
  wood: glyphs(source.glyphs.wood),
  hills: glyphs(source.glyphs.hills),
  marsh: glyphs(source.glyphs.marsh),
  plain: glyphs(source.glyphs.plain),
  rocks: glyphs(source.glyphs.rocks),
};

export interface Placed {
  at: readonly [number, number];
  lines: readonly string[];
}

const NOWHERE: Placed = { at: [0, 0], lines: [] };

/** Where a region's name and pieces stand in a language. */
export function placed(lang: Lang, region: string): Placed {
  return source.names[lang][region] ?? NOWHERE;
}

export function spotOf(lang: Lang, region: string): { x: number; y: number } {
  const [x, y] = placed(lang, region).at;
  return { x, y };
}
