/** The composition root: one running service, put together from its parts. */
import type { Server } from "bun";
import { type Routes, routes } from "../contract/index.ts";
import { mcpRoute } from "../contract/mcp.ts";
import { subjects } from "../contract/resources.ts";
import { SOCKET_PATH } from "../contract/socket.ts";
import { startObjectRemoval } from "./attachments/object-removal.ts";
import { CLOCK_TASKS } from "./clock.ts";
import type { Config } from "./config.ts";
import { createContext } from "./create-context.ts";
import { docsPages } from "./docs/pages.ts";
import { operations as allOperations } from "./features.ts";
import { runHousekeeping } from "./housekeeping.ts";
import { READERS } from "./imports/formats/index.ts";
import { startImports } from "./imports/run/runner.ts";
import { startInstanceCheck } from "./instance-check.ts";
import { startMailer } from "./mail/mailer.ts";
import { createMailTransport } from "./mail/transport.ts";
import { createMcpLater } from "./mcp/load.ts";
import { openDbPatiently } from "./open-db.ts";
import { PASSWORD_COST } from "./platform/auth/passwords.ts";
import { startSessionActivity } from "./platform/auth/session-activity.ts";
import type { Handler } from "./platform/core/call.ts";
import { startClock } from "./platform/core/clock.ts";
import type { Context } from "./platform/core/context.ts";
import { startHousekeeping } from "./platform/core/housekeeping.ts";
import { createRemovals } from "./platform/core/removals.ts";
import type { Db } from "./platform/db/db.ts";
import { below } from "./platform/http/base-path.ts";
import { createInProcess } from "./platform/http/in-process.ts";
import { mountRoutes, mountSocket, operationsOf } from "./platform/http/mount.ts";
import { answerUnknown, mountPages } from "./platform/http/pages.ts";
import type { SocketData } from "./platform/live/connections/socket-connection.ts";
import { createLog, type Log } from "./platform/observability/log.ts";
import { startLagProbe } from "./platform/observability/process-metrics.ts";
import { metricsPages } from "./system/metrics.ts";
import { createWaitingListener } from "./waiting.ts";
import { webPages } from "./web/pages.ts";
import { withVisits } from "./web/visits.ts";
import { startResealing } from "./webhooks/reseal.ts";
import { startSender } from "./webhooks/sender.ts";

/** Fails to compile if a route has no operation, or one with another result. */
const handlers: { [Name in keyof Routes]: Handler<Routes[Name]> } = allOperations;

/** While draining, responses tell clients to close their connections; the listener closes after that. */
const KEEP_ALIVE_CLOSE_MS = 1000;
const DRAIN_TIMEOUT_MS = 15_000;
/** From SIGTERM until what is still open is cut. */
export const MAX_DRAIN_MS = KEEP_ALIVE_CLOSE_MS + DRAIN_TIMEOUT_MS;

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

export async function startApp(
  config: Config,
  {
    log = logOf(config),
    secondMs = 1000,
    passwordCost = PASSWORD_COST,
    sharePort = false,
    importReaders = READERS,
    web = webPages(config.BASE_PATH),
  } = {},
): Promise<App> {
  // Migrations are done before the service itself listens: an instance that answers is never half made.
  const waiting = createWaitingListener(config, sharePort);
  const db = await openDbPatiently(config, log, waiting.listen).finally(waiting.stop);
  const connectRedis = config.REDIS_URL ? await loadRedis() : null;
  const context = createContext(config, log, db, { secondMs, passwordCost, connectRedis });
  const lagProbe = startLagProbe();
  const removals = createRemovals(log);
  const mailer = config.SMTP_URL ? startMailer(context, createMailTransport(config), secondMs) : undefined;
  const operations = operationsOf(context, { routes, subjects }, handlers);
  const agents = { mcp: createMcpLater(createInProcess(operations)) };
  const webhooks = startSender({ ...context, db }, { secondMs });
  const imports = startImports({ ...context, db }, { secondMs, readers: importReaders });
  const stopResealing = startResealing({ ...context, db }, config, secondMs);
  const server: Server<SocketData> = Bun.serve<SocketData>({
    hostname: config.HOST,
    port: waiting.port,
    // Every route bounds its own body; the largest that is ever read is an attachment.
    maxRequestBodySize: Number.MAX_SAFE_INTEGER,
    idleTimeout: config.IDLE_TIMEOUT_SECONDS,
    development: false,
    // Said in any case: left unsaid, `development: false` lets a second process listen on the same port.
    reusePort: sharePort,
    routes: below(context, {
      ...mountPages(context, {
        ...docsPages(config.BASE_PATH),
        ...web.pages,
        ...metricsPages(context, { lagProbe, removals, mailer, webhooks, imports }),
      }),
      ...withVisits(context, mountRoutes(context, operations)),
      ...mountRoutes(context, operationsOf(context, { routes: { mcp: mcpRoute }, subjects }, agents)),
      ...mountSocket(context, SOCKET_PATH),
    }),
    fetch: (request) => answerUnknown(context, request, web.nothingHere),
    websocket: context.live.websocket,
  });
  context.live.start(server);
  const stopHousekeeping = startHousekeeping(
    context,
    () => removals.during(db, (counting) => runHousekeeping({ db: counting, config, log })),
    secondMs,
  );
  const stopInstanceCheck = startInstanceCheck({ db, config, log }, secondMs);
  const clock = startClock(context, CLOCK_TASKS, secondMs);
  const stopSessionActivity = startSessionActivity(context.sessionActivity, log);
  const stopObjectRemoval = startObjectRemoval(context);

  async function stop(): Promise<void> {
    stopHousekeeping();
    stopSessionActivity();
    stopObjectRemoval();
    await mailer?.stop();
    stopResealing();
    await imports.stop();
    await webhooks.stop();
    await clock.stop();
    await stopInstanceCheck();
    await server.stop(true);
    await context.live.stop();
    context.outages.stop();
    lagProbe.stop();
    await context.checkpoints.stop();
    await context.traces?.stop();
    await db.close();
  }

  async function drain(): Promise<void> {
    const gone = context.live.drain();
    await Bun.sleep(KEEP_ALIVE_CLOSE_MS);
    // Closing cuts connections whose request has arrived and was not read yet, so everything that has arrived is read first.
    // Those that are open and have sent nothing are cut all the same: the kernel keeps them from the runtime until they do.
    for (let turns = 0; turns < 3; turns++) await new Promise(setImmediate);
    await Promise.race([
      Promise.all([gone, server.stop(), webhooks.stop(), imports.stop()]),
      Bun.sleep(DRAIN_TIMEOUT_MS),
    ]);
    await stop();
  }

  return { url: `http://${config.HOST}:${server.port}${config.BASE_PATH}`, context, db, drain, stop };
}

/** Its library takes a sixth of a second of CPU. */
async function loadRedis() {
  return (await import("./platform/live/bus/redis.ts")).connectRedis;
}

export function logOf(config: Config): Log {
  return createLog({ level: config.LOG_LEVEL, format: config.LOG_FORMAT === "json" ? "json" : "text" });
}
