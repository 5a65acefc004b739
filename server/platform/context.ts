import type { Config } from "../config.ts";
import type { BoardAccessLookUp } from "./access-of-many.ts";
import type { BoardSizes } from "./board-sizes.ts";
import type { ByteBudget } from "./byte-budget.ts";
import type { Db } from "./db/db.ts";
import type { EventBudget } from "./event-budget.ts";
import type { RepeatGuard } from "./idempotency.ts";
import type { KeptBoards } from "./kept-boards.ts";
import type { Limits } from "./limits.ts";
import type { Live } from "./live/live.ts";
import type { Log } from "./log.ts";
import type { LRU } from "./lru.ts";
import type { Requests } from "./metrics.ts";
import type { ObjectStore } from "./object-store.ts";
import type { OpenRequests } from "./open-requests.ts";
import type { Passwords } from "./passwords.ts";
import type { SessionUses } from "./session-uses.ts";
import type { Throttle } from "./throttle.ts";
import type { Tokens } from "./token.ts";
import type { TraceExporter } from "./trace-export.ts";
import type { Turns } from "./turns.ts";

/** What one running service is made of; handed to every operation. */
export interface Context {
  config: Config;
  db: Db;
  log: Log;
  tokens: Tokens;
  sessionUses: SessionUses;
  passwords: Passwords;
  /** Failed logins by account and address together, and by address alone; all logins likewise; new accounts by address; changed profiles by account. */
  throttles: {
    account: Throttle;
    address: Throttle;
    logins: Throttle;
    loginsAtAddress: Throttle;
    registrations: Throttle;
    profiles: Throttle;
  };
  repeats: RepeatGuard;
  boards: KeptBoards;
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
