// Who the server takes the reader for, and which games it has.
import { api, RefusedError } from "./protocol/api";
import type { GameInfo, Me } from "./protocol/types";

class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  offline = $state(false);

  async load(): Promise<void> {
    try {
      [this.me, this.games] = await Promise.all([api.me(), api.games()]);
      this.offline = false;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.offline = true;
    }
  }

  game(key: string): GameInfo | undefined {
    return this.games.find((one) => one.key === key);
  }
}

export const session = new Session();
