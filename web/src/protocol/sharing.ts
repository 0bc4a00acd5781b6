// Of two things that the server said one after the other most is the same. Svelte sees what has changed by identity: so whatever is equal to
// what was shown before is taken from there, and only what differs is drawn again.

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The next value, with everything in it that equals its part of the one before replaced by that part; neither is changed. */
export function sharing<T>(before: unknown, next: T): T {
  if (Object.is(before, next)) return next;
  if (Array.isArray(next)) return (Array.isArray(before) ? rowSharing(before, next) : next) as T;
  if (isFields(next)) return (isFields(before) ? fieldsSharing(before, next) : next) as T;
  return next;
}

function rowSharing(before: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const shared = next.map((one, i) => sharing(before[i], one));
  const same = before.length === next.length && shared.every((one, i) => Object.is(one, before[i]));
  return same ? before : shared;
}

function fieldsSharing(before: Fields, next: Fields): Fields {
  const names = Object.keys(next);
  const shared: Fields = {};
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    shared[name] = sharing(before[name], next[name]);
    same &&= name in before && Object.is(shared[name], before[name]);
  }
  return same ? before : shared;
}
