// Terminal and browser must say the same. Python plays a few games and tells them in every language; every sentence is compared.
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { messagesOf } from "../scripts/messages";
import type { Component, LogEntry, Outcome, Thing } from "../src/protocol/types";
import { LANGUAGES, plain, Speech, type Lang, type Spoken } from "../src/text/speech";
import { python } from "./box";

type Said<T> = { said: Record<Lang, T> };
type Case =
  | ({ what: "component"; id: string } & Said<[string, string]>)
  | ({ what: "word"; verb: string; things: Thing[] } & Said<string>)
  | ({ what: "prompt"; name: string; args: Thing[] } & Said<string>)
  | ({ what: "notice"; kind: string; things: Thing[]; about: LogEntry["about"]; gathers: string[]; place: LogEntry["place"] } & Said<string>)
  | ({ what: "story"; entries: LogEntry[]; reader: string } & Said<string[]>)
  | ({ what: "outcome"; outcome: Outcome } & Said<string>);

const SCRIPT = fileURLToPath(new URL("sentences.py", import.meta.url));
const told = JSON.parse(python(SCRIPT, "6")) as Record<string, { components: Component[]; cases: Case[] }>;

function say(speech: Speech, game: Spoken, one: Case): string | string[] {
  switch (one.what) {
    case "component":
      return [speech.name(game, one.id), speech.description(game, one.id)];
    case "word":
      return speech.word(game, one);
    case "prompt":
      return speech.prompt(game, one);
    case "notice":
      return plain(speech.notice(game, one));
    case "story": {
      const told: Spoken = { ...game, reader: one.reader };
      return speech.story(told, one.entries).map((line) => line.sentences.map((entries) => plain(speech.notice(told, ...entries))).join(" "));
    }
    case "outcome":
      return speech.outcome(game, one.outcome);
  }
}

describe.each(Object.keys(told))("%s", (key) => {
  const { components, cases } = told[key]!;
  const game: Spoken = { key, components: new Map(components.map((one) => [one.id, one])) };

  it("is told at some length", () => {
    expect(cases.filter((one) => one.what === "notice").length).toBeGreaterThan(100);
  });

  it.each(LANGUAGES)("is told in %s as the terminal tells it", (lang) => {
    const speech = new Speech(lang);
    speech.add(messagesOf(lang));
    speech.add(messagesOf(lang, key));
    for (const one of cases) expect(say(speech, game, one)).toEqual(one.said[lang]);
  });
});
