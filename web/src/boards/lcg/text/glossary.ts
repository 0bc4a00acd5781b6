// The terms of The Lord of the Rings: The Card Game with their signs: the glossary of its help page; and what its components look like there.
import type { Picture } from "../..";
import type { IconName } from "../../../icons/generated/names";
import type { Component } from "../../../protocol/types";
import { t, tongue } from "../../../text/tongue.svelte";
import { DAMAGE, DISCARD, emblem, ENGAGEMENT, FIRST, KIND_SIGN, pictureOf, PROGRESS, RESOURCE, SHADOW, SPHERE_SIGN, STAT_SIGN, THREAT, TRAVEL, VICTORY } from "../signs";
import { SPHERES, type CardFacts } from "../view/components";
import type { KindId } from "../view/types";

export interface Term {
  term: string;
  text: string;
  icon: IconName | null;
}

const OWN: readonly [string, IconName][] = [
  ["threat", THREAT],
  ["willpower", STAT_SIGN.willpower],
  ["attack", STAT_SIGN.attack],
  ["defence", STAT_SIGN.defense],
  ["hit-points", STAT_SIGN.hit_points],
  ["damage", DAMAGE],
  ["resource", RESOURCE],
  ["staging", "ring"],
  ["commit", "round-table"],
  ["progress", PROGRESS],
  ["active", TRAVEL],
  ["engagement", ENGAGEMENT],
  ["shadow", SHADOW],
  ["exhaust", "cycle"],
  ["action", "crossed-swords"],
  ["response", "hourglass"],
  ["forced", "death-skull"],
  ["discard", DISCARD],
  ["first", FIRST],
  ["victory", VICTORY],
];
const KINDS: readonly KindId[] = ["hero", "ally", "attachment", "event", "enemy", "location", "treachery", "objective", "quest"];
const KEYWORDS = ["ranged", "sentinel", "restricted", "surge", "doomed", "guarded", "victory"];

export function picture({ id, facts }: Component): Picture {
  return pictureOf(id, facts as unknown as CardFacts);
}

export function glossary(components: readonly Component[]): Term[] {
  const game = { key: "lcg", components: new Map(components.map((one) => [one.id, one])) };
  const named = (sense: string, id: string): string => tongue.speech.thing(game, { sense, id });
  return [
    ...OWN.map(([key, icon]) => ({ term: t(`lcg-web-term-${key}`), text: t(`lcg-web-term-${key}.text`), icon })),
    ...KINDS.map((kind) => ({ term: named("kind", kind), text: t(`lcg-web-term-kind-${kind}`), icon: KIND_SIGN[kind] })),
    ...SPHERES.map((sphere) => ({ term: named("sphere", sphere), text: t(`lcg-web-term-sphere-${sphere}`), icon: SPHERE_SIGN[sphere] })),
    ...KEYWORDS.map((keyword) => ({ term: named("keyword", keyword), text: tongue.speech.part(`lcg-keyword-${keyword}`, "text"), icon: null })),
    ...components.map((one) => ({ term: named("card", one.id), text: tongue.speech.description(game, one.id), icon: emblem(one.id) })),
  ];
}
