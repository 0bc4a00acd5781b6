// Duel's terms with their signs: the glossary of its help page; and what its components look like there.
import type { Picture } from "../..";
import type { IconName } from "../../../icons/generated/names";
import type { Component } from "../../../protocol/types";
import { t, tongue } from "../../../text/tongue.svelte";
import { CHAIN_SIGN, PEOPLE_SIGN, REGION_SIGN, SKILL_SIGN, tilePicture } from "../signs";
import type { CardFacts } from "../view/components";
import { PEOPLES, REGIONS, SKILLS, type PeopleId } from "../view/types";
import { pictureOf, tokenPicture } from "./look";

export interface Term {
  term: string;
  text: string;
  icon: IconName | null;
}

const OWN: readonly [string, IconName][] = [
  ["coin", "two-coins"],
  ["skill", "fist"],
  ["chain", "horseshoe"],
  ["quest", "ring"],
  ["unit", "crossed-swords"],
  ["move", "walking-boot"],
  ["removal", "death-skull"],
  ["fortress", "stone-tower"],
  ["presence", "treasure-map"],
  ["turn", "hourglass"],
  ["alliance", "shaking-hands"],
  ["eagle", "feather"],
  ["discard", "card-discard"],
];

export function picture({ id, kind, facts }: Component): Picture | null {
  if (kind === "card") return pictureOf(id, facts as unknown as CardFacts);
  if (kind === "tile") return tilePicture(id);
  return kind === "token" ? tokenPicture(id, facts["people"] as PeopleId) : null;
}

export function glossary(components: readonly Component[]): Term[] {
  const game = { key: "duel", components: new Map(components.map((one) => [one.id, one])) };
  const named = (sense: string, ids: readonly string[], signs: Readonly<Record<string, IconName>>, text: string): Term[] =>
    ids.map((id) => ({ term: tongue.speech.thing(game, { sense, id }), text, icon: signs[id] ?? null }));
  const described = (kind: string): Term[] =>
    components
      .filter((one) => one.kind === kind)
      .map((one) => ({
        term: tongue.speech.thing(game, { sense: kind, id: one.id }),
        text: tongue.speech.description(game, one.id),
        icon: kind === "token" ? (PEOPLE_SIGN[String(one.facts["people"]) as keyof typeof PEOPLE_SIGN] ?? null) : null,
      }));
  return [
    ...OWN.map(([key, icon]) => ({ term: t(`duel-web-term-${key}`), text: t(`duel-web-term-${key}.text`), icon })),
    ...named("skill", SKILLS, SKILL_SIGN, t("duel-web-term-skill-one")),
    ...named("people", PEOPLES, PEOPLE_SIGN, t("duel-web-people-means")),
    ...named("region", REGIONS, REGION_SIGN, t("duel-web-term-region-one")),
    ...named("chain", Object.keys(CHAIN_SIGN), CHAIN_SIGN, t("duel-web-term-chain-one")),
    ...described("tile"),
    ...described("token"),
  ];
}
