// Sounds: one loudness for all of them, kept on the device, and none where the reader wants it quiet.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SOUNDS } from "../src/lib/sounds";

let store: Record<string, string>;
let heard: string[];

/** A browser whose audio notes what it is asked to play. */
function browse({ reduced = false, touched = true, hidden = false } = {}): void {
  const param = (): object => ({ value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined });
  const node = (): object => ({ connect: (to: object) => to, gain: param(), frequency: param(), stop: () => undefined });
  class Audio {
    currentTime = 0;
    sampleRate = 100;
    destination = node();
    resume = (): Promise<void> => Promise.resolve();
    createGain = node;
    createBiquadFilter = node;
    createBuffer = (): object => ({ getChannelData: () => [] });
    createOscillator = (): object => ({ ...node(), start: () => heard.push("tone") });
    createBufferSource = (): object => ({ ...node(), start: () => heard.push("noise") });
  }
  vi.stubGlobal("AudioContext", Audio);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: touched } });
  vi.stubGlobal("document", { hidden, documentElement: { lang: "en", dataset: {} } });
  vi.stubGlobal("localStorage", { getItem: (key: string) => store[key] ?? null, setItem: (key: string, value: string) => (store[key] = value) });
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduced-motion") && reduced, addEventListener: () => undefined }));
}

/** A visit of the page, which knows nothing of the one before but what the device has kept. */
async function visit(how = {}) {
  browse(how);
  vi.resetModules();
  const [{ sound }, { settings }] = [await import("../src/lib/sounds"), await import("../src/settings.svelte")];
  return { sound, settings };
}

beforeEach(() => {
  [store, heard] = [{}, []];
});

afterEach(() => vi.unstubAllGlobals());

describe("sounds", () => {
  it("are quiet at first, and all of them can be heard", async () => {
    const { sound, settings } = await visit();
    expect(settings.volume).toBe("quiet");
    for (const one of SOUNDS) {
      heard = [];
      sound(one);
      expect(heard, one).not.toEqual([]);
    }
  });

  it("are off for whoever wants things calm, until he asks for them", async () => {
    const { sound, settings } = await visit({ reduced: true });
    expect([settings.volume, settings.pace]).toEqual(["off", 0]);
    sound("horn");
    expect(heard).toEqual([]);
    settings.set("volume", "full");
    sound("horn");
    expect(heard).not.toEqual([]);
  });

  it("stay off once they were put off, on every later visit", async () => {
    (await visit()).settings.set("volume", "off");
    const { sound, settings } = await visit();
    expect(settings.volume).toBe("off");
    for (const one of SOUNDS) sound(one);
    expect(heard).toEqual([]);
  });

  it("wait until the page was touched; who looks elsewhere is only called to his turn", async () => {
    (await visit({ touched: false })).sound("turn");
    const { sound } = await visit({ hidden: true });
    sound("horn");
    expect(heard).toEqual([]);
    sound("turn");
    expect(heard).not.toEqual([]);
  });
});
