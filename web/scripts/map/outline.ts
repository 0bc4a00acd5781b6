// From polygons that share their points to smooth lines: borders are drawn once and fit together, whatever is on their sides.

export type Point = readonly [number, number];

export interface Outlines {
  /** The outline of each region. */
  regions: Record<string, string>;
  coast: string;
  lake: string;
  /** Where the board ends and the land goes on. */
  edge: string;
  /** Borders that may be crossed. */
  open: string;
  /** Borders that may not, as chains of points for the mountains to stand on. */
  closed: Point[][];
}

interface Arc {
  points: Point[];
  owners: string[];
}

const keyOf = (point: Point): string => `${point[0]},${point[1]}`;
const sideKey = (a: Point, b: Point): string => [keyOf(a), keyOf(b)].sort().join(" ");
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const said = (point: Point): string => point.map((value) => Math.round(value * 10) / 10).join(" ");

function sides(ring: readonly Point[]): [Point, Point][] {
  return ring.map((point, i) => [point, ring[(i + 1) % ring.length] as Point]);
}

/** Which regions lie along each side of a polygon. */
function ownersOf(rings: Readonly<Record<string, Point[]>>): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const [region, ring] of Object.entries(rings))
    for (const [a, b] of sides(ring)) owners.set(sideKey(a, b), [...(owners.get(sideKey(a, b)) ?? []), region].sort());
  return owners;
}

/** Points where lines meet: between arcs that have other regions beside them. */
function junctions(rings: Readonly<Record<string, Point[]>>, owners: Map<string, string[]>, ends: readonly Point[]): Set<string> {
  const met = new Map<string, Set<string>>();
  for (const ring of Object.values(rings))
    for (const [a, b] of sides(ring))
      for (const point of [a, b]) met.set(keyOf(point), (met.get(keyOf(point)) ?? new Set()).add((owners.get(sideKey(a, b)) ?? []).join(" ")));
  return new Set([...ends.map(keyOf), ...[...met].filter(([, beside]) => beside.size > 1).map(([point]) => point)]);
}

/** A ring cut into arcs at the junctions. */
function cut(ring: readonly Point[], stops: ReadonlySet<string>): Point[][] {
  const start = ring.findIndex((point) => stops.has(keyOf(point)));
  if (start < 0) return [[...ring, ring[0] as Point]];
  const turned = [...ring.slice(start), ...ring.slice(0, start), ring[start] as Point];
  const arcs: Point[][] = [[turned[0] as Point]];
  turned.slice(1).forEach((point, i) => {
    arcs.at(-1)?.push(point);
    if (stops.has(keyOf(point)) && i < turned.length - 2) arcs.push([point]);
  });
  return arcs;
}

/** A smooth line through the middles of an arc's sides, without its beginning. */
function smooth(arc: readonly Point[]): string {
  const [last] = arc.slice(-1) as [Point];
  if (arc.length < 3) return `L${said(last)}`;
  return arc
    .slice(1, -1)
    .map((point, i) => `Q${said(point)} ${said(i === arc.length - 3 ? last : middle(point, arc[i + 2] as Point))}`)
    .join("");
}

function line(arc: readonly Point[]): string {
  return `M${said(arc[0] as Point)}${smooth(arc)}`;
}

function orient(arc: Point[]): Point[] {
  return keyOf(arc[0] as Point) < keyOf(arc.at(-1) as Point) ? arc : [...arc].reverse();
}

/** Whether an arc of the outer rim lies on the coast: the rim is followed from one end of the coast to the other. */
function coastal(rim: readonly Arc[], from: Point, to: Point): Set<Arc> {
  const found = new Set<Arc>();
  let here = keyOf(from);
  while (here !== keyOf(to)) {
    const next = rim.find((arc) => !found.has(arc) && [arc.points[0], arc.points.at(-1)].some((end) => end && keyOf(end) === here) && isWest(arc, from, found.size));
    if (!next) throw new Error("the coast has a gap");
    found.add(next);
    here = keyOf((keyOf(next.points[0] as Point) === here ? next.points.at(-1) : next.points[0]) as Point);
  }
  return found;
}

/** At its beginning the coast goes west, where the board's edge goes east. */
function isWest(arc: Arc, from: Point, met: number): boolean {
  return met > 0 || arc.points.every((point) => point[0] <= from[0]);
}

export function outline(rings: Readonly<Record<string, Point[]>>, borders: readonly (readonly string[])[], coastEnds: readonly [Point, Point]): Outlines {
  const owners = ownersOf(rings);
  const stops = junctions(rings, owners, coastEnds);
  const arcs = new Map<string, Arc>();
  const regions: Record<string, string> = {};
  for (const [region, ring] of Object.entries(rings)) {
    const own = cut(ring, stops);
    regions[region] = `M${said((own[0] as Point[])[0] as Point)}${own.map(smooth).join("")}Z`;
    for (const points of own) {
      const beside = owners.get(sideKey(points[0] as Point, points[1] as Point)) ?? [];
      const oriented = orient(points);
      arcs.set(oriented.map(keyOf).join(" "), { points: oriented, owners: beside });
    }
  }
  const all = [...arcs.values()];
  const [from, to] = coastEnds;
  const single = all.filter((arc) => arc.owners.length === 1);
  const rim = rimOf(single, from);
  const coast = coastal(rim, from, to);
  const passable = new Set(borders.map((pair) => [...pair].sort().join(" ")));
  const inner = all.filter((arc) => arc.owners.length === 2);
  const isOpen = (arc: Arc): boolean => passable.has(arc.owners.join(" "));
  return {
    regions,
    coast: [...coast].map((arc) => line(arc.points)).join(""),
    lake: loop(single.filter((arc) => !rim.includes(arc))),
    edge: rim.filter((arc) => !coast.has(arc)).map((arc) => line(arc.points)).join(""),
    open: inner.filter(isOpen).map((arc) => line(arc.points)).join(""),
    closed: inner.filter((arc) => !isOpen(arc)).map((arc) => arc.points),
  };
}

/** The arcs that are connected with a point. */
function rimOf(single: readonly Arc[], from: Point): Arc[] {
  const found: Arc[] = [];
  const open = [keyOf(from)];
  while (open.length) {
    const here = open.pop();
    for (const arc of single) {
      const ends = [arc.points[0], arc.points.at(-1)].map((point) => keyOf(point as Point));
      if (found.includes(arc) || !ends.includes(here ?? "")) continue;
      found.push(arc);
      open.push(...ends);
    }
  }
  return found;
}

/** Arcs that make one closed line. */
function loop(arcs: readonly Arc[]): string {
  const [first, ...rest] = arcs;
  if (!first) return "";
  let drawn = line(first.points);
  let here = keyOf(first.points.at(-1) as Point);
  while (rest.length) {
    const at = rest.findIndex((arc) => [arc.points[0], arc.points.at(-1)].some((end) => end && keyOf(end) === here));
    const [next] = rest.splice(at < 0 ? 0 : at, 1) as [Arc];
    const points = keyOf(next.points[0] as Point) === here ? next.points : [...next.points].reverse();
    drawn += smooth(points);
    here = keyOf(points.at(-1) as Point);
  }
  return `${drawn}Z`;
}

// Points in polygons

export function inside(ring: readonly Point[], [x, y]: Point): boolean {
  let within = false;
  for (const [[ax, ay], [bx, by]] of sides(ring))
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  return within;
}

export function areaOf(ring: readonly Point[]): number {
  return Math.abs(sides(ring).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0)) / 2;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boxOf(ring: readonly Point[]): Box {
  const xs = ring.map((point) => point[0]);
  const ys = ring.map((point) => point[1]);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function overlap(a: Box, b: Box): number {
  return Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}
