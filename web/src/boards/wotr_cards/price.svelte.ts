// The price of a card: which card of the hand is cycled for it. Unless the reader says otherwise before he lays the card down, it is the
// one that he can best do without; it is shown to him beforehand, and where it could not be shown he is asked.
import { settings } from "../../settings.svelte";
import type { Option, Prompt } from "../../protocol/types";
import type { TableModel } from "../../table/model/table.svelte";
import { cardFacts, eyesOf, kindOf, known, seatView } from "./view/facts";

/** Questions during which the card lies on the table, and its price is still to come. */
const LAYING: ReadonlySet<string> = new Set(["place", "wielder"]);

// What a card is good for, in icons.
const AN_EVENT = 3;
const USED_NOW = 2; // more than its icons, if it could be used at once
const A_COPY = 0.5; // less, if there is another one

/** The reader wants to be asked which card pays. */
export const ASK = "";

class Price {
  /** The card that is being played, and what the reader wants to pay for it, if he has said so. */
  card = $state("");
  wanted = $state<string | null>(null);

  begin(card: string): void {
    if (this.card !== card) [this.card, this.wanted] = [card, null];
  }
}

const prices = new WeakMap<TableModel, Price>();

export function priceOf(model: TableModel): Price {
  const found = prices.get(model) ?? new Price();
  prices.set(model, found);
  return found;
}

/** The card that is about to be played, as long as it is not paid for. */
export function beingPlayed(model: TableModel): string | null {
  const { prompt } = model;
  if (!model.myTurn || !prompt) return null;
  const [first] = model.path;
  if (prompt.name === "turn") return model.options.some(({ verb, things }) => verb === "play" && things[0]?.id === first?.id) ? (first?.id ?? null) : null;
  const card = prompt.args.find(({ sense }) => sense === "card")?.id ?? "";
  const moves = seatView(model, eyesOf(model))?.reserve.some((entry) => entry.card === card);
  return LAYING.has(prompt.name) && card && !moves ? card : null;
}

/** The cards of the hand that could pay for another one, the one that can best be done without first. */
export function payersFor(model: TableModel, played: string): string[] {
  const hand = [...(known(seatView(model, eyesOf(model))?.hand ?? 0) ?? [])];
  const own = hand.indexOf(played);
  if (model.prompt?.name === "turn" && own >= 0) hand.splice(own, 1);
  const use = (card: string): number => useOf(model, card) - (hand.filter((one) => one === card).length > 1 ? A_COPY : 0);
  return [...new Set(hand)].sort((a, b) => use(a) - use(b));
}

/** What a card of the hand is good for: its icons, and whether it could be used now. */
function useOf(model: TableModel, card: string): number {
  const { attack = 0, defence = 0, leader_attack = 0, leader_defence = 0, path_icons = 0 } = cardFacts(model, card);
  const icons = kindOf(model, card) === "event" ? AN_EVENT : Math.max(attack, defence) + Math.max(leader_attack, leader_defence) + path_icons;
  return icons + (seatView(model, eyesOf(model))?.goals[card]?.length ? USED_NOW : 0);
}

/** What the reader is shown to pay for a card; `ASK` where he will be asked. */
export function payer(model: TableModel, played: string): string {
  const { card, wanted } = priceOf(model);
  if (card === played && wanted !== null) return wanted;
  return settings.payMyself || !settings.oneStep ? ASK : (payersFor(model, played)[0] ?? ASK);
}

/** The reader names the card that pays, or wants to be asked. */
export function payWith(model: TableModel, played: string, wanted: string): void {
  priceOf(model).begin(played);
  priceOf(model).wanted = wanted;
}

/** The answer to the question for the price, where the reader was shown it beforehand. */
export function itself(model: TableModel, prompt: Prompt): Option | null {
  if (prompt.name !== "price" || model.coach?.scripted) return null;
  const played = prompt.args.find(({ sense }) => sense === "card")?.id ?? "";
  if (priceOf(model).card !== played) return null;
  const paid = payer(model, played);
  return prompt.options?.find(({ things }) => things[0]?.id === paid) ?? null;
}
