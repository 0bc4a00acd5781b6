// The whole position as headings and lists: for screen readers, and for people who like it.
import type { Section } from "../..";
import type { TableModel } from "../../../table/model/table.svelte";
import { t } from "../../../text/tongue.svelte";
import { blowNow, cardName, handOf, handSize, holderOf, nameOf, namesOf, progressOf, stageOf, viewOf, willpowerNow } from "../view/facts";
import { blowText, questText } from "./sums";
import type { CardView } from "../view/facts";
import { STAGES, STATS } from "../view/components";
import type { SeatView } from "../view/types";

/** A card in play in one line. */
function cardLine(model: TableModel, card: CardView): string {
  const numbers = STATS.filter((stat) => card[stat] !== undefined).map((stat) => `${t(`lcg-stat-${stat}.mid`)} ${card[stat]}`);
  if (card.threat !== undefined && card.kind !== "guard") numbers.push(`${t("lcg-stat-threat.mid")} ${card.threat}`);
  const parts = [numbers.join(", ")];
  if (card.kind === "location") parts.push(t("lcg-web-progress", { number: card.tokens, all: card.points ?? 0 }));
  else if (card.tokens) parts.push(`${t("lcg-term-resources")}: ${card.tokens}`);
  if (card.damage) parts.push(`${t("lcg-term-damage")}: ${card.damage}`);
  if (card.exhausted) parts.push(t("lcg-term-exhausted"));
  if (card.committed) parts.push(t("lcg-term-committed"));
  if (card.prisoner) parts.push(t("lcg-term-prisoner"));
  if (card.guard) parts.push(t("lcg-web-guarded-by", { card: cardName(model, card.guard) }));
  if (card.attachments?.length) parts.push(`${t("lcg-term-attachments")}: ${namesOf(model, card.attachments.map((one) => one.card))}`);
  for (const shadow of card.shadows ?? []) {
    const face = typeof shadow === "string" ? shadow : shadow.face_down;
    parts.push(`${t("lcg-term-shadow")}: ${face ? cardName(model, face) : t("lcg-term-face-down")}`);
  }
  return `${cardName(model, card.card)}: ${parts.join("; ")}`;
}

function cardLines(model: TableModel, cards: readonly CardView[]): string[] {
  return cards.length ? cards.map((card) => cardLine(model, card)) : [t("lcg-web-none")];
}

function seatSection(model: TableModel, id: string, seat: SeatView): Section {
  const hand = handOf(seat);
  const lines = [
    t("lcg-web-threat-of", { number: seat.threat }),
    ...cardLines(model, [...seat.heroes, ...seat.allies]),
    ...(seat.engaged.length ? [`${t("lcg-term-engaged")}:`, ...cardLines(model, seat.engaged)] : []),
    `${t("lcg-term-hand")}: ${hand ? namesOf(model, hand) : t("lcg-term-cards", { number: handSize(seat) })}`,
    `${t("lcg-term-deck")}: ${t("lcg-term-cards", { number: seat.deck.cards })}`,
    `${t("lcg-term-discard")}: ${namesOf(model, seat.discard)}`,
  ];
  if (!seat.alive) lines.unshift(t("lcg-web-out"));
  if (viewOf(model).first === id) lines.unshift(t("lcg-term-first"));
  return { title: `${nameOf(model, "seat", id)} · ${holderOf(model, id)}`, lines };
}

function questSection(model: TableModel): Section {
  const view = viewOf(model);
  const lines = [`${t("lcg-term-willpower-against-threat", { number: willpowerNow(model), number2: view.threat })}. ${questText(model)}`];
  if (view.quest) {
    const progress = view.quest.points ? t("lcg-web-progress", { number: progressOf(view, view.quest), all: view.quest.points }) : t("lcg-web-no-points");
    lines.unshift(`${t("lcg-web-stage", { number: stageOf(model, view.quest.card), all: STAGES })}: ${cardName(model, view.quest.card)}. ${progress}`);
  }
  return { title: t("lcg-term-quest"), lines };
}

export function sections(model: TableModel): Section[] {
  const view = viewOf(model);
  const blow = blowNow(model);
  return [
    { title: t("lcg-term-round", { number: view.round }), lines: [nameOf(model, "phase", view.phase)] },
    questSection(model),
    ...(blow ? [{ title: t("lcg-web-fight"), lines: [t("lcg-web-attack-against-defence", { attack: blow.attack, defense: blow.defense }), blowText(model, blow)] }] : []),
    { title: t("lcg-term-active"), lines: view.active.length ? cardLines(model, view.active) : [t("lcg-term-no-active")] },
    { title: t("lcg-term-staging"), lines: cardLines(model, view.staging) },
    ...Object.entries(view.seats).map(([id, seat]) => seatSection(model, id, seat)),
    {
      title: t("lcg-term-encounter-deck"),
      lines: [t("lcg-term-cards", { number: view.encounter_deck.cards }), `${t("lcg-term-encounter-discard")}: ${namesOf(model, view.encounter_discard)}`, `${t("lcg-term-victory")}: ${namesOf(model, view.victory)}`],
    },
  ];
}
