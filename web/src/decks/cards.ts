// The cards that a deck may have, as the reader knows them, and finding some of them.
import type { SphereId, CardFacts } from "../boards/lcg/view/components";
import type { KindId } from "../boards/lcg/view/types";
import type { Component } from "../protocol/types";
import type { Speech, Spoken } from "../text/speech";

export const KINDS = ["hero", "ally", "attachment", "event"] as const satisfies readonly KindId[];
export const SPHERES = ["leadership", "tactics", "spirit", "lore", "neutral"] as const satisfies readonly SphereId[];
export type PlayerKind = (typeof KINDS)[number];

export interface Card {
  id: string;
  kind: PlayerKind;
  sphere: SphereId;
  /** A hero has none. */
  cost: string;
  facts: CardFacts;
  name: string;
  traits: string;
  text: string;
  /** Everything that a search may find, plainly written. */
  words: string;
}

export interface Wanted {
  words: string;
  kind: PlayerKind | "";
  cost: string;
  spheres: readonly SphereId[];
}

export const EVERYTHING: Wanted = { words: "", kind: "", cost: "", spheres: [] };

/** Without case, accents and apostrophes. */
export function plain(text: string): string {
  return text.normalize("NFKD").replace(/[\p{M}'’ʼ`]/gu, "").toLowerCase();
}

export function isPlayerKind(kind: string): kind is PlayerKind {
  return (KINDS as readonly string[]).includes(kind);
}

export function cardsOf(components: readonly Component[], game: Spoken, speech: Speech): Card[] {
  return components.flatMap((one) => (isPlayerKind(one.kind) ? [cardOf(one, one.kind, game, speech)] : []));
}

function cardOf(component: Component, kind: PlayerKind, game: Spoken, speech: Speech): Card {
  const facts = component.facts as unknown as CardFacts;
  const name = speech.name(game, component.id);
  const traits = (facts.traits ?? []).map((id) => speech.thing(game, { sense: "trait", id })).join(", ");
  const text = speech.description(game, component.id);
  const cost = facts.cost === undefined ? "" : String(facts.cost);
  return { id: component.id, kind, sphere: facts.sphere ?? "neutral", cost, facts, name, traits, text, words: plain(`${name} ${traits} ${text}`) };
}

/** The cards that are wanted, those first whose name has what was looked for. */
export function found(cards: readonly Card[], wanted: Wanted): Card[] {
  const words = plain(wanted.words).split(/\s+/).filter(Boolean);
  const fitting = cards.filter(
    (card) =>
      (!wanted.kind || card.kind === wanted.kind) &&
      (!wanted.cost || card.cost === wanted.cost) &&
      (!wanted.spheres.length || wanted.spheres.includes(card.sphere)) &&
      words.every((word) => card.words.includes(word)),
  );
  const named = (card: Card): boolean => words.every((word) => plain(card.name).includes(word));
  return words.length ? [...fitting.filter(named), ...fitting.filter((card) => !named(card))] : fitting;
}

/** The costs that occur, the numbers in their order and then the others. */
export function costsOf(cards: readonly Card[]): string[] {
  const costs = [...new Set(cards.map((card) => card.cost))].filter(Boolean);
  return costs.sort((a, b) => Number(isNaN(Number(a))) - Number(isNaN(Number(b))) || Number(a) - Number(b) || a.localeCompare(b));
}

/** How many copies in a deck, heroes left aside, have each of some values. */
export function tally(cards: readonly Card[], counts: Readonly<Record<string, number>>, value: (card: Card) => string, values: readonly string[]): Map<string, number> {
  const tallied = new Map(values.map((one) => [one, 0]));
  for (const card of cards) {
    if (card.kind !== "hero") tallied.set(value(card), (tallied.get(value(card)) ?? 0) + (counts[card.id] ?? 0));
  }
  return tallied;
}

export function threatOf(cards: readonly Card[], counts: Readonly<Record<string, number>>): number {
  return cards.reduce((sum, card) => sum + (card.kind === "hero" && counts[card.id] ? (card.facts.threat_cost ?? 0) : 0), 0);
}
