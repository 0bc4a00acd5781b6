// Small questions about a position of War of the Ring: The Card Game, asked by the board, the inspector and the list.
import type { Component, Option, Prompt, Thing } from "../../../protocol/types";
import type { TableModel } from "../../../table/model/table.svelte";
import { seatName } from "../../../table/model/say";
import { t, tongue } from "../../../text/tongue.svelte";
import type { CardFacts, FactionId, Hidden, KindId, LocationFacts } from "./components";
import { SIDES, type Fighter, type InPlay, type PlaceView, type SeatView, type SideId, type WotrCardsView } from "./types";

/** Questions that are answered with a card of the own hand. */
export const FROM_HAND: ReadonlySet<string> = new Set([
  "price", "cycle", "cycle_action", "forsake", "winnow", "set_up", "ring_eliminate", "ring_cycle", "ring_forsake", "to_limit",
]);
/** Of these, the ones that ask for a fixed number of cards at once. */
const SETS_FROM_HAND: ReadonlySet<string> = new Set(["cycle", "winnow", "set_up", "to_limit"]);
/** Questions that are answered with an active location or the reserve. */
export const WHERE: ReadonlySet<string> = new Set(["place", "move_now", "icons", "where", "order"]);

export type Zone = "hand" | "play" | "tray";

export function viewOf(model: TableModel): WotrCardsView {
  return model.view as unknown as WotrCardsView;
}

export function cardFacts(model: TableModel, card: string): CardFacts {
  return model.components.get(card)?.facts as unknown as CardFacts;
}

/** The numbers of the paths that a character may walk, runs drawn together. */
export function pathsOf(model: TableModel, card: string): string {
  return String(model.components.get(card)?.about["paths"] ?? "");
}

export function kindOf(model: TableModel, card: string): KindId {
  return (model.components.get(card)?.kind ?? "event") as KindId;
}

export function isLocation(model: TableModel, card: string): boolean {
  const kind = model.components.get(card)?.kind;
  return kind === "battleground" || kind === "path";
}

export function locationFacts(model: TableModel, location: string): LocationFacts {
  return model.components.get(location)?.facts as unknown as LocationFacts;
}

export function nameOf(model: TableModel, sense: string, id: string, form = ""): string {
  return tongue.speech.thing(model.game, { sense, id }, form);
}

export function cardThing(id: string): Thing {
  return { sense: "card", id };
}

/** Where a card waits, as something that can be pointed at. */
export const RESERVE_PLACE: Thing = { sense: "place", id: "reserve" };

const OF_THE_SHADOW = new Set(["shadow", "witch_king", "saruman", "balrog"]);

/** The side of a seat, or of a side itself. */
export function sideOfSeat(id: string): SideId {
  return OF_THE_SHADOW.has(id) ? "shadow" : "free_peoples";
}

export function sealOf(side: SideId): "free" | "shadow" {
  return side === "shadow" ? "shadow" : "free";
}

/** The cards, where the reader may look at them. */
export function known(cards: Hidden): string[] | null {
  return typeof cards === "number" ? null : cards;
}

export function count(cards: Hidden): number {
  return typeof cards === "number" ? cards : cards.length;
}

// Seats

/** All seats in turn order, each once. */
export function seatIds(view: WotrCardsView): string[] {
  return [...new Set(view.order)];
}

/** The seat through whose eyes the table is seen: the one asked, or the reader's own. */
export function eyesOf(model: TableModel): string {
  return model.seatOf(model.eyes)?.id ?? viewOf(model).order[0] ?? "";
}

/** Those seats whose hands the reader may look at. */
export function openSeats(view: WotrCardsView): string[] {
  return seatIds(view).filter((id) => view.seats[id] && known(view.seats[id].hand));
}

export function seatView(model: TableModel, id: string): SeatView | undefined {
  return viewOf(model).seats[id];
}

/** Who holds a deck, as the reader calls him. */
export function holderOf(model: TableModel, id: string): string {
  const seat = model.seats.find((one) => one.id === id);
  return seat ? seatName(model, seat.seat) : "";
}

/** The same where there is little room: a computer by its level. */
export function brieflyHeldBy(model: TableModel, id: string): string {
  const seat = model.seats.find((one) => one.id === id);
  return seat?.kind === "computer" && seat.level ? t(`ui-level-${seat.level}`) : holderOf(model, id);
}

// Places

export function placesOf(view: WotrCardsView): PlaceView[] {
  return view.path ? [view.path, ...view.battlegrounds] : view.battlegrounds;
}

export function isPath(view: WotrCardsView, place: PlaceView): boolean {
  return place === view.path;
}

/** A side's cards at a place. */
export function cardsOf(place: PlaceView, side: SideId): Fighter[] {
  return place.attacking_side === side ? place.attackers : place.defenders;
}

/** A side's total at a place: attack or defence. */
export function totalOf(place: PlaceView, side: SideId): number {
  return place.attacking_side === side ? place.attack : place.defence;
}

/** The factions of a side that may fight at a place; none where the place does not ask for any. */
export function factionsAt(model: TableModel, place: PlaceView, side: SideId): FactionId[] {
  const facts = locationFacts(model, place.location);
  return (place.attacking_side === side ? facts.attackers : facts.defenders) ?? [];
}

/** The active location at which a card lies. */
export function placeWith(view: WotrCardsView, card: string): PlaceView | null {
  const there = (entry: InPlay): boolean => entry.card === card || entry.items.includes(card);
  return placesOf(view).find((place) => [...place.attackers, ...place.defenders].some(there)) ?? null;
}

/** The seat in whose reserve a card lies. */
export function reserveWith(view: WotrCardsView, card: string): string | null {
  const there = (entry: InPlay): boolean => entry.card === card || entry.items.includes(card);
  return seatIds(view).find((id) => view.seats[id]?.reserve.some(there)) ?? null;
}

function inPlay(view: WotrCardsView): InPlay[] {
  const fighting = placesOf(view).flatMap((place) => [...place.attackers, ...place.defenders]);
  return [...fighting, ...seatIds(view).flatMap((id) => view.seats[id]?.reserve ?? [])];
}

/** What a card brings to the balance where it lies; nothing in a reserve. */
export function bringsOf(entry: InPlay | Fighter): number | undefined {
  return "brings" in entry ? entry.brings : undefined;
}

/** The card in play, with what it wields. */
export function entryOf(view: WotrCardsView, card: string): InPlay | null {
  return inPlay(view).find((entry) => entry.card === card) ?? null;
}

/** The wielder of an item in play. */
export function wielderOf(view: WotrCardsView, item: string): string | null {
  return inPlay(view).find((entry) => entry.items.includes(item))?.card ?? null;
}

// Choices

/** The answer that is no more than a word. */
export function bare(model: TableModel, verb: string): Option | null {
  return model.myTurn ? (model.options.find((option) => option.verb === verb && !option.things.length) ?? null) : null;
}

/** The answer that names an active location. */
export function placeOption(model: TableModel, place: PlaceView): Option | null {
  if (!model.myTurn) return null;
  if (place === viewOf(model).path && bare(model, "the_path")) return bare(model, "the_path");
  return model.options.find((option) => option.things[0]?.id === place.location) ?? null;
}

/** Where the card lies that an option speaks of. */
export function zoneOf(prompt: Prompt, option: Option): Zone {
  if (option.verb === "play") return "hand";
  if (option.verb === "card" && FROM_HAND.has(prompt.name)) return "hand";
  return "play";
}

/** A card as a thing of a zone: where only its namesake elsewhere can be chosen, it can be looked at and no more. */
export function thingIn(model: TableModel, zone: Zone, id: string): Thing {
  const prompt = model.prompt;
  const meant = model.myTurn ? model.options.filter((option) => option.things[0]?.id === id) : [];
  const elsewhere = prompt && zone !== "tray" && meant.length && !meant.some((option) => zoneOf(prompt, option) === zone);
  return elsewhere ? { sense: "seen", id } : cardThing(id);
}

/** How many of a title have been gathered. */
export function gatheredOf(model: TableModel, id: string): number {
  const word = model.options.find((option) => option.things[0]?.id === id)?.word;
  return model.gathered.filter((one) => one === word).length;
}

/** A set of a fixed number is gathered from the whole hand: the words of all its cards, of which only some may be said first. */
export function handSet(
  words: ReadonlyMap<string, Pick<Component, "word">>,
  prompt: Prompt,
  hand: readonly string[],
): { options: Option[]; number: number } | null {
  const offered = prompt.options?.find((option) => option.things[0]);
  const number = Number(prompt.args.find((arg) => arg.sense === "number")?.id ?? 0);
  if (!SETS_FROM_HAND.has(prompt.name) || !offered || !number) return null;
  const options = [...new Set(hand)].flatMap((id): Option[] => {
    const word = words.get(id)?.word ?? null;
    return word === null ? [] : [{ ...offered, word, spelling: id, things: [cardThing(id)] }];
  });
  return { options: options.sort((a, b) => a.word - b.word), number };
}

/** Cards that can be chosen but lie neither in the shown hand nor where the reader's part of the table shows them. */
export function trayOf(model: TableModel): string[] {
  if (!model.myTurn || !model.prompt) return [];
  const view = viewOf(model);
  const eyes = view.seats[eyesOf(model)];
  const prompt = model.prompt;
  const found = new Set<string>();
  for (const option of model.options) {
    const id = option.things[0]?.id;
    if (!id || zoneOf(prompt, option) === "hand") continue;
    const own = eyes?.reserve.some((entry) => entry.card === id || entry.items.includes(id));
    if (!own && !placeWith(view, id) && !placesOf(view).some((place) => place.location === id)) found.add(id);
  }
  return [...found];
}

/** By how much a side leads, below 0 where it is behind. */
export function leadOf(view: WotrCardsView, side: SideId): number {
  const [own, other] = side === "shadow" ? [SIDES[1], SIDES[0]] : SIDES;
  return view.scoring[own].points - view.scoring[other].points;
}
