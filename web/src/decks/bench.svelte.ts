// The deck that is being built. It survives a reload and a look at another page; the server keeps it once it is saved.
import type { Deck, DeckProblem, DeckRules, NewDeck } from "../protocol/types";

const PLACE = "westmarch-deck";

interface Work {
  id: string;
  name: string;
  counts: Record<string, number>;
}

const NOTHING: Work = { id: "", name: "", counts: {} };

export class Bench {
  /** Where the server keeps it; empty as long as it does not. */
  id = $state("");
  name = $state("");
  /** Heroes and cards, each with the number of its copies. */
  counts = $state.raw<Readonly<Record<string, number>>>({});
  private kept = $state(written(NOTHING));

  constructor(
    readonly game: string,
    private readonly rules: DeckRules,
    private readonly heroes: ReadonlySet<string>,
  ) {}

  /** Whether something would be lost with it. */
  get changed(): boolean {
    return written(this.work) !== this.kept;
  }

  get savable(): boolean {
    return this.id ? this.changed : Object.keys(this.counts).length > 0;
  }

  get heroesChosen(): string[] {
    return Object.keys(this.counts).filter((id) => this.heroes.has(id));
  }

  get size(): number {
    return Object.entries(this.counts).reduce((sum, [id, count]) => sum + (this.heroes.has(id) ? 0 : count), 0);
  }

  content(name: string): NewDeck {
    const cards = Object.entries(this.counts).filter(([id]) => !this.heroes.has(id));
    return { game: this.game, name, heroes: this.heroesChosen, cards: Object.fromEntries(cards) };
  }

  count(id: string): number {
    return this.counts[id] ?? 0;
  }

  /** Whether one more may be added. */
  mayAdd(id: string): boolean {
    if (!this.heroes.has(id)) return this.count(id) < this.rules.most_copies;
    return !this.count(id) && this.heroesChosen.length < this.rules.most_heroes;
  }

  add(id: string): void {
    if (this.mayAdd(id)) this.counts = { ...this.counts, [id]: this.count(id) + 1 };
  }

  remove(id: string): void {
    const { [id]: count = 0, ...others } = this.counts;
    this.counts = count > 1 ? { ...this.counts, [id]: count - 1 } : others;
  }

  /** Go on with another deck: one that is kept, or without an id one like it. */
  take(deck: Deck | null, name = deck?.name ?? "", id = deck?.id ?? ""): void {
    this.id = id;
    this.name = name;
    this.counts = deck ? countsOf(deck) : {};
    this.kept = written(this.work);
  }

  /** Go on with a deck that is nowhere else, without the copies that are too many. */
  bring(deck: Deck): void {
    const allowed = Object.entries(deck.cards).map(([id, count]) => [id, Math.min(count, this.rules.most_copies)]);
    this.take({ ...deck, cards: Object.fromEntries(allowed) }, deck.name, "");
    this.kept = written(NOTHING);
  }

  /** The server keeps it as it was when it was sent. */
  saved(deck: Deck): void {
    this.id = deck.id;
    this.name = deck.name;
    this.kept = written({ id: deck.id, name: deck.name, counts: countsOf(deck) });
  }

  // Across pages

  remember(): void {
    sessionStorage.setItem(PLACE, JSON.stringify({ ...this.work, kept: this.kept }));
  }

  /** Go on where one left off; a deck that is not among one's own (any more) is a new one. */
  recall(own: ReadonlySet<string>): void {
    try {
      const { id, name, counts, kept } = JSON.parse(sessionStorage.getItem(PLACE) ?? "null") as Work & { kept: string };
      [this.id, this.name, this.counts, this.kept] = [own.has(id) ? id : "", name, counts, kept];
    } catch {
      // nothing was left behind
    }
  }

  private get work(): Work {
    return { id: this.id, name: this.name, counts: this.counts };
  }
}

/** What is not a line's fault and yet does not come out of a list into a deck: copies that are too many, and what was laid aside. */
const LEFT_OUT: readonly string[] = ["copies", "sideboard"];

/** What of a list that was read does not come into the deck. */
export function leftOut(deck: Deck): DeckProblem[] {
  return deck.problems.filter((problem) => problem.line || LEFT_OUT.includes(problem.kind));
}

function countsOf(deck: Deck): Record<string, number> {
  return { ...Object.fromEntries(deck.heroes.map((hero) => [hero, 1])), ...deck.cards };
}

/** The same for the same deck, in whatever order its cards were chosen. */
function written(work: Work): string {
  return JSON.stringify([work.id, work.name.trim(), ...Object.entries(work.counts).sort(([a], [b]) => a.localeCompare(b))]);
}
