// The part of the map that is seen: its middle and how near it is. Everything is in units of the drawing but the window's own size.
export interface Spot {
  x: number;
  y: number;
}

export const STEPS = [1, 1.4, 2, 3, 4.5] as const;
const NEAREST = 6;
/** Pixels a unit takes when names can just be read. */
const LEGIBLE = 0.55;
/** Pixels a unit should take on a phone. */
const COMFORTABLE = 1.12;
const NAME = 12.6; // units: the size of a name as the drawing was made for
const MARGIN = 26; // units around what is framed

export class Frame {
  /** The window, in pixels. */
  width = $state(0);
  height = $state(0);
  zoom = $state(1);
  private middle = $state.raw<Spot>({ x: 0, y: 0 });
  /** Strips of the window, in pixels, that lie under something else. */
  private covered = { top: 0, bottom: 0 };

  constructor(
    readonly wide: number,
    readonly high: number,
  ) {
    this.middle = { x: wide / 2, y: high / 2 };
  }

  /** Pixels a unit takes when the whole map is seen. */
  private get fit(): number {
    return Math.max(0.05, Math.min(this.width / this.wide, this.height / this.high));
  }

  get scale(): number {
    return this.fit * this.zoom;
  }

  get viewBox(): string {
    const { x, y } = this.middle;
    const [w, h] = [this.width / this.scale, this.height / this.scale];
    return [x - w / 2, y - h / 2, w || this.wide, h || this.high].map((value) => Math.round(value * 100) / 100).join(" ");
  }

  /** Pieces and names grow more slowly than the map, so that there is room between them. */
  get pieces(): number {
    const wanted = 10 + (this.scale - 0.75) * 6.5;
    return Math.max(0.45, Math.min(1.05, wanted / (NAME * this.scale)));
  }

  get legible(): boolean {
    return this.scale >= LEGIBLE;
  }

  get near(): boolean {
    return this.zoom > 1.05;
  }

  private clamp({ x, y }: Spot): Spot {
    const along = (at: number, seen: number, whole: number, before = 0, after = 0): number =>
      seen - before - after >= whole ? (whole + after - before) / 2 : Math.max(seen / 2 - before, Math.min(whole - seen / 2 + after, at));
    const { top, bottom } = this.covered;
    return { x: along(x, this.width / this.scale, this.wide), y: along(y, this.height / this.scale, this.high, top / this.scale, bottom / this.scale) };
  }

  /** The window's height that nothing covers, and by how much its middle lies below that of the whole window: in pixels. */
  private get open(): { height: number; shift: number } {
    const { top, bottom } = this.covered;
    return { height: Math.max(1, this.height - top - bottom), shift: (top - bottom) / 2 };
  }

  /** Something lies over the top and the bottom of the window: what is shown next keeps clear of it. */
  cover(top: number, bottom: number): void {
    this.covered = { top, bottom };
  }

  /** The window has another size now: the whole map stays whole, a part of it as large as it was. */
  resize(width: number, height: number): void {
    const before = this.scale;
    const near = this.near && this.width > 0;
    [this.width, this.height] = [width, height];
    if (near) this.zoom = Math.max(1, Math.min(NEAREST, before / this.fit));
    this.middle = this.clamp(this.middle);
  }

  /** Move by so many pixels. */
  drag(dx: number, dy: number): void {
    this.middle = this.clamp({ x: this.middle.x - dx / this.scale, y: this.middle.y - dy / this.scale });
  }

  /** Come nearer or go farther, while what lies at a point of the window, in pixels from its middle, stays there. */
  zoomTo(zoom: number, px = 0, py = 0): void {
    const before = this.scale;
    this.zoom = Math.max(1, Math.min(NEAREST, zoom));
    const shift = 1 / before - 1 / this.scale;
    this.middle = this.clamp({ x: this.middle.x + px * shift, y: this.middle.y + py * shift });
  }

  /** The next step nearer or farther. */
  step(direction: 1 | -1): void {
    const next = direction > 0 ? STEPS.find((one) => one > this.zoom + 0.01) : STEPS.findLast((one) => one < this.zoom - 0.01);
    this.zoomTo(next ?? (direction > 0 ? NEAREST : 1));
  }

  whole(): void {
    this.cover(0, 0);
    this.zoomTo(1);
  }

  centre(spot: Spot, zoom = this.zoom): void {
    this.zoom = Math.max(1, Math.min(NEAREST, zoom));
    this.middle = this.clamp({ x: spot.x, y: spot.y - this.open.shift / this.scale });
  }

  /** The point of the drawing that lies so many pixels from the window's middle. */
  spotAt(px: number, py: number): Spot {
    return { x: this.middle.x + px / this.scale, y: this.middle.y + py / this.scale };
  }

  /** Whether a point is well within the window: so many units from its edge. */
  sees({ x, y }: Spot, margin = MARGIN): boolean {
    const [w, h] = [this.width / this.scale, this.open.height / this.scale];
    return Math.abs(x - this.middle.x) < w / 2 - margin && Math.abs(y - this.middle.y - this.open.shift / this.scale) < h / 2 - margin;
  }

  /** Show these points as near as is comfortable, and not nearer than all of them allow. */
  show(spots: readonly Spot[]): void {
    if (!spots.length || !this.width) return;
    const xs = spots.map((spot) => spot.x);
    const ys = spots.map((spot) => spot.y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const all = Math.min(this.width / (right - left + 5 * MARGIN), this.open.height / (bottom - top + 4 * MARGIN));
    const wanted = Math.max(Math.min(all, COMFORTABLE), Math.min(LEGIBLE * 1.25, COMFORTABLE));
    this.centre({ x: (left + right) / 2, y: (top + bottom) / 2 }, wanted / this.fit);
  }
}
