// The terms of War of the Ring with their signs: the glossary of its help page; and what its components look like there.
import type { Picture } from "../..";
import type { IconName } from "../../../icons/generated/names";
import type { Component } from "../../../protocol/types";
import { t, tongue } from "../../../text/tongue.svelte";
import { BATTLE, cardPicture, cardSign, characterPicture, characterSign, CORRUPTION, EYE, FACE_SIGN, FELLOWSHIP, FIGURE_SIGN, GUIDE, HUNT, LEADERSHIP, MORDOR, NATION, NATION_SIGN, POINTS, PROGRESS, SETTLEMENT_SIGN, SIEGE } from "../signs";
import type { SettlementId } from "../view/components";
import { FACES, type FaceId, type NationId, type SideId } from "../view/types";

export interface Term {
  term: string;
  text: string;
  icon: IconName | null;
}

const OWN: readonly [string, IconName][] = [
  ["regular", FIGURE_SIGN.regular],
  ["elite", FIGURE_SIGN.elite],
  ["leader", FIGURE_SIGN.leader],
  ["nazgul", FIGURE_SIGN.nazgul],
  ["leadership", LEADERSHIP],
  ["fellowship", FELLOWSHIP],
  ["guide", GUIDE],
  ["progress", PROGRESS],
  ["hunt", HUNT],
  ["corruption", CORRUPTION],
  ["mordor", MORDOR],
  ["politics", NATION],
  ["battle", BATTLE],
  ["siege", SIEGE],
  ["points", POINTS],
];

function iconOf(one: Component): IconName | null {
  switch (one.kind) {
    case "region":
      return SETTLEMENT_SIGN[String(one.facts["settlement"]) as SettlementId] ?? NATION_SIGN[String(one.facts["nation"]) as NationId] ?? null;
    case "character":
      return characterSign(one.id);
    case "tile":
      return EYE;
    case "event":
      return cardSign(one.id);
    default:
      return null;
  }
}

export function picture({ id, kind, facts }: Component): Picture | null {
  if (kind === "event") return cardPicture(id, String(facts["deck"]).startsWith("shadow") ? "shadow" : "free_peoples", facts["icon"] as FaceId);
  if (kind === "character") return characterPicture(id, facts["side"] as SideId);
  return kind === "tile" ? { seed: id, palette: "fire", kind: "mount", icon: EYE } : null;
}

export function glossary(components: readonly Component[]): Term[] {
  const game = { key: "wotr_board", components: new Map(components.map((one) => [one.id, one])) };
  return [
    ...OWN.map(([key, icon]) => ({ term: t(`wotr_board-web-term-${key}`), text: t(`wotr_board-web-term-${key}.text`), icon })),
    ...FACES.map((face) => ({ term: tongue.speech.thing(game, { sense: "face", id: face }), text: t(`wotr_board-web-term-face-${face}`), icon: FACE_SIGN[face] })),
    ...components.map((one) => ({ term: tongue.speech.name(game, one.id), text: tongue.speech.description(game, one.id), icon: iconOf(one) })),
  ];
}
