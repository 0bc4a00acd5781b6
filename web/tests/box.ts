// What the server says is in a game's box, so that tests meet the real components.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Component } from "../src/protocol/types";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const VENV = fileURLToPath(new URL("../../.venv/bin/python", import.meta.url));
const PYTHON = process.env["WESTMARCH_PYTHON"] ?? (existsSync(VENV) ? VENV : "python3");
const COMPONENTS = `
import sys
from westmarch.server.http import catalogue
sys.stdout.buffer.write(catalogue.components(sys.argv[1]).body)
`;

/** What a Python program prints. */
export function python(...args: string[]): string {
  return execFileSync(PYTHON, args, { cwd: ROOT, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
}

/** A game's components. */
export function boxOf(game: string): Component[] {
  return JSON.parse(python("-c", COMPONENTS, game)) as Component[];
}
