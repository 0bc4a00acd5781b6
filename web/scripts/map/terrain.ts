// Mountains along closed borders, and trees, hills, reeds and grass where nothing stands in the way.
import { type Box, boxOf, inside, type Point } from "./outline.ts";

export type Terrain = "wood" | "hills" | "marsh" | "plain";
/** A sign of the drawing: where it stands, and how large it is. */
export type Glyph = readonly [number, number, number];

const MOUNTAINS_EVERY = 11;
const SPACING: Record<Terrain, number> = { wood: 10, hills: 19, marsh: 14, plain: 30 };

/** Numbers from 0 to 1 that are the same in every build. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

export function mountains(closed: readonly (readonly Point[])[]): Glyph[] {
  const roll = dice(7);
  const found: Glyph[] = [];
  for (const chain of closed) {
    let since = MOUNTAINS_EVERY / 2;
    chain.slice(1).forEach((to, i) => {
      const from = chain[i] as Point;
      const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
      for (let at = MOUNTAINS_EVERY - since; at <= long; at += MOUNTAINS_EVERY) {
        const share = at / long;
        const aside = (): number => (roll() - 0.5) * 4;
        found.push([from[0] + (to[0] - from[0]) * share + aside(), from[1] + (to[1] - from[1]) * share + aside(), 0.85 + roll() * 0.5]);
      }
      since = (since + long) % MOUNTAINS_EVERY;
    });
  }
  return found.sort((a, b) => a[1] - b[1]);
}

function clear([x, y]: Point, boxes: readonly Box[], margin: number): boolean {
  return boxes.every((box) => x < box.left - margin || x > box.right + margin || y < box.top - margin || y > box.bottom + margin);
}

/** Signs of a terrain spread over a region, clear of its border, of the names and of the mountains. */
export function spread(ring: readonly Point[], terrain: Terrain, seed: number, taken: readonly Box[], rocks: readonly Glyph[]): Glyph[] {
  const roll = dice(seed);
  const around = boxOf(ring);
  const step = SPACING[terrain];
  const found: Glyph[] = [];
  for (let y = around.top + 8; y < around.bottom; y += step * 0.8)
    for (let x = around.left; x < around.right; x += step) {
      const point: Point = [x + (roll() - 0.5) * step * 0.9, y + (roll() - 0.5) * step * 0.7];
      const room = [-5, 5].every((dx) => [-6, 3].every((dy) => inside(ring, [point[0] + dx, point[1] + dy])));
      const free = clear(point, taken, 2) && rocks.every((rock) => Math.hypot(rock[0] - point[0], rock[1] - point[1]) > 9);
      if (room && free) found.push([point[0], point[1], 0.8 + roll() * 0.35]);
    }
  return found;
}
