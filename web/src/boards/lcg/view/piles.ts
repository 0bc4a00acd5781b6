// Piles of cards: which there are, what lies in them, how they are called.
import type { TableModel } from "../../../table/model/table.svelte";
import { t } from "../../../text/tongue.svelte";
import { holderOf, seatIn } from "./facts";
import type { LcgView } from "./types";

/** Piles that belong to nobody, with their names. */
export const SHARED = { encounter_discard: "lcg-term-encounter-discard", victory: "lcg-term-victory" } as const;
type SharedPile = keyof typeof SHARED;

function isShared(pile: string): pile is SharedPile {
  return pile in SHARED;
}

/** The seat of a player's discard pile or deck: `discard-one`, `deck-one`. */
export function seatOfPile(pile: string): string {
  return pile.slice(pile.indexOf("-") + 1);
}

/** What lies in a pile that everybody may look through, the uppermost card first. */
export function pileCards(view: LcgView, pile: string): string[] {
  const cards = isShared(pile) ? view[pile] : seatIn(view, seatOfPile(pile))?.discard;
  return [...(cards ?? [])].reverse();
}

export function pileName(model: TableModel, pile: string): string {
  return isShared(pile) ? t(SHARED[pile]) : `${t("lcg-term-discard")} (${holderOf(model, seatOfPile(pile))})`;
}
