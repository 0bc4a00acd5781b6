// A deck that somebody shares, as others see it: what it is made of, and what somebody who copies it keeps.
import type { SphereId } from "../boards/lcg/view/components";
import type { Deck, DeckProblem, NewDeck } from "../protocol/types";
import { KINDS, SPHERES, type Card, type PlayerKind } from "./cards";

export interface Copies {
  card: Card;
  count: number;
}

export interface Part {
  kind: PlayerKind;
  count: number;
  cards: Copies[];
}

function countOf(deck: Deck, { id }: Card): number {
  return deck.heroes.includes(id) ? 1 : (deck.cards[id] ?? 0);
}

/** How many cards a deck has; its heroes stand beside it. */
export function sizeOf(deck: Deck): number {
  return Object.values(deck.cards).reduce((sum, count) => sum + count, 0);
}

/** The heroes and cards of a deck by their kinds, in the order of the box. */
export function partsOf(deck: Deck, cards: readonly Card[]): Part[] {
  const parts = KINDS.map((kind) => {
    const some = cards.filter((card) => card.kind === kind).map((card) => ({ card, count: countOf(deck, card) }));
    const there = some.filter(({ count }) => count);
    return { kind, count: there.reduce((sum, { count }) => sum + count, 0), cards: there };
  });
  return parts.filter(({ count }) => count);
}

/** The spheres of a deck's heroes, which say what it can pay for. */
export function spheresOf(deck: Deck, cards: readonly Card[]): SphereId[] {
  const theirs = cards.filter(({ id }) => deck.heroes.includes(id)).map(({ sphere }) => sphere);
  return SPHERES.filter((sphere) => theirs.includes(sphere));
}

/** Why a deck cannot be played (any more). */
export function faultsOf(deck: Deck): DeckProblem[] {
  return deck.problems.filter((problem) => !problem.warning);
}

/** What somebody keeps who copies a deck. */
export function copyOf(deck: Deck, untitled: string): NewDeck {
  return { game: deck.game, name: deck.name || untitled, heroes: deck.heroes, cards: deck.cards };
}
