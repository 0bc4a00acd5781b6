// Terminal and browser must say the same. Python plays a few games and tells them in every language; every sentence is compared.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { messagesOf } from "../scripts/messages";
import type { Component, Outcome, Thing } from "../src/protocol/types";
import { TELLERS } from "../src/tellers";
import { LANGUAGES, plain, Speech, type Lang, type Spoken } from "../src/text/speech";

type Said<T> = { said: Record<Lang, T> };
type Case =
  | ({ what: "component"; id: string } & Said<[string, string]>)
  | ({ what: "word"; verb: string; things: Thing[] } & Said<string>)
  | ({ what: "prompt"; name: string; args: Thing[] } & Said<string>)
  | ({ what: "notice"; kind: string; things: Thing[] } & Said<string>)
  | ({ what: "outcome"; outcome: Outcome } & Said<string>);

const VENV = fileURLToPath(new URL("../../.venv/bin/python", import.meta.url));
const PYTHON = process.env["WESTMARCH_PYTHON"] ?? (existsSync(VENV) ? VENV : "python3");
const SCRIPT = fileURLToPath(new URL("sentences.py", import.meta.url));
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const told = JSON.parse(
  execFileSync(PYTHON, [SCRIPT, "6"], { cwd: ROOT, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 }),
) as Record<string, { components: Component[]; cases: Case[] }>;

function say(speech: Speech, game: Spoken, one: Case): string | [string, string] {
  switch (one.what) {
    case "component":
      return [speech.name(game, one.id), speech.description(game, one.id)];
    case "word":
      return speech.word(game, one);
    case "prompt":
      return speech.prompt(game, one);
    case "notice":
      return plain(speech.notice(game, one));
    case "outcome":
      return speech.outcome(game, one.outcome);
  }
}

describe.each(Object.keys(told))("%s", (key) => {
  const { components, cases } = told[key]!;
  const game: Spoken = { key, components: new Map(components.map((one) => [one.id, one])), teller: TELLERS[key] ?? null };

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
