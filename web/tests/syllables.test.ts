import { describe, expect, it } from "vitest";

import { breakable } from "../src/lib/syllables";

const shown = (text: string) => breakable(text).replaceAll("\u00AD", "-");

describe("where a name may be broken", () => {
  it.each([
    ["Длиннобородый истребитель", "Длин-но-бо-ро-дый ис-тре-би-тель"],
    ["Неожиданное мужество", "Не-ожи-дан-ное мужество"],
    ["Несподівана відвага", "Нес-по-ді-ва-на відвага"],
    ["Erebor Hammersmith", "Erebor Ham-mer-smith"],
    ["Unexpected Courage", "Unexpected Courage"],
  ])("%s", (name, parts) => expect(shown(name)).toBe(parts));

  it("leaves no single letter alone, nor a soft sign at a beginning", () => {
    expect(shown("Объединённые, Ухищрениями, Аккредитованный, Подъёмниками")).not.toMatch(/(^|[\s,-])\p{L}-|-\p{L}($|[\s,-])|-[ьъй]/u);
  });

  it("keeps two letters for one sound together", () => expect(shown("Brotherhoods")).not.toMatch(/t-h/));
});
