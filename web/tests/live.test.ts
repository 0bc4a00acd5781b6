// The line to a table: it notices soon that nobody answers, says so, and sends again what was said meanwhile.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line, type LineState } from "../src/protocol/live";

class Socket {
  static made: Socket[] = [];
  sent: { type: string; id: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    Socket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: string });
  }
  close(): void {}
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const SNAPSHOT = { type: "snapshot", version: 3 };
const listeners = new Map<string, () => void>();
let states: LineState[] = [];
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", (name: string, does: () => void) => listeners.set(name, does));
  vi.stubGlobal("removeEventListener", (name: string) => listeners.delete(name));
  [Socket.made, states] = [[], []];
  line = new Line((from) => `ws://table?from=${from}`, () => {}, (state) => states.push(state));
  line.open();
  Socket.made[0]?.hear(SNAPSHOT);
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a line", () => {
  it("is lost at once where the device says that it is offline", () => {
    listeners.get("offline")?.();
    expect(states).toEqual(["up", "lost"]);
  });

  it("is lost a few seconds after a word that nobody answers, and the word is said again on the next one", async () => {
    const said = line.send({ type: "say", version: 3, words: [7], close: false });
    await vi.advanceTimersByTimeAsync(6_500);
    expect(states).toEqual(["up", "lost"]);
    const next = Socket.made.at(-1);
    next?.hear(SNAPSHOT);
    const again = next?.sent.find((one) => one.type === "say");
    expect(again).toMatchObject({ words: [7] });
    next?.hear({ type: "ok", id: again?.id });
    await expect(said).resolves.toMatchObject({ type: "ok" });
    expect(states).toEqual(["up", "lost", "up"]);
  });

  it("is lost within fifteen seconds where nothing is said at all", async () => {
    await vi.advanceTimersByTimeAsync(15_000);
    expect(states).toContain("lost");
  });

  it("waits for a hint, which takes thought", async () => {
    void line.send({ type: "hint" }).catch(() => {});
    for (let i = 0; i < 5; i++) {
      await vi.advanceTimersByTimeAsync(4_000);
      const socket = Socket.made[0];
      for (const one of socket?.sent.filter((message) => message.type === "ping") ?? []) socket?.hear({ type: "pong", id: one.id, now: 0 });
    }
    expect(states).toEqual(["up"]);
  });
});
