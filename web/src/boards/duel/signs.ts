// Which sign stands for what in Duel: one meaning each.
import type { IconName } from "../../icons/generated/names";
import type { LandscapeKind, PaletteName, Picture } from "..";
import { emblemsOf } from "../emblems";
import emblems from "./emblems.json";
import type { ColourId, PeopleId, RegionId, SkillId } from "./view/types";

export const SKILL_SIGN: Record<SkillId, IconName> = {
  ruse: "domino-mask",
  strength: "fist",
  courage: "lion",
  leadership: "crown",
  knowledge: "open-book",
};

export const SKILL_COLOUR: Record<SkillId, string> = {
  ruse: "#3b3731",
  strength: "#1f4e86",
  courage: "#8e2418",
  leadership: "#6a3270",
  knowledge: "#1d6450",
};

export const PEOPLE_SIGN: Record<PeopleId, IconName> = {
  elves: "elf-ear",
  hobbits: "smoking-pipe",
  men: "hunting-horn",
  dwarves: "thor-hammer",
  ents: "oak-leaf",
  wizards: "crystal-ball",
};

export const CHAIN_SIGN: Readonly<Record<string, IconName>> = {
  fish: "tropical-fish",
  backpack: "knapsack",
  horse: "horse-head",
  harp: "harp",
  pot: "cooking-pot",
  horseshoe: "horseshoe",
  anvil: "anvil",
  sword: "broadsword",
  helmet: "visored-helm",
  bow: "pocket-bow",
  chest: "chest",
  campfire: "campfire",
  bedroll: "sleeping-bag",
  acorn: "acorn",
  scroll: "scroll-unfurled",
  armor: "chain-mail",
  axe: "battle-axe",
};

export const REGION_SIGN: Record<RegionId, IconName> = {
  lindon: "sailboat",
  arnor: "dolmen",
  rhovanion: "pine-tree",
  enedwaith: "raven",
  rohan: "hills",
  gondor: "beech",
  mordor: "volcano",
};

export const COLOUR_INK: Record<ColourId, string> = {
  grey: "#5a6068",
  yellow: "#8a5f00",
  blue: "#1f4e86",
  green: "#2c6234",
  red: "#8e2418",
  purple: "#6a3270",
};

/** The rulebook's shapes for the six colours, in a box of 14. */
export const COLOUR_SHAPE: Record<ColourId, string> = {
  grey: "M7 0L14 7 7 14 0 7z",
  yellow: "M7 0a7 7 0 100 14A7 7 0 007 0z",
  blue: "M1 1h12v12H1z",
  green: "M7 1L14 13H0z",
  red: "M5 0h4v5h5v4H9v5H5V9H0V5h5z",
  purple: "M7 0l2.1 4.6 4.9.6-3.6 3.4.9 4.9L7 11.1l-4.3 2.4.9-4.9L0 5.2l4.9-.6z",
};

export const COLOUR_PICTURE: Record<ColourId, { palette: PaletteName; kind: LandscapeKind }> = {
  grey: { palette: "stone", kind: "mount" },
  yellow: { palette: "gold", kind: "plain" },
  blue: { palette: "lapis", kind: "mount" },
  green: { palette: "wood", kind: "wood" },
  red: { palette: "dawn", kind: "gate" },
  purple: { palette: "plum", kind: "tower" },
};

const TILE_SCENE: Readonly<Record<string, Pick<Picture, "palette" | "kind">>> = {
  grey_havens: { palette: "sea", kind: "sea" },
  bree: { palette: "day", kind: "plain" },
  erebor: { palette: "ash", kind: "mount" },
  isengard: { palette: "night", kind: "mount" },
  helms_deep: { palette: "plain", kind: "mount" },
  minas_tirith: { palette: "lapis", kind: "mount" },
  barad_dur: { palette: "fire", kind: "mount" },
};

const drawn = emblemsOf(emblems);

/** A location's picture; one that has no emblem yet bears a castle. */
export function tilePicture(id: string): Picture {
  return { seed: id, ...(TILE_SCENE[id] ?? { palette: "day", kind: "mount" }), icon: drawn(id) ?? "castle" };
}

export const QUEST_SIGN: Readonly<Record<"coin" | "unit" | "turn" | "fortress", IconName>> = {
  coin: "two-coins",
  unit: "crossed-swords",
  turn: "hourglass",
  fortress: "tower-fall",
};
