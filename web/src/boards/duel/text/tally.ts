// The end of Duel: how far each side came on the three ways to win.
import type { Tally } from "../..";
import type { TableModel } from "../../../table/model/table.svelte";
import { t } from "../../../text/tongue.svelte";
import { sideTitle, viewOf } from "../view/facts";
import { PEOPLES_TO_WIN, QUEST_STEPS } from "../view/components";
import { REGIONS, SIDES } from "../view/types";

export function tally(model: TableModel): Tally {
  const sides = SIDES.map((side) => viewOf(model).sides[side]);
  return {
    columns: SIDES.map((side) => ({ seal: side === "fellowship" ? "free" : "shadow", name: sideTitle(model, side) })),
    rows: [
      { name: t("duel-term-quest"), values: sides.map((own) => `${own.quest} / ${QUEST_STEPS}`) },
      { name: t("duel-web-lands"), values: sides.map((own) => `${own.presence} / ${REGIONS.length}`) },
      { name: t("duel-term-peoples"), values: sides.map((own) => `${Object.keys(own.peoples).length} / ${PEOPLES_TO_WIN}`) },
      { name: t("duel-term-tiles"), values: sides.map((own) => own.tiles.length) },
    ],
  };
}
