/** Looks for the leader until there is one. */
import { SplitBrain } from "../errors.ts";
import type { LeaderFinder } from "./leader.ts";

const LOOK_AGAIN_MS = 250;

export interface LeaderSearch {
  /** Does nothing where there is only one server, or while a search is under way. */
  start(): void;
  stop(): void;
}

interface Outcome {
  found(url: string): void;
  /** No server can safely be used, for now. */
  refused(reason: SplitBrain): void;
}

export function createLeaderSearch(finder: LeaderFinder, { found, refused }: Outcome): LeaderSearch {
  let isSearching = false;
  let isStopped = false;

  async function search(): Promise<void> {
    while (!isStopped) {
      const leader = await finder.find().catch((error) => {
        if (error instanceof SplitBrain) refused(error);
        return null;
      });
      if (leader !== null) {
        if (!isStopped) found(leader);
        return;
      }
      await Bun.sleep(LOOK_AGAIN_MS);
    }
  }

  return {
    start() {
      if (!finder.hasChoice || isSearching) return;
      isSearching = true;
      void search().finally(() => {
        isSearching = false;
      });
    },
    stop() {
      isStopped = true;
    },
  };
}
