// What is shown of a quest and of blows, each once it is decided and only then.
import { describe, expect, it } from "vitest";
import { chaptersOf, decided } from "../src/boards/lcg/fights";
import type { LogEntry } from "../src/protocol/types";

function told(kind: string, ...cards: string[]): LogEntry {
  return { of: "game", kind, things: cards.map((id) => ({ sense: "card", id })) } as unknown as LogEntry;
}

const kindsOf = (log: readonly LogEntry[], fresh: readonly LogEntry[], before: string | null = null, after: string | null = null): string[] =>
  decided([...log, ...fresh], fresh, before, after).map(({ head }) => head.kind);

describe("the story of a fight", () => {
  it("ends where the next thing begins, and knows what went before", () => {
    const [joined, blow, hurt] = [told("joined_attack", "wargs", "gimli"), told("attacked", "wargs"), told("damaged", "wargs")];
    const [, chapter] = chaptersOf([told("phase"), joined, blow, hurt, told("phase")]);
    expect(chapter).toEqual({ head: blow, rest: [hurt], before: [told("phase"), joined] });
  });

  it("is shown of a quest and of a blow at once", () => {
    expect(kindsOf([told("phase")], [told("quest_succeeded"), told("progress", "beorns_path")])).toEqual(["quest_succeeded"]);
    expect(kindsOf([told("phase")], [told("attacked", "wargs"), told("destroyed", "wargs")])).toEqual(["attacked"]);
    expect(kindsOf([told("phase"), told("attacked", "wargs")], [told("destroyed", "wargs")])).toEqual([]);
  });

  it("is shown of an enemy's attack once that is over", () => {
    const log = [told("phase"), told("attack_begins", "wargs")];
    const [hurt, phase, next] = [told("damaged", "gimli"), told("phase"), told("attack_begins", "hummerhorns")];
    expect(kindsOf([], log, null, "wargs")).toEqual([]);
    expect(kindsOf(log, [told("shadow_turned_up", "evil_storm", "wargs")], "wargs", "wargs")).toEqual([]);
    expect(kindsOf(log, [hurt], "wargs")).toEqual(["attack_begins"]);
    expect(kindsOf(log, [next], "wargs", "hummerhorns")).toEqual(["attack_begins"]);
    expect(kindsOf(log, [hurt, phase], "wargs")).toEqual(["attack_begins"]);
    expect(kindsOf([...log, next], [hurt], "hummerhorns")).toEqual(["attack_begins"]);
  });

  it("is shown once", () => {
    const log = [told("phase"), told("attack_begins", "wargs"), told("damaged", "gimli")];
    expect(kindsOf(log, [told("used", "gimli")])).toEqual([]);
    expect(kindsOf(log, [told("phase")])).toEqual([]);
  });
});
