// From the options of a prompt to what can be clicked. An option is a path of things: those it points at, one after the other.
// Choosing walks along the path; what remains when the path is walked are the verbs, which become buttons.
import type { Option, PromptKind, Thing } from "../../protocol/types";

export const DONE = 0;

export function keyOf(thing: Thing): string {
  return `${thing.sense}:${thing.id}`;
}

export function thingOf(key: string): Thing {
  const colon = key.indexOf(":");
  return { sense: key.slice(0, colon), id: key.slice(colon + 1) };
}

export function sameThing(a: Thing | null | undefined, b: Thing | null | undefined): boolean {
  return !!a && !!b && a.sense === b.sense && a.id === b.id;
}

/** What can be chosen after some things have been. */
export interface Offer {
  /** Things that may be chosen next. */
  next: ReadonlySet<string>;
  /** Options that these things name completely: their verbs are the answers. */
  complete: readonly Option[];
}

export function offer(options: readonly Option[], path: readonly Thing[]): Offer {
  const next = new Set<string>();
  const complete: Option[] = [];
  for (const option of options) {
    if (!path.every((thing, i) => sameThing(option.things[i], thing))) continue;
    const following = option.things[path.length];
    if (following) next.add(keyOf(following));
    else complete.push(option);
  }
  return { next, complete };
}

/** The path after choosing a thing: further along, or begun anew with another first thing; null where it can't be chosen. */
export function walk(options: readonly Option[], path: readonly Thing[], thing: Thing): Thing[] | null {
  const key = keyOf(thing);
  if (offer(options, path).next.has(key)) return [...path, thing];
  if (offer(options, []).next.has(key)) return [thing];
  return null;
}

/** Whether a path is still one that the options allow, after they may have changed. */
export function holds(options: readonly Option[], path: readonly Thing[]): boolean {
  if (!path.length) return true;
  const { next, complete } = offer(options, path);
  return next.size > 0 || complete.length > 0;
}

/** The words to send for a set: people click in any order, the game hears them ascending; nothing chosen is `done`. */
export function setAnswer(chosen: Iterable<number>): number[] {
  const words = [...chosen].filter((word) => word !== DONE).sort((a, b) => a - b);
  return words.length ? words : [DONE];
}

/** A set's chosen words after one was clicked: once more as long as there are copies of it, then not at all. Of a set that is full
 * the one chosen first makes room. */
export function toggled(chosen: readonly number[], word: number, copies = 1, most = Infinity): number[] {
  if (chosen.filter((one) => one === word).length >= copies) return chosen.filter((one) => one !== word);
  return [...chosen.slice(chosen.length < most ? 0 : 1), word];
}

/** Whether options are answered one click after the other, or gathered first. */
export function gathers(kind: PromptKind): boolean {
  return kind === "set";
}

const DECLINES: ReadonlySet<string> = new Set(["no", "pass", "done", "nothing"]);

/** Whether a word goes on without doing what was offered. */
export function declines(verb: string): boolean {
  return DECLINES.has(verb);
}

/** The order of answers in the prompt: what goes on first, what declines last. */
export function inPromptOrder(options: readonly Option[]): Option[] {
  return [...options].sort((a, b) => Number(declines(a.verb)) - Number(declines(b.verb)) || a.word - b.word);
}
