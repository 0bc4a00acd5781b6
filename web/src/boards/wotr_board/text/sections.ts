// The whole position as headings and lists: for screen readers, and for people who like it.
import type { Section } from "../..";
import type { TableModel } from "../../../table/model/table.svelte";
import { t } from "../../../text/tongue.svelte";
import { armyText, castOf, count, diceOf, figuresText, handOf, handSize, nameOf, nationOfFigure, poolsOf, shortName, sideOfNation, specialsOf, tableOf, viewOf } from "../view/facts";
import { landText, placeText, politicsText } from "./look";
import { CRACK_OF_DOOM, MOST_CORRUPTION, POINTS_TO_WIN } from "../view/components";
import { NATIONS, SIDES, type SideId } from "../view/types";

function listed(words: readonly string[]): string {
  return words.length ? words.join(", ") : t("web-none");
}

function cards(model: TableModel, ids: readonly string[]): string {
  return listed(ids.map((id) => nameOf(model, "card", id)));
}

function fellowship(model: TableModel): Section {
  const view = viewOf(model);
  const quest = view.fellowship;
  return {
    title: t("wotr_board-term-fellowship"),
    lines: [
      `${t("wotr_board-term-last-known")}: ${quest.region ? nameOf(model, "region", quest.region) : t("wotr_board-web-on-mordor", { number: quest.mordor ?? 0, most: CRACK_OF_DOOM })}`,
      t(quest.hidden ? "wotr_board-term-hidden" : "wotr_board-term-revealed"),
      `${t("wotr_board-term-progress")}: ${quest.progress}`,
      `${t("wotr_board-term-corruption")}: ${quest.corruption}/${MOST_CORRUPTION}`,
      `${t("wotr_board-term-guide")}: ${nameOf(model, "character", quest.guide)}`,
      `${t("wotr_board-term-companions")}: ${listed(quest.companions.map((who) => shortName(model, who)))}`,
      `${t("wotr_board-term-rings")}: ${Object.entries(view.rings).map(([ring, holder]) => `${nameOf(model, "ring", ring)} (${t("wotr_board-web-ring-held", { holder_id: holder })})`).join(", ")}`,
    ],
  };
}

function hunt(model: TableModel): Section {
  const view = viewOf(model);
  const tiles = (zone: Readonly<Record<string, number>>): string => listed(Object.entries(zone).map(([tile, number]) => `${number} × ${nameOf(model, "tile", tile)}`));
  return {
    title: t("wotr_board-web-hunt"),
    lines: [
      `${t("wotr_board-term-hunt-box")}: ${t("wotr_board-web-hunt-box", { eyes: view.hunt_box.shadow, moves: view.hunt_box.free_peoples })}`,
      `${t("wotr_board-term-hunt-pool")}: ${tiles(view.tiles.pool)}`,
      `${t("wotr_board-term-drawn-tiles")}: ${tiles(view.tiles.drawn)}`,
    ],
  };
}

function ofSide(model: TableModel, side: SideId): Section {
  const view = viewOf(model);
  const hand = handOf(view, side);
  const reserves = Object.entries(view.reinforcements).filter(([figure, number]) => number && sideOfNation(nationOfFigure(figure)) === side);
  return {
    title: nameOf(model, "side", side),
    lines: [
      `${t("wotr_board-term-points", { number: view.points[side] })} (${POINTS_TO_WIN[side]})`,
      `${t("wotr_board-term-dice")}: ${listed([...diceOf(view, side).map((die) => nameOf(model, "face", die.face)), ...specialsOf(view, side).map((die) => `${nameOf(model, "special_die", die.id)}: ${nameOf(model, "face", die.face)}`)])}`,
      `${t("wotr_board-term-hand")}: ${hand ? cards(model, hand) : t("wotr_board-term-cards", { number: handSize(view, side) })}`,
      `${t("wotr_board-term-table")}: ${cards(model, tableOf(view, side))}`,
      ...poolsOf(view, side).map(([pool, one]) => `${t(`wotr_board-web-pool-${pool}`)}: ${t("wotr_board-term-cards", { number: count(one.deck) })}; ${t("wotr_board-term-discards")}: ${cards(model, one.spent)}`),
      `${t("wotr_board-term-reinforcements")}: ${listed(reserves.map(([figure, number]) => figuresText(model, figure, number)))}`,
    ],
  };
}

function armies(model: TableModel, side: SideId): Section {
  const view = viewOf(model);
  const lines = Object.entries(view.armies).flatMap(([region, sides]) => {
    const army = sides?.[side];
    if (!army) return [];
    const siege = view.sieges.includes(region) ? `, ${t(view.control[region] === side ? "wotr_board-term-siege" : "wotr_board-term-besiegers")}` : "";
    return [`${nameOf(model, "region", region)} (${landText(model, region)}${siege}): ${armyText(model, army)}`];
  });
  return { title: `${t("wotr_board-web-armies")}: ${nameOf(model, "side", side)}`, lines };
}

export function sections(model: TableModel): Section[] {
  const view = viewOf(model);
  return [
    { title: t("wotr_board-term-turn", { number: view.turn }), lines: SIDES.map((side) => `${nameOf(model, "side", side)}: ${t("wotr_board-term-points", { number: view.points[side] })}`) },
    fellowship(model),
    hunt(model),
    { title: t("wotr_board-term-politics"), lines: NATIONS.map((nation) => `${nameOf(model, "nation", nation)}: ${politicsText(model, nation)}`) },
    ...SIDES.map((side) => ofSide(model, side)),
    ...SIDES.map((side) => armies(model, side)),
    {
      title: t("wotr_board-term-characters"),
      lines: castOf(view).map((who) => `${nameOf(model, "character", who)}: ${placeText(model, who)}`),
    },
  ];
}
