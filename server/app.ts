/** The composition root: the visible list of operations, and one running service made of its parts. */
import type { Server } from "bun";
import { type Routes, routes } from "../contract/index.ts";
import { SOCKET_PATH } from "../contract/socket.ts";
import packageJson from "../package.json" with { type: "json" };
import { largestUpload } from "./attachments/multipart.ts";
import { startObjectRemoval } from "./attachments/object-removal.ts";
import * as attachments from "./attachments/operations.ts";
import * as automations from "./automations/operations.ts";
import * as boards from "./boards/operations.ts";
import { getBoard } from "./boards/snapshot.ts";
import * as cards from "./cards/operations.ts";
import * as items from "./checklists/item-operations.ts";
import * as checklists from "./checklists/operations.ts";
import * as columns from "./columns/operations.ts";
import { type Config, signingSecret, sqliteFile } from "./config.ts";
import { asyncapi } from "./docs/asyncapi.ts";
import { openapi } from "./docs/openapi.ts";
import { docsPages } from "./docs/pages.ts";
import * as events from "./events/operations.ts";
import * as labels from "./labels/operations.ts";
import { createBoardAccess } from "./platform/access-of-many.ts";
import { createByteBudget } from "./platform/byte-budget.ts";
import type { Handler } from "./platform/call.ts";
import type { Context } from "./platform/context.ts";
import type { Db } from "./platform/db/db.ts";
import { openPostgres } from "./platform/db/postgres.ts";
import { openSqlite } from "./platform/db/sqlite.ts";
import { startHousekeeping } from "./platform/housekeeping.ts";
import { answerUnknown, mountPages, mountRoutes, mountSocket } from "./platform/http.ts";
import { createKeptBoards } from "./platform/kept-boards.ts";
import { Live } from "./platform/live/live.ts";
import type { SocketData } from "./platform/live/sockets.ts";
import { createLog, type Log } from "./platform/log.ts";
import { LRU } from "./platform/lru.ts";
import { createRequests } from "./platform/metrics.ts";
import { openObjectStore } from "./platform/object-store.ts";
import { createPasswords } from "./platform/passwords.ts";
import { startLagProbe } from "./platform/process-metrics.ts";
import { createSharedTries } from "./platform/shared-tries.ts";
import { createThrottle } from "./platform/throttle.ts";
import { createTokens } from "./platform/token.ts";
import { startTraceExporter, type TraceExporter } from "./platform/trace-export.ts";
import { metricsPages } from "./system/metrics.ts";
import * as system from "./system/operations.ts";
import * as users from "./users/operations.ts";
import { webPages } from "./web/pages.ts";

const operations: { [Name in keyof Routes]: Handler<Routes[Name]> } = {
  ...users,
  ...boards,
  getBoard,
  ...columns,
  ...cards,
  ...labels,
  ...checklists,
  ...items,
  ...attachments,
  ...automations,
  ...events,
  ...system,
};

const REMEMBERED_RESOURCES = 100_000;
/** One address may fail at this many times as many logins as one account from it. */
const ADDRESS_FACTOR = 10;
/** While draining, answers tell clients to close their connection; only then does the listener go. */
const KEEP_ALIVE_FAREWELL_MS = 1000;
const DRAIN_TIMEOUT_MS = 15_000;

export interface App {
  readonly url: string;
  readonly context: Context;
  /** Lets requests finish and sends sockets elsewhere, then stops. */
  drain(): Promise<void>;
  /** At once. */
  stop(): Promise<void>;
}

export async function openDb(config: Config): Promise<Db> {
  if (config.DATABASE_URL) return openPostgres(config.DATABASE_URL, config.DATABASE_POOL);
  return openSqlite(sqliteFile(config));
}

export async function startApp(
  config: Config,
  { log = logOf(config), secondMs = 1000, sharePort = false } = {},
): Promise<App> {
  // Migrations are done before anything listens: an instance that answers is never half made.
  const context = createContext(config, log, await openDb(config), secondMs);
  const lagProbe = startLagProbe();
  const web = webPages();
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
      ...mountRoutes(context, routes, operations),
      ...mountSocket(context, SOCKET_PATH),
    },
    fetch: (request) => answerUnknown(context, request, web.nothingHere),
    websocket: context.live.websocket,
  });
  context.live.start(server);
  const stopHousekeeping = startHousekeeping(context);
  const stopObjectRemoval = startObjectRemoval(context);

  async function stop(): Promise<void> {
    stopHousekeeping();
    stopObjectRemoval();
    await server.stop(true);
    await context.live.stop();
    lagProbe.stop();
    await context.traces?.stop();
    await context.db.close();
  }

  async function drain(): Promise<void> {
    const gone = context.live.drain();
    await Bun.sleep(KEEP_ALIVE_FAREWELL_MS);
    await Promise.race([Promise.all([gone, server.stop()]), Bun.sleep(DRAIN_TIMEOUT_MS)]);
    await stop();
  }

  return { url: `http://${config.HOST}:${server.port}`, context, drain, stop };
}

function createContext(config: Config, log: Log, db: Db, secondMs: number): Context {
  const windowSeconds = config.LOGIN_WINDOW_SECONDS;
  const previous = config.JWT_SECRET_PREVIOUS;
  const limits = {
    perUser: config.SOCKETS_PER_USER,
    perAddress: config.SOCKETS_PER_ADDRESS,
    joining: config.SOCKETS_JOINING,
  };
  const live = new Live({ db, log, redisUrl: config.REDIS_URL, limits, secondMs });
  const shared = config.REDIS_URL ? createSharedTries(() => live.store) : null;
  const throttle = (name: string, most: number) => createThrottle({ name, most, windowSeconds }, shared);
  return {
    config,
    log,
    db,
    tokens: createTokens({
      secrets: previous ? [signingSecret(config), previous] : [signingSecret(config)],
      algorithm: config.JWT_ALGORITHM,
      audience: config.JWT_AUDIENCE,
      lifetimeSeconds: config.JWT_LIFETIME_SECONDS,
    }),
    passwords: createPasswords(),
    throttles: {
      account: throttle("account", config.LOGIN_FAILURES),
      address: throttle("address", config.LOGIN_FAILURES * ADDRESS_FACTOR),
      registrations: throttle("registrations", config.REGISTRATIONS_PER_ADDRESS),
    },
    boards: createKeptBoards(config.SNAPSHOT_CACHE_BYTES),
    objects: openObjectStore(config, log),
    uploads: createByteBudget(
      Math.max(config.UPLOAD_MEMORY_BYTES, largestUpload(config.MAX_ATTACHMENT_BYTES)),
    ),
    boardAccess: createBoardAccess(db),
    boardOf: new LRU(REMEMBERED_RESOURCES),
    live,
    requests: createRequests(),
    traces: tracesOf(config, log),
    startedAt: Date.now(),
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
