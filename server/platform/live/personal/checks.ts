/** Looks for notifications and changes to lists of boards that no hint told of. */
import type { DbReader } from "../../db/db.ts";
import type { Bus } from "../bus/bus.ts";
import { createIntervalCheck } from "../interval-check.ts";
import type { PersonalHub } from "./personal-hub.ts";

const SECONDS = {
  lists: { listening: 15, polling: 2, alone: 30 },
  notifications: { listening: 5, polling: 0.5, alone: 10 },
};

export function createPersonalChecks(
  hub: Pick<PersonalHub, "check">,
  db: Pick<DbReader, "kind">,
  secondMs: number,
): { tick(bus: Bus): Promise<void>; soon(): void } {
  const checks = (["lists", "notifications"] as const).map((what) => {
    const { listening, polling, alone } = SECONDS[what];
    return createIntervalCheck({
      db,
      intervalMs: { listening: listening * secondMs, polling: polling * secondMs, alone: alone * secondMs },
      run: (isForAll) => hub.check(what, isForAll),
    });
  });
  return {
    async tick(bus) {
      for (const check of checks) await check.tick(bus);
    },
    /** Hints may have been lost. */
    soon() {
      for (const check of checks) check.soon();
    },
  };
}
