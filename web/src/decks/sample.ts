// A try at what a deck deals, by the rules for the beginning of a game: a hand, one exchange of all of it, then a card each round
// (rules 19, 28 and 29 of the card game). Chance is the page's own; no table and no server is asked.

/** A number of at least 0 and below 1. */
export type Chance = () => number;

export interface Sample {
  readonly hand: readonly string[];
  /** What was drawn after the first hand, a card a round. */
  readonly drawn: readonly string[];
  /** What is left, from the top. */
  readonly deck: readonly string[];
  readonly exchanged: boolean;
}

export function deal(cards: Readonly<Record<string, number>>, size: number, chance: Chance = Math.random): Sample {
  const all = Object.entries(cards).flatMap(([id, count]) => Array.from({ length: count }, () => id));
  return begun(all, size, false, chance);
}

/** Whether the hand may still be exchanged: once, before the first round. */
export function mayExchange(sample: Sample): boolean {
  return !sample.exchanged && !sample.drawn.length;
}

/** Shuffle the whole hand back and draw a new one, which is kept. */
export function exchange(sample: Sample, size: number, chance: Chance = Math.random): Sample {
  return mayExchange(sample) ? begun([...sample.hand, ...sample.deck], size, true, chance) : sample;
}

/** The next round: one card, as long as there is one. */
export function draw(sample: Sample): Sample {
  const [top, ...deck] = sample.deck;
  return top === undefined ? sample : { ...sample, drawn: [...sample.drawn, top], deck };
}

function begun(cards: readonly string[], size: number, exchanged: boolean, chance: Chance): Sample {
  const deck = shuffled(cards, chance);
  return { hand: deck.slice(0, size), drawn: [], deck: deck.slice(size), exchanged };
}

function shuffled(cards: readonly string[], chance: Chance): string[] {
  const left = [...cards];
  return cards.map(() => left.splice(Math.floor(chance() * left.length), 1)[0] ?? "");
}
