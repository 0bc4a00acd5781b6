// The inspector's words: what a card is, what it does, how it stands.
import type { Fact, Look } from "../..";
import type { IconName } from "../../../icons/generated/names";
import type { Thing } from "../../../protocol/types";
import type { TableModel } from "../../../table/model/table.svelte";
import { t, tongue } from "../../../text/tongue.svelte";
import { bearerOf, cardFacts, cardName, entryOf, eyesOf, handSize, holderOf, kindOf, lifeOf, nameOf, namesOf, progressOf, seatIn, seatWith, shadowOf, stageOf, textOf, titleOf, traitsOf, upper, viewOf, withErrata, wouldEngage } from "../view/facts";
import { seatOfPile } from "../view/piles";
import { DAMAGE, DECK, DISCARD, ENGAGEMENT, ERRATA, HAND, KIND_SIGN, pictureOf, PROGRESS, RESOURCE, SHADOW, SPHERE_SIGN, STAT_SIGN, THREAT, TRAVEL, VICTORY } from "../signs";
import { defenceText, joiningText, onslaughtText } from "./sums";
import type { CardView } from "../view/facts";
import { OUT_AT, STAGES, STATS, type CardFacts } from "../view/components";
import type { KindId } from "../view/types";

const RULE_OF_KIND: Record<KindId, string> = {
  hero: "r28",
  ally: "r36",
  attachment: "r36",
  event: "r24",
  enemy: "r54",
  location: "r50",
  treachery: "r41",
  objective: "r75",
  quest: "r91",
  guard: "r54",
};

function fact(icon: IconName | null, text: string): Fact {
  return { icon, text };
}

function blank(kind: string, title: string, summary: string, rule: string | null): Look {
  return { kind, title, summary, facts: [], picture: null, rule };
}

// What is printed

function keywordFacts(model: TableModel, facts: CardFacts): Fact[] {
  const plain = (facts.keywords ?? []).map((keyword) => [keyword, nameOf(model, "keyword", keyword)] as const);
  const numbered = (["doomed", "victory"] as const).filter((keyword) => facts[keyword]).map((keyword) => [keyword, t(`lcg-amount-${keyword}`, { number: facts[keyword] ?? 0 })] as const);
  return [...plain, ...numbered].map(([keyword, name]) => fact(keyword === "victory" ? VICTORY : null, `${upper(name)}. ${tongue.speech.part(`lcg-keyword-${keyword}`, "text")}`));
}

function erratumFact(model: TableModel, card: string): Fact[] {
  const erratum = textOf(card, "errata");
  if (!erratum) return [];
  return [fact(ERRATA, t(withErrata(model) ? "lcg-web-erratum-holds" : "lcg-web-erratum", { text: erratum }))];
}

function printedFacts(model: TableModel, card: string, facts: CardFacts): Fact[] {
  const found: Fact[] = [];
  const shadow = textOf(card, "shadow");
  const travel = textOf(card, "travel");
  if (travel) found.push(fact(TRAVEL, `${t("lcg-term-travel")}: ${travel}`));
  if (shadow) found.push(fact(SHADOW, `${t("lcg-term-shadow-effect")}: ${shadow}`));
  found.push(...keywordFacts(model, facts), ...erratumFact(model, card));
  const traits = traitsOf(model, card);
  if (traits) found.push(fact(null, `${t("lcg-term-traits")}: ${traits}`));
  if (facts.set) found.push(fact(null, t("lcg-web-set", { set: nameOf(model, "set", facts.set) })));
  return found;
}

// How it stands

/** The numbers in one line, then those that differ from what is printed. */
function numberFacts(card: CardView | null, facts: CardFacts): Fact[] {
  const numbers = card ?? facts;
  const shown = STATS.filter((stat) => numbers[stat] !== undefined);
  if (!shown.length) return [];
  const changed = shown.filter((stat) => facts[stat] !== undefined && facts[stat] !== numbers[stat]);
  return [
    fact(STAT_SIGN.hit_points, upper(shown.map((stat) => `${t(`lcg-stat-${stat}.mid`)} ${numbers[stat]}`).join(", "))),
    ...changed.map((stat) => fact(STAT_SIGN[stat], t("lcg-web-changed", { name: t(`lcg-stat-${stat}`), number: numbers[stat] ?? 0, printed: facts[stat] ?? 0 }))),
  ];
}

function threatFacts(card: CardView | null, facts: CardFacts): Fact[] {
  const now = card?.threat ?? facts.threat;
  if (now === undefined) return [];
  const changed = facts.threat !== undefined && now !== facts.threat;
  return [fact(THREAT, changed ? t("lcg-web-changed", { name: t("lcg-stat-threat"), number: now, printed: facts.threat ?? 0 }) : `${t("lcg-stat-threat")} ${now}`)];
}

function standingFacts(model: TableModel, card: CardView): Fact[] {
  const view = viewOf(model);
  const found: Fact[] = [];
  if (card.prisoner) found.push(fact(KIND_SIGN.guard, upper(t("lcg-term-prisoner"))));
  if (card.committed) found.push(fact(STAT_SIGN.willpower, upper(t("lcg-term-committed"))));
  if (card.exhausted !== undefined && !card.prisoner) found.push(fact("cycle", t(card.exhausted ? "lcg-web-is-exhausted" : "lcg-web-is-ready")));
  if (card.damage) found.push(fact(DAMAGE, t("lcg-web-damage-left", { number: card.damage, left: lifeOf(card) })));
  if (card.kind === "location") found.push(fact(PROGRESS, t("lcg-web-progress", { number: card.tokens, all: card.points ?? 0 })));
  else if (card.tokens || card.kind === "hero") found.push(fact(RESOURCE, `${t("lcg-term-resources")}: ${card.tokens}`));
  if (card.attachments?.length) found.push(fact(KIND_SIGN.attachment, `${t("lcg-term-attachments")}: ${card.attachments.map((one) => `${cardName(model, one.card)}${one.exhausted ? ` (${t("lcg-term-exhausted")})` : ""}`).join(", ")}`));
  if (card.guard) found.push(fact(null, t("lcg-web-guarded-by", { card: cardName(model, card.guard) })));
  for (const shadow of card.shadows ?? []) {
    const face = typeof shadow === "string" ? shadow : shadow.face_down;
    found.push(fact(SHADOW, `${t("lcg-term-shadow")}: ${face ? cardName(model, face) : t("lcg-term-face-down")}`));
  }
  const holder = seatWith(view, card.card);
  if (card.kind === "enemy" || card.kind === "guard") found.push(...enemyFacts(model, card, holder));
  return found;
}

/** Whom an enemy fights, or would engage. */
function enemyFacts(model: TableModel, card: CardView, holder: string | null): Fact[] {
  const view = viewOf(model);
  if (holder && model.mine.length === 1 && holder === eyesOf(model)) return [fact(ENGAGEMENT, t("lcg-web-fights-you"))];
  if (holder) return [fact(ENGAGEMENT, t("lcg-web-engaged-with", tongue.speech.arguments(model.game, [{ sense: "seat", id: holder }])))];
  const engagement = cardFacts(model, card.card).engagement;
  if (engagement === undefined) return [];
  const willing = Object.entries(view.seats).filter(([, seat]) => seat.alive && wouldEngage(model, card, seat));
  const seats = willing.map(([id]) => holderOf(model, id)).join(", ");
  return [fact(ENGAGEMENT, willing.length ? t("lcg-web-engages", { number: engagement, seats }) : t("lcg-web-engages-nobody", { number: engagement }))];
}

// Cards

function kindLine(model: TableModel, card: string): string {
  const facts = cardFacts(model, card);
  const kind = nameOf(model, "kind", kindOf(model, card));
  if (facts.sphere) return `${kind} · ${nameOf(model, "sphere", facts.sphere)}`;
  return kindOf(model, card) === "quest" ? t("lcg-web-stage", { number: stageOf(model, card), all: STAGES }) : kind;
}

function summaryOf(model: TableModel, card: string, kind: KindId): string {
  if (kind === "guard") return tongue.speech.description(model.game, titleOf(card));
  return textOf(card, "effect") || t("lcg-web-no-text");
}

function lookAtCard(model: TableModel, card: string): Look {
  const view = viewOf(model);
  const facts = cardFacts(model, card);
  const kind = kindOf(model, card);
  const entry = entryOf(view, card);
  const look = blank(kindLine(model, card), cardName(model, card), summaryOf(model, card, kind), RULE_OF_KIND[kind]);
  look.picture = pictureOf(titleOf(card), facts);
  const defends = defenceText(model, card);
  if (defends) look.facts.push(fact(STAT_SIGN.defense, t("lcg-web-if-defends", { text: defends })));
  const joins = joiningText(model, card);
  if (joins) look.facts.push(fact(STAT_SIGN.attack, t("lcg-web-if-attacks", { text: joins })));
  const suffers = onslaughtText(model, [card]);
  if (suffers) look.facts.push(fact(STAT_SIGN.attack, suffers));
  if (facts.sphere) look.facts.push(fact(SPHERE_SIGN[facts.sphere], costLine(facts)));
  look.facts.push(...numberFacts(entry, facts), ...(kind === "enemy" || kind === "location" ? threatFacts(entry, facts) : []));
  if (!entry && facts.engagement !== undefined) look.facts.push(fact(ENGAGEMENT, `${t("lcg-term-engagement")} ${facts.engagement}`));
  if (!entry && facts.quest_points) look.facts.push(fact(PROGRESS, `${t("lcg-term-quest-points")} ${facts.quest_points}`));
  if (entry) look.facts.push(...standingFacts(model, entry));
  const bearer = bearerOf(view, card);
  if (bearer) look.facts.push(fact(KIND_SIGN.attachment, t("lcg-web-attached-to", { card: cardName(model, bearer.card) })));
  const dealtTo = shadowOf(view, card);
  if (dealtTo) look.facts.push(fact(SHADOW, t("lcg-web-shadow-of", { card: cardName(model, dealtTo.card) })));
  look.facts.push(...printedFacts(model, card, facts));
  return look;
}

function costLine(facts: CardFacts): string {
  const price = facts.threat_cost === undefined ? `${t("lcg-term-cost")} ${facts.cost}` : `${t("lcg-term-threat-cost")} ${facts.threat_cost}`;
  return facts.unique && facts.threat_cost === undefined ? `${price}, ${t("lcg-web-unique")}` : price;
}

function lookAtQuest(model: TableModel, card: string): Look {
  const quest = viewOf(model).quest;
  const look = blank(kindLine(model, card), cardName(model, card), textOf(card, "b"), RULE_OF_KIND.quest);
  look.picture = pictureOf(titleOf(card), cardFacts(model, card));
  if (quest?.card === card) look.facts.push(fact(PROGRESS, quest.points ? t("lcg-web-progress", { number: progressOf(viewOf(model), quest), all: quest.points }) : t("lcg-web-no-points")));
  look.facts.push(fact(null, t("lcg-web-side-a", { text: textOf(card, "a") })), ...erratumFact(model, card));
  return look;
}

// Seats, piles, hidden cards

function lookAtSeat(model: TableModel, id: string): Look | null {
  const view = viewOf(model);
  const seat = seatIn(view, id);
  if (!seat) return null;
  const look = blank(nameOf(model, "seat", id), holderOf(model, id), t("lcg-web-threat-of", { number: seat.threat }), "r93");
  if (!seat.alive) look.facts.push(fact(THREAT, t("lcg-web-out")));
  else look.facts.push(fact(THREAT, t("lcg-web-until-out", { number: OUT_AT - seat.threat })));
  if (view.first === id) look.facts.push(fact("flying-flag", t("lcg-term-first")));
  look.facts.push(
    fact(KIND_SIGN.hero, `${t("lcg-term-heroes")}: ${namesOf(model, seat.heroes.map((card) => card.card))}`),
    fact(KIND_SIGN.ally, `${t("lcg-term-allies")}: ${namesOf(model, seat.allies.map((card) => card.card))}`),
    fact(KIND_SIGN.enemy, `${t("lcg-term-engaged")}: ${namesOf(model, seat.engaged.map((card) => card.card))}`),
    fact(HAND, `${t("lcg-term-hand")}: ${t("lcg-term-cards", { number: handSize(seat) })}`),
    fact(DECK, `${t("lcg-term-deck")}: ${t("lcg-term-cards", { number: seat.deck.cards })}`),
    fact(DISCARD, `${t("lcg-term-discard")}: ${namesOf(model, seat.discard)}`),
  );
  return look;
}

function lookAtPile(model: TableModel, id: string): Look | null {
  const view = viewOf(model);
  const shared = id === "encounter";
  const deck = shared ? view.encounter_deck : seatIn(view, seatOfPile(id))?.deck;
  if (!deck) return null;
  const look = blank(shared ? t("lcg-term-encounter-deck") : holderOf(model, seatOfPile(id)), t(shared ? "lcg-term-encounter-deck" : "lcg-term-deck"), t("lcg-term-cards", { number: deck.cards }), shared ? "r44" : "r29");
  const seen = (cards: readonly (string | null)[]): string => cards.map((card) => (card ? cardName(model, card) : t("lcg-web-unknown"))).join(", ");
  if (deck.top.length) look.facts.push(fact(DECK, t("lcg-web-top", { cards: seen(deck.top) })));
  if (deck.bottom.length) look.facts.push(fact(DECK, t("lcg-web-bottom", { cards: seen(deck.bottom) })));
  if (shared && view.removed.length) look.facts.push(fact(null, `${t("lcg-term-removed")}: ${namesOf(model, view.removed)}`));
  if (!look.facts.length) look.facts.push(fact(DECK, t("lcg-web-deck-unseen")));
  return look;
}

export function look(model: TableModel, thing: Thing): Look | null {
  switch (thing.sense) {
    case "card":
    case "seen":
      if (!model.components.has(titleOf(thing.id))) return null;
      return kindOf(model, thing.id) === "quest" ? lookAtQuest(model, thing.id) : lookAtCard(model, thing.id);
    case "seat":
      return lookAtSeat(model, thing.id);
    case "pile":
      return lookAtPile(model, thing.id);
    case "shadow": {
      const hidden = blank(t("lcg-term-shadow"), t("lcg-term-face-down"), t("lcg-web-shadow-down", { card: cardName(model, thing.id) }), "r56");
      return { ...hidden, picture: { seed: "shadow", palette: "night", kind: "mount", icon: SHADOW } };
    }
    default:
      return null;
  }
}
