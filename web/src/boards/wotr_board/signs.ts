// Which sign stands for what in War of the Ring: one meaning each.
import type { IconName } from "../../icons/generated/names";
import type { LandscapeKind, PaletteName, Picture } from "..";
import { emblemsOf } from "../emblems";
import emblems from "./emblems.json";
import type { FigureKind, SettlementId } from "./view/components";
import type { FaceId, NationId, SideId } from "./view/types";

export const FELLOWSHIP: IconName = "ring";
export const GUIDE: IconName = "compass";
export const PROGRESS: IconName = "footsteps";
export const CORRUPTION: IconName = "bleeding-heart";
export const HUNT: IconName = "hunter-eyes";
export const EYE: IconName = "burning-eye";
export const MORDOR: IconName = "volcano";
export const POINTS: IconName = "laurel-crown";
export const BATTLE: IconName = "crossed-swords";
export const SIEGE: IconName = "siege-tower";
export const LEADERSHIP: IconName = "crown";
export const HAND: IconName = "card-pick";
export const DECK: IconName = "card-draw";
export const DISCARD: IconName = "card-discard";
export const TABLE: IconName = "scroll-unfurled";
export const RESERVE: IconName = "barracks-tent";
export const NATION: IconName = "round-table";
export const LEVEL: IconName = "walking-boot";

export const FACE_SIGN: Readonly<Record<FaceId, IconName>> = {
  character: "broadsword",
  army: "flying-flag",
  muster: "visored-helm",
  army_muster: "flying-flag",
  event: "crystal-ball",
  will_of_the_west: "polar-star",
  eye: EYE,
  draw: "card-draw",
  balrog: "burning-skull",
};

export const NATION_SIGN: Readonly<Record<NationId, IconName>> = {
  dwarves: "anvil",
  elves: "oak-leaf",
  gondor: "beech",
  north: "stone-tower",
  rohan: "horse-head",
  isengard: "hand",
  sauron: "third-eye",
  southrons: "elephant-head",
};

export const FIGURE_SIGN: Readonly<Record<FigureKind, IconName>> = {
  regular: "spears",
  elite: "mounted-knight",
  leader: "crown",
  nazgul: "hood",
};

export const SETTLEMENT_SIGN: Readonly<Record<SettlementId, IconName | null>> = {
  none: null,
  town: "huts-village",
  city: "medieval-gate",
  stronghold: "castle",
  fortification: "checked-shield",
};

export const RING_SIGN: Readonly<Record<string, IconName>> = { vilya: "power-ring", nenya: "diamond-ring", narya: "fire-ring" };

const drawn = emblemsOf(emblems);

/** A character's emblem; one that has none yet bears a helm. */
export function characterSign(id: string): IconName {
  return drawn(id) ?? "visored-helm";
}

/** An event card's emblem; one that has none yet bears a scroll. */
export function cardSign(id: string): IconName {
  return drawn(id) ?? TABLE;
}

const SCENE: Readonly<Record<NationId | "none", { palette: PaletteName; kind: LandscapeKind }>> = {
  dwarves: { palette: "stone", kind: "mount" },
  elves: { palette: "wood", kind: "wood" },
  gondor: { palette: "lapis", kind: "tower" },
  north: { palette: "day", kind: "plain" },
  rohan: { palette: "plain", kind: "plain" },
  isengard: { palette: "ash", kind: "tower" },
  sauron: { palette: "fire", kind: "mount" },
  southrons: { palette: "gold", kind: "plain" },
  none: { palette: "dawn", kind: "mount" },
};

export function regionPicture(id: string, nation: NationId | "none", settlement: SettlementId): Picture {
  return { seed: id, ...SCENE[nation], icon: SETTLEMENT_SIGN[settlement] };
}

export function characterPicture(id: string, side: SideId): Picture {
  return { seed: id, palette: side === "shadow" ? "fire" : "lapis", kind: "mount", icon: characterSign(id) };
}

export function cardPicture(id: string, side: SideId, face: FaceId): Picture {
  const free: PaletteName = face === "character" ? "sea" : "day";
  const shadow: PaletteName = face === "character" ? "night" : "ash";
  return { seed: id, palette: side === "shadow" ? shadow : free, kind: face === "muster" ? "gate" : "mount", icon: cardSign(id) };
}
