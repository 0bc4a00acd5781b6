// The log as people read it: headings and lines, and one sentence for entries in a row that belong together. The same as
// src/westmarch/text/chronicle.py.
import type { LogEntry, Thing } from "../protocol/types";

/** An entry as its sentence needs it. */
export type Told = Pick<LogEntry, "kind" | "things" | "about" | "gathers" | "place">;
type Several<T> = [T, ...T[]];

/** A heading, or a line of the log: its sentences, each with the entries that it tells. */
export interface Line {
  head: boolean;
  sentences: Several<Several<LogEntry>>;
}

/** Things with the names that messages have for them: their senses, a second one of a sense as `<sense>2`. */
export function bySense(things: readonly Thing[]): [string, Thing][] {
  const met = new Map<string, number>();
  return things.map((thing) => {
    const times = (met.get(thing.sense) ?? 0) + 1;
    met.set(thing.sense, times);
    return [times === 1 ? thing.sense : `${thing.sense}${times}`, thing];
  });
}

const NUMBER = "number";
const REASON = "reason";
/** A thing's id that is a number, which stands for itself. */
export const DECIMAL = /^-?\d+$/;

/** The entries of a sentence; where their kind gathers numbers, those of equal things are added. */
export function addedUp<T extends Pick<LogEntry, "things" | "gathers">>(entries: readonly T[]): T[] {
  if (!entries[0]?.gathers.includes(NUMBER)) return [...entries];
  const found = new Map<string, T>();
  for (const entry of entries) {
    const at = entry.things.findIndex((thing) => thing.sense === NUMBER);
    const rest = JSON.stringify(entry.things.filter((_, i) => i !== at));
    const number = Number(found.get(rest)?.things[at]?.id ?? 0) + Number(entry.things[at]?.id);
    found.set(rest, { ...entry, things: entry.things.map((thing, i) => (i === at ? { ...thing, id: String(number) } : thing)) });
  }
  return [...found.values()];
}

/** Entries with how often each of them happened. */
export function soOften<T extends Pick<LogEntry, "things">>(entries: readonly T[]): Map<T, number> {
  const first = new Map<string, T>();
  const found = new Map<T, number>();
  for (const entry of entries) {
    const key = JSON.stringify(entry.things);
    const same = first.get(key) ?? entry;
    first.set(key, same);
    found.set(same, (found.get(same) ?? 0) + 1);
  }
  return found;
}

/** Whether an entry goes on with the sentence of the one before: they differ in nothing but what their kind gathers. */
export function belongTogether(first: Told, second: Told): boolean {
  if (first.kind !== second.kind) return false;
  const rest = (entry: Told): string => JSON.stringify(bySense(entry.things).filter(([name]) => !first.gathers.includes(name)));
  return rest(first) === rest(second);
}

/** Entries, those together that differ in their last thing at most: several cards drawn. */
export function runs(entries: readonly Told[]): Several<Told>[] {
  const found: Several<Told>[] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    if (last && differInLast(last[last.length - 1] ?? last[0], entry)) last.push(entry);
    else found.push([entry]);
  }
  return found;
}

/** Whether two entries tell the same, but for their last thing, which a sentence can name together, or number, which it can add. */
export function differInLast(one: Told, other: Told): boolean {
  const [a, b] = [one.things, other.things];
  if (one.kind !== other.kind) return false;
  return a.slice(0, Math.max(1, a.length - 1)).every((thing, i) => thing.sense === b[i]?.sense && thing.id === b[i]?.id);
}

/** Whether an entry is the reason of the one that follows. */
export function isReason(entry: Told): boolean {
  return entry.place === REASON;
}

/**
 * The lines in which entries are told; a heading or a reason with nothing after it is left out, unless it is the last. What happened at the
 * table, and what was taken back, stands alone; `apart` begins a line in any case: the first entry that is new to the reader.
 */
export function linesOf(log: readonly LogEntry[], goesOn: (sentence: Several<LogEntry>, entry: LogEntry) => boolean, apart?: LogEntry): Line[] {
  const lines: Line[] = [];
  for (const entry of log) {
    if (entry.place !== "on") leaveOutBareReason(lines);
    const before = lines.at(-1);
    const line = before && !before.head && entry !== apart && entry.of === "game" && before.sentences[0][0].of === "game" ? before : undefined;
    const sentence = line?.sentences.at(-1);
    if (sentence && entry.place !== "head" && !isReason(entry) && goesOn(sentence, entry)) sentence.push(entry);
    else if (line && (entry.place === "on" || isReason(entry))) line.sentences.push([entry]);
    else {
      if (entry.place === "head" && before?.head) lines.pop(); // nothing happened there
      lines.push({ head: entry.place === "head", sentences: [[entry]] });
    }
  }
  return lines.map(asBefore);
}

/** Take a reason away of which nothing came: only what goes on from it happened because of it. */
function leaveOutBareReason(lines: Line[]): void {
  const last = lines.at(-1);
  const entry = last?.sentences.at(-1)?.at(-1);
  if (!last || !entry || !isReason(entry)) return;
  if (last.sentences.length === 1) lines.pop();
  else last.sentences.pop();
}

const known = new WeakMap<LogEntry, Line>(); // by their last entries

/** A line as it was made before, if it was: what has not changed is not told again. */
function asBefore(line: Line): Line {
  const entries = line.sentences.flat();
  const last = entries.at(-1);
  const before = last && known.get(last);
  if (before && before.sentences[0]?.[0] === entries[0] && before.head === line.head) return before;
  if (last) known.set(last, line);
  return line;
}
