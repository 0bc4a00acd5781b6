// Small questions about a position of The Lord of the Rings: The Card Game, asked by the board, the inspector and the list.
import type { Option, Prompt, Thing } from "../../../protocol/types";
import type { TableModel } from "../../../table/model/table.svelte";
import { seatName } from "../../../table/model/say";
import { t, tongue } from "../../../text/tongue.svelte";
import type { CardFacts } from "./components";
import type { CharacterView, EncounterView, KindId, LcgView, QuestView, SeatView } from "./types";

/** Questions that are answered with a card of the own hand. */
const FROM_HAND: ReadonlySet<string> = new Set(["from_hand", "put_into_play"]);
/** Questions that are answered with a card out of a deck or discard pile. */
const OUT_OF_SIGHT: ReadonlySet<string> = new Set(["search", "take_one", "put_back", "from_pile"]);
/** Questions of which a set of cards on the table is the answer, with the least and the most of them. */
const BOUNDED: ReadonlySet<string> = new Set(["target", "exhaust", "damage", "discard", "leave_quest"]);

/** How the log tells that the quest is decided. */
export const QUEST_ENDS: ReadonlySet<string> = new Set(["quest_succeeded", "quest_failed", "quest_tied"]);

export type Zone = "hand" | "play" | "tray";

/** A card in play, whichever kind: what only some kinds have may be missing. */
type AnyCard = CharacterView & EncounterView;
export type CardView = Pick<AnyCard, "card" | "kind" | "tokens"> & Partial<AnyCard>;
/** A shadow card: turned up, or face down with its title where the reader knows it. */
export type ShadowView = NonNullable<EncounterView["shadows"]>[number];

export function viewOf(model: TableModel): LcgView {
  return model.view as unknown as LcgView;
}

/** The stage of a quest card. */
export function stageOf(model: TableModel, quest: string): number {
  return cardFacts(model, quest).stage ?? 1;
}

/** How far a stage has come. A quest that is won is complete: its tokens have been cleared away. */
export function progressOf(view: LcgView, quest: QuestView): number {
  return view.outcome?.winner === "players" ? quest.points : quest.progress;
}

/** A player's area by the seat's id. */
export function seatIn(view: LcgView, id: string): SeatView | undefined {
  return (view.seats as Partial<Record<string, SeatView>>)[id];
}

/** What each character that may still join the players' attack under way would bring. */
export function mightIn(view: LcgView): Readonly<Record<string, number>> {
  return view.fight?.by === "players" ? view.fight.might : {};
}

/** The title of a card, without the number of its copy. */
export function titleOf(card: string): string {
  return card.split(".")[0] ?? card;
}

export function cardFacts(model: TableModel, card: string): CardFacts {
  return (model.components.get(titleOf(card))?.facts ?? {}) as unknown as CardFacts;
}

export function kindOf(model: TableModel, card: string): KindId {
  return (model.components.get(titleOf(card))?.kind ?? "event") as KindId;
}

export function nameOf(model: TableModel, sense: string, id: string, form = ""): string {
  return tongue.speech.thing(model.game, { sense, id }, form);
}

export function cardName(model: TableModel, card: string): string {
  return nameOf(model, "card", card);
}

export function namesOf(model: TableModel, cards: readonly string[]): string {
  return cards.length ? cards.map((card) => cardName(model, card)).join(", ") : t("lcg-web-none");
}

/** One of the texts of a card: its effect, its shadow effect, what travelling costs, its errata, a quest's sides. */
export function textOf(card: string, part: "effect" | "shadow" | "travel" | "errata" | "a" | "b"): string {
  return tongue.speech.part(`lcg-text-${titleOf(card)}`, part);
}

/** A sentence that begins within another one, standing by itself. */
export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function traitsOf(model: TableModel, card: string): string {
  return (cardFacts(model, card).traits ?? []).map((trait) => nameOf(model, "trait", trait)).join(", ");
}

export function cardThing(id: string): Thing {
  return { sense: "card", id };
}

/** Whether the table plays with the official errata. */
export function withErrata(model: TableModel): boolean {
  return model.table?.options["errata"] === true;
}

// Seats

export function seatIds(view: LcgView): string[] {
  return Object.keys(view.seats);
}

/** The seat through whose eyes the table is seen: the one asked, or the reader's own. */
export function eyesOf(model: TableModel): string {
  return model.seatOf(model.eyes)?.id ?? seatIds(viewOf(model))[0] ?? "one";
}

/** Who plays for a seat, as the reader calls him. */
export function holderOf(model: TableModel, id: string): string {
  const seat = model.seats.find((one) => one.id === id);
  return seat ? seatName(model, seat.seat) : nameOf(model, "seat", id);
}

export function handOf(seat: SeatView | undefined): string[] | null {
  return seat && typeof seat.hand !== "number" ? seat.hand : null;
}

export function handSize(seat: SeatView): number {
  return typeof seat.hand === "number" ? seat.hand : seat.hand.length;
}

// Cards in play

export function charactersOf(seat: SeatView): CardView[] {
  return [...seat.heroes, ...seat.allies];
}

export function isReady(card: CardView): boolean {
  return card.exhausted === false && !card.prisoner;
}

function areaOf(seat: SeatView): CardView[] {
  return [...charactersOf(seat), ...seat.engaged];
}

function inPlay(view: LcgView): CardView[] {
  return [...view.staging, ...view.active, ...Object.values(view.seats).flatMap(areaOf)];
}

export function entryOf(view: LcgView, card: string): CardView | null {
  return inPlay(view).find((one) => one.card === card) ?? null;
}

/** The card in play to which an attachment belongs. */
export function bearerOf(view: LcgView, card: string): CardView | null {
  return inPlay(view).find((one) => one.attachments?.some((attachment) => attachment.card === card)) ?? null;
}

/** The enemy to which a turned up shadow card belongs. */
export function shadowOf(view: LcgView, card: string): CardView | null {
  return inPlay(view).find((one) => one.shadows?.includes(card)) ?? null;
}

function liesOn(entry: CardView, card: string): boolean {
  return entry.card === card || !!entry.attachments?.some((one) => one.card === card) || !!entry.shadows?.includes(card);
}

/** The seat in whose area a card lies. */
export function seatWith(view: LcgView, card: string): string | null {
  return Object.entries(view.seats).find(([, seat]) => areaOf(seat).some((entry) => liesOn(entry, card)))?.[0] ?? null;
}

function onTable(view: LcgView, card: string): boolean {
  const single = [view.quest?.card ?? "", ...view.beside, ...view.carried_out, ...Object.values(view.seats).flatMap((seat) => [...seat.on_deck, ...seat.played])];
  return single.includes(card) || inPlay(view).some((entry) => liesOn(entry, card));
}

/** What is left of a card's hit points. */
export function lifeOf(card: CardView): number {
  return (card.hit_points ?? 0) - (card.damage ?? 0);
}

/** Whether an enemy in the staging area would engage a player at the checks. */
export function wouldEngage(model: TableModel, enemy: CardView, seat: SeatView): boolean {
  return enemy.kind === "enemy" && (cardFacts(model, enemy.card).engagement ?? Infinity) <= seat.threat;
}

// Choices

/** Where the card lies that an option speaks of. */
export function zoneOf(prompt: Prompt, option: Option): Zone {
  if (option.verb === "play" || FROM_HAND.has(prompt.name)) return "hand";
  return OUT_OF_SIGHT.has(prompt.name) ? "tray" : "play";
}

/** Whether a card of the own hand may be chosen now. */
export function asksForHand(model: TableModel): boolean {
  const prompt = model.prompt;
  return model.myTurn && !!prompt && model.options.some((option) => option.things[0]?.sense === "card" && zoneOf(prompt, option) === "hand");
}

/** A card as a thing of a zone: where only its namesake elsewhere can be chosen, it can be looked at and no more. */
export function thingIn(model: TableModel, zone: Zone, id: string): Thing {
  const prompt = model.prompt;
  const meant = model.myTurn ? model.options.filter((option) => option.things[0]?.sense === "card" && option.things[0].id === id) : [];
  const elsewhere = prompt && (meant.length ? !meant.some((option) => zoneOf(prompt, option) === zone) : zone === "play" && hindersNamesake(model, id));
  return elsewhere ? { sense: "seen", id } : cardThing(id);
}

/** Whether it is of a card of the hand that the reader is told why it cannot be played, and not of its namesake on the table. */
function hindersNamesake(model: TableModel, id: string): boolean {
  const held = handOf(seatIn(viewOf(model), eyesOf(model)))?.includes(id);
  return !!held && !!model.prompt?.hindered.some((one) => one.thing.id === id);
}

/** The cards that have been chosen and not yet confirmed. */
export function gatheredCards(model: TableModel): string[] {
  return model.gathered.flatMap((word) => model.options.find((option) => option.word === word)?.things[0]?.id ?? []);
}

export function promptCard(prompt: Prompt): string | null {
  const id = prompt.args.find((arg) => arg.sense === "card")?.id;
  return id && id !== "none" ? id : null;
}

export function promptNumbers(prompt: Prompt): number[] {
  return prompt.args.filter((arg) => arg.sense === "number").map((arg) => Number(arg.id));
}

/** The least and the most that a set of cards may hold, beyond what has been said already. */
export function boundsOf(view: LcgView, prompt: Prompt): { least: number; number: number } | null {
  if (BOUNDED.has(prompt.name)) {
    const [had = 0, , most = 1] = promptNumbers(prompt);
    return { least: 1, number: Math.max(1, most - had) };
  }
  if ((prompt.name === "defend" || prompt.name === "sentinel") && !(view.fight?.by === "enemy" && view.fight.several)) return { least: 1, number: 1 };
  const enemy = prompt.name === "attackers" ? promptCard(prompt) : null;
  // An enemy in the staging area is attacked by one alone.
  if (enemy && view.staging.some((entry) => entry.card === enemy)) return { least: 1, number: 1 };
  return null;
}

/** Cards that can be chosen, or are being looked at, but lie neither on the table nor in the hand. */
export function trayOf(model: TableModel): string[] {
  const prompt = model.prompt;
  if (!model.myTurn || !prompt) return [];
  const view = viewOf(model);
  if (prompt.name === "look") return seenOnTop(view).slice(0, 1);
  const found = model.options.flatMap((option) => {
    const thing = option.things[0];
    if (thing?.sense !== "card" || zoneOf(prompt, option) === "hand") return [];
    return zoneOf(prompt, option) === "tray" || !onTable(view, thing.id) ? [thing.id] : [];
  });
  return [...new Set(found)];
}

/** What the reader has seen on top of the encounter deck. */
function seenOnTop(view: LcgView): string[] {
  return view.encounter_deck.top.filter((card) => card !== null);
}

// Sums

/** Willpower on the quest, with those who are about to go. */
export function willpowerNow(model: TableModel): number {
  const view = viewOf(model);
  if (model.prompt?.name !== "commit") return view.willpower;
  return gatheredCards(model).reduce((sum, card) => sum + (entryOf(view, card)?.willpower ?? 0), view.willpower);
}

/** What the ready characters of all players could bring to the quest. */
export function willpowerReady(view: LcgView): number {
  const ready = Object.values(view.seats).flatMap(charactersOf).filter(isReady);
  return ready.reduce((sum, card) => sum + (card.willpower ?? 0), 0);
}

export interface Blow {
  attack: number;
  defense: number;
  damage: number;
  /** What is left of whom it hits, if that is settled. */
  left: number | null;
  victim: string | null;
}

/** The shadow cards, turned up, of the enemy that attacks. */
export function shadowsOf(view: LcgView): string[] {
  const enemy = view.fight?.by === "enemy" ? entryOf(view, view.fight.enemy) : null;
  return (enemy?.shadows ?? []).filter((shadow) => typeof shadow === "string");
}

/** The enemies of which it is asked whether to attack them; one that is looked at stands for itself. */
export function targetsOf(model: TableModel): string[] {
  const targets = Object.keys(viewOf(model).targets);
  const looked = model.looked?.id ?? "";
  return targets.includes(looked) ? [looked] : targets;
}

/** What those who are asked could bring against an enemy, as far as they have not been declared. */
function mightAgainst(model: TableModel, enemy: string): number[] {
  const { fight, targets } = viewOf(model);
  if (targets[enemy]) return Object.values(targets[enemy]);
  const might = fight?.enemy === enemy ? mightIn(viewOf(model)) : {};
  return model.options.flatMap((option) => might[option.things[0]?.id ?? ""] ?? []);
}

/** What all who could still attack an enemy would do to it; one in the staging area is attacked by one alone. */
export function onslaught(model: TableModel, enemy: string): Blow | null {
  const view = viewOf(model);
  const might = mightAgainst(model, enemy);
  const entry = entryOf(view, enemy);
  if (!entry || !might.length) return null;
  const alone = view.staging.some((staged) => staged.card === enemy);
  const declared = view.fight?.attack ?? 0;
  return blowOn(entry, alone ? Math.max(...might) : might.reduce((sum, one) => sum + one, declared));
}

export function blowOn(entry: CardView, attack: number): Blow {
  const defense = entry.defense ?? 0;
  const damage = Math.max(0, attack - defense);
  return { attack, defense, damage, victim: entry.card, left: Math.max(0, lifeOf(entry) - damage) };
}

/** What the attack under way would do, with those who are about to join it; before there is one, what it could do. */
export function blowNow(model: TableModel): Blow | null {
  const view = viewOf(model);
  const fight = view.fight;
  if (!fight) {
    const [enemy, ...others] = targetsOf(model);
    return enemy && !others.length ? onslaught(model, enemy) : null;
  }
  const chosen = gatheredCards(model);
  const joining = model.prompt?.name === "attackers" || model.prompt?.name === "join" ? chosen : [];
  const defending = model.prompt?.name === "defend" || model.prompt?.name === "sentinel" ? chosen : [];
  const attack = joining.reduce((sum, card) => sum + (mightIn(view)[card] ?? 0), fight.attack);
  const defense = defending.reduce((sum, card) => sum + (entryOf(view, card)?.defense ?? 0), fight.defense);
  const damage = Math.max(0, attack - defense);
  const involved = [...fight.characters, ...joining, ...defending];
  const hit = fight.by === "players" && involved.length ? [fight.enemy] : involved;
  const victim = hit.length === 1 ? (hit[0] ?? null) : null;
  const entry = victim ? entryOf(view, victim) : null;
  return { attack, defense, damage, victim, left: entry ? Math.max(0, lifeOf(entry) - damage) : null };
}
