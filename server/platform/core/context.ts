import type { Config } from "../../config.ts";
import type { AccountTable, StorageTable } from "../../tables.ts";
import type { BoardAccessLookUp } from "../auth/access-batch.ts";
import type { ApiTokens } from "../auth/api-tokens.ts";
import type { BoardOf } from "../auth/board-of.ts";
import type { FeedTokens } from "../auth/feed-tokens.ts";
import type { OidcProvider } from "../auth/oidc/provider.ts";
import type { Passwords } from "../auth/passwords.ts";
import type { SealedTexts } from "../auth/sealed-texts.ts";
import type { SessionActivity } from "../auth/session-activity.ts";
import type { ShareTokens } from "../auth/share-tokens.ts";
import type { SignedIds } from "../auth/signed-ids.ts";
import type { Tokens } from "../auth/token.ts";
import type { DbReader, DbWriter } from "../db/db.ts";
import type { Live } from "../live/live.ts";
import type { Log } from "../observability/log.ts";
import type { Requests } from "../observability/metrics.ts";
import type { OutageLog } from "../observability/outage-log.ts";
import type { Span } from "../observability/trace.ts";
import type { TraceExporter } from "../observability/trace-export.ts";
import type { BoardSizes } from "../quotas/board-sizes.ts";
import type { Budgets } from "../quotas/budgets.ts";
import type { ByteBudget } from "../quotas/byte-budget.ts";
import type { LargeAnswers } from "../quotas/large-answers.ts";
import type { Limits } from "../quotas/limits.ts";
import type { OpenRequests } from "../quotas/open-requests.ts";
import type { Places, WaitingPlaces } from "../quotas/places.ts";
import type { RateLimit } from "../quotas/rate-limit.ts";
import type { Refusals } from "../quotas/refusals.ts";
import type { Turns } from "../quotas/turns.ts";
import type { Waker } from "../scheduling/waker.ts";
import type { ObjectStore } from "../storage/object-store.ts";
import type { CardOrders } from "./card-orders.ts";
import type { BoardWriter } from "./change/board-writer.ts";
import type { DerivedWrites, NumberedAnnouncement } from "./change/decision.ts";
import type { Forwarding } from "./forwarding.ts";
import type { Leases } from "./leases.ts";
import type { RepeatGuard } from "./repeat-guard.ts";
import type { Checkpoints, PublicSnapshots, SnapshotCache } from "./snapshots.ts";

/**
 * The database, as far as operations may use it. Whatever belongs to a board is changed by `mutate`, which alone can
 * use `boardWriter`; the others write their own tables.
 */
export interface DatabaseAccess {
  db: DbReader;
  boardWriter: BoardWriter;
  accounts: DbWriter<AccountTable>;
  storage: DbWriter<StorageTable>;
  boardAccess: BoardAccessLookUp;
}

/** The parts of a running service, passed to every operation. */
export interface Context extends DatabaseAccess {
  config: Config;
  log: Log;
  tokens: Tokens;
  apiTokens: ApiTokens;
  signedIds: SignedIds;
  feedTokens: FeedTokens;
  /** Null where people log in with passwords only. */
  oidc: OidcProvider | null;
  shareTokens: ShareTokens;
  sessionActivity: SessionActivity;
  passwords: Passwords;
  /**
   * Failed logins by account and address together, and by address alone; all logins likewise; new accounts by address;
   * changed profiles by account; forgotten passwords by address.
   */
  rateLimits: {
    account: RateLimit;
    address: RateLimit;
    logins: RateLimit;
    loginsAtAddress: RateLimit;
    registrations: RateLimit;
    profiles: RateLimit;
    forgotten: RateLimit;
    replays: RateLimit;
  };
  repeats: RepeatGuard;
  leases: Leases;
  snapshots: SnapshotCache;
  publicSnapshots: PublicSnapshots;
  checkpoints: Checkpoints;
  orders: CardOrders;
  limits: Limits;
  derivedWrites: DerivedWrites;
  /** Called with the events of every commit. */
  announced(this: void, boardId: string, events: readonly NumberedAnnouncement[]): void;
  forwarding: Forwarding;
  /** Woken when an import waits to be run. */
  importQueue: Waker;
  /** Uploads that failed and could not be removed then: imports that nobody will finish. */
  givenUpUploads: Set<string>;
  sealedTexts: SealedTexts;
  sizes: BoardSizes;
  budgets: Budgets;
  /** Null where everything is kept in the database. */
  objects: ObjectStore | null;
  /** Limits the memory of all uploads in progress. */
  uploads: ByteBudget;
  /** Limits the memory of all other request bodies. */
  bodies: ByteBudget;
  openRequests: OpenRequests;
  largeAnswers: LargeAnswers;
  /** Lets requests without a login begin, a few in each turn of the event loop. */
  strangers: () => Promise<void> | undefined;
  refusals: Refusals;
  /** Large bodies that are being parsed. */
  bodyTurns: Turns;
  /** Pages of lists that are being read. */
  pageReads: Turns;
  /** Boards that are being read to be copied or exported. */
  boardCopies: Turns;
  /** Archives of boards that are being sent. */
  exports: Places;
  /** Large columns that are being sent to those who changed them. */
  columnAnswers: WaitingPlaces;
  /** Boards that are being rebuilt as they were. */
  pastReads: { small: Turns; large: Turns };
  /** Boards of resources, which never change: lets changes of one board queue up before they are loaded. */
  boardOf: BoardOf;
  live: Live;
  requests: Requests;
  outages: OutageLog;
  /** Absent when no collector is configured. */
  traces: TraceExporter | undefined;
  /**
   * The same context with a database that records a span per statement and shares no batches: shared batches would
   * attribute other requests' statements to this span.
   */
  traced(this: void, span: Span): Context;
  startedAt: number;
}
