// Which sign stands for what in The Lord of the Rings: The Card Game: one meaning each. Every card has a picture of its own.
import type { IconName } from "../../icons/generated/names";
import type { LandscapeKind, PaletteName, Picture } from "..";
import { emblemsOf } from "../emblems";
import emblems from "./emblems.json";
import type { CardFacts, SphereId, StatId } from "./view/components";
import type { KindId, PhaseId } from "./view/types";

export const THREAT: IconName = "burning-eye";
export const ENGAGEMENT: IconName = "walking-boot";
export const RESOURCE: IconName = "two-coins";
export const DAMAGE: IconName = "drop";
export const PROGRESS: IconName = "compass";
export const FIRST: IconName = "flying-flag";
export const HAND: IconName = "card-pick";
export const DECK: IconName = "card-draw";
export const DISCARD: IconName = "card-discard";
export const VICTORY: IconName = "laurel-crown";
export const SHADOW: IconName = "hood";
export const ERRATA: IconName = "quill-ink";
export const TRAVEL: IconName = "path-distance";

export const STAT_SIGN: Record<StatId, IconName> = {
  willpower: "sun",
  attack: "broadsword",
  defense: "checked-shield",
  hit_points: "hearts",
};

export const SPHERE_SIGN: Record<SphereId, IconName> = {
  leadership: "crown",
  tactics: "fist",
  spirit: "feather",
  lore: "open-book",
  neutral: "wizard-staff",
};

export const KIND_SIGN: Record<KindId, IconName> = {
  hero: "visored-helm",
  ally: "three-friends",
  attachment: "swap-bag",
  event: "scroll-unfurled",
  enemy: "crossed-swords",
  location: "treasure-map",
  treachery: "death-skull",
  objective: "key",
  quest: "ring",
  guard: "goblin-head",
};

export const PHASE_SIGN: Record<PhaseId, IconName> = {
  setup: "round-table",
  resource: "two-coins",
  planning: "card-pick",
  quest: "sun",
  travel: "path-distance",
  encounter: "walking-boot",
  combat: "crossed-swords",
  refresh: "cycle",
};

type Scene = readonly [PaletteName, LandscapeKind];

const SPHERE_SCENE: Record<SphereId, Scene> = {
  leadership: ["plum", "mount"],
  tactics: ["fire", "plain"],
  spirit: ["lapis", "mount"],
  lore: ["wood", "wood"],
  neutral: ["stone", "mount"],
};

const SET_SCENE: Readonly<Record<string, Scene>> = {
  passage_through_mirkwood: ["wood", "wood"],
  spiders_of_mirkwood: ["night", "wood"],
  dol_guldur_orcs: ["fire", "gate"],
  journey_down_the_anduin: ["sea", "sea"],
  saurons_reach: ["ash", "mount"],
  wilderlands: ["plain", "plain"],
  escape_from_dol_guldur: ["night", "gate"],
};

const OWN_SCENE: Readonly<Record<string, Scene>> = {
  flies_and_spiders: ["night", "wood"],
  a_fork_in_the_road: ["wood", "wood"],
  dont_leave_the_path: ["night", "wood"],
  beorns_path: ["day", "wood"],
  to_the_river: ["dawn", "plain"],
  anduin_passage: ["sea", "sea"],
  ambush_on_the_shore: ["fire", "sea"],
  the_necromancers_tower: ["ash", "tower"],
  through_the_caverns: ["night", "gate"],
  out_of_the_dungeons: ["fire", "gate"],
  mountains_of_mirkwood: ["stone", "mount"],
  enchanted_stream: ["sea", "wood"],
  black_forest_bats: ["night", "wood"],
  east_bight_patrol: ["ash", "plain"],
  the_brown_lands: ["ash", "plain"],
  evil_storm: ["night", "mount"],
  treacherous_fog: ["stone", "sea"],
  orc_guard: ["ash", "gate"],
};

const drawn = emblemsOf(emblems);

/** A card's emblem; one that has none yet bears the ring. */
export function emblem(title: string): IconName {
  return drawn(title) ?? "ring";
}

export function pictureOf(title: string, facts: CardFacts): Picture {
  const scene = OWN_SCENE[title] ?? (facts.sphere ? SPHERE_SCENE[facts.sphere] : SET_SCENE[facts.set ?? ""]) ?? (["day", "mount"] as const);
  return { seed: title, palette: scene[0], kind: scene[1], icon: emblem(title) };
}
