// What moves when a position of Duel becomes the next one: cards and tiles travel, face-down cards turn, armies march.
import type { Movement } from "..";
import type { LogEntry } from "../../protocol/types";
import { clone, fly, flip, rectOf } from "../../lib/motion";
import { found, idOf, prepare, pulses, TRAVEL, type Play } from "../plays";

const TURN = 360;

/** Something leaves its place and travels to a side's row. */
function leaves(root: HTMLElement, selector: string, target: string): Play {
  const element = found(root, selector);
  const from = element && rectOf(element);
  const copy = element && clone(element);
  if (element?.closest(".wide")) copy?.classList.add("wide"); // the broad faces of the third chapter
  return () => {
    const to = found(root, target);
    return copy && from && to ? [fly(root, copy, from, rectOf(to), TRAVEL, true)] : [];
  };
}

function marches(root: HTMLElement, source: string, target: string): Play {
  const element = document.querySelector<SVGGraphicsElement>(`[data-army="${source}"]`);
  const from = element?.getBoundingClientRect();
  const shadow = element?.classList.contains("sauron") ?? false;
  return () => {
    const to = root.querySelector(`[data-region="${target}"] .hit`)?.getBoundingClientRect();
    if (!from || !to) return [];
    const piece = document.createElement("i");
    piece.className = shadow ? "piece shadow" : "piece";
    return [fly(root, piece, from, to, TRAVEL, false)];
  };
}

function turnsUp(root: HTMLElement, selector: string): Play {
  return () => {
    const element = found(root, selector);
    return element ? [flip(element, TURN)] : [];
  };
}

function plays(root: HTMLElement, entry: LogEntry): Play | null {
  const side = idOf(entry, "side");
  const card = `[data-thing="card:${idOf(entry, "card")}"]`;
  const region = idOf(entry, "region");
  switch (entry.kind) {
    case "played":
    case "chained":
    case "from_discard":
      return leaves(root, card, `[data-area="${side}"]`);
    case "discarded":
      return leaves(root, card, `[data-coins="${side}"]`);
    case "took_tile":
      return leaves(root, `[data-thing="tile:${idOf(entry, "tile")}"]`, `[data-area="${side}"]`);
    case "token_taken":
      return leaves(root, `[data-thing="token:${idOf(entry, "token")}"]`, `[data-area="${side}"]`);
    case "coins":
    case "fined":
      return pulses(root, `[data-coins="${side}"]`);
    case "quest":
      return pulses(root, `[data-step="${side}-${idOf(entry, "number")}"]`);
    case "placed":
    case "conflict":
    case "removed":
    case "fortress":
    case "razed":
      return pulses(root, `[data-region="${region}"]`);
    case "moved":
      return marches(root, region, idOf(entry, "region", 1));
    case "card_up":
      return turnsUp(root, card);
    case "tile_up":
      return turnsUp(root, `[data-thing="tile:${idOf(entry, "tile")}"]`);
    default:
      return null;
  }
}

/** The things that an entry changed, to be marked as just changed. */
export function changedBy(entry: LogEntry): string[] {
  const side = idOf(entry, "side");
  const keys = entry.things.filter((thing) => ["region", "tile", "token"].includes(thing.sense)).map((thing) => `${thing.sense}:${thing.id}`);
  if (entry.kind === "card_up") keys.push(`card:${idOf(entry, "card")}`);
  if (entry.kind === "quest") keys.push(`quest:${side}`);
  if (entry.kind === "coins" || entry.kind === "fined") keys.push(`coins:${side}`);
  return keys;
}

export function move(root: HTMLElement, entries: readonly LogEntry[], pace: number): () => Movement {
  return prepare(root, entries, pace, plays, changedBy);
}
