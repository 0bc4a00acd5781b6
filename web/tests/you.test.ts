// The reader as the subject of the log's sentences: verbs in three languages, and sentences of every game.
import { describe, expect, it } from "vitest";
import { messagesOf } from "../scripts/messages";
import { LANGUAGES, plain, Speech, type Lang, type Spoken } from "../src/text/speech";
import type { Told } from "../src/text/chronicle";
import { deedOfYou, withYou } from "../src/text/you";

const VERBS: Record<Lang, string> = {
  en: "passes pass, pass pass, uses use, loses lose, is are, has have, will will, winnows winnow, lays lay, sees see, armies -, and -, card -",
  ru:
    "играет играете, берёт берёте, берут берёте, ставит ставите, смотрит смотрите, смотрят смотрите, кладёт кладёте, сделает сделаете, атакуют атакуете, " +
    "отказывается отказываетесь, соглашается соглашаетесь, выкладывают выкладываете, меняют меняете, пасует пасуете, возражает возражаете, впереди -, и -",
  uk:
    "грає граєте, бере берете, кладе кладете, має маєте, бачить бачите, зробить зробите, дивиться дивитеся, погоджується погоджуєтеся, " +
    "використовують використовуєте, чистить чистите, вибуває вибуваєте, розігрує розігруєте, не -, ще -, попереду -, та -",
};

function speechOf(lang: Lang, game: string): Speech {
  const speech = new Speech(lang);
  speech.add(messagesOf(lang));
  speech.add(messagesOf(lang, game));
  return speech;
}

function told(kind: string, ...things: string[]): Told {
  const parsed = things.map((thing) => ({ sense: thing.split(":")[0] ?? "", id: thing.split(":")[1] ?? "" }));
  return { kind, things: parsed, about: {}, gathers: [], place: "line" };
}

describe.each(LANGUAGES)("in %s", (lang) => {
  it("verbs go with the reader, and other words are none", () => {
    for (const [word = "", own] of VERBS[lang].split(", ").map((pair) => pair.split(" "))) expect(withYou(lang, word) ?? "-").toBe(own);
  });
});

it("a deed may begin with an adverb", () => {
  expect(deedOfYou("ru", "бесплатно играет оттуда карточку")).toBe("бесплатно играете оттуда карточку");
  expect(deedOfYou("uk", "не бере карту")).toBe("не берете карту");
  expect(deedOfYou("en", "armies move on")).toBeNull();
});

it("all that is done goes with the reader, but names stay as they are", () => {
  expect(deedOfYou("en", "shuffles the first hand back and draws a new one.")).toBe("shuffle the first hand back and draw a new one.");
  expect(deedOfYou("ru", "замешивает первую руку в колоду и берёт новую.")).toBe("замешиваете первую руку в колоду и берёте новую.");
  expect(deedOfYou("uk", "замішує першу руку в колоду й бере нову.")).toBe("замішуєте першу руку в колоду й берете нову.");
  expect(deedOfYou("en", "plays \uE0000\uE001Fire and takes\uE002 and passes")).toBe("play \uE0000\uE001Fire and takes\uE002 and pass");
});

describe("the log", () => {
  const SAID: Record<Lang, [string, string]> = {
    en: ["You gain 2 coins.", "You move a unit from Arnor to Lindon and gain 2 coins."],
    ru: ["Вы получаете 2 монеты.", "Вы перемещаете отряд из Арнора в Линдон и получаете 2 монеты."],
    uk: ["Ви отримуєте 2 монети.", "Ви переміщуєте загін з Арнору до Ліндону й отримуєте 2 монети."],
  };

  it.each(LANGUAGES)("tells the reader in %s what he does, with all that follows, and others what he does by his name", (lang) => {
    const speech = speechOf(lang, "duel");
    const game: Spoken = { key: "duel", components: new Map(), reader: "fellowship" };
    const coins = told("coins", "side:fellowship", "number:2");
    const [gained, both] = SAID[lang];
    expect(plain(speech.notice(game, coins))).toBe(gained);
    expect(plain(speech.notice(game, told("moved", "side:fellowship", "region:arnor", "region:lindon"), coins))).toBe(both);
    const others = plain(speech.notice({ ...game, reader: "sauron" }, coins));
    expect(others).toBe(plain(speech.notice({ key: "duel", components: new Map() }, coins)));
    expect(others).not.toBe(gained);
  });
});
