/** The composition root: the visible list of operations, and one running service made of its parts. */
import type { Server } from "bun";
import { type Routes, routes } from "../contract/index.ts";
import { subjects } from "../contract/resources.ts";
import { SOCKET_PATH } from "../contract/socket.ts";
import packageJson from "../package.json" with { type: "json" };
import { largestUpload } from "./attachments/multipart.ts";
import { startObjectRemoval } from "./attachments/object-removal.ts";
import * as attachments from "./attachments/operations.ts";
import * as automations from "./automations/operations.ts";
import { listBoards } from "./boards/list.ts";
import * as boards from "./boards/operations.ts";
import { removeDeletedBoard } from "./boards/removal.ts";
import { boardNow, bytesNow, getBoard } from "./boards/snapshot.ts";
import { createSnapshotCache } from "./boards/snapshot-cache.ts";
import * as cards from "./cards/operations.ts";
import * as items from "./checklists/item-operations.ts";
import * as checklists from "./checklists/operations.ts";
import * as columns from "./columns/operations.ts";
import { plainEvents } from "./columns/plain-events.ts";
import { signingSecret } from "./config/signing-secret.ts";
import { type Config, sqliteFile } from "./config.ts";
import { asyncapi } from "./docs/asyncapi.ts";
import { openapi } from "./docs/openapi.ts";
import { docsPages } from "./docs/pages.ts";
import * as events from "./events/operations.ts";
import { runHousekeeping } from "./housekeeping.ts";
import * as labels from "./labels/operations.ts";
import { labelStats } from "./labels/stats.ts";
import { createBoardAccess } from "./platform/auth/access-batch.ts";
import { createPasswords } from "./platform/auth/passwords.ts";
import { createRateLimit } from "./platform/auth/rate-limit.ts";
import { createRedisRateLimit } from "./platform/auth/redis-rate-limit.ts";
import { createSessionActivity, startSessionActivity } from "./platform/auth/session-activity.ts";
import { createTokens } from "./platform/auth/token.ts";
import { createBoardWriter } from "./platform/core/change/board-writer.ts";
import type { Context, DatabaseAccess } from "./platform/core/context.ts";
import { startHousekeeping } from "./platform/core/housekeeping.ts";
import { createRepeatGuard } from "./platform/core/repeat-guard.ts";
import { DatabaseUnavailable, type Db } from "./platform/db/db.ts";
import { openPostgres } from "./platform/db/postgres/postgres.ts";
import { openSqlite } from "./platform/db/sqlite/sqlite.ts";
import type { Handler } from "./platform/http/call.ts";
import { createByteBudget } from "./platform/http/ceilings/byte-budget.ts";
import { createOpenRequests } from "./platform/http/ceilings/open-requests.ts";
import { createTurns } from "./platform/http/ceilings/turns.ts";
import { MAX_JSON_BYTES } from "./platform/http/input.ts";
import { mountRoutes, mountSocket } from "./platform/http/mount.ts";
import { answerUnknown, mountPages } from "./platform/http/pages.ts";
import type { SocketData } from "./platform/live/connections/socket-connection.ts";
import { Live } from "./platform/live/live.ts";
import { createLog, type Log } from "./platform/observability/log.ts";
import { createRequests } from "./platform/observability/metrics.ts";
import { roomForConnections } from "./platform/observability/open-files.ts";
import { startLagProbe } from "./platform/observability/process-metrics.ts";
import { tracedDb } from "./platform/observability/trace-db.ts";
import { startTraceExporter, type TraceExporter } from "./platform/observability/trace-export.ts";
import { createBoardSizes } from "./platform/quotas/board-sizes.ts";
import { createEventBudget } from "./platform/quotas/event-budget.ts";
import { createLimits } from "./platform/quotas/limits.ts";
import { openObjectStore } from "./platform/storage/object-store.ts";
import { LRU } from "./platform/util/lru.ts";
import { metricsPages } from "./system/metrics.ts";
import * as system from "./system/operations.ts";
import * as users from "./users/operations.ts";
import * as sessions from "./users/session-operations.ts";
import { webPages } from "./web/pages.ts";

const operations: { [Name in keyof Routes]: Handler<Routes[Name]> } = {
  ...users,
  ...sessions,
  ...boards,
  listBoards,
  getBoard,
  ...columns,
  ...cards,
  ...labels,
  labelStats,
  ...checklists,
  ...items,
  ...attachments,
  ...automations,
  ...events,
  ...system,
};

const REMEMBERED_RESOURCES = 100_000;
/** An address may have this many times the logins and failures of one account. */
const ADDRESS_FACTOR = 10;
const MINUTE_SECONDS = 60;
/** Pages of long board lists read at the same time, over all callers. */
const PAGES_AT_ONCE = 2;
/** While draining, responses tell clients to close their connections; the listener closes after that. */
const KEEP_ALIVE_CLOSE_MS = 1000;
const DRAIN_TIMEOUT_MS = 15_000;
/** How long a start waits for the database, the longest pause between attempts, and how often it logs that it waits. */
const START_PATIENCE_MS = 300_000;
const MAX_START_WAIT_MS = 1000;
const LOG_INTERVAL_MS = 5000;

export interface App {
  readonly url: string;
  readonly context: Context;
  /** All of the database, for tests and tools. Operations get parts of it. */
  readonly db: Db;
  /** Lets requests finish and sends sockets elsewhere, then stops. */
  drain(): Promise<void>;
  /** At once. */
  stop(): Promise<void>;
}

export async function openDb(config: Config): Promise<Db> {
  const { DATABASE_URL: url, DATABASE_POOL: connections, DATABASE_PREPARE: prepare } = config;
  if (url) return openPostgres({ url, connections, prepare });
  return openSqlite(sqliteFile(config));
}

/** During a failover PostgreSQL may be down, or only a standby reachable, while an instance starts. */
async function openDbPatiently(config: Config, log: Log): Promise<Db> {
  const startedMs = performance.now();
  let loggedMs = Number.NEGATIVE_INFINITY;
  for (let waitMs = 50; ; waitMs = Math.min(2 * waitMs, MAX_START_WAIT_MS)) {
    try {
      return await openDb(config);
    } catch (error) {
      const nowMs = performance.now();
      if (!(error instanceof DatabaseUnavailable) || nowMs - startedMs > START_PATIENCE_MS) throw error;
      if (nowMs - loggedMs > LOG_INTERVAL_MS) {
        loggedMs = nowMs;
        log.warn("waiting for the database", { reason: error.message });
      }
    }
    await Bun.sleep(waitMs);
  }
}

export async function startApp(
  config: Config,
  { log = logOf(config), secondMs = 1000, sharePort = false, web = webPages() } = {},
): Promise<App> {
  // Migrations are done before anything listens: an instance that answers is never half made.
  const db = await openDbPatiently(config, log);
  const context = createContext(config, log, db, secondMs);
  const lagProbe = startLagProbe();
  const server: Server<SocketData> = Bun.serve<SocketData>({
    hostname: config.HOST,
    port: config.PORT,
    // Every route bounds its own body; the largest that is ever read is an attachment.
    maxRequestBodySize: Number.MAX_SAFE_INTEGER,
    idleTimeout: config.IDLE_TIMEOUT_SECONDS,
    development: false,
    // Said in any case: left unsaid, `development: false` lets a second process listen on the same port.
    reusePort: sharePort,
    routes: {
      ...mountPages(context, {
        ...docsPages(openapi(), asyncapi()),
        ...web.pages,
        ...metricsPages(context, lagProbe),
      }),
      ...mountRoutes(context, { routes, subjects }, operations),
      ...mountSocket(context, SOCKET_PATH),
    },
    fetch: (request) => answerUnknown(context, request, web.nothingHere),
    websocket: context.live.websocket,
  });
  context.live.start(server);
  const stopHousekeeping = startHousekeeping({ log }, () => runHousekeeping({ db, config }), secondMs);
  const stopSessionActivity = startSessionActivity(context.sessionActivity, log);
  const stopObjectRemoval = startObjectRemoval(context);

  async function stop(): Promise<void> {
    stopHousekeeping();
    stopSessionActivity();
    stopObjectRemoval();
    await server.stop(true);
    await context.live.stop();
    lagProbe.stop();
    await context.traces?.stop();
    await db.close();
  }

  async function drain(): Promise<void> {
    const gone = context.live.drain();
    await Bun.sleep(KEEP_ALIVE_CLOSE_MS);
    await Promise.race([Promise.all([gone, server.stop()]), Bun.sleep(DRAIN_TIMEOUT_MS)]);
    await stop();
  }

  return { url: `http://${config.HOST}:${server.port}`, context, db, drain, stop };
}

function createContext(config: Config, log: Log, db: Db, secondMs: number): Context {
  const windowSeconds = config.LOGIN_WINDOW_SECONDS;
  const secrets: [string, ...string[]] = [signingSecret(config)];
  if (config.JWT_SECRET_PREVIOUS) secrets.push(config.JWT_SECRET_PREVIOUS);
  const connections = {
    perUser: config.SOCKETS_PER_USER,
    perAddress: config.SOCKETS_PER_ADDRESS,
    joining: config.SOCKETS_JOINING,
    total: roomForConnections(config.DATABASE_URL ? config.DATABASE_POOL : 0),
  };
  const snapshots = createSnapshotCache(config.SNAPSHOT_CACHE_BYTES);
  const readBoard = (boardId: string) => boardNow({ db, snapshots }, boardId);
  const live = new Live({
    db,
    log,
    readBoard,
    plainEvents,
    redisUrl: config.REDIS_URL,
    limits: connections,
    secondMs,
  });
  db.onDisruption(() => {
    snapshots.clear();
    live.hub.recheckHeads();
  });
  const shared = config.REDIS_URL ? createRedisRateLimit(() => live.store) : null;
  const throttle = (name: string, most: number) => createRateLimit({ name, most, windowSeconds }, shared);
  const eachMinute = (name: string, most: number) =>
    createRateLimit({ name, most, windowSeconds: MINUTE_SECONDS }, shared);
  const context: Context = {
    ...databaseAccess(db),
    config,
    log,
    tokens: createTokens({
      secrets,
      algorithm: config.JWT_ALGORITHM,
      audience: config.JWT_AUDIENCE,
      lifetimeSeconds: config.JWT_LIFETIME_SECONDS,
    }),
    sessionActivity: createSessionActivity(db),
    passwords: createPasswords(),
    rateLimits: {
      account: throttle("account", config.LOGIN_FAILURES),
      address: throttle("address", config.LOGIN_FAILURES * ADDRESS_FACTOR),
      logins: eachMinute("logins", config.LOGINS_PER_MINUTE),
      loginsAtAddress: eachMinute("logins-at-address", config.LOGINS_PER_MINUTE * ADDRESS_FACTOR),
      registrations: throttle("registrations", config.REGISTRATIONS_PER_ADDRESS),
      profiles: eachMinute("profiles", config.PROFILE_CHANGES_PER_MINUTE),
    },
    repeats: createRepeatGuard(secrets),
    snapshots,
    limits: createLimits(config),
    sizes: createBoardSizes(config.BOARD_BYTES, (boardId) => bytesNow({ db, snapshots }, boardId)),
    eventBudget: createEventBudget(config.EVENT_BYTES_PER_MINUTE),
    objects: openObjectStore(config, log),
    uploads: createByteBudget(config.UPLOAD_MEMORY_BYTES, largestUpload(config.MAX_ATTACHMENT_BYTES), 2),
    // A parsed body briefly takes up to ten times as much.
    bodies: createByteBudget(config.BODY_MEMORY_BYTES, MAX_JSON_BYTES, 4),
    openRequests: createOpenRequests({
      perUser: config.OPEN_REQUESTS_PER_SESSION,
      perAddress: config.OPEN_REQUESTS_PER_ADDRESS,
    }),
    pageReads: createTurns({ atOnce: PAGES_AT_ONCE }),
    boardOf: new LRU(REMEMBERED_RESOURCES),
    live,
    requests: createRequests(),
    traces: tracesOf(config, log),
    traced: (span) => ({ ...context, ...databaseAccess(tracedDb(db, span)) }),
    startedAt: Date.now(),
  };
  return context;
}

function databaseAccess(db: Db): DatabaseAccess {
  return {
    db,
    boardWriter: createBoardWriter(db),
    accounts: db,
    storage: db,
    removeDeletedBoard: (boardId) => removeDeletedBoard(db, boardId),
    boardAccess: createBoardAccess(db),
  };
}

function tracesOf(config: Config, log: Log): TraceExporter | undefined {
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT === "") return undefined;
  return startTraceExporter({
    endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: config.OTEL_EXPORTER_OTLP_HEADERS,
    resource: {
      "service.name": config.OTEL_SERVICE_NAME,
      "service.version": packageJson.version,
      "service.instance.id": crypto.randomUUID(),
    },
    log,
  });
}

export function logOf(config: Config): Log {
  return createLog({ level: config.LOG_LEVEL, format: config.LOG_FORMAT === "json" ? "json" : "text" });
}
