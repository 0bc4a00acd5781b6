// The inspector's words: what a card is, what it brings where it lies, what it costs.
import type { Fact, Look } from "../..";
import type { IconName } from "../../../icons/generated/names";
import type { Thing } from "../../../protocol/types";
import type { TableModel } from "../../../table/model/table.svelte";
import { t, tongue } from "../../../text/tongue.svelte";
import { bringsOf, cardFacts, cardsOf, count, entryOf, eyesOf, factionsAt, holderOf, isLocation, isPath, kindOf, known, leadOf, locationFacts, nameOf, pathsOf, placesOf, placeWith, reserveWith, seatIds, viewOf, wielderOf } from "../view/facts";
import { ATTACK, cardPicture, CORRUPTION, CYCLED, DECK, DEFENCE, ELIMINATED, FACTION_SIGN, FIRST, HAND, locationPicture, ON_PATHS, POINTS, RESERVE, RING } from "../signs";
import { LEAD_TO_WIN, type CardFacts } from "../view/components";
import { SIDES, type WotrCardsView, type PlaceView, type SideId } from "../view/types";

const RULE_OF_KIND: Readonly<Record<string, string>> = { army: "r40", character: "r41", item: "r42", event: "r43" };

function fact(icon: IconName | null, text: string): Fact {
  return { icon, text };
}

function blank(kind: string, title: string, summary: string, rule: string | null): Look {
  return { kind, title, summary, facts: [], picture: null, rule };
}

function describe(model: TableModel, id: string): string {
  return tongue.speech.description(model.game, id);
}

function named(model: TableModel, ids: readonly string[]): string {
  return ids.map((id) => nameOf(model, "card", id)).join(", ");
}

/** What would happen if the fight were now, in a few words. */
export function outcomeNow(model: TableModel, place: PlaceView): string {
  const side = place.winner;
  if (!side) return t("wotr_cards-web-now-nobody");
  if (isPath(viewOf(model), place) && side === "shadow") return t("wotr_cards-web-now-corruption", { number: place.attack - place.defence });
  return t("wotr_cards-web-now", { side_id: side, number: place.points });
}

/** Which factions may attack or defend a place. */
export function factionsText(model: TableModel, place: PlaceView, side: SideId): string {
  const names = factionsAt(model, place, side).map((faction) => nameOf(model, "faction", faction)).join(", ");
  return t("wotr_cards-web-factions", { role_id: place.attacking_side === side ? "attack" : "defence", names });
}

/** Who leads, and how much is lacking to the lead that ends the game. */
export function leadText(view: WotrCardsView): string {
  const lead = leadOf(view, "shadow");
  if (!lead) return t("wotr_cards-web-lead-none");
  const side_id: SideId = lead > 0 ? "shadow" : "free_peoples";
  const number = LEAD_TO_WIN - Math.abs(lead);
  return number > 0 ? t("wotr_cards-web-lead", { side_id, lead: Math.abs(lead), number }) : t("wotr_cards-web-lead-wins", { side_id });
}

// Cards

/** The printed icons, each with its sign and what it is good for. */
function iconFacts(facts: CardFacts, paths: string): Fact[] {
  const found: Fact[] = [];
  if (facts.attack) found.push(fact(ATTACK, t("wotr_cards-web-icon-attack", { number: facts.attack })));
  if (facts.defence) found.push(fact(DEFENCE, t("wotr_cards-web-icon-defence", { number: facts.defence })));
  if (facts.leader_attack) found.push(fact("crown", t("wotr_cards-web-icon-leader-attack", { number: facts.leader_attack })));
  if (facts.leader_defence) found.push(fact("crown", t("wotr_cards-web-icon-leader-defence", { number: facts.leader_defence })));
  if (facts.path_icons)
    found.push(fact(ON_PATHS, t("wotr_cards-web-icon-path", { number: facts.path_icons, role_id: facts.side === "shadow" ? "attack" : "defence", paths: paths || "none", count: facts.paths?.length ?? 0 })));
  return found;
}

function handFacts(model: TableModel, id: string): Fact[] {
  const kind = kindOf(model, id);
  const found: Fact[] = [];
  if (kind === "army" || kind === "character") {
    const places = viewOf(model).seats[eyesOf(model)]?.goals[id] ?? [];
    found.push(fact("crossed-swords", places.length ? t("wotr_cards-web-goes-to", { places: named(model, places) }) : t("wotr_cards-web-goes-reserve")));
  }
  found.push(fact("card-discard", t("wotr_cards-web-price")));
  return found;
}

function playFacts(model: TableModel, id: string): Fact[] {
  const view = viewOf(model);
  const entry = entryOf(view, id);
  const place = placeWith(view, id);
  const found: Fact[] = [];
  if (place && entry) {
    const attacks = place.attacking_side === cardFacts(model, id).side;
    const role_id = attacks ? "attack" : "defence";
    found.push(fact(attacks ? ATTACK : DEFENCE, t("wotr_cards-web-brings", { place: nameOf(model, "card", place.location), number: bringsOf(entry) ?? 0, role_id })));
    const facts = cardFacts(model, id);
    const leads = attacks ? facts.leader_attack : facts.leader_defence;
    if (leads && !isPath(view, place)) found.push(fact("crown", t(place.supported.includes(id) ? "wotr_cards-web-supported" : "wotr_cards-web-unsupported")));
  }
  const holder = reserveWith(view, id);
  if (holder) {
    found.push(fact(RESERVE, t("wotr_cards-web-in-reserve", { player: nameOf(model, "player", holder, "gen") })));
    if (view.seats[holder]?.arrived.includes(id)) found.push(fact("hourglass", t("wotr_cards-web-arrived")));
  }
  if (entry?.items.length) found.push(fact("swap-bag", t("wotr_cards-web-wields", { items: named(model, entry.items) })));
  if (entry?.icons) found.push(fact(ON_PATHS, t("wotr_cards-web-card-icons", { number: entry.icons })));
  const wielder = wielderOf(view, id);
  if (wielder) found.push(fact("visored-helm", t("wotr_cards-web-wielded-by", { card: nameOf(model, "card", wielder) })));
  return found;
}

function lookAtCard(model: TableModel, id: string): Look {
  const view = viewOf(model);
  const facts = cardFacts(model, id);
  const kind = kindOf(model, id);
  const look = blank(`${nameOf(model, "kind", kind)} · ${nameOf(model, "faction", facts.faction)}`, nameOf(model, "card", id), describe(model, id), RULE_OF_KIND[kind] ?? null);
  look.picture = cardPicture(id, facts.faction);
  const inHand = !!known(view.seats[eyesOf(model)]?.hand ?? 0)?.includes(id);
  if (inHand) {
    look.facts.push(...handFacts(model, id));
  }
  look.facts.push(...playFacts(model, id), ...iconFacts(facts, pathsOf(model, id)));
  return look;
}

function lookAtLocation(model: TableModel, id: string): Look {
  const view = viewOf(model);
  const facts = locationFacts(model, id);
  const kind = model.components.get(id)?.kind ?? "path";
  const look = blank(nameOf(model, "kind", kind), nameOf(model, "card", id), describe(model, id), kind === "path" ? "r85" : "r89");
  look.picture = { ...locationPicture(id), icon: kind === "path" ? ON_PATHS : "castle" };
  const place = placesOf(view).find((one) => one.location === id);
  if (place) {
    for (const side of SIDES) {
      const attacks = place.attacking_side === side;
      const total = attacks ? place.attack : place.defence;
      const own = attacks ? place.attack_icons : place.location_defence;
      look.facts.push(fact(attacks ? ATTACK : DEFENCE, t("wotr_cards-web-balance", { side_id: side, role_id: attacks ? "attack" : "defence", number: total, cards: cardsOf(place, side).length, own })));
    }
    if (!place.printed_counts) look.facts.push(fact(DEFENCE, t("wotr_cards-web-unprinted")));
    look.facts.push(fact("crossed-swords", `${t("wotr_cards-web-if-now")} ${outcomeNow(model, place)}.`));
    if (place.after) look.facts.push(fact("crossed-swords", t("wotr_cards-web-after", { ...place.after })));
  }
  const won = SIDES.find((side) => [...view.scoring[side].battlegrounds, ...view.scoring[side].paths].includes(id));
  if (won) look.facts.push(fact(POINTS, t("wotr_cards-web-won-by", { side_id: won })));
  look.facts.push(fact(POINTS, t("wotr_cards-web-worth", { number: facts.points })));
  return look;
}

// Seats and sides

function knownFacts(model: TableModel, id: string): Fact[] {
  const seat = viewOf(model).seats[id];
  const signs: Readonly<Record<string, IconName>> = { hand: HAND, cycled: CYCLED, eliminated: ELIMINATED };
  const found: Fact[] = [];
  for (const [zone, icon] of Object.entries(signs)) {
    const own = seat && known(seat[zone as "hand" | "cycled" | "eliminated"]);
    const cards = own ?? seat?.known[zone] ?? [];
    if (cards.length) found.push(fact(icon, `${t(`wotr_cards-term-${zone}`)}${own ? "" : ` (${t("wotr_cards-web-seen")})`}: ${named(model, cards)}`));
  }
  return found;
}

function lookAtSeat(model: TableModel, id: string): Look | null {
  const view = viewOf(model);
  const seat = view.seats[id];
  if (!seat) return null;
  const look = blank(`${nameOf(model, "side", seat.side)} · ${holderOf(model, id)}`, nameOf(model, "side", id), t("wotr_cards-web-seat", { draws: seat.draws, limit: seat.carry_limit }), "r2");
  const numbers = [
    `${t("wotr_cards-term-hand")} ${count(seat.hand)}`,
    `${t("wotr_cards-term-deck")} ${seat.deck}`,
    `${t("wotr_cards-term-cycled")} ${count(seat.cycled)}`,
    `${t("wotr_cards-term-eliminated")} ${count(seat.eliminated)}`,
  ];
  look.facts.push(fact(DECK, numbers.join(", ")));
  if (view.order[view.first] === id) look.facts.push(fact(FIRST, t("wotr_cards-term-first")));
  if (seat.ring.kind !== "none") look.facts.push(fact(RING, seat.ring.unused ? t(seat.ring.kind === "once" ? "wotr_cards-web-ring-once" : "wotr_cards-web-ring-each-round") : t("wotr_cards-term-ring-used")));
  look.facts.push(fact(RESERVE, `${t("wotr_cards-term-reserve")}: ${seat.reserve.length ? seat.reserve.map((entry) => named(model, [entry.card, ...entry.items])).join("; ") : t("wotr_cards-web-nobody")}`));
  if (seat.deck_top.length) look.facts.push(fact(DECK, t("wotr_cards-web-top", { cards: named(model, seat.deck_top) })));
  look.facts.push(...knownFacts(model, id));
  return look;
}

function lookAtSide(model: TableModel, side: SideId): Look {
  const view = viewOf(model);
  const area = view.scoring[side];
  const look = blank(t("wotr_cards-term-scoring"), nameOf(model, "side", side), `${t("wotr_cards-term-points", { number: area.points })}. ${leadText(view)}`, "r95");
  const lines = [...area.battlegrounds, ...(side === "free_peoples" ? area.paths : [])];
  for (const id of lines) look.facts.push(fact(POINTS, `${nameOf(model, "card", id)}: ${t("wotr_cards-term-points", { number: locationFacts(model, id).points })}`));
  if (area.corruption) look.facts.push(fact(CORRUPTION, `${t("wotr_cards-term-corruption")}: ${t("wotr_cards-term-points", { number: area.corruption })}`));
  if (area.final_points !== area.points) look.facts.push(fact(RING, t("wotr_cards-web-final", { number: area.final_points })));
  if (side === "shadow" && area.paths.length) look.facts.push(fact(ON_PATHS, t("wotr_cards-web-lost-paths", { paths: named(model, area.paths) })));
  const left = view.battleground_decks[side];
  look.facts.push(fact("castle", left.length ? t("wotr_cards-web-fields-left", { number: left.length, fields: named(model, left) }) : t("wotr_cards-web-fields-none")));
  return look;
}

export function look(model: TableModel, thing: Thing): Look | null {
  switch (thing.sense) {
    case "card":
    case "seen":
      if (!model.components.has(thing.id)) return null;
      return isLocation(model, thing.id) ? lookAtLocation(model, thing.id) : lookAtCard(model, thing.id);
    case "player":
      return lookAtSeat(model, thing.id);
    case "side":
      if (thing.id === "free_peoples" || thing.id === "shadow") return lookAtSide(model, thing.id);
      return seatIds(viewOf(model)).includes(thing.id) ? lookAtSeat(model, thing.id) : null;
    case "faction": {
      const faction = blank(t("wotr_cards-web-term-faction"), nameOf(model, "faction", thing.id), "", "r5");
      faction.facts.push(fact(FACTION_SIGN[thing.id as keyof typeof FACTION_SIGN] ?? null, t("wotr_cards-web-term-faction.text")));
      return faction;
    }
    default:
      return null;
  }
}
