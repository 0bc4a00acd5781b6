// The end of The Lord of the Rings: The Card Game: what each quest brought together, round by round; by that a game is won or lost.
import type { Tally } from "../..";
import type { TableModel } from "../../../table/model/table.svelte";
import { t } from "../../../text/tongue.svelte";
import { idOf } from "../../plays";
import { nameOf, QUEST_ENDS } from "../view/facts";

export function tally(model: TableModel): Tally | null {
  // There is one quest in a round, whoever goes.
  const course = model.log.filter((entry) => QUEST_ENDS.has(entry.kind)).map((entry) => [Number(idOf(entry, "number")), Number(idOf(entry, "number", 1))]);
  if (!course.length) return null;
  return {
    columns: [
      { seal: "free", name: nameOf(model, "side", "players") },
      { seal: "shadow", name: t("lcg-term-staging") },
    ],
    rows: course.map((values, at) => ({ name: t("lcg-term-round", { number: at + 1 }), values })),
    course,
    title: t("lcg-web-course"),
  };
}
