// Small questions about a position of Duel, asked by the board, the inspector and the list.
import type { TableModel } from "../../../table/model/table.svelte";
import type { IconName } from "../../../icons/generated/names";
import { t, tongue } from "../../../text/tongue.svelte";
import { seatName } from "../../../table/model/say";
import type { CardFacts, TileFacts, TokenFacts } from "./components";
import { CHAIN_SIGN } from "../signs";
import { SIDES, type CardBill, type DuelView, type RegionId, type SideId, type Slot, type TileBill } from "./types";

export function viewOf(model: TableModel): DuelView {
  return model.view as unknown as DuelView;
}

/** The side through whose eyes prices are shown. */
export function eyesOf(model: TableModel): SideId {
  return SIDES[model.eyes] ?? "fellowship";
}

export function cardFacts(model: TableModel, card: string): CardFacts {
  return model.components.get(card)?.facts as unknown as CardFacts;
}

export function tileFacts(model: TableModel, tile: string): TileFacts {
  return model.components.get(tile)?.facts as unknown as TileFacts;
}

export function tokenFacts(model: TableModel, token: string): TokenFacts {
  return model.components.get(token)?.facts as unknown as TokenFacts;
}

export function nameOf(model: TableModel, sense: string, id: string, form = ""): string {
  return tongue.speech.thing(model.game, { sense, id }, form);
}

/** What discarding a card brings a side now. */
export function discardIncome(view: DuelView, side: SideId): number {
  const income = view.chapter * (view.sides[side].tokens.includes("men-3") ? 2 : 1);
  return Math.min(income, view.reserve);
}

export interface Pill {
  text: string;
  /** The same as a sign and a number, for cards that are narrower than the words. */
  icon: IconName;
  brief: string;
  affordable: boolean;
}

function coinsPill(coins: number, purse: number): Pill {
  const icon = "two-coins";
  if (coins > purse) return { text: t("duel-web-short", { number: coins - purse }), icon, brief: `−${coins - purse}`, affordable: false };
  return { text: coins ? t("duel-web-coins", { number: coins }) : t("duel-term-free"), icon, brief: String(coins), affordable: true };
}

/** A card's or location's price in two words. A chain that frees the card is its sign. */
export function pill(model: TableModel, bill: CardBill | TileBill, chain: string | null = null): Pill {
  if ("chain" in bill && bill.chain) return { text: t("duel-web-chain"), icon: CHAIN_SIGN[chain ?? ""] ?? "ring", brief: "0", affordable: true };
  return coinsPill(bill.coins, viewOf(model).sides[eyesOf(model)].coins);
}

export function slotOf(model: TableModel, card: string): Slot | null {
  return viewOf(model).display.find((slot) => slot.card === card) ?? null;
}

/** A card of the display: its name, its colour, whether it is covered. */
export function cardTitle(model: TableModel, slot: Slot): string {
  if (!slot.card) return t("duel-term-face-down");
  const parts = [nameOf(model, "card", slot.card), t(`duel-web-card-${cardFacts(model, slot.card).color}`)];
  if (!slot.available) parts.push(t("duel-web-covered-short"));
  return parts.join(", ");
}

/** The same with its price. */
export function cardName(model: TableModel, slot: Slot): string {
  const price = slot.available && slot.price ? `, ${pill(model, slot.price[eyesOf(model)]).text}` : "";
  return cardTitle(model, slot) + price;
}

/** A region and what stands in it, spoken in full. */
export function regionName(model: TableModel, region: RegionId): string {
  const view = viewOf(model);
  const parts = [nameOf(model, "region", region)];
  for (const side of SIDES) {
    const units = view.sides[side].units[region];
    if (units) parts.push(`${nameOf(model, "side", side)}: ${t("duel-term-units", { number: units })}`);
    if (view.sides[side].fortresses.includes(region)) parts.push(`${nameOf(model, "side", side)}: ${t("duel-web-fortress")}`);
  }
  if (parts.length === 1) parts.push(t("duel-web-empty"));
  return parts.join(", ");
}

/** The chains of a side that can still make a card free. */
export function usefulChains(model: TableModel, side: SideId): string[] {
  const view = viewOf(model);
  const gone = new Set([...SIDES.flatMap((one) => Object.values(view.sides[one].cards).flat()), ...view.discard]);
  return view.sides[side].chains.filter((chain) => {
    const freed = freedBy(model, chain);
    return freed && cardFacts(model, freed).chapter >= view.chapter && !gone.has(freed);
  });
}

/** The card that a chain makes free. */
export function freedBy(model: TableModel, chain: string): string | null {
  for (const component of model.components.values())
    if (component.kind === "card" && component.facts["chain_from"] === chain) return component.id;
  return null;
}

/** The tokens of a side that go on working. */
export function lastingTokens(model: TableModel, side: SideId): string[] {
  return viewOf(model).sides[side].tokens.filter((token) => tokenFacts(model, token).duration === "permanent");
}

/** Whose side it is, as the reader calls it. */
export function sideTitle(model: TableModel, side: SideId): string {
  const seat = model.seatOf(SIDES.indexOf(side));
  const sideName = nameOf(model, "side", side, "short");
  if (!seat) return sideName;
  const name = seatName(model, seat.seat);
  return name === sideName ? sideName : `${sideName}\u00a0· ${name}`;
}
