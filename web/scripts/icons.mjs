// Draws the icons that icons.json and the boards' emblems.json name into one sprite per group, and writes a type with their names, so
// that a misspelt icon fails the build or the type check. Runs before every build, check and test; its output is not kept in git.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const SHARED = ["first", "common"]; // of the lobby, and of every other page beside it: no group of a game needs to hold the same
const here = new URL(".", import.meta.url);
const out = new URL("../src/icons/generated/", here);
const listed = JSON.parse(readFileSync(new URL("icons.json", here), "utf8"));
const { icons } = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");

function symbol(name) {
  if (!icons[name]) throw new Error(`game-icons has no icon '${name}'`);
  const body = icons[name].body.replaceAll(' fill="currentColor"', "");
  return `<symbol id="i-${name}" viewBox="0 0 512 512">${body}</symbol>`;
}

/** The emblems of a board's cards. */
function emblems(group) {
  const file = new URL(`../src/boards/${group}/emblems.json`, here);
  return existsSync(file) ? Object.values(JSON.parse(readFileSync(file, "utf8"))) : [];
}

function namesOf(group) {
  if (SHARED.includes(group)) return listed[group];
  const shared = SHARED.flatMap((one) => listed[one]);
  return [...new Set([...listed[group], ...emblems(group)])].filter((name) => !shared.includes(name)).sort();
}

/** Leaves a file alone that is as it should be: somebody may be reading it, for build, check and test run side by side. */
function write(name, text) {
  const file = new URL(name, out);
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}

mkdirSync(out, { recursive: true });
const groups = Object.keys(listed).map((group) => [group, namesOf(group)]);
for (const [group, names] of groups) {
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${names.map(symbol).join("")}</svg>`;
  write(`${group}.svg`, sprite);
}
const all = [...new Set(groups.flatMap(([, names]) => names))].sort();
write("names.ts", `export type IconName =\n${all.map((name) => `  | "${name}"`).join("\n")};\n`);
