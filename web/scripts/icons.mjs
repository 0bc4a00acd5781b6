// Draws the icons that icons.json names into one sprite per group, and writes a type with their names, so that a
// misspelt icon fails the type check. Runs before every build, check and test; its output is not kept in git.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const here = new URL(".", import.meta.url);
const out = new URL("../src/icons/generated/", here);
const groups = JSON.parse(readFileSync(new URL("icons.json", here), "utf8"));
const { icons } = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");

function symbol(name) {
  if (!icons[name]) throw new Error(`game-icons has no icon '${name}'`);
  const body = icons[name].body.replaceAll(' fill="currentColor"', "");
  return `<symbol id="i-${name}" viewBox="0 0 512 512">${body}</symbol>`;
}

mkdirSync(out, { recursive: true });
for (const [group, names] of Object.entries(groups)) {
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${names.map(symbol).join("")}</svg>`;
  writeFileSync(new URL(`${group}.svg`, out), sprite);
}
const all = [...new Set(Object.values(groups).flat())].sort();
writeFileSync(new URL("names.ts", out), `export type IconName =\n${all.map((name) => `  | "${name}"`).join("\n")};\n`);
