// Which sign stands for what in the card game: one meaning each. Every card has a picture of its own.
import type { IconName } from "../../icons/generated/names";
import type { LandscapeKind, PaletteName, Picture } from "..";
import type { CardFacts, KindId, PhaseId, SphereId, StatId } from "./view/components";

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

/** The stage of each quest card; every scenario has three. */
export const STAGES = 3;
const STAGE: Readonly<Record<string, number>> = {
  flies_and_spiders: 1,
  a_fork_in_the_road: 2,
  dont_leave_the_path: 3,
  beorns_path: 3,
  to_the_river: 1,
  anduin_passage: 2,
  ambush_on_the_shore: 3,
  the_necromancers_tower: 1,
  through_the_caverns: 2,
  out_of_the_dungeons: 3,
};

export function stageOf(quest: string): number {
  return STAGE[quest] ?? 1;
}

const EMBLEM: Readonly<Record<string, IconName>> = {
  // Heroes
  aragorn: "shining-sword",
  theodred: "mounted-knight",
  gloin: "dwarf-helmet",
  gimli: "dwarf-face",
  legolas: "bow-arrow",
  thalin: "crossed-axes",
  eowyn: "visored-helm",
  eleanor: "queen-crown",
  dunhere: "barbed-spear",
  denethor: "throne-king",
  glorfindel: "elf-helmet",
  beravor: "hooded-figure",
  // Allies
  guard_of_the_citadel: "white-tower",
  faramir: "archer",
  son_of_arnor: "person",
  snowbourn_scout: "spyglass",
  silverlode_archer: "pocket-bow",
  longbeard_orc_slayer: "battle-axe",
  brok_ironfist: "mailed-fist",
  veteran_axehand: "sharp-axe",
  gondorian_spearman: "spears",
  horseback_archer: "cavalry",
  beorn: "bear-head",
  wandering_took: "smoking-pipe",
  lorien_guide: "oak-leaf",
  northern_tracker: "footprint",
  daughter_of_the_nimrodel: "woman-elf-face",
  erebor_hammersmith: "thor-hammer",
  henamarth_riversong: "river",
  miner_of_the_iron_hills: "mining",
  gleowine: "harp",
  gandalf: "wizard-face",
  // Attachments
  steward_of_gondor: "crenel-crown",
  celebrians_stone: "gem-pendant",
  blade_of_gondolin: "broad-dagger",
  citadel_plate: "breastplate",
  dwarven_axe: "war-axe",
  horn_of_gondor: "mighty-horn",
  the_favor_of_the_lady: "candle-light",
  power_in_the_earth: "beech",
  unexpected_courage: "lion",
  forest_snare: "wolf-trap",
  protector_of_lorien: "healing-shield",
  dark_knowledge: "spell-book",
  self_preservation: "herbs-bundle",
  // Events
  ever_vigilant: "hunter-eyes",
  common_cause: "shaking-hands",
  for_gondor: "knight-banner",
  sneak_attack: "plain-dagger",
  valiant_sacrifice: "broken-shield",
  grim_resolve: "muscle-up",
  blade_mastery: "sparkling-sabre",
  rain_of_arrows: "arrow-flights",
  feint: "misdirection",
  quick_strike: "sword-wound",
  thicket_of_spears: "thrown-spear",
  swift_strike: "sword-clash",
  stand_together: "shield-bash",
  the_galadhrims_greeting: "three-leaves",
  strength_of_will: "sunbeams",
  hasty_stroke: "crossed-slashes",
  will_of_the_west: "sunrise",
  a_test_of_will: "holy-symbol",
  stand_and_fight: "rally-the-troops",
  a_light_in_the_dark: "lantern-flame",
  dwarven_tomb: "tombstone",
  fortune_or_fate: "life-in-the-balance",
  lore_of_imladris: "healing",
  loriens_wealth: "chest",
  radagasts_cunning: "raven",
  secret_paths: "secret-door",
  gandalfs_search: "magnifying-glass",
  beorns_hospitality: "meal",
  // Enemies
  forest_spider: "hanging-spider",
  east_bight_patrol: "goblin",
  black_forest_bats: "moon-bats",
  king_spider: "spider-face",
  hummerhorns: "wasp-sting",
  ungoliants_spawn: "long-legged-spider",
  dol_guldur_orcs: "orc-head",
  chieftain_ufthak: "horned-helm",
  dol_guldur_beastmaster: "whip",
  misty_mountain_goblins: "goblin-camp",
  eastern_crows: "crow-dive",
  wolf_rider: "direwolf",
  hill_troll: "troll",
  goblin_sniper: "thorned-arrow",
  marsh_adder: "snake",
  wargs: "wolf-head",
  dungeon_jailor: "prisoner",
  nazgul_of_dol_guldur: "cloaked-figure-on-horseback",
  cavern_guardian: "spectre",
  orc_guard: "goblin-head",
  // Locations
  old_forest_road: "pine-tree",
  forest_gate: "forest-entrance",
  great_forest_web: "spider-web",
  mountains_of_mirkwood: "mountains",
  necromancers_pass: "evil-tower",
  enchanted_stream: "fountain",
  banks_of_the_anduin: "sailboat",
  gladden_fields: "swamp",
  the_brown_lands: "dolmen",
  the_east_bight: "grass",
  endless_caverns: "cave-entrance",
  tower_gate: "medieval-gate",
  // Treacheries
  eyes_of_the_forest: "evil-eyes",
  caught_in_a_web: "web-spit",
  driven_by_shadow: "footsteps",
  the_necromancers_reach: "hand",
  massing_at_night: "moon",
  evil_storm: "lightning-storm",
  pursued_by_shadow: "burning-skull",
  treacherous_fog: "fog",
  despair: "skull-crack",
  under_the_shadow: "eclipse",
  iron_shackles: "crossed-chains",
  // Objectives
  gandalfs_map: "treasure-map",
  dungeon_torch: "torch",
  shadow_key: "key",
  // Quest cards
  flies_and_spiders: "spider-alt",
  a_fork_in_the_road: "crossroad",
  dont_leave_the_path: "footprint",
  beorns_path: "bear-face",
  to_the_river: "river",
  anduin_passage: "sailboat",
  ambush_on_the_shore: "crossed-swords",
  the_necromancers_tower: "evil-tower",
  through_the_caverns: "cave-entrance",
  out_of_the_dungeons: "exit-door",
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

export function emblem(title: string): IconName {
  return EMBLEM[title] ?? "ring";
}

export function pictureOf(title: string, facts: CardFacts): Picture {
  const scene = OWN_SCENE[title] ?? (facts.sphere ? SPHERE_SCENE[facts.sphere] : SET_SCENE[facts.set ?? ""]) ?? (["day", "mount"] as const);
  return { seed: title, palette: scene[0], kind: scene[1], icon: emblem(title) };
}
