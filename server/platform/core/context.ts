import type { Config } from "../../config.ts";
import type { BoardAccessLookUp } from "../auth/access-batch.ts";
import type { Passwords } from "../auth/passwords.ts";
import type { RateLimit } from "../auth/rate-limit.ts";
import type { SessionActivity } from "../auth/session-activity.ts";
import type { Tokens } from "../auth/token.ts";
import type { Db } from "../db/db.ts";
import type { ByteBudget } from "../http/ceilings/byte-budget.ts";
import type { OpenRequests } from "../http/ceilings/open-requests.ts";
import type { Turns } from "../http/ceilings/turns.ts";
import type { Live } from "../live/live.ts";
import type { Log } from "../observability/log.ts";
import type { Requests } from "../observability/metrics.ts";
import type { TraceExporter } from "../observability/trace-export.ts";
import type { BoardSizes } from "../quotas/board-sizes.ts";
import type { EventBudget } from "../quotas/event-budget.ts";
import type { Limits } from "../quotas/limits.ts";
import type { ObjectStore } from "../storage/object-store.ts";
import type { LRU } from "../util/lru.ts";
import type { RepeatGuard } from "./repeat-guard.ts";
import type { SnapshotCache } from "./snapshots.ts";

/** What one running service is made of; handed to every operation. */
export interface Context {
  config: Config;
  db: Db;
  log: Log;
  tokens: Tokens;
  sessionActivity: SessionActivity;
  passwords: Passwords;
  /** Failed logins by account and address together, and by address alone; all logins likewise; new accounts by address; changed profiles by account. */
  rateLimits: {
    account: RateLimit;
    address: RateLimit;
    logins: RateLimit;
    loginsAtAddress: RateLimit;
    registrations: RateLimit;
    profiles: RateLimit;
  };
  repeats: RepeatGuard;
  snapshots: SnapshotCache;
  limits: Limits;
  sizes: BoardSizes;
  /** What every account may still cause others to be sent. */
  eventBudget: EventBudget;
  boardAccess: BoardAccessLookUp;
  /** Null where everything is kept in the database. */
  objects: ObjectStore | null;
  /** What all uploads under way may hold together. */
  uploads: ByteBudget;
  /** The same of all other bodies. */
  bodies: ByteBudget;
  openRequests: OpenRequests;
  /** Pages of lists that are being read. */
  pageReads: Turns;
  /** Boards of resources, which never change: lets changes of one board queue up before they are loaded. */
  boardOf: LRU<string, string>;
  live: Live;
  requests: Requests;
  /** Absent when no collector is configured. */
  traces: TraceExporter | undefined;
  startedAt: number;
}
