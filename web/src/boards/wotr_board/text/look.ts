// The inspector's words: what a region, card, character, die, tile or nation is, what is there now, and what choosing it would mean.
import type { Fact, Look } from "../..";
import type { IconName } from "../../../icons/generated/names";
import type { Thing } from "../../../protocol/types";
import type { TableModel } from "../../../table/model/table.svelte";
import { t, tongue } from "../../../text/tongue.svelte";
import { armyText, cardFacts, characterFacts, charactersAt, count, countOf, eyesOf, figuresText, halves, handOf, homeOf, isBesieged, kindOfFigure, nameOf, nationOfFigure, neededAtFirst, other, poolsOf, regionAsked, regionFacts, shortName, sideOfCard, sideOfNation, tableOf, unitsOf, viewOf } from "../view/facts";
import { BATTLE, cardPicture, characterPicture, DECK, DISCARD, EYE, FACE_SIGN, FELLOWSHIP, FIGURE_SIGN, GUIDE, HAND, LEADERSHIP, LEVEL, MORDOR, NATION_SIGN, POINTS, regionPicture, RESERVE, SETTLEMENT_SIGN, SIEGE, TABLE } from "../signs";
import { CRACK_OF_DOOM, POINTS_OF, POINTS_TO_WIN, type Army } from "../view/components";
import { hits, huntOdds, mean, MOST_DICE, winning, type Host, type Hunting } from "../view/odds";
import { NATIONS, SIDES, type FaceId, type NationId, type SideId } from "../view/types";

const USUAL_NEED = 5; // what a die of a battle must show
const FINDS = 6; // what a die of the Hunt must show, less one for each move of this turn
const LEAST_TO_FIND = 2;
const CAPTAINS: ReadonlySet<string> = new Set(["gandalf-grey", "strider", "boromir", "legolas", "gimli", "aragorn"]);
const FLIES = 99; // the level of those who may go anywhere

function fact(icon: IconName | null, text: string): Fact {
  return { icon, text };
}

function blank(kind: string, title: string, summary: string, rule: string | null): Look {
  return { kind, title, summary, facts: [], picture: null, rule };
}

// Regions

/** Whose land it is and what is built there. */
export function landText(model: TableModel, region: string): string {
  const { nation, settlement } = regionFacts(model, region);
  const parts = [nation === "none" ? t("wotr_board-web-no-nation") : nameOf(model, "nation", nation)];
  if (settlement !== "none") parts.push(nameOf(model, "settlement", settlement).toLowerCase());
  const holder = viewOf(model).control[region];
  if (holder && holder !== homeOf(model, region)) parts.push(t("wotr_board-web-taken", { side_id: holder }));
  return parts.join(", ");
}

/** All of a region in one breath, for those who hear it. */
export function regionLabel(model: TableModel, region: string): string {
  const view = viewOf(model);
  const parts = [nameOf(model, "region", region), landText(model, region)];
  if (isBesieged(view, region)) parts.push(t("wotr_board-term-siege"));
  for (const side of SIDES) {
    const army = view.armies[region]?.[side];
    if (army) parts.push(armyText(model, army));
  }
  parts.push(...charactersAt(view, region).map((who) => shortName(model, who)));
  if (view.fellowship.region === region) parts.push(t("wotr_board-term-fellowship"));
  return parts.join(", ");
}

interface Force {
  units: number;
  dice: number;
  lead: number;
  again: number;
}

/** With how many dice an army would fight, and how many it may roll again. */
function force(model: TableModel, side: SideId, region: string, army: Army): Force {
  const people = charactersAt(viewOf(model), region).filter((who) => characterFacts(model, who)?.side === side);
  const captains = people.filter((who) => CAPTAINS.has(who)).length;
  const dice = Math.min(MOST_DICE, unitsOf(army) + captains);
  const lead = countOf(army, "leader", "nazgul") + people.reduce((sum, who) => sum + characterFacts(model, who).leadership, 0);
  return { units: unitsOf(army), dice, lead, again: Math.min(lead, dice) };
}

/** What an attack here would begin with. */
function odds(model: TableModel, region: string): Fact[] {
  const from = regionAsked(model);
  const asked = model.prompt?.name === "attack_at" && (model.may({ sense: "region", id: region }) || model.on({ sense: "region", id: region }));
  return asked && from ? [...forces(model, from, region), ...chances(model, from, region)] : [];
}

/** The armies of an attack that have dice. */
interface Attack {
  own: Army;
  enemy: Army;
  ours: Force;
  theirs: Force;
  need: number;
}

function attack(model: TableModel, from: string, at: string): Attack | null {
  const side = eyesOf(model);
  const [own, enemy] = [viewOf(model).armies[from]?.[side], viewOf(model).armies[at]?.[other(side)]];
  if (!own || !enemy) return null;
  const need = neededAtFirst(model, from, at, side);
  return { own, enemy, need, ours: force(model, side, from, own), theirs: force(model, other(side), at, enemy) };
}

function forces(model: TableModel, from: string, at: string): Fact[] {
  const found = attack(model, from, at);
  if (!found) return [];
  const { ours, theirs, need } = found;
  return [fact(BATTLE, t("wotr_board-web-yours", { ...ours, need })), fact(BATTLE, t("wotr_board-web-theirs", { ...theirs, need: USUAL_NEED }))];
}

/** What an attack is likely to bring. */
export function chances(model: TableModel, from: string, at: string): Fact[] {
  const found = attack(model, from, at);
  if (!found) return [];
  const { own, enemy, ours, theirs, need } = found;
  const [given, got] = [mean(hits(ours.dice, need, ours.again)), mean(hits(theirs.dice, USUAL_NEED, theirs.again))];
  const first = fact(BATTLE, t("wotr_board-web-mean-hits", { given: oneDigit(given), got: oneDigit(got) }));
  // Behind walls an army may withdraw, and an assault goes on only at a price: nobody fights there to the end at once.
  if (from === at || regionFacts(model, at).settlement === "stronghold") return [first];
  const chance = winning(host(own, ours, need), host(enemy, theirs, USUAL_NEED));
  return [first, fact(BATTLE, t("wotr_board-web-winning", { number: Math.round(100 * chance) }))];
}

function host(army: Army, { units, dice, lead }: Force, first: number): Host {
  return { units, elites: countOf(army, "elite"), more: Math.max(0, dice - units), lead, first, need: USUAL_NEED };
}

function oneDigit(value: number): number {
  return Math.round(10 * value) / 10;
}

/** What the Hunt would roll if the Fellowship moved now, and what is to be expected of it; none where it has no dice. */
function huntNow(model: TableModel): { dice: number; need: number; again: number; number: number; damage: number } | null {
  const view = viewOf(model);
  const { shadow, free_peoples: moves } = view.hunt_box;
  const inMordor = !view.fellowship.region;
  if (!shadow && !inMordor) return null;
  const [dice, need, again] = [Math.min(MOST_DICE, shadow), Math.max(FINDS - moves, LEAST_TO_FIND), huntAgain(model)];
  const { found, damage } = huntOdds({ dice, need, again, pool: poolValues(model), eyeInMordor: inMordor ? shadow + moves : null });
  return { dice, need, again, number: Math.round(100 * found), damage: oneDigit(damage) };
}

/** The same in a sentence. */
export function huntText(model: TableModel): string {
  const now = huntNow(model);
  if (!now) return t("wotr_board-web-hunt-none");
  return t(viewOf(model).fellowship.region ? "wotr_board-web-hunt-odds" : "wotr_board-web-hunt-mordor", now);
}

/** And in a few words. */
export function huntShort(model: TableModel): string {
  const now = huntNow(model);
  return now ? t("wotr_board-web-hunt-short", now) : "";
}

/** How many failed dice the Shadow rolls again: for a stronghold, an army and Nazgûl where the Fellowship was last. */
function huntAgain(model: TableModel): number {
  const view = viewOf(model);
  const { region } = view.fellowship;
  if (!region) return 0;
  const army = view.armies[region]?.shadow ?? {};
  const stronghold = regionFacts(model, region).settlement === "stronghold" && view.control[region] === "shadow";
  const flies = countOf(army, "nazgul") > 0 || charactersAt(view, region).some((who) => who.startsWith("witch-king"));
  return [stronghold, unitsOf(army) > 0, flies].filter(Boolean).length;
}

function poolValues(model: TableModel): Hunting["pool"] {
  return Object.entries(viewOf(model).tiles.pool).map(([tile, number]) => {
    const value = model.components.get(`tile-${tile}`)?.facts["value"];
    return { value: typeof value === "number" ? value : value === "die" ? "die" : "eye", number };
  });
}

function lookAtRegion(model: TableModel, region: string): Look {
  const view = viewOf(model);
  const { nation, settlement } = regionFacts(model, region);
  const look = blank(nation === "none" ? t("wotr_board-web-no-nation") : nameOf(model, "nation", nation), nameOf(model, "region", region), tongue.speech.description(model.game, region), "s3");
  look.picture = regionPicture(region, nation, settlement);
  look.facts.push(...odds(model, region));
  const holder = view.control[region];
  if (holder) look.facts.push(fact(SETTLEMENT_SIGN[settlement], t("wotr_board-web-held", { side_id: holder })));
  if (holder && holder !== homeOf(model, region) && POINTS_OF[settlement]) look.facts.push(fact(POINTS, t("wotr_board-term-points", { number: POINTS_OF[settlement] })));
  if (isBesieged(view, region)) look.facts.push(fact(SIEGE, t("wotr_board-web-siege", { side_id: holder ?? "free_peoples" })));
  for (const side of SIDES)
    for (const [figure, number] of Object.entries(view.armies[region]?.[side] ?? {})) look.facts.push(fact(figure === "nazgul" ? FIGURE_SIGN.nazgul : NATION_SIGN[nationOfFigure(figure)], figuresText(model, figure, number)));
  for (const who of charactersAt(view, region)) look.facts.push(fact(characterPicture(who, "shadow").icon, nameOf(model, "character", who)));
  if (view.fellowship.region === region) look.facts.push(fact(FELLOWSHIP, fellowshipText(model)), fact(EYE, huntText(model)));
  return look;
}

/** Where the Fellowship may be, as far as everybody knows. */
function fellowshipText(model: TableModel): string {
  const { hidden, progress } = viewOf(model).fellowship;
  return t(hidden ? "wotr_board-web-fellowship-hidden" : "wotr_board-web-fellowship-seen", { number: progress });
}

// Characters

/** Where a character is. */
export function placeText(model: TableModel, who: string): string {
  const place = viewOf(model).characters[who] ?? "not_yet";
  if (place === "fellowship") return t("wotr_board-term-fellowship");
  if (place === "not_yet" || place === "gone") return t(`wotr_board-web-place-${place}`);
  return nameOf(model, "region", place);
}

function lookAtCharacter(model: TableModel, who: string): Look {
  const facts = characterFacts(model, who);
  const look = blank(`${nameOf(model, "side", facts.side)} · ${t("wotr_board-term-characters")}`, nameOf(model, "character", who), tongue.speech.description(model.game, who), "s10");
  look.picture = characterPicture(who, facts.side);
  look.facts.push(fact(GUIDE, viewOf(model).fellowship.guide === who ? t("wotr_board-web-is-guide") : placeText(model, who)));
  look.facts.push(fact(LEVEL, facts.level === FLIES ? t("wotr_board-web-flies") : `${t("wotr_board-term-level")} ${facts.level}`));
  look.facts.push(fact(LEADERSHIP, `${t("wotr_board-term-leadership")} ${facts.leadership}`));
  return look;
}

// Cards

/** Where a card lies, as far as the reader knows. */
function lies(model: TableModel, card: string): Fact[] {
  const view = viewOf(model);
  const side = sideOfCard(model, card);
  if (handOf(view, side)?.includes(card)) return [fact(HAND, t("wotr_board-term-hand"))];
  if (tableOf(view, side).includes(card)) return [fact(TABLE, t("wotr_board-term-table"))];
  if (poolsOf(view, side).some(([, pool]) => pool.spent.includes(card))) return [fact(DISCARD, t("wotr_board-term-discards"))];
  return [];
}

function lookAtCard(model: TableModel, card: string): Look {
  const facts = cardFacts(model, card);
  const side = sideOfCard(model, card);
  const half = halves(model, card);
  const look = blank(`${nameOf(model, "side", side)} · ${t("wotr_board-term-event")}`, nameOf(model, "card", card), half.event, "s8");
  look.picture = cardPicture(card, side, facts.icon);
  if (half.combat) look.facts.push(fact(BATTLE, `${half.combatName}. ${half.combat}`));
  look.facts.push(...lies(model, card));
  return look;
}

// Dice, tiles, nations, sides

function lookAtFace(model: TableModel, face: string): Look {
  const look = blank(t("wotr_board-term-dice"), nameOf(model, "face", face), t(`wotr_board-web-term-face-${face}`), "s6");
  look.picture = { seed: face, palette: "gold", kind: "plain", icon: FACE_SIGN[face as FaceId] };
  const view = viewOf(model);
  for (const side of SIDES) look.facts.push(fact(FACE_SIGN[face as FaceId], `${nameOf(model, "side", side)}: ${view.dice[side][face as FaceId] ?? 0}`));
  return look;
}

function lookAtSpecial(model: TableModel, id: string): Look {
  const die = viewOf(model).special_dice[id];
  const look = blank(t("wotr_board-term-dice"), nameOf(model, "special_die", id), die ? `${nameOf(model, "face", die.face)}. ${t(`wotr_board-web-term-face-${die.face}`)}` : "", "s20");
  if (die?.star) look.facts.push(fact("polar-star", t("wotr_board-web-star")));
  return look;
}

function lookAtTile(model: TableModel, tile: string): Look {
  const look = blank(t("wotr_board-term-hunt-tiles"), nameOf(model, "tile", tile), tongue.speech.description(model.game, `tile-${tile}`), "s11");
  look.picture = { seed: tile, palette: "fire", kind: "mount", icon: EYE };
  const { pool, drawn } = viewOf(model).tiles;
  look.facts.push(fact(DECK, `${t("wotr_board-term-hunt-pool")}: ${pool[tile] ?? 0}`), fact(DISCARD, `${t("wotr_board-term-drawn-tiles")}: ${drawn[tile] ?? 0}`), fact(EYE, huntText(model)));
  return look;
}

/** How near a nation is to war, in words. */
export function politicsText(model: TableModel, nation: NationId): string {
  const { steps_to_war: steps, active } = viewOf(model).nations[nation];
  if (steps === 0) return t("wotr_board-term-at-war");
  return `${t("wotr_board-term-steps", { number: steps })}, ${t(active ? "wotr_board-term-active" : "wotr_board-term-passive")}`;
}

function lookAtNation(model: TableModel, nation: NationId): Look {
  const view = viewOf(model);
  const look = blank(nameOf(model, "side", sideOfNation(nation)), nameOf(model, "nation", nation), `${politicsText(model, nation)}.`, "s14");
  look.picture = { ...regionPicture(nation, nation, "none"), icon: NATION_SIGN[nation] };
  const { steps_to_war: steps, active } = view.nations[nation];
  if (steps > 0) look.facts.push(fact(BATTLE, t(active ? "wotr_board-web-not-at-war" : "wotr_board-web-passive")));
  const left = Object.entries(view.reinforcements).filter(([figure, number]) => number && nationOfFigure(figure) === nation);
  look.facts.push(fact(RESERVE, `${t("wotr_board-term-reinforcements")}: ${left.map(([figure, number]) => figuresText(model, figure, number)).join(", ") || t("web-none")}`));
  return look;
}

function lookAtFigure(model: TableModel, figure: string): Look {
  const look = blank(nameOf(model, "nation", nationOfFigure(figure)), nameOf(model, "figure", figure), t(`wotr_board-web-term-${kindOfFigure(figure)}.text`), "s3");
  look.facts.push(fact(RESERVE, `${t("wotr_board-term-reinforcements")}: ${viewOf(model).reinforcements[figure] ?? 0}`));
  return look;
}

function lookAtSide(model: TableModel, side: SideId): Look {
  const view = viewOf(model);
  const look = blank(t("wotr_board-web-points"), nameOf(model, "side", side), `${t("wotr_board-term-points", { number: view.points[side] })} (${POINTS_TO_WIN[side]})`, "s13");
  for (const [region, holder] of Object.entries(view.control)) {
    const points = POINTS_OF[regionFacts(model, region).settlement];
    if (holder === side && points && homeOf(model, region) !== side) look.facts.push(fact(POINTS, `${nameOf(model, "region", region)}: ${t("wotr_board-term-points", { number: points })}`));
  }
  for (const [pool, one] of poolsOf(view, side)) look.facts.push(fact(HAND, `${t(`wotr_board-web-pool-${pool}`)}: ${t("wotr_board-web-in-hand", { number: count(one.hand) })}`));
  return look;
}

function lookAtMordor(model: TableModel): Look {
  const look = blank(t("wotr_board-term-fellowship"), t("wotr_board-term-mordor"), t("wotr_board-web-on-mordor", { number: viewOf(model).fellowship.mordor ?? 0, most: CRACK_OF_DOOM }), "s12");
  look.picture = { seed: "mordor", palette: "fire", kind: "mount", icon: MORDOR };
  return look;
}

export function look(model: TableModel, thing: Thing): Look | null {
  const isComponent = model.components.has(thing.id);
  switch (thing.sense) {
    case "region":
    case "seen-region":
      return isComponent ? lookAtRegion(model, thing.id) : null;
    case "card":
      return isComponent ? lookAtCard(model, thing.id) : null;
    case "character":
      return isComponent ? lookAtCharacter(model, thing.id) : null;
    case "face":
    case "seen-face":
      return thing.id in FACE_SIGN ? lookAtFace(model, thing.id) : null;
    case "special_die":
      return lookAtSpecial(model, thing.id);
    case "tile":
      return model.components.has(`tile-${thing.id}`) ? lookAtTile(model, thing.id) : null;
    case "nation":
    case "seen-nation":
      return (NATIONS as readonly string[]).includes(thing.id) ? lookAtNation(model, thing.id as NationId) : null;
    case "figure":
      return lookAtFigure(model, thing.id);
    case "side":
      return lookAtSide(model, thing.id === "shadow" ? "shadow" : "free_peoples");
    case "term":
      return thing.id === "mordor" ? lookAtMordor(model) : null;
    default:
      return null;
  }
}
