/**
 * What all instances on one PostgreSQL must have in common, or they refuse each other's logins: the time, and the secret that
 * signs tokens. What differs is logged when it is found, and again every hour.
 *
 * Secrets are compared by a lease whose holder is a fingerprint of the secret, so that all instances with the same one hold
 * it together, and an instance with another one cannot.
 */
import { createHmac } from "node:crypto";
import { signingSecret } from "./config/signing-secret.ts";
import type { Config } from "./config.ts";
import { createLeases } from "./platform/core/leases.ts";
import { databaseTime } from "./platform/core/shared-clock.ts";
import type { DbReader, DbWriter } from "./platform/db/db.ts";
import { sql } from "./platform/db/sql.ts";
import type { Log } from "./platform/observability/log.ts";
import { repeat } from "./platform/scheduling/repeat.ts";

const INTERVAL_SECONDS = 15;
const LEASE = "signing secret";
const LEASE_SECONDS = 60;
const SKEW_MS = 5000;
/** How many checks go by before the same thing is said again. */
const SILENT_CHECKS = 3600 / INTERVAL_SECONDS;

interface Parts {
  db: Pick<DbReader, "read"> & DbWriter<"leases">;
  config: Config;
  log: Log;
}

/** Returns what stops it. `secondMs`: how long a second lasts; shorter in tests. */
export function startInstanceCheck(parts: Parts, secondMs: number): () => Promise<void> {
  if (!parts.config.DATABASE_URL) return async () => {};
  const { check, leave } = createInstanceCheck(parts);
  // What cannot be asked during an outage, which is logged elsewhere, is asked the next time.
  let running = check().catch(() => {});
  const stop = repeat(
    INTERVAL_SECONDS * secondMs,
    () => {
      running = check();
      return running;
    },
    () => {},
  );
  return async () => {
    stop();
    await running.catch(() => {});
    await leave().catch(() => {});
  };
}

export function createInstanceCheck({ db, config, log }: Parts) {
  const leases = createLeases(db, fingerprint(signingSecret(config)));
  const previous = config.JWT_SECRET_PREVIOUS && fingerprint(config.JWT_SECRET_PREVIOUS);
  const sayClock = sayNowAndThen(log);
  const saySecret = sayNowAndThen(log);

  /** While secrets are rotated, instances that still sign with the previous one may hold the lease. */
  async function isSecretKnown(now: Date): Promise<boolean> {
    if (await leases.hold(LEASE, LEASE_SECONDS, now)) return true;
    const { held } = await db.read({
      held: sql<{ holder: string }>`SELECT holder FROM leases WHERE name = ${LEASE}`,
    });
    return held.every(({ holder }) => holder === previous);
  }

  async function check(): Promise<void> {
    const beforeMs = Date.now();
    const { time } = await db.read({ time: databaseTime });
    const ms = time[0]?.ms;
    if (typeof ms !== "number") return;
    sayClock(skewText(ms, { beforeMs, afterMs: Date.now() }));
    saySecret((await isSecretKnown(new Date(ms))) ? null : OTHER_SECRET);
  }

  return { check, leave: leases.release };
}

const OTHER_SECRET =
  "another instance on this database has another JWT_SECRET: each refuses the logins of the other; give all of them the same one";

function skewText(
  theirsMs: number,
  { beforeMs, afterMs }: { beforeMs: number; afterMs: number },
): string | null {
  const skewMs = Math.max(beforeMs - theirsMs, theirsMs - afterMs);
  if (skewMs < SKEW_MS) return null;
  const side = theirsMs < beforeMs ? "ahead of" : "behind";
  return (
    `the clock of this machine is ${Math.round(skewMs / 1000)} seconds ${side} that of the database: logins end too early or ` +
    "too late, and with a minute or more, instances refuse each other's; synchronise the clocks with NTP"
  );
}

function sayNowAndThen(log: Log): (text: string | null) => void {
  let silent = 0;
  return (text) => {
    if (text !== null && silent === 0) log.error(text);
    silent = text === null ? 0 : (silent + 1) % SILENT_CHECKS;
  };
}

/** Tells secrets apart, and nothing about them. */
function fingerprint(secret: string): string {
  return createHmac("sha256", secret)
    .update("boardcast: which secret signs")
    .digest("base64url")
    .slice(0, 22);
}
