// The Lord of the Rings: The Card Game: what the table's shell asks a board.
import { campaignOf } from "../../games";
import { pointed } from "../../lib/pointed";
import sprite from "../../icons/generated/lcg.svg?raw";
import type { Option, Prompt, Thing } from "../../protocol/types";
import type { TableModel } from "../../table/model/table.svelte";
import { t, tongue } from "../../text/tongue.svelte";
import type { Board, Gathering } from "..";
import { asksForHand, blowNow, boundsOf, cardFacts, cardName, entryOf, eyesOf, gatheredCards, handSize, namesOf, promptCard, promptNumbers, seatIds, seatIn, shadowsOf, targetsOf, textOf, upper, viewOf, wouldEngage } from "./view/facts";
import { glossary, picture } from "./text/glossary";
import Surface from "./Board.svelte";
import { fights } from "./fights";
import { itself, planOf } from "./plan.svelte";
import { look } from "./text/look";
import { move } from "./motion";
import { sections } from "./text/sections";
import { blowText, onslaughtText, questText } from "./text/sums";
import { tally } from "./text/tally";

/** What is asked for where all that can be chosen are of these kinds. */
const KIND_ASKED: Readonly<Record<string, string>> = { hero: "character", ally: "character", enemy: "enemy", location: "location" };

const RULE_OF_PROMPT: Readonly<Record<string, string>> = {
  mulligan: "r19",
  act: "r24",
  plan: "r30",
  attach_to: "r36",
  pay: "r31",
  x: "r31",
  target: "r34",
  commit: "r38",
  respond: "r81",
  forced_order: "r84",
  travel: "r50",
  engage: "r53",
  check_tie: "r54",
  enemy_to_face: "r58",
  defend: "r60",
  sentinel: "r60",
  takes_damage: "r62",
  attack: "r67",
  attackers: "r68",
  join: "r67",
  restricted: "r79",
  may_pay: "r73",
};

/** What confirming a card means, by the question it answers. */
const CONFIRM: Readonly<Record<string, string>> = {
  act: "lcg-web-do-use",
  plan: "lcg-web-do-use",
  respond: "lcg-web-do-use",
  travel: "lcg-web-do-travel",
  engage: "lcg-web-do-engage",
  takes_damage: "lcg-web-do-take-damage",
  take_one: "lcg-web-do-take",
  search: "lcg-web-do-take",
  from_hand: "lcg-web-do-discard",
  put_into_play: "lcg-web-do-put-into-play",
};

/** What declining means, by the word and the question. */
const DECLINE: Readonly<Record<string, string>> = {
  "done plan": "lcg-web-do-finish-planning",
  "done commit": "lcg-web-do-send-nobody",
  "done attack": "lcg-web-do-no-attack",
  "done join": "lcg-web-do-not-join",
  "none defend": "lcg-web-do-no-defender",
  "none sentinel": "lcg-web-do-not-join",
  "none engage": "lcg-web-do-engage-none",
  "pass act": "lcg-web-do-no-action",
  "pass respond": "lcg-web-do-no-response",
  "yes mulligan": "lcg-web-do-new-hand",
  "no mulligan": "lcg-web-do-keep-hand",
};

/** Answers that let a chance go by: none of them is offered as if it were the usual one. */
const RISKY: ReadonlySet<string> = new Set([
  "done commit", "done plan", "done attack", "done join", "done attackers", "none defend", "none sentinel", "none engage", "stay travel", "yes mulligan", "pass respond",
]);

/** Questions of which the answer is not asked twice: it can be taken back, or another question follows. */
const AT_ONCE: ReadonlySet<string> = new Set(["plan", "travel", "engage", "takes_damage", "attach_to", "attack", "enemy_to_face", "check_tie", "forced_order", "put_back", "pay", "x", "heal", "player", "mode"]);

function label(model: TableModel, option: Option): string {
  const prompt = model.prompt?.name ?? "";
  if (option.verb === "play") return t("lcg-web-do-play");
  if (option.verb === "number" && prompt === "pay") return t("lcg-web-do-pay", { number: Number(option.things[0]?.id ?? 0) });
  const own = option.verb === "card" && model.path.length ? CONFIRM[prompt] : DECLINE[`${option.verb} ${prompt}`];
  return own ? t(own) : tongue.speech.word(model.game, option);
}

function confirmation(model: TableModel, prompt: Prompt): string | null {
  const number = model.gathered.length;
  switch (prompt.name) {
    case "commit":
      return t("lcg-web-confirm-commit", { number });
    case "attackers":
    case "join":
      return t("lcg-web-confirm-attack", { number });
    case "defend":
    case "sentinel":
      return t("lcg-web-confirm-defend");
    default:
      return null;
  }
}

function question(model: TableModel, prompt: Prompt): string | null {
  const [first] = model.path;
  if (prompt.name === "travel") return seatIds(viewOf(model)).length > 1 ? null : t("lcg-web-q-travel");
  if (prompt.name === "target") return targetQuestion(model, prompt);
  if (!first || first.sense !== "card") return null;
  const card = cardName(model, first.id);
  if (prompt.name !== "act" && prompt.name !== "plan" && prompt.name !== "respond") return null;
  const playing = model.answers.some((option) => option.verb === "play");
  return t(playing ? "lcg-web-q-play" : "lcg-web-q-use", { card, cost: cardFacts(model, first.id).cost ?? 0 });
}

/** Where one of a kind is to be chosen: which of that kind. */
function targetQuestion(model: TableModel, prompt: Prompt): string | null {
  const card = promptCard(prompt);
  const [, , most] = promptNumbers(prompt);
  const [kind, ...others] = new Set(offeredCards(model).map((id) => KIND_ASKED[entryOf(viewOf(model), id)?.kind ?? ""] ?? ""));
  return card && most === 1 && kind && !others.length ? t("lcg-web-q-target", { card: cardName(model, card), kind }) : null;
}

/** How it ended, where a single player was eliminated: why. */
function ended(model: TableModel): string | null {
  const [alone, ...others] = Object.values(viewOf(model).seats);
  if (model.situation?.outcome?.by !== "all_eliminated" || !alone || others.length) return null;
  return t(alone.heroes.length ? "lcg-web-ended-threat" : "lcg-web-ended-heroes");
}

function detail(model: TableModel, prompt: Prompt): string {
  const view = viewOf(model);
  const chosen = model.path[0]?.sense === "card" ? model.path[0].id : null;
  const blow = blowNow(model);
  switch (prompt.name) {
    case "commit":
      return questText(model);
    case "defend":
    case "sentinel":
      return blow && (gatheredCards(model).length || prompt.name === "defend") ? blowText(model, blow) : t("lcg-web-ribbon");
    case "attackers":
    case "join":
      return blow && gatheredCards(model).length ? blowText(model, blow) : onslaughtText(model, [promptCard(prompt) ?? ""]) || t("lcg-web-ribbon");
    case "takes_damage":
      return t("lcg-web-undefended-detail");
    case "travel":
      return chosen ? upper(textOf(chosen, "travel")) || t("lcg-web-travel-free") : t("lcg-web-travel-detail");
    case "engage": {
      const seat = seatIn(view, eyesOf(model));
      const number = seat ? view.staging.filter((enemy) => wouldEngage(model, enemy, seat)).length : 0;
      return t("lcg-web-engage-detail", { number });
    }
    case "mulligan":
      return t("lcg-web-mulligan-detail");
    case "attack":
      return blow ? onslaughtText(model, targetsOf(model)) : t("lcg-web-attack-detail");
    case "pay":
      return t("lcg-web-pay-detail", { number: planOf(model).left });
  }
  if (prompt.name === "respond" && !chosen) return responsesText(model);
  if (prompt.name === "act" && !chosen) return actionsText(model);
  if (prompt.name === "plan" && !offeredCards(model).length) return t("lcg-web-all-planned");
  const source = chosen ?? promptCard(prompt);
  return (source && doesText(model, source)) || t("lcg-web-ribbon");
}

/** What a card does: as a shadow of the enemy that attacks another thing than if it is revealed. */
function doesText(model: TableModel, card: string): string {
  const asShadow = upper(textOf(card, "shadow"));
  return shadowsOf(viewOf(model)).includes(card) ? asShadow : textOf(card, "effect") || asShadow;
}

function offeredCards({ options }: { readonly options?: readonly Option[] | null }): string[] {
  return [...new Set((options ?? []).flatMap(({ things: [thing] }) => (thing?.sense === "card" ? [thing.id] : [])))];
}

/** What the only one who can respond does, or who of several can. */
function responsesText(model: TableModel): string {
  const cards = offeredCards(model);
  const [only = "", ...others] = cards;
  if (!others.length) return introduced(model, only);
  return t(pointed.current ? "lcg-web-responses" : "lcg-web-responses-touch", { names: namesOf(model, cards) });
}

/** What the only action that can be taken does, or that there are several. */
function actionsText(model: TableModel): string {
  const [only, ...others] = offeredCards(model);
  return only && !others.length ? introduced(model, only) : t("lcg-web-ribbon");
}

/** A card's name and what it does. */
function introduced(model: TableModel, card: string): string {
  const name = cardName(model, card);
  return `${name}${/[!?…]$/.test(name) ? "" : "."} ${upper(textOf(card, "effect"))}`;
}

/** A set of one that can't be taken back is confirmed all the same where nothing shows beforehand what would come of it. */
const FORESEEN: ReadonlySet<string> = new Set(["defend", "sentinel"]);

function closesItself(prompt: Prompt): boolean {
  if (prompt.name === "attackers" || prompt.name === "join") return false;
  return !FORESEEN.has(prompt.name) || pointed.current;
}

/** Where nothing points, a tap tells which response a card of several has; only then is it taken. */
function foretells(prompt: Prompt): boolean {
  return prompt.name === "respond" && !pointed.current && offeredCards(prompt).length > 1;
}

/** A hero who is asked to pay gives as much as is due, unless something else is chosen. */
function inOrder(prompt: Prompt, options: readonly Option[]): Option[] {
  return prompt.name === "pay" ? [...options].reverse() : [...options];
}

function gathering(model: TableModel, prompt: Prompt): Gathering | null {
  const bounds = boundsOf(viewOf(model), prompt);
  return bounds && { ...bounds, options: prompt.options ?? [], copies: () => 1 };
}

/** Where but one character can attack the enemy that was chosen, it is he. */
function foregone(prompt: Prompt): readonly Option[] {
  const characters = prompt.name === "attackers" ? (prompt.options ?? []).filter(({ things }) => things.length) : [];
  return characters.length === 1 ? characters : [];
}

/** The scenario, of a campaign how far it has come, and how many play. */
function where(model: TableModel): string {
  const campaign = campaignOf(model.table?.options ?? {});
  const players = seatIds(viewOf(model)).length;
  return [
    t(`lcg-scenario-${viewOf(model).scenario}`),
    ...(campaign ? [t("web-campaign", { ...campaign })] : []),
    ...(players > 1 ? [t("lcg-web-players", { number: players })] : []),
  ].join(" · ");
}

export const board: Board = {
  surface: Surface,
  sprite,
  // Numbers and players are answers of the prompt.
  shows: (_model: TableModel, thing: Thing) => thing.sense === "card",
  tabs: (model) => {
    const seat = seatIn(viewOf(model), eyesOf(model));
    return [
      { id: "board", icon: "ring", label: t("lcg-web-tab-table") },
      { id: "hand", icon: "card-pick", label: t("lcg-web-tab-hand", { number: seat ? handSize(seat) : 0 }), open: asksForHand(model) },
    ];
  },
  tabOf: () => "board",
  tabAsked: (prompt) => (prompt.name === "mulligan" ? "hand" : null),
  seal: () => "free",
  where,
  isOut: (model, seatId) => seatIn(viewOf(model), seatId)?.alive === false,
  label,
  detail,
  question,
  confirms: (prompt) => !AT_ONCE.has(prompt.name),
  confirmation,
  inOrder,
  gathering,
  itself,
  foregone,
  closesItself,
  foretells,
  risky: (prompt, option) => RISKY.has(`${option.verb} ${prompt.name}`),
  sideOf: (id) => (id === "shadow" ? "shadow" : "players"),
  look,
  sections,
  ruleOf: (prompt) => RULE_OF_PROMPT[prompt.name] ?? null,
  parts: { quest: "board", characters: "board", hand: "board", staging: "board", active: "board", engaged: "board", threat: "board", phases: "board" },
  picture,
  glossary,
  ended,
  tally,
  sounds: { played: "card", revealed: "card", attack_begins: "horn" },
  fights,
  move,
};
