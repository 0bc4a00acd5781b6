// The end of War of the Ring: The Card Game: points by place, corruption, and how they grew from round to round.
import type { Tally } from "../..";
import type { TableModel } from "../../../table/model/table.svelte";
import { t } from "../../../text/tongue.svelte";
import { idOf } from "../../plays";
import { locationFacts, nameOf, sealOf, viewOf } from "../view/facts";
import { SIDES, type SideId } from "../view/types";

const NOTHING = "";

export function tally(model: TableModel): Tally {
  const { scoring } = viewOf(model);
  const won = (side: SideId): string[] => (side === "shadow" ? scoring.shadow.battlegrounds : [...scoring.free_peoples.paths, ...scoring.free_peoples.battlegrounds]);
  const inColumn = (side: SideId, value: number): (string | number)[] => SIDES.map((one) => (one === side ? value : NOTHING));
  return {
    columns: SIDES.map((side) => ({ seal: sealOf(side), name: nameOf(model, "side", side) })),
    rows: [
      ...SIDES.flatMap((side) => won(side).map((place) => ({ name: nameOf(model, "card", place), values: inColumn(side, locationFacts(model, place).points) }))),
      { name: t("wotr_cards-term-corruption"), values: inColumn("shadow", scoring.shadow.corruption) },
      { name: t("web-total"), values: SIDES.map((side) => scoring[side].final_points), total: true },
    ],
    course: model.log.filter((entry) => entry.kind === "score").map((entry) => SIDES.map((_, i) => Number(idOf(entry, "number", i)))),
  };
}
