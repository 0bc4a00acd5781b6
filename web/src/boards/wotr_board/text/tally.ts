// The end of War of the Ring: victory points by what was taken, the way of the Ring, and how points grew.
import type { Tally } from "../..";
import type { TableModel } from "../../../table/model/table.svelte";
import { t } from "../../../text/tongue.svelte";
import { idOf } from "../../plays";
import { homeOf, nameOf, regionFacts, sealOf, viewOf } from "../view/facts";
import { CRACK_OF_DOOM, MOST_CORRUPTION, POINTS_OF, POINTS_TO_WIN } from "../view/components";
import { SIDES, type SideId } from "../view/types";

const NOTHING = "";

export function tally(model: TableModel): Tally {
  const view = viewOf(model);
  const inColumn = (side: SideId, value: string | number): (string | number)[] => SIDES.map((one) => (one === side ? value : NOTHING));
  const taken = Object.entries(view.control).flatMap(([region, holder]) => {
    const points = POINTS_OF[regionFacts(model, region).settlement];
    return points && holder !== homeOf(model, region) ? [{ name: nameOf(model, "region", region), values: inColumn(holder, points) }] : [];
  });
  return {
    columns: SIDES.map((side) => ({ seal: sealOf(side), name: nameOf(model, "side", side) })),
    rows: [
      ...taken,
      { name: t("wotr_board-web-term-points"), values: SIDES.map((side) => `${view.points[side]} / ${POINTS_TO_WIN[side]}`), total: true },
      { name: t("wotr_board-term-corruption"), values: inColumn("shadow", `${view.fellowship.corruption} / ${MOST_CORRUPTION}`) },
      { name: t("wotr_board-term-mordor"), values: inColumn("free_peoples", `${view.fellowship.mordor ?? 0} / ${CRACK_OF_DOOM}`) },
    ],
    course: model.log.filter((entry) => entry.kind === "points").map((entry) => SIDES.map((_, i) => Number(idOf(entry, "number", i)))),
  };
}
