// What a lesson explains after its script: when something happens for the first time, and for how long.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Lesson, LessonFirst, LogEntry, Prompt } from "../src/protocol/types";
import { Coach } from "../src/table/lesson/coach.svelte";

const FIRSTS = [{ name: "attached", on: ["attached"], at: "characters" }, { name: "engaged", on: ["engaged"], at: "engaged" }] as unknown as LessonFirst[];
const LESSON = { game: "lcg", name: "first", steps: [], first: FIRSTS, length: 0 } as unknown as Lesson;
const asked = { name: "plan" } as unknown as Prompt;

function entry(kind: string, said: number): LogEntry {
  return { kind, said, of: "game" } as unknown as LogEntry;
}

describe("what is explained for the first time", () => {
  let coach: Coach;
  const attached = [entry("attached", 1)];

  beforeEach(() => {
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
    coach = new Coach(LESSON, "a table");
    coach.follow(1, attached, asked);
  });

  it("is told until it is understood", () => {
    expect(coach.message).toBe("lesson-attached");
    coach.next();
    expect(coach.message).toBeNull();
  });

  it("is read after three more questions, and makes room for what comes next", () => {
    const log = [...attached, entry("engaged", 3)];
    for (const said of [2, 2, 3, 4]) coach.follow(said, log, asked);
    expect(coach.message).toBe("lesson-attached");
    coach.follow(5, log, asked);
    expect(coach.message).toBe("lesson-engaged");
  });

  it("stays while the table goes on without asking the reader", () => {
    for (const said of [2, 3, 4, 5, 6]) coach.follow(said, attached, null);
    expect(coach.message).toBe("lesson-attached");
  });
});
