// The inspector's words: what a thing is, what happens, what it costs the reader and why.
import type { Fact, Look, Picture } from "../..";
import type { TableModel } from "../../../table/model/table.svelte";
import type { Thing } from "../../../protocol/types";
import type { IconName } from "../../../icons/generated/names";
import { t, tongue } from "../../../text/tongue.svelte";
import { cardFacts, discardIncome, eyesOf, freedBy, nameOf, slotOf, tileFacts, tokenFacts, viewOf } from "../view/facts";
import { CHAIN_SIGN, COLOUR_PICTURE, PEOPLE_SIGN, QUEST_SIGN, REGION_SIGN, SKILL_SIGN, tilePicture } from "../signs";
import { BONUS_STEPS, otherSide, PEOPLES_TO_WIN, QUEST_STEPS, type CardFacts } from "../view/components";
import { PEOPLES, SIDES, type CardBill, type ColourId, type PeopleId, type RegionId, type SideId, type SkillId, type TileBill } from "../view/types";

/** Tokens that act whenever a card of a colour is played. */
const ON_COLOUR: Readonly<Record<string, ColourId>> = {
  "elves-1": "yellow",
  "elves-2": "red",
  "hobbits-2": "blue",
  "men-1": "yellow",
  "men-2": "red",
  "dwarves-3": "green",
};
const RULE_OF_COLOUR: Readonly<Record<ColourId, string>> = {
  grey: "r17",
  yellow: "r21",
  blue: "r41",
  green: "r49",
  red: "r59",
  purple: "r68",
};
const ON_TILE = ["dwarves-1", "dwarves-2"];
const ON_CHAIN = "hobbits-3";

function fact(icon: IconName | null, text: string): Fact {
  return { icon, text };
}

function blank(kind: string, title: string, summary: string, rule: string | null): Look {
  return { kind, title, summary, facts: [], picture: null, rule };
}

function describe(model: TableModel, id: string): string {
  return tongue.speech.description(model.game, id);
}

/** Skill symbols, equal ones counted. */
function listOf(model: TableModel, names: readonly SkillId[]): string {
  const parts = [...new Set(names)].map((id) => ({ sense: "skill", id, number: names.filter((name) => name === id).length }));
  return tongue.speech.list(model.game, { style: "and", parts });
}

export function cardPicture(model: TableModel, id: string): Picture {
  return pictureOf(id, cardFacts(model, id));
}

export function pictureOf(id: string, facts: CardFacts): Picture {
  return { seed: id, ...COLOUR_PICTURE[facts.color], icon: emblem(facts) };
}

export function tokenPicture(id: string, people: PeopleId): Picture {
  return { seed: id, palette: "wood", kind: "wood", icon: PEOPLE_SIGN[people] };
}

function emblem(facts: CardFacts): IconName {
  const effect = facts.effect;
  switch (effect.kind) {
    case "skills":
      return SKILL_SIGN[effect.skills[0] ?? "ruse"];
    case "coins":
      return "two-coins";
    case "quest":
      return "ring";
    case "people":
      return PEOPLE_SIGN[effect.people[0] ?? "elves"];
    case "place_units":
      return "crossed-swords";
    case "manoeuvres":
      return effect.move_units ? "walking-boot" : "death-skull";
  }
}

// Prices

function priceFact(model: TableModel, facts: CardFacts, bill: CardBill): Fact {
  if (bill.chain && facts.chain_from)
    return fact(CHAIN_SIGN[facts.chain_from] ?? null, t("duel-web-have-chain", { chain: nameOf(model, "chain", facts.chain_from, "mid") }));
  if (!bill.coins) return fact("two-coins", t(facts.cost.skills.length ? "duel-web-have-all" : "duel-web-costs-nothing"));
  const parts: string[] = [];
  if (bill.printed) parts.push(t("duel-web-why-printed", { number: bill.printed }));
  if (bill.missing) parts.push(t("duel-web-why-missing", { number: bill.missing, skills: listOf(model, bill.lacking) }));
  return fact("two-coins", t("duel-web-you-pay", { number: bill.coins, why: parts.join(", ") }));
}

function tilePriceFact(model: TableModel, bill: TileBill): Fact {
  if (!bill.coins) return fact("two-coins", t("duel-web-have-all"));
  const parts: string[] = [];
  if (bill.missing) parts.push(t("duel-web-why-missing", { number: bill.missing, skills: listOf(model, bill.lacking) }));
  if (bill.surcharge) parts.push(t("duel-web-why-fortresses", { number: bill.surcharge }));
  return fact("two-coins", t("duel-web-you-pay", { number: bill.coins, why: parts.join(", ") }));
}

function otherPrice(model: TableModel, bill: CardBill | TileBill, side: SideId): Fact {
  const chain = "chain" in bill && bill.chain;
  const price = chain ? t("duel-term-through-chain") : bill.coins ? t("duel-web-coins", { number: bill.coins }) : t("duel-term-free");
  return fact(null, t("duel-web-other-price", { side: nameOf(model, "side", side, "gen"), price }));
}

// Cards

function peopleFacts(model: TableModel, people: PeopleId): Fact[] {
  const own = viewOf(model).sides[eyesOf(model)];
  const count = own.peoples[people] ?? 0;
  const different = PEOPLES.filter((one) => own.peoples[one]).length + (count ? 0 : 1);
  const eagle = own.tokens.includes("hobbits-1") ? 1 : 0;
  if (different + eagle >= PEOPLES_TO_WIN) return [fact("laurel-crown", t("duel-web-wins-peoples"))];
  if (count === 1) return [fact(PEOPLE_SIGN[people], t("duel-web-second-people", { people: nameOf(model, "people", people, "gen") }))];
  if (!count && different === 3 && !own.trio_used) return [fact("shaking-hands", t("duel-web-third-people"))];
  return [fact(PEOPLE_SIGN[people], t("duel-web-peoples-so-far", { number: different + eagle }))];
}

function questFacts(model: TableModel, steps: number): Fact[] {
  const at = viewOf(model).sides[eyesOf(model)].quest;
  if (at + steps >= QUEST_STEPS) return [fact("laurel-crown", t("duel-web-wins-quest"))];
  const found: Fact[] = [];
  for (let step = at + 1; step <= at + steps; step++) {
    const bonus = BONUS_STEPS[step];
    if (bonus) found.push(fact(QUEST_SIGN[bonus], t(`duel-web-bonus-${bonus}`, { step })));
  }
  return found;
}

function effectFacts(model: TableModel, facts: CardFacts): Fact[] {
  const effect = facts.effect;
  if (effect.kind === "people" && effect.people[0]) return peopleFacts(model, effect.people[0]);
  if (effect.kind === "quest") return questFacts(model, effect.rings);
  if (effect.kind === "place_units") {
    const supply = viewOf(model).sides[eyesOf(model)].supply;
    return supply < effect.units ? [fact("crossed-swords", t("duel-web-supply-short", { number: supply }))] : [];
  }
  return [];
}

function tokenFactsFor(model: TableModel, colour: ColourId, chain: boolean): Fact[] {
  return viewOf(model)
    .sides[eyesOf(model)].tokens.filter((token) => ON_COLOUR[token] === colour || (chain && token === ON_CHAIN))
    .map((token) => fact(PEOPLE_SIGN[tokenFacts(model, token).people], t("duel-web-your-token", { text: describe(model, token) })));
}

function lookAtCard(model: TableModel, id: string): Look {
  const facts = cardFacts(model, id);
  const eyes = eyesOf(model);
  const look = blank(t(`duel-web-card-${facts.color}`), nameOf(model, "card", id), describe(model, id), RULE_OF_COLOUR[facts.color]);
  look.picture = cardPicture(model, id);
  const slot = slotOf(model, id);
  const bill = slot?.price?.[eyes];
  if (slot && bill) {
    look.facts.push(priceFact(model, facts, bill), ...effectFacts(model, facts), ...tokenFactsFor(model, facts.color, bill.chain));
    look.facts.push(fact("card-discard", t("duel-web-discard-brings", { number: discardIncome(viewOf(model), eyes) })));
    const theirs = slot.price?.[otherSide(eyes)];
    if (theirs) look.facts.push(otherPrice(model, theirs, otherSide(eyes)));
  } else if (model.prompt?.name === "from_discard") {
    look.facts.push(...effectFacts(model, facts), ...tokenFactsFor(model, facts.color, false));
  }
  return look;
}

function lookAtTile(model: TableModel, id: string): Look {
  const eyes = eyesOf(model);
  const look = blank(t("duel-web-kind-tile"), nameOf(model, "tile", id), describe(model, id), "r30");
  look.picture = tilePicture(id);
  const entry = viewOf(model).tiles.find((one) => one.tile === id);
  if (!entry) return look;
  look.facts.push(tilePriceFact(model, entry.price[eyes]));
  const own = viewOf(model).sides[eyes];
  for (const token of ON_TILE.filter((one) => own.tokens.includes(one)))
    look.facts.push(fact("thor-hammer", t("duel-web-your-token", { text: describe(model, token) })));
  const region = tileFacts(model, id).region;
  look.facts.push(fact(REGION_SIGN[region], t("duel-web-tile-region", { region: nameOf(model, "region", region) })));
  look.facts.push(otherPrice(model, entry.price[otherSide(eyes)], otherSide(eyes)));
  return look;
}

// What lies on the map and beside it

function lookAtRegion(model: TableModel, id: RegionId): Look {
  const look = blank(t("duel-web-kind-region"), nameOf(model, "region", id), describe(model, id), "r60");
  look.picture = { seed: id, palette: "plain", kind: "mount", icon: REGION_SIGN[id] };
  for (const side of SIDES) {
    const { units, fortresses } = viewOf(model).sides[side];
    const name = nameOf(model, "side", side, "short");
    if (units[id]) look.facts.push(fact("crossed-swords", `${name}: ${t("duel-term-units", { number: units[id] ?? 0 })}`));
    if (fortresses.includes(id)) look.facts.push(fact("stone-tower", `${name}: ${t("duel-web-fortress")}`));
  }
  if (!look.facts.length) look.facts.push(fact(null, t("duel-web-nobody-here")));
  return look;
}

function lookAtToken(model: TableModel, id: string): Look {
  const people = tokenFacts(model, id).people;
  const look = blank(t("duel-web-kind-token"), nameOf(model, "token", id), describe(model, id), "r55");
  look.picture = tokenPicture(id, people);
  return look;
}

function lookAtPeople(model: TableModel, people: PeopleId): Look {
  const { left, known } = viewOf(model).token_stacks[people];
  const look = blank(t("duel-web-kind-people"), nameOf(model, "people", people), t("duel-web-people-means"), "r49");
  look.picture = { seed: people, palette: "wood", kind: "wood", icon: PEOPLE_SIGN[people] };
  look.facts.push(fact(PEOPLE_SIGN[people], t("duel-web-tokens-left", { number: left })));
  for (const token of known) look.facts.push(fact("shaking-hands", t("duel-web-known-token", { token: nameOf(model, "token", token) })));
  return look;
}

function lookAtChain(model: TableModel, chain: string): Look {
  const freed = freedBy(model, chain);
  const look = blank(t("duel-web-kind-chain"), nameOf(model, "chain", chain), "", "r23");
  if (freed) {
    look.summary = t("duel-web-chain-frees", { card: nameOf(model, "card", freed), chapter: cardFacts(model, freed).chapter });
    look.picture = { ...cardPicture(model, freed), icon: CHAIN_SIGN[chain] ?? null };
  }
  return look;
}

function lookAtSide(model: TableModel, side: SideId): Look {
  const own = viewOf(model).sides[side];
  const look = blank(t("duel-web-kind-side"), nameOf(model, "side", side), t("duel-term-presence", { number: own.presence }), "r77");
  look.facts.push(fact("two-coins", t("duel-web-coins", { number: own.coins })));
  look.facts.push(fact("crossed-swords", t("duel-web-in-supply", { number: own.supply })));
  for (const [colour, cards] of Object.entries(own.cards))
    if (cards.length) look.facts.push(fact("card-pick", `${nameOf(model, "colour", colour)}: ${cards.map((card) => nameOf(model, "card", card, "short")).join("; ")}`));
  if (own.tiles.length) look.facts.push(fact("castle", `${t("duel-term-tiles")}: ${own.tiles.map((tile) => nameOf(model, "tile", tile)).join(", ")}`));
  return look;
}

function lookAtQuest(model: TableModel, side: SideId): Look {
  const at = viewOf(model).sides[side].quest;
  const fellowship = side === "fellowship";
  const look = blank(t("duel-term-quest"), t(fellowship ? "duel-term-frodo-sam" : "duel-term-nazgul"), t(`duel-web-quest-${side}`), "r41");
  look.picture = fellowship
    ? { seed: "quest", palette: "lapis", kind: "mount", icon: "ring" }
    : { seed: "hunt", palette: "fire", kind: "mount", icon: "hood" };
  look.facts.push(
    fact("ring", t(fellowship ? "duel-term-to-mount-doom" : "duel-term-to-frodo-sam", { number: QUEST_STEPS - at })),
  );
  for (const [step, bonus] of Object.entries(BONUS_STEPS))
    if (Number(step) > at) look.facts.push(fact(QUEST_SIGN[bonus], t(`duel-web-bonus-${bonus}`, { step: Number(step) })));
  return look;
}

export function look(model: TableModel, thing: Thing): Look | null {
  switch (thing.sense) {
    case "card":
      return model.components.has(thing.id) ? lookAtCard(model, thing.id) : null;
    case "slot":
      return blank(t("duel-web-kind-card"), t("duel-web-face-down"), "", "r10");
    case "tile":
      return lookAtTile(model, thing.id);
    case "region":
      return lookAtRegion(model, thing.id as RegionId);
    case "token":
      return lookAtToken(model, thing.id);
    case "people":
      return lookAtPeople(model, thing.id as PeopleId);
    case "chain":
      return lookAtChain(model, thing.id);
    case "side":
      return lookAtSide(model, thing.id as SideId);
    case "quest":
      return lookAtQuest(model, thing.id as SideId);
    default:
      return null;
  }
}
