// Our own hand: a small landscape (sky, disc, three ridges) in one of twelve palettes, drawn from a seed, so that a card always
// gets the same picture.
import type { LandscapeKind, PaletteName } from "../boards";

export interface Palette {
  sky: readonly [string, string];
  disc: string;
  far: string;
  middle: string;
  near: string;
  emblem: string;
}

function palette(colours: string): Palette {
  const [top, bottom, disc, far, middle, near, emblem] = colours.split(" ") as [string, string, string, string, string, string, string];
  return { sky: [top, bottom], disc, far, middle, near, emblem };
}

export const PALETTES: Record<PaletteName, Palette> = {
  dawn: palette("#f3dfb3 #f7c98b #fff3cf #c9a27c #8f7a5a #5b4c38 #3a2d1e"),
  day: palette("#cfe0e6 #f2ead0 #fff8dd #9db3a6 #6f8d6b #47623f #2b3a25"),
  sea: palette("#cfdfe6 #eef0e0 #fff8dd #8fb0bf #5f8ba3 #3c667f #23404f"),
  wood: palette("#dfe6c3 #cfdcae #f8f4cf #93ab7a #62834f #3d5c35 #233a20"),
  gold: palette("#f7e7b5 #f0d183 #fff6d6 #d9b25e #b4883a #7c5a22 #4a3413"),
  fire: palette("#e9b58c #c9603b #ffdf9e #9a4a36 #6e2c25 #45191a #2a0e10"),
  night: palette("#3c4a6b #8b8fa6 #f1ead0 #5a607c #414765 #2b2f49 #171a2c"),
  ash: palette("#cfc4b4 #b49d86 #ecdcc0 #8d7a69 #675648 #443830 #2a221d"),
  plain: palette("#e6e9cf #f3e6b8 #fff8dd #c7c487 #a3a25b #76783e #474a24"),
  stone: palette("#dfe2e2 #c9ccc9 #f7f4e6 #9ea4a3 #7b8282 #565d5f #34393b"),
  plum: palette("#e6d3e0 #cfa9c4 #f8ecf0 #a37fa3 #7b577f #553760 #341f3d"),
  lapis: palette("#d6e2ee #a9c3de #fff8dd #7fa0c4 #4f78a8 #2f5688 #1c3657"),
};

/** Numbers from 0 to 1, always the same for a seed. */
export function dice(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Landscape {
  disc: { x: number; y: number; r: number };
  layers: { d: string; fill: string }[];
  strokes: { d: string; stroke: string }[];
}

type Roll = () => number;

function smooth(roll: Roll, w: number, h: number, level: number, swing: number, steps: number): string {
  const ys = Array.from({ length: steps + 1 }, () => Math.round(h * (level + (roll() - 0.5) * swing)));
  const width = w / steps;
  let d = `M0 ${h}V${ys[0]}`;
  for (let i = 1; i <= steps; i++) {
    const middle = Math.round((i - 0.5) * width);
    d += `C${middle} ${ys[i - 1]} ${middle} ${ys[i]} ${Math.round(i * width)} ${ys[i]}`;
  }
  return `${d}V${h}Z`;
}

function jagged(roll: Roll, w: number, h: number, level: number, swing: number, steps: number): string {
  let d = `M0 ${h}`;
  for (let i = 0; i <= steps; i++) {
    const peak = i % 2 ? -0.5 : 0.5;
    const y = h * (level + (peak + (roll() - 0.5) * 0.8) * swing);
    d += `L${Math.round((i * w) / steps)} ${Math.round(y)}`;
  }
  return `${d}L${w} ${h}Z`;
}

function pines(roll: Roll, w: number, h: number, level: number, size: number): string {
  let d = "";
  for (let x = -size / 3; x < w + size / 3; x += size * (0.55 + roll() * 0.3)) {
    const y = h * level + (roll() - 0.5) * h * 0.06;
    const s = size * (0.85 + roll() * 0.4);
    const f = (n: number) => (n * s).toFixed(1);
    d += `M${x.toFixed(0)} ${y.toFixed(1)}l${f(0.35)} ${f(0.5)}h${f(-0.14)}l${f(0.3)} ${f(0.46)}V${h}h${f(-1.02)}V${(y + 0.96 * s).toFixed(1)}l${f(0.3)} ${f(-0.46)}h${f(-0.14)}Z`;
  }
  return d;
}

function waves(roll: Roll, w: number, h: number): string {
  let d = "";
  for (let row = 0; row < 4; row++) {
    const y = h * (0.78 + row * 0.06);
    for (let x = roll() * 10; x < w; x += w / 4 + roll() * 10) d += `M${x.toFixed(0)} ${y.toFixed(0)}q${w / 24} ${-h / 40} ${w / 12} 0t${w / 12} 0`;
  }
  return d;
}

function grass(roll: Roll, w: number, h: number): string {
  let d = "";
  for (let i = 0; i < 16; i++) d += `M${Math.round(roll() * w)} ${Math.round(h * (0.86 + roll() * 0.13))}l2 -5l1 5`;
  return d;
}

function battlements(w: number, h: number): string {
  const tooth = w / 12;
  let d = `M${tooth * 1.5} ${h}V${h * 0.58}`;
  for (let i = 0; i < 4; i++) d += `h${tooth}v${tooth * 0.8}h${tooth}v${-tooth * 0.8}`;
  d += `h${tooth}V${h}h${-tooth * 3}v${-h * 0.16}q${-tooth * 1.5} ${-tooth * 1.6} ${-tooth * 3} 0v${h * 0.16}Z`;
  return d;
}

function tower(w: number, h: number, x: number): string {
  const s = w / 20;
  return `M${x} ${h}V${h * 0.62}h${-s}v${-s * 2}h${s}v${s}h${s}v${-s}h${s}v${s}h${s}v${-s}h${s}v${s * 2}h${-s}V${h}Z`;
}

export function landscape(seed: string, kind: LandscapeKind, colours: Palette, w: number, h: number): Landscape {
  const roll = dice(seed);
  const disc = { x: Math.round(w * (0.42 + roll() * 0.26)), y: Math.round(h * 0.34), r: Math.round(Math.min(w, h) * 0.22) };
  const sharp = kind === "mount" || kind === "gate";
  const far = sharp ? jagged(roll, w, h, 0.58, 0.22, 7) : smooth(roll, w, h, 0.54, 0.24, 4);
  const middle = kind === "mount" ? jagged(roll, w, h, 0.7, 0.14, 5) : smooth(roll, w, h, 0.7, 0.16, 5);
  const near = smooth(roll, w, h, 0.86, 0.12, 4);
  const layers = [
    { d: far, fill: colours.far },
    { d: middle, fill: colours.middle },
  ];
  const strokes: Landscape["strokes"] = [];
  if (kind === "wood") {
    layers[1] = { d: pines(roll, w, h, 0.62, h * 0.13), fill: colours.middle };
    layers.push({ d: pines(roll, w, h, 0.74, h * 0.16), fill: colours.near });
    layers.push({ d: pines(roll, w, h, 0.86, h * 0.18), fill: colours.emblem });
  } else if (kind === "sea") {
    layers.push({ d: `M0 ${h * 0.76}H${w}V${h}H0Z`, fill: colours.near });
    strokes.push({ d: waves(roll, w, h), stroke: colours.disc });
  } else {
    if (kind === "gate") layers.push({ d: battlements(w, h), fill: colours.emblem });
    layers.push({ d: near, fill: colours.near });
    if (kind === "tower") layers.push({ d: tower(w, h, w * (0.55 + roll() * 0.2)), fill: colours.emblem });
    if (kind === "plain") strokes.push({ d: grass(roll, w, h), stroke: colours.emblem });
  }
  return { disc, layers, strokes };
}
