import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { map } from "./scripts/map.ts";
import { messages } from "./scripts/messages.ts";
import { rules } from "./scripts/rules.ts";
import { squeeze } from "./scripts/squeeze.ts";

const server = process.env["WESTMARCH_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), messages(), rules(), map(), squeeze()],
  build: {
    outDir: fileURLToPath(new URL("../src/westmarch/server/static", import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: "es2023",
    // What every visit needs is one file: each further one costs half a kilobyte to ask for, and packs worse.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 120_000 }, // a busy machine is no fault
});
