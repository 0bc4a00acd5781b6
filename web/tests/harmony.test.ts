// Ukrainian `в` and `у`, `і` and `й` between the words that come together in a sentence; sentences.test.ts compares whole logs.
import { expect, it } from "vitest";
import { inHarmony } from "../src/text/harmony";

it("small words fit the sounds around them", () => {
  expect(inHarmony("загін в Ліндоні, загони у Ліндоні, загін у Арнорі")).toBe("загін у Ліндоні, загони в Ліндоні, загін в Арнорі");
  expect(inHarmony("Фродо і Сем, Сем й Фродо, загони у 8 регіонах")).toBe("Фродо й Сем, Сем і Фродо, загони у 8 регіонах");
  expect(inHarmony("партій у /home/games")).toBe("партій у /home/games");
});

it("the marks around names make no sound", () => {
  expect(inHarmony("\uE0000\uE001Фродо\uE002 і \uE0001\uE001Сем\uE002 ідуть у \uE0002\uE001Брі\uE002")).toBe(
    "\uE0000\uE001Фродо\uE002 й \uE0001\uE001Сем\uE002 ідуть у \uE0002\uE001Брі\uE002",
  );
  expect(inHarmony("війська \uE0000\uE001у Брі\uE002")).toBe("війська \uE0000\uE001в Брі\uE002");
});
