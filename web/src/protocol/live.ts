// The line to a table: a WebSocket that comes back by itself and loses nothing. After a break it asks for what happened since
// the last version it has, and sends unanswered words again under their old ids, which the server carries out only once.
import type { ClientMessage, Hint, Pong, Refused, ServerMessage, Snapshot, Update, Ok } from "./types";
import { RefusedError } from "./api";

// A message without its id, each kind by itself.
type WithoutId<M> = M extends ClientMessage ? Omit<M, "id"> : never;
export type Outgoing = WithoutId<ClientMessage>;
export type Incoming = Exclude<ServerMessage, Ok | Refused | Pong | Hint>;
type Answer = Ok | Pong | Hint;
export type LineState = "connecting" | "up" | "lost" | "refused";

interface Pending {
  text: string;
  again: boolean; // may be sent once more after a break
  resolve(answer: Answer): void;
  reject(error: RefusedError): void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 4_000;
const HEARTBEAT = 8_000;
/** For how long an answer is waited for before the line counts as lost. */
const PATIENCE = 6_000;
/** Close codes after which trying again is of no use: no such table, foreign origin. */
const FINAL = new Set([4404, 4403]);

export class Line {
  state: LineState = "connecting";
  private version = -1;
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer = 0;
  private beat = 0;
  private closed = false;
  private next = 1;
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private readonly pending = new Map<string, Pending>();

  constructor(
    private readonly address: (from: number) => string,
    private readonly onMessage: (message: Incoming) => void,
    private readonly onState: (state: LineState) => void,
  ) {}

  open(): void {
    this.closed = false;
    addEventListener("online", this.hurry);
    addEventListener("offline", this.cut);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.cut);
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.socket?.close(1000);
    this.socket = null;
  }

  /** Send a message; resolves with the server's answer, rejects with its refusal. */
  send(message: Outgoing): Promise<Answer> {
    const id = `${this.prefix}-${this.next++}`;
    const text = JSON.stringify({ ...message, id });
    return new Promise((resolve, reject) => {
      const again = message.type === "say";
      if (this.state !== "up" && !again) {
        reject(new RefusedError("offline"));
        return;
      }
      this.pending.set(id, { text, again, resolve, reject });
      if (this.state === "up") this.transmit(id, text, message.type !== "hint");
    });
  }

  /** Send; a line on which no answer comes is lost, unless the answer takes thought. */
  private transmit(id: string, text: string, soon: boolean): void {
    const socket = this.socket;
    socket?.send(text);
    if (soon) window.setTimeout(() => socket && this.pending.has(id) && this.giveUp(socket), PATIENCE);
  }

  /** A line that is silent is closed without waiting for the other end. */
  private giveUp(socket: WebSocket): void {
    if (socket !== this.socket) return;
    socket.onclose = socket.onmessage = null;
    socket.close();
    this.broken(socket, 0);
  }

  /** The device itself says that it has no line. */
  private readonly cut = (): void => {
    if (this.socket && this.state === "up") this.giveUp(this.socket);
  };

  private readonly hurry = (): void => {
    if (this.state !== "lost" || this.closed) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    const old = this.socket;
    if (old) {
      old.onclose = old.onmessage = null;
      old.close();
    }
    const socket = new WebSocket(this.address(this.version));
    this.socket = socket;
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.broken(socket, event.code);
  }

  private broken(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.closed) return;
    clearInterval(this.beat);
    if (FINAL.has(code)) {
      this.become("refused");
      return;
    }
    this.become("lost");
    for (const [id, one] of this.pending) {
      if (one.again) continue;
      this.pending.delete(id);
      one.reject(new RefusedError("offline"));
    }
    this.timer = window.setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private receive(message: ServerMessage): void {
    if (message.type === "ok" || message.type === "pong" || message.type === "hint") this.settle(message.id, message);
    else if (message.type === "refused") this.refused(message);
    else {
      if (message.type === "snapshot" || message.type === "update") this.version = message.version;
      this.onMessage(message);
      if (message.type === "snapshot") this.established();
    }
  }

  private established(): void {
    this.pause = FIRST_PAUSE;
    this.become("up");
    for (const [id, one] of this.pending) this.transmit(id, one.text, true);
    clearInterval(this.beat);
    this.beat = window.setInterval(() => this.ping(), HEARTBEAT);
  }

  private ping(): void {
    this.send({ type: "ping" }).catch(() => {}); // a lost line is told by its state
  }

  private settle(id: string, answer: Answer): void {
    const one = this.pending.get(id);
    this.pending.delete(id);
    one?.resolve(answer);
  }

  private refused(message: Refused): void {
    const one = message.id === null ? undefined : this.pending.get(message.id);
    if (message.id !== null) this.pending.delete(message.id);
    one?.reject(new RefusedError(message.reason, message.args));
  }

  private become(state: LineState): void {
    if (state === this.state) return;
    this.state = state;
    this.onState(state);
  }
}

export type Situation = Snapshot | Update;
