// What moves when a position of War of the Ring becomes the next one: armies and characters travel over the map, numbers swell.
import type { Movement } from "..";
import type { LogEntry } from "../../protocol/types";
import { fly, rectOf } from "../../lib/motion";
import { prepare, pulses, TRAVEL, type Play } from "../plays";

const PIECE = 22; // pixels

function idsOf(entry: LogEntry, sense: string): string[] {
  return entry.things.filter((thing) => thing.sense === sense).map((thing) => thing.id);
}

function regionAt(root: HTMLElement, region: string | undefined): Element | null {
  return region ? root.querySelector(`[data-region="${region}"] .ring`) : null;
}

/** A counter of a side goes from a region to another. */
function travels(root: HTMLElement, from: Element | null, to: string | undefined, shadow: boolean): Play {
  const start = from && rectOf(from);
  return () => {
    const end = regionAt(root, to);
    if (!start || !end) return [];
    const piece = document.createElement("div");
    piece.className = shadow ? "piece shadow" : "piece";
    const middle = { x: start.x + start.width / 2 - PIECE / 2, y: start.y + start.height / 2 - PIECE / 2, width: PIECE, height: PIECE };
    return [fly(root, piece, middle, rectOf(end), TRAVEL, false)];
  };
}

function plays(root: HTMLElement, entry: LogEntry): Play | null {
  const [first, second] = idsOf(entry, "region");
  const shadow = idsOf(entry, "side")[0] === "shadow";
  switch (entry.kind) {
    case "marched":
    case "attacked":
      return travels(root, regionAt(root, first), second, shadow);
    case "nazgul_moved":
      return travels(root, regionAt(root, first), second, true);
    case "separated":
      return travels(root, root.querySelector(".quest .company"), first, false);
    case "moved_fellowship":
    case "hid":
      return pulses(root, '[data-meter="progress"]');
    case "corrupted":
    case "healed":
      return pulses(root, '[data-meter="corruption"]');
    case "hunt_dice":
    case "hunt_roll":
    case "tile":
      return pulses(root, "[data-hunt-box]");
    case "advanced":
    case "activated":
      return pulses(root, `[data-nation="${idsOf(entry, "nation")[0]}"]`);
    case "rolled":
      return pulses(root, `[data-dice="${idsOf(entry, "side")[0]}"]`);
    default:
      return null;
  }
}

/** Events of which the last region named is where something is new. */
const CHANGES: ReadonlySet<string> = new Set([
  "marched", "nazgul_moved", "recruited", "removed", "reduced", "upgraded", "captured", "attacked", "siege", "separated", "entered",
  "moved_character", "declared", "revealed",
]);

/** The things that an entry changed, to be marked as just changed. */
export function changedBy(entry: LogEntry): string[] {
  if (entry.kind === "advanced" || entry.kind === "activated") return idsOf(entry, "nation").flatMap((id) => [`nation:${id}`, `seen-nation:${id}`]);
  return CHANGES.has(entry.kind) ? idsOf(entry, "region").slice(-1).map((id) => `region:${id}`) : [];
}

export function move(root: HTMLElement, entries: readonly LogEntry[], pace: number): () => Movement {
  return prepare(root, entries, pace, plays, changedBy);
}
