// What is drawn on cards: each board lists its emblems by the ids of components in its emblems.json, and the icons named there come
// into its sprite by themselves. Whatever has none yet gets the board's default; a test lists what is missing.
import type { IconName } from "../icons/generated/names";

/** A board's emblems by the ids of components. */
export function emblemsOf(listed: Readonly<Record<string, string>>): (id: string) => IconName | null {
  const drawn = new Map(Object.entries(listed) as [string, IconName][]);
  return (id) => drawn.get(id) ?? null;
}
