// The terms of War of the Ring: The Card Game with their signs: the glossary of its help page; and what its components look like there.
import type { Picture } from "../..";
import type { IconName } from "../../../icons/generated/names";
import type { Component } from "../../../protocol/types";
import { t, tongue } from "../../../text/tongue.svelte";
import { ABILITY, ATTACK, cardPicture, CORRUPTION, CYCLED, DECK, DEFENCE, ELIMINATED, FACTION_SIGN, FIRST, KIND_SIGN, locationPicture, ON_PATHS, POINTS, RESERVE, RING } from "../signs";
import { FACTIONS, KINDS, type FactionId, type KindId } from "../view/components";

export interface Term {
  term: string;
  text: string;
  icon: IconName | null;
}

const OWN: readonly [string, IconName][] = [
  ["attack", ATTACK],
  ["defence", DEFENCE],
  ["leadership", "crown"],
  ["path", ON_PATHS],
  ["battleground", "castle"],
  ["reserve", RESERVE],
  ["price", "card-discard"],
  ["cycle", CYCLED],
  ["eliminate", ELIMINATED],
  ["forsake", DECK],
  ["winnow", "card-pick"],
  ["limit", "hourglass"],
  ["ring", RING],
  ["corruption", CORRUPTION],
  ["first", FIRST],
  ["lead", POINTS],
  ["faction", "flying-flag"],
  ["ability", ABILITY],
];

export function picture({ id, kind, facts }: Component): Picture {
  if (kind === "path" || kind === "battleground") return { ...locationPicture(id), icon: kind === "path" ? ON_PATHS : "castle" };
  return cardPicture(id, facts["faction"] as FactionId);
}

export function glossary(components: readonly Component[]): Term[] {
  const game = { key: "wotr_cards", components: new Map(components.map((one) => [one.id, one])) };
  const named = (sense: string, id: string): string => tongue.speech.thing(game, { sense, id });
  const iconOf = (one: Component): IconName | null => {
    if (one.kind === "path") return ON_PATHS;
    if (one.kind === "battleground") return "castle";
    return FACTION_SIGN[String(one.facts["faction"]) as FactionId] ?? null;
  };
  return [
    ...OWN.map(([key, icon]) => ({ term: t(`wotr_cards-web-term-${key}`), text: t(`wotr_cards-web-term-${key}.text`), icon })),
    ...KINDS.map((kind: KindId) => ({ term: named("kind", kind), text: t(`wotr_cards-web-term-kind-${kind}`), icon: KIND_SIGN[kind] })),
    ...FACTIONS.map((faction) => ({ term: named("faction", faction), text: t("wotr_cards-web-term-faction-one"), icon: FACTION_SIGN[faction] })),
    ...components.map((one) => ({ term: named("card", one.id), text: tongue.speech.description(game, one.id), icon: iconOf(one) })),
  ];
}
