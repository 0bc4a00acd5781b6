// Conflicts as the log tells them: how many units each side had in the region, how many fall, and who is left there.
import type { Fight, FightSide } from "..";
import type { LogEntry } from "../../protocol/types";
import type { TableModel } from "../../table/model/table.svelte";
import { t } from "../../text/tongue.svelte";
import { idOf } from "../plays";
import { nameOf, viewOf } from "./view/facts";
import { SIDES, type DuelView, type RegionId, type SideId } from "./view/types";

/** A conflict before its units fall. */
export interface Conflict {
  region: RegionId;
  units: Record<SideId, number>;
  lost: number;
}

type Armies = Record<SideId, Partial<Record<RegionId, number>>>;

/** The conflicts among some entries, of which the first changes the position of a view. */
export function conflictsIn(view: Pick<DuelView, "sides">, entries: readonly LogEntry[]): Conflict[] {
  const armies: Armies = { fellowship: { ...view.sides.fellowship.units }, sauron: { ...view.sides.sauron.units } };
  return entries.filter((entry) => entry.of === "game").flatMap((entry) => follow(armies, entry) ?? []);
}

/** Change the armies as an entry tells, and say what conflict it was, if it was one. */
function follow(armies: Armies, entry: LogEntry): Conflict | null {
  const [side, number] = [idOf(entry, "side") as SideId, Number(idOf(entry, "number"))];
  const [region, other] = [idOf(entry, "region") as RegionId, idOf(entry, "region", 1) as RegionId];
  const change = (whose: SideId, where: RegionId, by: number): void => void (armies[whose][where] = (armies[whose][where] ?? 0) + by);
  switch (entry.kind) {
    case "placed":
      change(side, region, number);
      return null;
    case "moved":
      change(side, region, -1);
      change(side, other, 1);
      return null;
    case "removed":
      change(side, region, -1);
      return null;
    case "conflict": {
      const units = { fellowship: armies.fellowship[region] ?? 0, sauron: armies.sauron[region] ?? 0 };
      for (const one of SIDES) change(one, region, -number);
      return { region, units, lost: number };
    }
    default:
      return null;
  }
}

export function fights(model: TableModel, entries: readonly LogEntry[]): Fight[] {
  return conflictsIn(viewOf(model), entries).map((conflict) => fightOf(model, conflict));
}

function fightOf(model: TableModel, { region, units, lost }: Conflict): Fight {
  const victor = SIDES.find((side) => units[side] > lost);
  return {
    at: { sense: "region", id: region },
    name: nameOf(model, "region", region),
    sides: SIDES.map((side) => sideOf(model, side, units[side], lost)),
    sum: t("duel-web-conflict-sum", { number: lost }),
    result: victor ? t("duel-web-conflict-left", { side_id: victor, number: units[victor] - lost }) : t("duel-web-conflict-nobody"),
    winner: victor ? sealOf(victor) : "none",
  };
}

function sideOf(model: TableModel, side: SideId, units: number, lost: number): FightSide {
  const name = t("duel-web-conflict-units");
  const brings = [lost, units - lost].map((number, at) => ({ name, counts: String(number), falls: at === 0 }));
  return { seal: sealOf(side), name: nameOf(model, "side", side), icon: "crossed-swords", total: units, brings: brings.filter(({ counts }) => counts !== "0") };
}

function sealOf(side: SideId): "free" | "shadow" {
  return side === "fellowship" ? "free" : "shadow";
}
