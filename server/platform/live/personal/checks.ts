/** When to look for what no hint told of: often while there is no bus, rarely where this process is alone. */
import type { DbReader } from "../../db/db.ts";
import type { Bus } from "../bus/bus.ts";
import type { PersonalHub } from "./personal-hub.ts";

const SECONDS = {
  listening: { notifications: 5, lists: 15 },
  deaf: { notifications: 0.5, lists: 2 },
  alone: { notifications: 10, lists: 30 },
};

/** The pause after a check is at least this many times as long as the check. */
const LEAST_PAUSE = 4;

export function createPersonalChecks(
  hub: PersonalHub,
  db: DbReader,
  secondMs: number,
): { tick(bus: Bus): Promise<void>; soon(): void } {
  const create = () => ({ lastMs: Date.now(), pauseUntilMs: 0, isForAll: false });
  const checks = { lists: create(), notifications: create() };

  async function run(what: keyof typeof checks, isForAll: boolean): Promise<void> {
    const check = checks[what];
    const startMs = Date.now();
    check.lastMs = startMs;
    check.isForAll = false;
    try {
      await hub.check(what, isForAll);
    } finally {
      check.pauseUntilMs = Date.now() + LEAST_PAUSE * (Date.now() - startMs);
    }
  }

  return {
    async tick(bus) {
      const pace = db.kind === "sqlite" ? "alone" : bus.shared && bus.healthy ? "listening" : "deaf";
      for (const what of ["lists", "notifications"] as const) {
        const { lastMs, pauseUntilMs, isForAll } = checks[what];
        const isDue = Date.now() - lastMs >= SECONDS[pace][what] * secondMs;
        if (isDue && Date.now() >= pauseUntilMs) await run(what, isForAll || pace === "deaf");
      }
    },
    /** Hints may have been lost. */
    soon() {
      for (const check of Object.values(checks)) Object.assign(check, { lastMs: 0, isForAll: true });
    },
  };
}
