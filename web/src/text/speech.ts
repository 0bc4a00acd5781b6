// One language at the table. The same rules as src/westmarch/text/speech.py, for the same Fluent files: a test compares
// the sentences of both. Nothing here knows Svelte; tongue.svelte.ts holds the language that the page speaks.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { addedUp, belongTogether, bySense, DECIMAL, differInLast, isReason, linesOf, runs, soOften, type Line, type Told } from "./chronicle";
import { inHarmony } from "./harmony";
import { deedOfYou, sentenceOfYou } from "./you";
import type { Component, Hindered, Listed, LogEntry, Merit, Option, Outcome, Part, Prompt, Thing } from "../protocol/types";

export const LANGUAGES = ["en", "ru", "uk"] as const;
export type Lang = (typeof LANGUAGES)[number];

/** What the server says about a component or a log entry. */
type About = Component["about"];
export type Args = Record<string, FluentVariable>;

/** A game as its messages see it. */
export interface Spoken {
  key: string;
  components: ReadonlyMap<string, Component>;
  /** The seat of the one who reads: what it does is told as what he does. */
  reader?: string | undefined;
}

/** What somebody does, as a part of a sentence: how it goes on from the part before it, and its words. */
interface Clause {
  link: string;
  text: string;
}

/** A piece of a sentence: plain, or the name of a thing that can be looked up. */
export interface Piece {
  text: string;
  thing: Thing | null;
}

// Names of things are wrapped in private characters while a sentence is made, so that it can be taken apart again.
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const GRAMMAR = ["count", "plural"]; // forms that are no text but tell sentences which words agree with a name
const PLURAL = "yes"; // the form `plural` of a name that stands for several: "Wargs attack"
const SUBJECTS = ["side", "player", "seat"]; // the senses of those who act
const SUBJECT_FORMS = ["start", "the", "short", ""]; // of their names, those that begin a sentence
const AND = ".and"; // the attribute of a message that goes on from another with the same subject
const MET = ".met"; // the attribute of a message that tells the reader what he meets with: “The Wargs attack you”
const MOST_PARTS = 5; // of a sentence that tells what somebody does in a row

export class Speech {
  readonly lang: Lang;
  private readonly bundle: FluentBundle;
  private readonly attributes = new Map<string, string[]>();
  private readonly forms = new Map<string, string[]>();
  private described = new WeakMap<Component, string>();
  private marked: Thing[] | null = null;

  constructor(lang: Lang) {
    this.lang = lang;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
  }

  add(source: string): void {
    const resource = new FluentResource(source);
    this.bundle.addResource(resource, { allowOverrides: true });
    for (const entry of resource.body) this.attributes.set(entry.id, Object.keys(entry.attributes));
    this.forms.clear();
    this.described = new WeakMap();
  }

  // Any message

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A message, or with `key.attribute` one of its attributes; one that is missing or lacks an argument throws. */
  message(key: string, args: Args = {}): string {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === null || pattern === undefined) throw new Error(`${this.lang} has no message '${key}'`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    if (errors[0]) throw new Error(`${this.lang}, ${key}: ${errors[0].message}`);
    const said = text.replace(/[ \n]+/g, " ").trim();
    return this.lang === "uk" ? inHarmony(said) : said;
  }

  /** A part of a message, or nothing where it has no such part. */
  part(key: string, attribute: string): string {
    return this.attributes.get(key)?.includes(attribute) ? this.message(`${key}.${attribute}`) : "";
  }

  // Things

  /** What a thing is called; a form that a message lacks is its plain form, and numbers stand for themselves. */
  thing(game: Spoken, thing: Thing, form = ""): string {
    const [title = "", copy] = thing.id.split(".");
    const key = `${game.key}-${thing.sense}-${title}`;
    if (DECIMAL.test(thing.id) && !this.has(key)) return thing.id;
    const name = this.message(form && this.attributes.get(key)?.includes(form) ? `${key}.${form}` : key);
    return copy && form !== "plural" ? this.message("ui-copy", { name, number: copy }) : name;
  }

  /** What a thing is called, or null where it has no name that stands by itself. */
  called(game: Spoken, thing: Thing, form = ""): string | null {
    if (!this.has(`${game.key}-${thing.sense}-${titleOf(thing)}`)) return null;
    try {
      return this.thing(game, thing, form);
    } catch {
      return null;
    }
  }

  /** What a component is called: by its kind, or as a card where all kinds of cards are named alike. */
  name(game: Spoken, id: string): string {
    const kind = game.components.get(id)?.kind ?? "card";
    return this.thing(game, { sense: this.has(`${game.key}-${kind}-${id}`) ? kind : "card", id });
  }

  /** What a component costs and does, in plain words. Boards ask for it at every change, so it is put into words once. */
  description(game: Spoken, id: string): string {
    const component = game.components.get(id);
    if (!component) return "";
    const told = this.described.get(component) ?? this.describe(game, component);
    this.described.set(component, told);
    return told;
  }

  private describe(game: Spoken, component: Component): string {
    const written = `${game.key}-text-${component.id}`;
    const key = this.has(written) ? written : `${game.key}-text-${component.kind}`;
    return this.message(key, this.spoken(game, component.about));
  }

  /** What a component does beyond what is said of all of its kind: the part of its description that is its own. */
  ability(game: Spoken, id: string): string {
    const component = game.components.get(id);
    if (!component) return "";
    const whole = this.description(game, id);
    const ofKind = `${game.key}-text-${component.kind}`;
    const common = this.has(ofKind) ? this.message(ofKind, this.spoken(game, component.about)) : "";
    return whole.startsWith(common) ? whole.slice(common.length).trim() : whole;
  }

  // At the table

  /** What choosing an option means. */
  word(game: Spoken, option: Pick<Option, "verb" | "things">): string {
    const own = `${game.key}-word-${option.verb}`;
    return this.message(this.has(own) ? own : `ui-word-${option.verb}`, this.arguments(game, option.things));
  }

  /** What is asked. */
  prompt(game: Spoken, prompt: Pick<Prompt, "name" | "args">): string {
    return this.message(`${game.key}-prompt-${prompt.name}`, this.arguments(game, prompt.args));
  }

  /** Why something cannot be done. */
  hindrance(game: Spoken, hindered: Pick<Hindered, "reason" | "about">): string {
    return this.message(`${game.key}-hindered-${hindered.reason}`, this.arguments(game, hindered.about));
  }

  /** Why a choice is good, in a sentence; nothing where there is no reason. */
  reasons(game: Spoken, why: readonly Merit[]): string {
    const deeds = why.map(({ name, number }) => this.message(this.has(`${game.key}-merit-${name}`) ? `${game.key}-merit-${name}` : `ui-merit-${name}`, { number }));
    return deeds.length ? this.message("ui-because", { deeds: this.joined(deeds, "deeds") }) : "";
  }

  /** One sentence of the log in pieces, for one entry or for several that it tells together. */
  notice(game: Spoken, entry: Told, ...further: Told[]): Piece[] {
    this.marked = [];
    try {
      return capitalised(this.pieces(this.sentence(game, [entry, ...further])));
    } finally {
      this.marked = null;
    }
  }

  /** What happened, in headings and lines; `apart` begins a line in any case. */
  story(game: Spoken, log: readonly LogEntry[], apart?: LogEntry): Line[] {
    return linesOf(log, (sentence, entry) => this.goesOn(game, sentence, entry), apart);
  }

  // Sentences of several log entries. What a kind gathers is a list in one sentence (`$each`). Else a message can have as attributes:
  // `and`, how it goes on from another with the same subject; `again`, how it goes on from itself; `latest`, where the last of several in
  // a row says all; `met`, how it is told to the reader who meets with what another one does.

  private sentence(game: Spoken, entries: readonly [Told, ...Told[]]): string {
    const [first, second, ...further] = entries;
    if (second && isReason(first)) {
      const told = this.sentence(game, [second, ...further]);
      if (first.things[0]?.id === second.things[0]?.id && first.things[0]?.sense === second.things[0]?.sense) return told;
      const forms = { sentence: uncapitalised(told), told: told.replace(/\.$/, "") };
      return this.message(`${game.key}-notice-${first.kind}.then`, { ...this.noticeArguments(game, first), ...forms });
    }
    return first.gathers.length ? this.gathered(game, entries) : this.inARow(game, entries);
  }

  private goesOn(game: Spoken, sentence: readonly [Told, ...Told[]], entry: Told): boolean {
    const [first, second, ...further] = sentence;
    if (isReason(first)) return !second || this.goesOn(game, [second, ...further], entry);
    const last = sentence.at(-1) ?? first;
    if (first.gathers.length) return belongTogether(last, entry);
    const subject = subjectOf(first);
    if (subject?.id !== subjectOf(entry)?.id) return false;
    if (this.isMade(game, first, "latest")) return first.kind === entry.kind;
    if (!subject || !this.isMade(game, entry, "and")) return false;
    return differInLast(last, entry) || runs(sentence).length < MOST_PARTS;
  }

  private isMade(game: Spoken, entry: Told, form: string): boolean {
    return this.attributes.get(`${game.key}-notice-${entry.kind}`)?.includes(form) ?? false;
  }

  /** Entries that differ in what their kind gathers. */
  private gathered(game: Spoken, entries: readonly [Told, ...Told[]]): string {
    const { kind, gathers } = entries[0];
    const every: Args[] = [...soOften(addedUp(entries))].map(([entry, times]) => ({ ...this.noticeArguments(game, entry), times }));
    const each = every.map((args) => this.message(`${game.key}-each-${kind}`, args));
    const several = each.length > 1 || every[0]?.[`${gathers[0]}_plural`] === PLURAL;
    const told = this.message(`${game.key}-notice-${kind}${this.met(game, entries)}`, { ...every[0], each: this.joined(each, "and"), count: each.length, many: several ? PLURAL : "no" });
    return this.toReader(game, entries[0], told) ?? told;
  }

  /** What somebody does, one thing after another. */
  private inARow(game: Spoken, entries: readonly [Told, ...Told[]]): string {
    const told = this.isMade(game, entries[0], "latest") ? entries.slice(-1) : entries;
    const parts = runs(told).map((run, at, all): Clause => {
      const link = this.link(game, all[at - 1], run) || this.met(game, run);
      return { link, text: this.message(`${game.key}-notice-${run[0].kind}${link}`, this.runArguments(game, run)) };
    });
    const [first = "", ...more] = this.partsToReader(game, entries[0], parts) ?? parts.map(({ text }) => text);
    return more.length ? `${this.joined([first.replace(/\.$/, ""), ...more], "deeds")}.` : first;
  }

  /** The attribute by which the reader is told what he meets with, where a message has it and all entries are about his seat. */
  private met(game: Spoken, entries: readonly [Told, ...Told[]]): string {
    const isReader = (thing: Thing): boolean => SUBJECTS.includes(thing.sense) && thing.id === game.reader;
    return this.isMade(game, entries[0], "met") && entries.every(({ things }) => things.some(isReader)) ? MET : "";
  }

  /** A sentence as the reader is told what he does himself; null where he does nothing, or it cannot be told so. */
  private toReader(game: Spoken, entry: Told, sentence: string): string | null {
    const subject = subjectOf(entry);
    if (!subject || subject.id !== game.reader) return null;
    const names = SUBJECT_FORMS.map((form) => this.thing(game, subject, form));
    return this.harmonious(sentenceOfYou(this.lang, this.message("ui-you"), names, sentence));
  }

  /** The same for the parts of a sentence: all of them, or none. */
  private partsToReader(game: Spoken, entry: Told, [first, ...more]: readonly Clause[]): string[] | null {
    const begun = first ? this.toReader(game, entry, first.text) : null;
    const deeds = more.map(({ link, text }) => (link === AND ? this.harmonious(deedOfYou(this.lang, text)) : text));
    return begun !== null && deeds.every((deed) => deed !== null) ? [begun, ...deeds] : null;
  }

  private harmonious(text: string | null): string | null {
    return text !== null && this.lang === "uk" ? inHarmony(text) : text;
  }

  /** The attribute by which a part of a sentence goes on from the one before it. */
  private link(game: Spoken, before: readonly [Told, ...Told[]] | undefined, run: readonly [Told, ...Told[]]): string {
    if (!before) return "";
    return before[0].kind === run[0].kind && this.isMade(game, run[0], "again") ? ".again" : AND;
  }

  /** The arguments of entries that differ in their last thing at most: things become a list, numbers are added. */
  private runArguments(game: Spoken, run: readonly [Told, ...Told[]]): Args {
    const every: Args[] = run.map((entry) => ({ ...this.noticeArguments(game, entry), run: run.length }));
    const [args = {}] = every;
    const things = bySense(run[0].things);
    const last = things.at(-1);
    if (run.length === 1 || things.length === 1 || !last) return args;
    for (const [key, value] of Object.entries(this.spokenThing(game, ...last))) {
      if (typeof value === "number") args[key] = every.reduce((sum, one) => sum + Number(one[key]), 0);
      else args[key] = this.joined(oftenNamed(every.map((one) => String(one[key]))), "and");
    }
    return args;
  }

  /** What a kind of window is called: its prompt, and the sense and id of what tells it from others. */
  window(game: Spoken, kind: string): string {
    const [name = "", sense = "", id = ""] = kind.split(":");
    const key = `${game.key}-window-${name}`;
    return this.has(key) ? this.message(key, { [sense]: this.called(game, { sense, id }) ?? id }) : `${name} ${id}`.replaceAll("_", " ");
  }

  /** What a line of the score sheet is called. */
  sheetRow(game: Spoken, name: string): string {
    const key = `${game.key}-sheet-${name}`;
    return this.has(key) ? this.message(key) : name.replaceAll("_", " ");
  }

  /** Who won and how, by the rules of the game. */
  outcome(game: Spoken, outcome: Outcome): string {
    return this.message(`${game.key}-result`, { side_id: outcome.winner ?? "shared", outcome_id: outcome.by });
  }

  // Arguments of messages

  /** What a log entry is told with. */
  private noticeArguments(game: Spoken, entry: Told): Args {
    return { ...this.arguments(game, entry.things), ...this.spoken(game, entry.about) };
  }

  /** Things by their senses, a second one of a sense as `<sense>2`, each with what is known about it. */
  arguments(game: Spoken, things: readonly Thing[]): Args {
    const args: Args = {};
    for (const [name, thing] of bySense(things))
      Object.assign(args, this.spokenThing(game, name, thing), this.spoken(game, game.components.get(titleOf(thing))?.about ?? {}, `${name}_`));
    return args;
  }

  /** Facts as arguments: `$x` is a thing's name, `$x_id` its id, `$x_gen` and the like are its forms. */
  private spoken(game: Spoken, facts: About, prefix = ""): Args {
    const args: Args = {};
    for (const [name, value] of Object.entries(facts)) {
      if (typeof value === "number" || typeof value === "string") args[prefix + name] = value;
      else if (value.as === "list") args[prefix + name] = this.list(game, value);
      else Object.assign(args, this.spokenThing(game, prefix + name, value));
    }
    return args;
  }

  private spokenThing(game: Spoken, name: string, thing: Thing): Args {
    if (DECIMAL.test(thing.id)) return { [name]: Number(thing.id) };
    const args: Args = { [name]: this.mark(this.thing(game, thing), thing), [`${name}_id`]: thing.id };
    for (const form of this.formsOf(`${game.key}-${thing.sense}-`))
      args[`${name}_${form}`] = GRAMMAR.includes(form) ? this.thing(game, thing, form) : this.mark(this.thing(game, thing, form), thing);
    return args;
  }

  /** Several things in one breath. */
  list(game: Spoken, listed: { style: Listed["style"]; parts: readonly Part[] }): string {
    const parts = listed.parts.map((part) =>
      part.number === null ? this.thing(game, part) : this.message(`${game.key}-amount-${part.id}`, { number: part.number }),
    );
    return this.joined(parts, listed.style);
  }

  private joined(parts: readonly string[], style: string): string {
    if (parts.length < 2) return parts.join("");
    return this.message(`ui-list-${style}`, { start: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });
  }

  private formsOf(family: string): string[] {
    let found = this.forms.get(family);
    if (!found) {
      const forms = new Set<string>();
      for (const [key, own] of this.attributes) if (key.startsWith(family)) for (const form of own) forms.add(form);
      found = [...forms].sort();
      this.forms.set(family, found);
    }
    return found;
  }

  // Sentences with things in them

  private mark(name: string, thing: Thing): string {
    if (!this.marked) return name;
    this.marked.push(thing);
    return `${OPEN}${this.marked.length - 1}${MIDDLE}${name}${CLOSE}`;
  }

  private pieces(text: string): Piece[] {
    const pieces: Piece[] = [];
    for (const part of text.split(OPEN)) {
      const close = part.indexOf(CLOSE);
      if (close < 0) {
        if (part) pieces.push({ text: part, thing: null });
        continue;
      }
      const [number, name = ""] = part.slice(0, close).split(MIDDLE);
      pieces.push({ text: name, thing: this.marked?.[Number(number)] ?? null });
      if (part.length > close + 1) pieces.push({ text: part.slice(close + 1), thing: null });
    }
    return pieces;
  }
}

/** A sentence with a capital letter, for those that begin with a name which has none within a sentence. */
function capitalised([first, ...rest]: readonly Piece[]): Piece[] {
  return first ? [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest] : [];
}

/** A sentence that goes on from another part of it: articles and prepositions are small within a sentence, names stay as they are. */
function uncapitalised(sentence: string): string {
  return sentence.replace(/^((?:\uE000\d+\uE001)?)(The|An?|На|Your?|Вы|Ви|Ваша?)(?= )/, (_, mark: string, article: string) => mark + article.toLowerCase());
}

/** Names, each once, with the number of those that are called alike. */
function oftenNamed(names: readonly string[]): string[] {
  const met = new Map<string, string[]>(); // by what is read: names that are marked differ in their marks
  for (const name of names) {
    const read = name.replace(/\uE000\d+\uE001|\uE002/g, "");
    met.set(read, [...(met.get(read) ?? []), name]);
  }
  return [...met.values()].map((alike) => (alike.length === 1 ? (alike[0] ?? "") : `${alike[0] ?? ""} (×${alike.length})`));
}

/** A sentence without its links. */
export function plain(pieces: readonly Piece[]): string {
  return pieces.map((piece) => piece.text).join("");
}

/** The player that an event is about. */
function subjectOf(entry: Told): Thing | null {
  const [first] = entry.things;
  return first && SUBJECTS.includes(first.sense) ? first : null;
}

/** The component that a thing is a copy of: a second copy on the table is `<id>.2`. */
function titleOf(thing: Thing): string {
  return thing.id.split(".")[0] ?? "";
}
