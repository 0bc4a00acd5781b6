// The whole position as headings and lists: for screen readers, and for people who like it.
import type { Section } from "../..";
import type { TableModel } from "../../../table/model/table.svelte";
import { t } from "../../../text/tongue.svelte";
import { cardName, nameOf, pill, eyesOf, regionName, sideTitle, viewOf } from "../view/facts";
import { QUEST_STEPS } from "../view/components";
import { PEOPLES, REGIONS, SIDES, SKILLS, type DuelView, type SideId } from "../view/types";

function line(title: string, parts: readonly string[]): string {
  return `${title}: ${parts.length ? parts.join(", ") : t("duel-web-none")}`;
}

function displayLines(model: TableModel, view: DuelView): string[] {
  const rows = [...new Set(view.display.map((slot) => slot.row))].sort((a, b) => a - b);
  return rows.map((row) => {
    const slots = view.display.filter((slot) => slot.row === row).sort((a, b) => a.x - b.x);
    return `${t("duel-web-row", { number: row + 1 })}: ${slots.map((slot) => cardName(model, slot)).join("; ")}`;
  });
}

function sideLines(model: TableModel, side: SideId): string[] {
  const own = viewOf(model).sides[side];
  const lines = [
    t("duel-web-coins", { number: own.coins }),
    t("duel-web-in-supply", { number: own.supply }),
    t("duel-term-presence", { number: own.presence }),
    line(t("duel-term-skills"), SKILLS.filter((skill) => own.skills[skill]).map((skill) => `${nameOf(model, "skill", skill)} ${own.skills[skill]}`)),
    line(t("duel-term-peoples"), PEOPLES.filter((people) => own.peoples[people]).map((people) => `${nameOf(model, "people", people)} ${own.peoples[people]}`)),
    line(t("duel-term-chains"), own.chains.map((chain) => nameOf(model, "chain", chain))),
    line(t("duel-term-tokens"), own.tokens.map((token) => nameOf(model, "token", token))),
    line(t("duel-term-tiles"), own.tiles.map((tile) => nameOf(model, "tile", tile))),
  ];
  for (const choice of own.choices) lines.push(line(t("duel-web-one-of"), choice.map((skill) => nameOf(model, "skill", skill))));
  for (const [colour, cards] of Object.entries(own.cards))
    if (cards.length) lines.push(line(nameOf(model, "colour", colour), cards.map((card) => nameOf(model, "card", card))));
  return lines;
}

export function sections(model: TableModel): Section[] {
  const view = viewOf(model);
  const eyes = eyesOf(model);
  return [
    {
      title: t("duel-term-quest"),
      lines: SIDES.map((side) => {
        const fellowship = side === "fellowship";
        const who = t(fellowship ? "duel-term-frodo-sam" : "duel-term-nazgul");
        const left = t(fellowship ? "duel-term-to-mount-doom" : "duel-term-to-frodo-sam", { number: QUEST_STEPS - view.sides[side].quest });
        return `${who}: ${left}`;
      }),
    },
    { title: t("duel-web-display", { chapter: view.chapter }), lines: displayLines(model, view) },
    { title: t("duel-term-tiles"), lines: view.tiles.map(({ tile, price }) => `${nameOf(model, "tile", tile)}: ${pill(model, price[eyes]).text}`) },
    { title: t("duel-web-lands"), lines: REGIONS.map((region) => regionName(model, region)) },
    ...SIDES.map((side) => ({ title: sideTitle(model, side), lines: sideLines(model, side) })),
    {
      title: t("duel-term-tokens"),
      lines: PEOPLES.map((people) => {
        const { left, known } = view.token_stacks[people];
        const seen = known.map((token) => t("duel-web-known-token", { token: nameOf(model, "token", token) }));
        return [`${nameOf(model, "people", people)}: ${t("duel-web-tokens-left", { number: left })}`, ...seen].join("; ");
      }),
    },
    { title: t("duel-term-discard"), lines: view.discard.length ? view.discard.map((card) => nameOf(model, "card", card)) : [t("duel-web-none")] },
    { title: t("duel-web-unseen"), lines: view.unseen.map((card) => nameOf(model, "card", card)) },
  ];
}
