// Which sign stands for what in War of the Ring: The Card Game: one meaning each. Every card has a picture of its own.
import type { IconName } from "../../icons/generated/names";
import type { LandscapeKind, PaletteName, Picture } from "..";
import { emblemsOf } from "../emblems";
import emblems from "./emblems.json";
import type { FactionId, KindId } from "./view/components";

export const ATTACK: IconName = "broadsword";
export const DEFENCE: IconName = "checked-shield";
export const ON_PATHS: IconName = "walking-boot";
export const POINTS: IconName = "laurel-crown";
export const CORRUPTION: IconName = "burning-eye";
export const RING: IconName = "ring";
export const FIRST: IconName = "flying-flag";
export const HAND: IconName = "card-pick";
export const DECK: IconName = "card-draw";
export const CYCLED: IconName = "cycle";
export const ELIMINATED: IconName = "card-burn";
export const RESERVE: IconName = "barracks-tent";
export const ABILITY: IconName = "scroll-quill";

export const FACTION_SIGN: Record<FactionId, IconName> = {
  dwarf: "anvil",
  hobbit: "smoking-pipe",
  rohan: "horse-head",
  wizard: "wizard-staff",
  dunedain: "beech",
  elf: "oak-leaf",
  mordor: "volcano",
  isengard: "hand",
  monstrous: "daemon-skull",
  southron: "elephant-head",
};

const FACTION_SCENE: Record<FactionId, { palette: PaletteName; kind: LandscapeKind }> = {
  dwarf: { palette: "stone", kind: "mount" },
  hobbit: { palette: "day", kind: "plain" },
  rohan: { palette: "plain", kind: "plain" },
  wizard: { palette: "sea", kind: "mount" },
  dunedain: { palette: "lapis", kind: "mount" },
  elf: { palette: "wood", kind: "wood" },
  mordor: { palette: "fire", kind: "mount" },
  isengard: { palette: "ash", kind: "gate" },
  monstrous: { palette: "night", kind: "mount" },
  southron: { palette: "gold", kind: "plain" },
};

export const KIND_SIGN: Record<KindId, IconName> = {
  army: "flying-flag",
  character: "visored-helm",
  item: "swap-bag",
  event: "scroll-unfurled",
};

type Scene = readonly [PaletteName, LandscapeKind];
const LOCATION_SCENE: Readonly<Record<string, Scene>> = {
  "dol-amroth": ["sea", "sea"],
  edoras: ["plain", "gate"],
  "helms-deep": ["stone", "gate"],
  lorien: ["gold", "wood"],
  "minas-tirith": ["lapis", "tower"],
  pelargir: ["sea", "sea"],
  rivendell: ["wood", "wood"],
  "dol-guldur": ["night", "tower"],
  harad: ["gold", "plain"],
  "minas-morgul": ["night", "tower"],
  morannon: ["fire", "gate"],
  moria: ["ash", "mount"],
  orthanc: ["ash", "tower"],
  umbar: ["dawn", "sea"],
  "bag-end": ["day", "plain"],
  "bucklebury-ferry": ["day", "sea"],
  "gildors-encampment": ["wood", "wood"],
  "inn-of-the-prancing-pony": ["dawn", "plain"],
  "the-old-forest": ["wood", "wood"],
  weathertop: ["night", "tower"],
  "fords-of-bruinen": ["sea", "sea"],
  imladris: ["wood", "mount"],
  "the-council-of-elrond": ["gold", "mount"],
  caradhras: ["stone", "mount"],
  "khazad-dum": ["ash", "gate"],
  "the-doors-of-durin": ["night", "gate"],
  "dimrill-dale": ["lapis", "mount"],
  egladil: ["gold", "wood"],
  lothlorien: ["gold", "wood"],
  "amon-hen": ["day", "wood"],
  "dead-marshes": ["ash", "sea"],
  "emyn-muil": ["stone", "mount"],
  "henneth-annun": ["sea", "mount"],
  osgiliath: ["lapis", "gate"],
  "the-cross-roads": ["dawn", "plain"],
  "cirith-ungol": ["fire", "tower"],
  "morgul-vale": ["night", "mount"],
  "shelobs-lair": ["plum", "mount"],
  "crack-of-doom": ["fire", "mount"],
  morgai: ["ash", "mount"],
  orodruin: ["fire", "mount"],
};

const drawn = emblemsOf(emblems);

/** A card's emblem; one that has none yet bears its faction's sign. */
export function emblem(id: string, faction: FactionId): IconName {
  return drawn(id) ?? FACTION_SIGN[faction];
}

export function cardPicture(id: string, faction: FactionId): Picture {
  return { seed: id, ...FACTION_SCENE[faction], icon: emblem(id, faction) };
}

export function locationPicture(id: string): Picture {
  const [palette, kind] = LOCATION_SCENE[id] ?? ["day", "mount"];
  return { seed: id, palette, kind, icon: null };
}
