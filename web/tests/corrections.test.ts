import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { answerText, fileOf, inForce, keyOf, questionKey } from "../src/pages/corrections";
import { LANGUAGES, Speech } from "../src/text/speech";
import { boxOf } from "./box";

const GAMES = ["duel", "lcg", "wotr_board", "wotr_cards"];
const boxes = new Map(GAMES.map((game) => [game, boxOf(game)]));

function speechOf(lang: (typeof LANGUAGES)[number]): Speech {
  const speech = new Speech(lang);
  for (const game of GAMES) speech.add(readFileSync(new URL(`../../src/westmarch/text/${lang}/${game}.ftl`, import.meta.url), "utf8"));
  return speech;
}

describe("doubtful facts", () => {
  it.each(LANGUAGES)("have a question and a text for each answer in %s", (lang) => {
    const speech = speechOf(lang);
    for (const [key, box] of boxes)
      for (const part of box)
        for (const doubt of part.doubtful) {
          const spoken = { key, components: new Map(box.map((one) => [one.id, one])) };
          expect(speech.message(questionKey(speech, key, part.id, doubt))).not.toBe("");
          for (const one of doubt.choices) expect(answerText(speech, spoken, part.id, doubt, one)).not.toBe("");
        }
  });

  it("are named at a table where owners have corrected them, and nowhere else", () => {
    const box = boxes.get("wotr_cards") ?? [];
    const speech = speechOf("en");
    const spoken = (parts: typeof box) => ({ key: "wotr_cards", components: new Map(parts.map((one) => [one.id, one])) });
    expect(inForce(speech, spoken(box))).toEqual([]);
    const corrected = box.map((one) => (one.id === "sting" ? { ...one, doubtful: one.doubtful.map((doubt) => (doubt.fact === "weapon" ? { ...doubt, answer: "no" } : doubt)) } : one));
    expect(inForce(speech, spoken(corrected))).toMatchObject([{ name: "Sting" }]);
  });

  it("make a file of what differs, and none where nothing does", () => {
    const box = boxes.get("wotr_cards") ?? [];
    const doubtOf = (id: string, fact: string) => {
      const found = box.find((one) => one.id === id)?.doubtful.find((one) => one.fact === fact);
      if (!found) throw new Error(`${id} has no doubt about ${fact}`);
      return keyOf(id, found);
    };
    const answers = new Map<string, string | number | (string | number)[]>([
      [doubtOf("sting", "weapon"), "no"],
      [doubtOf("sting", "path_icons"), 1],
      [doubtOf("aragorn", "paths"), [2, 3]],
    ]);
    expect(fileOf("wotr_cards", box, new Map())).toBe("");
    expect(fileOf("wotr_cards", box, answers).split("\n").sort()).toEqual(
      ["wotr_cards:", "  sting:", "    weapon: no", "  aragorn:", "    paths: [2, 3]", ""].sort(),
    );
  });
});
