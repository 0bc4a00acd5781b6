// The whole position as headings and lists: for screen readers, and for people who like it.
import type { Section } from "../..";
import type { TableModel } from "../../../table/model/table.svelte";
import { t } from "../../../text/tongue.svelte";
import { bringsOf, cardsOf, count, factionsAt, holderOf, known, locationFacts, nameOf, placesOf, seatIds, totalOf, viewOf } from "../view/facts";
import { factionsText, leadText, outcomeNow } from "./look";
import { SIDES, type InPlay, type PlaceView, type SeatView, type SideId } from "../view/types";

function names(model: TableModel, ids: readonly string[]): string {
  return ids.length ? ids.map((id) => nameOf(model, "card", id)).join(", ") : t("wotr_cards-web-nobody");
}

function inPlay(model: TableModel, entries: readonly InPlay[]): string {
  if (!entries.length) return t("wotr_cards-web-nobody");
  return entries
    .map((entry) => {
      const items = entry.items.length ? ` (${names(model, entry.items)})` : "";
      return `${nameOf(model, "card", entry.card)}${items}${bringsOf(entry) === undefined ? "" : ` ${bringsOf(entry)}`}`;
    })
    .join(", ");
}

function placeSection(model: TableModel, place: PlaceView): Section {
  const number = locationFacts(model, place.location).number;
  const kind = number ? t("wotr_cards-term-path-number", { number }) : nameOf(model, "kind", "battleground");
  const side = (one: SideId): string => {
    const role = t(place.attacking_side === one ? "wotr_cards-term-attack" : "wotr_cards-term-defence");
    return `${nameOf(model, "side", one)}, ${role} ${totalOf(place, one)}: ${inPlay(model, cardsOf(place, one))}`;
  };
  const allowed = SIDES.filter((one) => factionsAt(model, place, one).length).map((one) => `${factionsText(model, place, one)}.`);
  return {
    title: `${nameOf(model, "card", place.location)} (${kind})`,
    lines: [`${t("wotr_cards-web-if-now")} ${outcomeNow(model, place)}.`, ...SIDES.map(side), ...allowed, t("wotr_cards-web-own-defence", { number: place.location_defence })],
  };
}

function pile(model: TableModel, seat: SeatView, zone: "hand" | "cycled" | "eliminated"): string {
  const cards = known(seat[zone]);
  const title = `${t(`wotr_cards-term-${zone}`)}: ${t("wotr_cards-term-cards", { number: count(seat[zone]) })}`;
  if (cards?.length) return `${title}: ${names(model, cards)}`;
  const seen = seat.known[zone] ?? [];
  return seen.length ? `${title}; ${t("wotr_cards-web-seen")}: ${names(model, seen)}` : title;
}

function seatSection(model: TableModel, id: string, seat: SeatView): Section {
  const view = viewOf(model);
  const lines = [
    `${t("wotr_cards-term-reserve")}: ${inPlay(model, seat.reserve)}`,
    pile(model, seat, "hand"),
    `${t("wotr_cards-term-deck")}: ${t("wotr_cards-term-cards", { number: seat.deck })}`,
    pile(model, seat, "cycled"),
    pile(model, seat, "eliminated"),
    t("wotr_cards-web-seat", { draws: seat.draws, limit: seat.carry_limit }),
  ];
  if (view.order[view.first] === id) lines.unshift(t("wotr_cards-term-first"));
  if (view.passed.includes(id)) lines.unshift(t("wotr_cards-web-passed"));
  if (seat.ring.kind !== "none") lines.push(t(seat.ring.unused ? "wotr_cards-term-ring" : "wotr_cards-term-ring-used"));
  return { title: `${nameOf(model, "side", id)} · ${holderOf(model, id)}`, lines };
}

function scoreSection(model: TableModel): Section {
  const view = viewOf(model);
  const lines = SIDES.map((side) => {
    const area = view.scoring[side];
    const won = [...area.battlegrounds, ...(side === "free_peoples" ? area.paths : [])];
    return `${nameOf(model, "side", side)}: ${t("wotr_cards-term-points", { number: area.points })} (${names(model, won)})`;
  });
  lines.push(`${t("wotr_cards-term-corruption")}: ${view.scoring.shadow.corruption}`, leadText(view));
  return { title: t("wotr_cards-term-scoring"), lines };
}

export function sections(model: TableModel): Section[] {
  const view = viewOf(model);
  return [
    { title: t("wotr_cards-term-round", { number: view.round }), lines: [`${t("wotr_cards-web-order")}: ${view.order.map((id) => nameOf(model, "side", id)).join(", ")}`] },
    ...placesOf(view).map((place) => placeSection(model, place)),
    scoreSection(model),
    ...seatIds(view).flatMap((id) => (view.seats[id] ? [seatSection(model, id, view.seats[id])] : [])),
    {
      title: t("wotr_cards-term-battleground-decks"),
      lines: SIDES.map((side) => `${nameOf(model, "side", side)}: ${names(model, view.battleground_decks[side])}`),
    },
  ];
}
