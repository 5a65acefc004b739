/** When to look for what no hint told of: often while the bus is silent, rarely where this process is alone. */
import type { DbReader } from "../../db/db.ts";
import type { Bus } from "../bus/bus.ts";
import type { PersonalHub } from "./personal-hub.ts";

const SECONDS = {
  listening: { notifications: 5, lists: 15 },
  deaf: { notifications: 0.5, lists: 2 },
  alone: { notifications: 10, lists: 30 },
};

export function createPersonalChecks(
  hub: PersonalHub,
  db: DbReader,
  secondMs: number,
): { tick(bus: Bus): Promise<void>; soon(): void } {
  const last = { notifications: Date.now(), lists: Date.now() };
  return {
    async tick(bus) {
      const pace = db.kind === "sqlite" ? "alone" : bus.shared && bus.healthy ? "listening" : "deaf";
      for (const what of ["lists", "notifications"] as const) {
        if (Date.now() - last[what] < SECONDS[pace][what] * secondMs) continue;
        last[what] = Date.now();
        await hub.check(what);
      }
    },
    /** Hints may have been lost. */
    soon() {
      last.notifications = 0;
      last.lists = 0;
    },
  };
}
