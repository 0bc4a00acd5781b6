// Who the server takes the reader for, and which games it has.
import { kept } from "./kept";
import { api, RefusedError } from "./protocol/api";
import type { GameInfo, Me } from "./protocol/types";

class Session {
  private who = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  offline = $state(false);

  get me(): Me | null {
    return this.who;
  }

  /** Whoever the server says it is; what this device keeps is his, or is forgotten. */
  set me(found: Me | null) {
    this.who = found;
    if (found) void kept.belongTo(found);
  }

  async load(): Promise<void> {
    try {
      [this.me, this.games] = await Promise.all([api.me(), api.games()]);
      this.offline = false;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.offline = true;
      if (error.reason === "offline") await this.recall();
    }
  }

  /** Without a connection the reader is who he was, and the games are those that this device knows. */
  private async recall(): Promise<void> {
    addEventListener("online", () => void this.load(), { once: true });
    [this.who, this.games] = await Promise.all([kept.me(), api.games().catch(() => [])]);
  }

  game(key: string): GameInfo | undefined {
    return this.games.find((one) => one.key === key);
  }
}

export const session = new Session();
