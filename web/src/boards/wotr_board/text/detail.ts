// The line under a question: what it is about and what its answers bring, so that whoever meets it first can answer without the rules.
import { pointed } from "../../../lib/pointed";
import type { Prompt } from "../../../protocol/types";
import type { TableModel } from "../../../table/model/table.svelte";
import { t } from "../../../text/tongue.svelte";
import { attackAsked, cardFacts, characterFacts, eyesOf, halves, mayChoose, regionAsked, viewOf, whereIs } from "../view/facts";
import { MOST_CORRUPTION } from "../view/components";
import { chances, look } from "./look";

/** Questions that have a line of their own, by its name. */
const ABOUT: Readonly<Record<string, string>> = {
  advance: "advance", attack_at: "attack", casualty: "casualty", cease: "cease", change_guide: "guide", combat_card: "cards", declare: "declare",
  deck: "deck", discard: "cards", enter_mordor: "enter-mordor", excess: "excess", extra_round: "extra-round", guide: "guide", hunt_dice: "hunt",
  keep_special: "keep-special", nation: "nations", retreat: "retreat", self_hits: "casualty", withdraw: "withdraw",
};

/** Of these a line says what pointing shows; who can only touch is told another way. */
const POINTED: ReadonlySet<string> = new Set(["attack", "cards"]);

/** Questions about a card that ask for something which its text does not explain: another card, or who falls. */
const BESIDE_THE_CARD: ReadonlySet<string> = new Set(["pay_with_card", "discard_from_hand", "discard_from_table", "self_hits"]);
/** Questions about what a card does in a battle. */
const IN_BATTLE: ReadonlySet<string> = new Set(["retreat_now", "forfeit", "points", "sacrifice", "strike_down", "ignore"]);

/** As the Guide he takes damage upon himself by betraying where the Fellowship is; any other by leaving it. */
const GOLLUM = "gollum";

/** Questions whose answer is an army that a mouse can drag to where it goes. */
const DRAGGED: ReadonlySet<string> = new Set(["march_from", "attack_from"]);

/** What is chosen already and only waits to be confirmed. */
function chosen(model: TableModel, { name }: Prompt): string {
  const [first] = model.path;
  if (first?.sense === "card" && (name === "action" || name === "free_event"))
    return t(cardFacts(model, first.id).stays ? "wotr_board-web-detail-stays" : "wotr_board-web-detail-play");
  const from = regionAsked(model);
  if (first && from && name === "attack_at") return odds(model, from, first.id);
  return first && name === "combat_card" ? (look(model, first)?.facts[0]?.text ?? "") : "";
}

/** What an attack is likely to bring, where it is asked whether it shall come to it. */
function odds(model: TableModel, from: string, at: string): string {
  return chances(model, from, at).map(({ text }) => text).join(" ");
}

/** What a card's event does. */
function eventText(model: TableModel, card: string): string {
  return halves(model, card).event.replace(t(`wotr_board-kind-${cardFacts(model, card).icon}`), "").trim();
}

/** The event that is being carried out: the log has come no further than to tell of it. */
function underWay({ log }: TableModel): string | null {
  const line = log.slice(log.findLastIndex(({ place }) => place === "head" || place === "line"));
  const things = line.findLast(({ kind }) => kind === "played")?.things ?? [];
  return things.find(({ sense }) => sense === "card")?.id ?? null;
}

/** What a card does that a question is about, or the Guide. */
function effect(model: TableModel, { name, args }: Prompt): string {
  const card = args.find(({ sense }) => sense === "card")?.id;
  if (card && !BESIDE_THE_CARD.has(name)) {
    return IN_BATTLE.has(name) ? halves(model, card).combat : eventText(model, card);
  }
  if (name !== "guide_ability") return "";
  return t(args.some(({ id }) => id === GOLLUM) ? "wotr_board-web-detail-guide-revealed" : "wotr_board-web-detail-guide-parts");
}

/** How much corruption there is already, and how much a companion would take upon himself. */
function damage(model: TableModel): string {
  const { corruption, guide } = viewOf(model).fellowship;
  return t("wotr_board-web-detail-damage", { corruption, most: MOST_CORRUPTION, level: characterFacts(model, guide)?.level ?? 0 });
}

function own(model: TableModel, prompt: Prompt): string {
  const { name } = prompt;
  const passes = name === "die" && model.options.some(({ verb }) => verb === "pass");
  if (name === "die") return t(passes ? "wotr_board-web-detail-die-pass" : "wotr_board-web-detail-die");
  if (name === "action") return t(mayChoose(model, "card") ? "wotr_board-web-detail-action-cards" : "wotr_board-web-detail-action");
  if (name === "ring_from") return t("wotr_board-web-detail-ring", { side_id: eyesOf(model) });
  if (name === "take_casualty") return damage(model);
  const attack = name === "march_part" ? attackAsked(model, prompt) : null;
  if (attack) return odds(model, attack.from, attack.at);
  const about = ABOUT[name];
  return about ? t(`wotr_board-web-detail-${about}${!pointed.current && POINTED.has(about) ? "-touch" : ""}`) : "";
}

/** Where the answers are, for a question that says all else itself. */
function place(model: TableModel, prompt: Prompt): string {
  if (prompt.kind === "set") return t("wotr_board-web-detail-set");
  if (mayChoose(model, "region")) return t(DRAGGED.has(prompt.name) && pointed.current ? "wotr_board-web-detail-armies" : "wotr_board-web-detail-regions");
  const nations = model.options.some(({ things: [thing] }) => thing && whereIs(model, thing) === "nations");
  return t(nations ? "wotr_board-web-detail-nations" : "wotr_board-web-detail-rest");
}

export function detail(model: TableModel, prompt: Prompt): string {
  const event = underWay(model);
  return chosen(model, prompt) || own(model, prompt) || effect(model, prompt) || (event && eventText(model, event)) || place(model, prompt);
}
