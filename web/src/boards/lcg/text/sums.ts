// What the sums mean, in words: what the quest would bring, what an attack would do.
import type { TableModel } from "../../../table/model/table.svelte";
import { t, tongue } from "../../../text/tongue.svelte";
import { blowNow, blowOn, cardName, entryOf, gatheredCards, lifeOf, mightIn, onslaught, shadowsOf, textOf, titleOf, viewOf, willpowerNow, type Blow } from "../view/facts";
import type { LcgView } from "../view/types";

/** What the quest would bring if it were resolved now; outside of it, what the staging area is. */
export function questText(model: TableModel): string {
  const view = viewOf(model);
  if (view.outcome) return "";
  if (!view.quest) return t("lcg-web-before");
  if (view.phase !== "quest") return t("lcg-web-each-round", { number: view.reveals });
  const lead = willpowerNow(model) - view.threat;
  const result = lead > 0 ? t("lcg-web-quest-progress", { number: lead }) : lead < 0 ? t("lcg-web-quest-threat", { number: -lead, players: livingIn(view) }) : t("lcg-web-quest-even");
  return staged(model) ? result : `${result} ${t("lcg-web-to-come", { number: view.reveals })}`;
}

/** Whether the encounter cards of this quest phase have begun to come. */
function staged(model: TableModel): boolean {
  const begun = model.log.findLastIndex((entry) => entry.kind === "phase");
  return model.log.slice(begun + 1).some((entry) => entry.kind === "revealed");
}

function livingIn({ seats }: LcgView): number {
  return Object.values(seats).filter((seat) => seat.alive).length;
}

/** What the cards do that are being carried out: a treachery, shadow cards that were turned up. */
export function happeningText(model: TableModel): string {
  const view = viewOf(model);
  const part = view.fight ? "shadow" : "effect";
  const told = [...view.carried_out, ...shadowsOf(view)].flatMap((card) => {
    const text = textOf(card, part);
    return text ? [t("lcg-web-happens", { card: cardName(model, card), text })] : [];
  });
  return told.join(" ");
}

/** A card's name, and whether it is one of several, as sentences need it. */
function named(model: TableModel, card: string): { card: string; plural: string } {
  return { card: cardName(model, card), plural: tongue.speech.part(`lcg-card-${titleOf(card)}`, "plural") || "no" };
}

/** What an attack would do: to a character, an enemy, or, undefended, to a hero. */
export function blowText(model: TableModel, blow: Blow): string {
  const fight = viewOf(model).fight;
  if (!blow.victim) {
    const enemy = named(model, fight?.enemy ?? "");
    return fight?.by === "players" ? t("lcg-web-blow-none", enemy) : t("lcg-web-blow-undefended", { ...enemy, number: blow.damage });
  }
  const victim = named(model, blow.victim);
  if (!blow.damage) return t("lcg-web-blow-nothing", victim);
  return t(blow.left ? "lcg-web-blow-damage" : "lcg-web-blow-kills", { ...victim, number: blow.damage, left: blow.left ?? 0 });
}

/** What happens if this character defends against the attack under way. */
export function defenceText(model: TableModel, card: string): string {
  const view = viewOf(model);
  const fight = view.fight;
  const entry = entryOf(view, card);
  const asked = model.prompt?.name === "defend" || model.prompt?.name === "sentinel";
  if (!asked || !fight || !entry || !model.options.some((option) => option.things[0]?.id === card)) return "";
  const damage = Math.max(0, fight.attack - fight.defense - (entry.defense ?? 0));
  return blowText(model, { attack: fight.attack, defense: entry.defense ?? 0, damage, victim: card, left: Math.max(0, lifeOf(entry) - damage) });
}

/** What all who can attack these enemies would do to each of them. */
export function onslaughtText(model: TableModel, enemies: readonly string[]): string {
  const blows = enemies.flatMap((enemy) => onslaught(model, enemy) ?? []);
  return blows.length ? t("lcg-web-with-all", { text: blows.map((blow) => blowText(model, blow)).join(" ") }) : "";
}

/** What the attack would do if this character joined those who are chosen. */
export function joiningText(model: TableModel, card: string): string {
  const { fight } = viewOf(model);
  const enemy = fight && entryOf(viewOf(model), fight.enemy);
  const might = mightIn(viewOf(model))[card];
  const blow = blowNow(model);
  const offered = (model.prompt?.name === "attackers" || model.prompt?.name === "join") && model.options.some((option) => option.things[0]?.id === card);
  if (!offered || !enemy || !blow || might === undefined) return "";
  return blowText(model, blowOn(enemy, blow.attack + (gatheredCards(model).includes(card) ? 0 : might)));
}
