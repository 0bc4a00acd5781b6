// What dice and tiles are likely to bring: exact, by counting all that can fall; cards and choices of the sides are left aside.

const FACES = 6;
export const MOST_DICE = 5;

/** The chance that a die shows a number or more. */
function hit(need: number): number {
  return Math.max(0, Math.min(1, (FACES + 1 - need) / FACES));
}

/** The chance of each number of successes, of so many dice. */
function successes(dice: number, chance: number): number[] {
  let chances = [1];
  for (let die = 0; die < dice; die++)
    chances = [...chances, 0].map((one, number) => one * (1 - chance) + (chances[number - 1] ?? 0) * chance);
  return chances;
}

/** The chance of each number of hits, where so many of the misses are rolled again. */
export function hits(dice: number, need: number, again: number): number[] {
  const chance = hit(need);
  const found = Array.from({ length: dice + 1 }, () => 0);
  successes(dice, chance).forEach((first, number) => {
    successes(Math.min(again, dice - number), chance).forEach((second, more) => {
      found[number + more] = (found[number + more] ?? 0) + first * second;
    });
  });
  return found;
}

/** What is to be expected of chances of 0, 1, 2 ... */
export function mean(chances: readonly number[]): number {
  return chances.reduce((sum, chance, number) => sum + chance * number, 0);
}

/** One side of a battle: its units, how many of them are Elite, dice beside those of its units, re-rolls, what hits in the first round and later. */
export interface Host {
  units: number;
  elites: number;
  more: number;
  lead: number;
  first: number;
  need: number;
}

/** How many units are left after so many hits: Elites become Regulars first, as whoever wants to keep his dice does. */
function left({ units, elites }: Host, taken: number): number {
  return Math.max(0, units - Math.max(0, taken - elites));
}

function rolls(host: Host, taken: number, need: number): number[] {
  const units = left(host, taken);
  const dice = units ? Math.min(MOST_DICE, units + host.more) : 0;
  return hits(dice, need, Math.min(host.lead, dice));
}

/** The chance that a side is left alone on the field if both fight to the end. */
export function winning(own: Host, enemy: Host): number {
  const known = new Map<string, number>();
  const after = (mine: number, theirs: number): number => {
    if (!left(own, mine)) return 0;
    if (!left(enemy, theirs)) return 1;
    const key = `${mine} ${theirs}`;
    const found = known.get(key) ?? round(mine, theirs, rolls(own, mine, own.need), rolls(enemy, theirs, enemy.need), true);
    known.set(key, found);
    return found;
  };
  /** A round without hits changes nothing: where it may come again, only the others count. */
  const round = (mine: number, theirs: number, given: readonly number[], got: readonly number[], again: boolean): number => {
    let chance = 0;
    given.forEach((p, i) => got.forEach((q, j) => {
      if (i || j || !again) chance += p * q * after(mine + j, theirs + i);
    }));
    const nothing = (given[0] ?? 0) * (got[0] ?? 0);
    return again ? (nothing < 1 ? chance / (1 - nothing) : 0) : chance;
  };
  return round(0, 0, rolls(own, 0, own.first), rolls(enemy, 0, enemy.first), false);
}

/** What the Hunt rolls, and what is in its pool: numbers, a die to be rolled, or an Eye. */
export interface Hunting {
  dice: number;
  need: number;
  again: number;
  pool: readonly { value: number | "die" | "eye"; number: number }[];
  /** On the Mordor track no dice are rolled, and an Eye counts so much. */
  eyeInMordor: number | null;
}

/** The chance that the Hunt finds the Fellowship, and the damage to be expected if it does. */
export function huntOdds({ dice, need, again, pool, eyeInMordor }: Hunting): { found: number; damage: number } {
  const rolled = hits(dice, need, Math.min(again, dice));
  const found = eyeInMordor === null ? 1 - (rolled[0] ?? 1) : 1;
  const eye = eyeInMordor ?? (found ? mean(rolled) / found : 0);
  const tiles = pool.reduce((sum, tile) => sum + tile.number, 0);
  const die = (1 + FACES) / 2;
  const total = pool.reduce((sum, { value, number }) => sum + number * (value === "eye" ? eye : value === "die" ? die : Math.max(0, value)), 0);
  return { found, damage: tiles ? total / tiles : 0 };
}
