// War of the Ring: what the table's shell asks a board.
import { pointed } from "../../lib/pointed";
import sprite from "../../icons/generated/wotr_board.svg?raw";
import type { Option, Prompt, Thing } from "../../protocol/types";
import type { TableModel } from "../../table/model/table.svelte";
import { t, tongue } from "../../text/tongue.svelte";
import type { Board } from "..";
import { attackAsked, eyesOf, handSize, isBesieged, nameOf, sealOf, viewOf, whereIs } from "./view/facts";
import { detail } from "./text/detail";
import { glossary, picture } from "./text/glossary";
import { itself } from "./plan.svelte";
import { look } from "./text/look";
import { move } from "./motion";
import { sections } from "./text/sections";
import { tally } from "./text/tally";
import { FELLOWSHIP, HAND } from "./signs";
import Surface from "./Board.svelte";

/** The section of the rules that explains a question. */
const RULE_OF_PROMPT: Readonly<Record<string, string>> = {
  die: "s6", action: "s6", ring_from: "s7", ring_to: "s7", discard: "s8", declare: "s9", path: "s9", guide: "s10", change_guide: "s10",
  enter_mordor: "s12", hunt_dice: "s11", march_from: "s16", march_to: "s16", march_part: "s16", part_number: "s16", part_character: "s16",
  attack_from: "s18", attack_at: "s18", figures: "s17", figures_to: "s17", minions_from: "s17", nazgul_number: "s17", nazgul_to: "s17",
  nation: "s14", recruit_figure: "s15", recruit_where: "s15", enter_where: "s10", deck: "s8", combat_card: "s18", white_rider: "s18",
  withdraw: "s19", advance: "s18", casualty: "s18", excess: "s16", cease: "s18", extra_round: "s19", retreat: "s18", guide_ability: "s10",
  take_casualty: "s11", separate_to: "s10", keep_special: "s20", gandalf: "s20", which_ring: "s20", vilya: "s20", nenya: "s20",
  ring_to_take: "s20", gothmog: "s20", balrog: "s20",
};

/** What an answer without a thing means in its question, where the plain word says too little. */
const ANSWERS: Readonly<Record<string, string>> = {
  "declare yes": "wotr_board-web-do-declare",
  "declare no": "wotr_board-web-do-stay-hidden",
  "enter_mordor yes": "wotr_board-web-do-enter-mordor",
  "enter_mordor no": "wotr_board-web-do-wait",
  "withdraw yes": "wotr_board-web-do-withdraw",
  "withdraw no": "wotr_board-web-do-field",
  "advance yes": "wotr_board-web-do-advance",
  "advance no": "wotr_board-web-do-stay",
  "cease yes": "wotr_board-web-do-cease",
  "cease no": "wotr_board-web-do-fight",
  "retreat stop": "wotr_board-web-do-fight",
  "extra_round done": "wotr_board-web-do-cease",
  "path stop": "wotr_board-web-do-stop",
  "march_from done": "wotr_board-web-do-moved",
  "minions_from done": "wotr_board-web-do-moved",
  "figures done": "wotr_board-web-do-moved",
  "recruit_figure done": "wotr_board-web-do-recruited",
  "combat_card pass": "wotr_board-web-do-no-card",
  "part_character yes": "wotr_board-web-do-goes",
  "part_character no": "wotr_board-web-do-stays",
  "use_card yes": "wotr_board-web-do-use",
  "use_card no": "wotr_board-web-do-not-now",
  "guide_ability yes": "wotr_board-web-do-use",
  "guide_ability no": "wotr_board-web-do-not-now",
  "vilya yes": "wotr_board-web-do-use",
  "vilya no": "wotr_board-web-do-not-now",
  "nenya yes": "wotr_board-web-do-use",
  "nenya no": "wotr_board-web-do-not-now",
  "may yes": "wotr_board-web-do-use",
  "may no": "wotr_board-web-do-not-now",
};

/** Answers that cost something or end something: none of them is offered as if it were the usual one. */
const RISKY: ReadonlySet<string> = new Set([
  "die ring", "die pass", "action nothing", "action ring", "declare yes", "enter_mordor yes", "cease yes", "extra_round done", "withdraw yes", "keep_special no",
  "take_casualty guide", "take_casualty random", "take_casualty corruption", "lured corruption", "lured eliminate",
]);

/** Actions that have a shorter name on a button. */
const SHORT: ReadonlySet<string> = new Set([
  "nothing", "draw", "move_fellowship", "hide", "separate", "move_companions", "move_minions", "march", "attack", "diplomacy", "recruit",
  "recruit_everywhere", "upgrade", "ring",
]);

/** What confirming a chosen thing does. */
const CONFIRMS: Readonly<Record<string, string>> = {
  "action card": "wotr_board-web-do-play",
  "free_event card": "wotr_board-web-do-play",
  "action remove": "wotr_board-web-do-remove",
  "attack_at region": "wotr_board-web-do-attack",
  "combat_card card": "wotr_board-web-do-combat",
  "discard card": "wotr_board-web-do-discard",
  "pay_with_card card": "wotr_board-web-do-discard",
};

const QUESTIONS: Readonly<Record<string, string>> = {
  "action card": "wotr_board-web-q-play",
  "free_event card": "wotr_board-web-q-play",
  "attack_at region": "wotr_board-web-q-attack",
  "combat_card card": "wotr_board-web-q-combat",
  "discard card": "wotr_board-web-q-discard",
};

function label(model: TableModel, option: Option): string {
  const key = `${model.prompt?.name} ${option.verb}`;
  const own = option.things.length ? (model.path.length ? CONFIRMS[key] : undefined) : ANSWERS[key];
  if (own) return t(own);
  return SHORT.has(option.verb) && !option.things.length ? t(`wotr_board-web-do-short-${option.verb}`) : tongue.speech.word(model.game, option);
}

/** Whether it is the reader's army that is besieged in a region: it makes a sortie, where the other storms. */
function besieged(model: TableModel, region: string): boolean {
  const view = viewOf(model);
  return isBesieged(view, region) && view.control[region] === eyesOf(model);
}

/** How much of an army goes is asked in the words of what it goes to do, where that is a storm, a sortie or an attack. */
function attackQuestion(model: TableModel, prompt: Prompt): string | null {
  const asked = attackAsked(model, prompt);
  if (!asked) return null;
  const { from, at } = asked;
  const name = nameOf(model, "region", at, "mid");
  if (from === at) return t(besieged(model, at) ? "wotr_board-web-q-sortie" : "wotr_board-web-q-assault", { name });
  return t("wotr_board-web-q-attack-part", { from: nameOf(model, "region", from, "mid"), name });
}

function question(model: TableModel, prompt: Prompt): string | null {
  const attack = prompt.name === "march_part" ? attackQuestion(model, prompt) : null;
  if (attack !== null) return attack;
  const [first] = model.path;
  const key = first && QUESTIONS[`${prompt.name} ${first.sense}`];
  return first && key ? t(key, { name: nameOf(model, first.sense, first.id), combat: first.sense === "card" ? nameOf(model, "card", first.id, "combat") : "" }) : null;
}

function choosesAt(model: TableModel, place: ReturnType<typeof whereIs>): boolean {
  return model.myTurn && model.options.some(({ things: [thing] }) => thing && whereIs(model, thing) === place);
}

/** On a phone: where a thing lies. Cards that may be played beside other things to do don't call the hand up. */
function tabOf(thing: Thing, model: TableModel): string {
  if (thing.sense === "nation") return whereIs(model, thing) === "nations" ? "war" : "board";
  if (thing.sense === "card" && model.prompt?.name !== "action" && whereIs(model, thing) === "hand") return "cards";
  return "board";
}

/** Dice of a battle and of the hunt. */
const THROWN: ReadonlySet<string> = new Set(["combat_roll", "reroll", "extra_attack", "hunt_roll", "tile_rolled"]);

/** What the hunt does is the Shadow's, whoever walked into it. */
const OF_THE_HUNT: ReadonlySet<string> = new Set(["hunt_dice", "hunt_roll", "tile_rolled"]);

export const board: Board = {
  surface: Surface,
  sprite,
  shows: (model, thing) => whereIs(model, thing) !== "prompt",
  tabs: (model) => [
    { id: "board", icon: "treasure-map", label: t("wotr_board-web-tab-map"), open: (["map", "dice", "tray"] as const).some((place) => choosesAt(model, place)) },
    { id: "war", icon: "flying-flag", label: t("wotr_board-web-tab-war"), open: choosesAt(model, "nations") },
    { id: "quest", icon: FELLOWSHIP, label: t("wotr_board-web-tab-quest") },
    { id: "cards", icon: HAND, label: t("wotr_board-web-tab-cards", { number: handSize(viewOf(model), eyesOf(model)) }), open: choosesAt(model, "hand") },
  ],
  tabOf,
  ownerOf: (entry) => (OF_THE_HUNT.has(entry.kind) ? "shadow" : null),
  seal: (seatId) => sealOf(seatId === "shadow" ? "shadow" : "free_peoples"),
  where: (model) => t("wotr_board-term-turn", { number: viewOf(model).turn }),
  label,
  detail,
  question,
  // Where an army or a companion goes can be taken back; a battle and a card are asked twice.
  confirms: (prompt, option) => `${prompt.name} ${option.verb}` in CONFIRMS,
  foretells: (prompt, option) => prompt.name === "attack_at" && option.verb === "region" && !pointed.current,
  itself,
  risky: (prompt, option) => RISKY.has(`${prompt.name} ${option.verb}`),
  look,
  sections,
  ruleOf: (prompt) => RULE_OF_PROMPT[prompt.name] ?? "s8",
  parts: { map: "board", dice: "war", nations: "war", fellowship: "quest", hunt: "quest", hand: "cards" },
  picture,
  glossary,
  hands: true,
  tally,
  thrown: THROWN,
  sounds: { played: "card", rolled: "dice", hunt_roll: "dice", combat_roll: "dice", reroll: "dice", tile_rolled: "dice", rolled_for: "dice", attacked: "horn" },
  move,
};
