// Where the name of each region stands, and below it what stands in the region: as one box, so that they cover each other least.
import { areaOf, type Box, boxOf, inside, overlap, type Point } from "./outline.ts";

export interface Placed {
  /** The middle of the row of pieces; the name stands above it. */
  at: Point;
  lines: string[];
}

/** Of the names, in units of the drawing; the board's style sheet has the same. */
const SIZE = 12.6;
const LEADING = 11.4;
const ROW = { half: 26, up: 9, down: 11 };
const STEP = 5;
const FARTHEST = 60; // from the point that the outline itself suggests
const ROUNDS = 4;

/** How wide a line is, near enough: the letters of our typeface differ little. */
function widthOf(line: string): number {
  let em = 0;
  for (const letter of line) em += /[iljI.,'’\- іїІ]/.test(letter) ? 0.26 : /[mwMWшщжюфмыШЩЖЮФМЫД]/.test(letter) ? 0.74 : /\p{Lu}/u.test(letter) ? 0.6 : 0.47;
  return em * SIZE * 1.06 + 4;
}

/** The ways to break a name into lines, each as even as can be. */
function breaks(name: string): string[][] {
  const words = name.split(/ |(?<=-)(?=\p{Lu})/u);
  const ways: string[][] = [[name]];
  const joined = (some: readonly string[]): string => some.join(" ").replace(/- (?=\p{Lu})/gu, "-");
  for (let cut = 1; cut < words.length; cut++) ways.push([joined(words.slice(0, cut)), joined(words.slice(cut))]);
  if (words.length > 2) ways.push([words[0] as string, joined(words.slice(1, -1)), words.at(-1) as string]);
  return ways;
}

function boxAt([x, y]: Point, lines: readonly string[]): Box {
  const half = Math.max(ROW.half, ...lines.map((one) => widthOf(one) / 2));
  return { left: x - half, right: x + half, top: y - ROW.up - 2 - lines.length * LEADING, bottom: y + ROW.down };
}

/** The name's own part of a box, a little larger. */
export function nameBox(placed: Placed): Box {
  const half = Math.max(...placed.lines.map((one) => widthOf(one) / 2)) + 2;
  const [x, y] = placed.at;
  return { left: x - half, right: x + half, top: y - ROW.up - 2 - placed.lines.length * LEADING, bottom: y - ROW.up };
}

/** How much of a box lies outside a region. */
function spill(ring: readonly Point[], box: Box): number {
  const across = 5;
  const down = 4;
  let out = 0;
  for (let i = 0; i <= across; i++)
    for (let j = 0; j <= down; j++)
      if (!inside(ring, [box.left + ((box.right - box.left) * i) / across, box.top + ((box.bottom - box.top) * j) / down])) out += 1;
  return (out / ((across + 1) * (down + 1))) * (box.right - box.left) * (box.bottom - box.top);
}

interface Land {
  id: string;
  name: string;
  ring: readonly Point[];
  near: Point;
}

/** Every way to place a region's box, with what it costs by itself. */
function ways(land: Land, height: number): { placed: Placed; box: Box; cost: number }[] {
  const around = boxOf(land.ring);
  const found = [];
  for (let x = around.left; x <= around.right; x += STEP)
    for (let y = around.top; y <= around.bottom; y += STEP) {
      const far = Math.hypot(x - land.near[0], y - 8 - land.near[1]);
      if (far > FARTHEST || !inside(land.ring, [x, y])) continue;
      for (const lines of breaks(land.name)) {
        const box = boxAt([x, y], lines);
        const beyond = Math.max(0, 3 - box.top) + Math.max(0, box.bottom - height + 3) + Math.max(0, 3 - box.left);
        found.push({ placed: { at: [x, y] as Point, lines }, box, cost: spill(land.ring, box) + far * 3 + (lines.length - 1) * 12 + beyond * 200 });
      }
    }
  return found.sort((a, b) => a.cost - b.cost).slice(0, 160);
}

/** Places all names, the smallest regions first, and then again, each among the others. */
export function placeLabels(lands: readonly Land[], height: number): Record<string, Placed> {
  const order = [...lands].sort((a, b) => areaOf(a.ring) - areaOf(b.ring));
  const choices = new Map(order.map((land) => [land.id, ways(land, height)]));
  const boxes = new Map<string, Box>();
  const chosen: Record<string, Placed> = {};
  for (let round = 0; round < ROUNDS; round++)
    for (const { id } of order) {
      boxes.delete(id);
      const others = [...boxes.values()];
      let best = Infinity;
      for (const way of choices.get(id) ?? []) {
        if (way.cost >= best) break;
        const cost = way.cost + others.reduce((sum, other) => sum + overlap(way.box, other), 0) * 6;
        if (cost >= best) continue;
        best = cost;
        boxes.set(id, way.box);
        chosen[id] = way.placed;
      }
    }
  return chosen;
}
