/** What every operation is given: all parts of one running service, put together from its settings. */
import packageJson from "../package.json" with { type: "json" };
import { largestUpload } from "./attachments/multipart.ts";
import { createCheckpoints } from "./boards/history/checkpoint-writer.ts";
import { boardIfKept, boardNow, bytesNow } from "./boards/snapshot.ts";
import { createSnapshotCache } from "./boards/snapshot-cache.ts";
import { createCardOrders } from "./cards/kept-orders.ts";
import { plainEvents } from "./columns/plain-events.ts";
import { signingSecret } from "./config/signing-secret.ts";
import type { Config } from "./config.ts";
import { createDerivedWrites } from "./derived-writes.ts";
import { hintOf } from "./notifications/hints.ts";
import { personalSource } from "./notifications/personal-source.ts";
import { createBoardAccess } from "./platform/auth/access-batch.ts";
import { createApiTokens } from "./platform/auth/api-tokens.ts";
import { BoardOf } from "./platform/auth/board-of.ts";
import { createFeedTokens } from "./platform/auth/feed-tokens.ts";
import { createOidcProvider } from "./platform/auth/oidc/provider.ts";
import { createPasswords, type PasswordCost } from "./platform/auth/passwords.ts";
import { createSealedTexts } from "./platform/auth/sealed-texts.ts";
import { createSessionActivity } from "./platform/auth/session-activity.ts";
import { createShareTokens } from "./platform/auth/share-tokens.ts";
import { createSignedIds } from "./platform/auth/signed-ids.ts";
import { createTokens } from "./platform/auth/token.ts";
import { createBoardWriter } from "./platform/core/change/board-writer.ts";
import type { Context, DatabaseAccess } from "./platform/core/context.ts";
import { createForwarding } from "./platform/core/forwarding.ts";
import { createLeases } from "./platform/core/leases.ts";
import { createRepeatGuard } from "./platform/core/repeat-guard.ts";
import { type Db, WorkerDown } from "./platform/db/db.ts";
import { MAX_JSON_BYTES } from "./platform/http/input.ts";
import type { connectRedis as ConnectRedis } from "./platform/live/bus/redis.ts";
import { Live } from "./platform/live/live.ts";
import type { Log } from "./platform/observability/log.ts";
import { createRequests } from "./platform/observability/metrics.ts";
import { roomForConnections } from "./platform/observability/open-files.ts";
import { createOutageLog } from "./platform/observability/outage-log.ts";
import { tracedDb } from "./platform/observability/trace-db.ts";
import { startTraceExporter, type TraceExporter } from "./platform/observability/trace-export.ts";
import { createBoardSizes } from "./platform/quotas/board-sizes.ts";
import { createBudgets } from "./platform/quotas/budgets.ts";
import { createByteBudget } from "./platform/quotas/byte-budget.ts";
import { createLargeAnswers } from "./platform/quotas/large-answers.ts";
import { createLimits } from "./platform/quotas/limits.ts";
import { createOpenRequests } from "./platform/quotas/open-requests.ts";
import { createPlaces, createWaitingPlaces } from "./platform/quotas/places.ts";
import { createRateLimit } from "./platform/quotas/rate-limit.ts";
import { createRedisRateLimit } from "./platform/quotas/redis-rate-limit.ts";
import { createRefusals } from "./platform/quotas/refusals.ts";
import { createTurns, longestWaitMs } from "./platform/quotas/turns.ts";
import { fewAtOnce } from "./platform/scheduling/few-at-once.ts";
import { LONGEST_WAIT_MS } from "./platform/scheduling/longest-wait.ts";
import { createWaker } from "./platform/scheduling/waker.ts";
import { openObjectStore } from "./platform/storage/object-store.ts";
import { createPublicSnapshots } from "./shares/public-snapshots.ts";
import { shareSource } from "./shares/store.ts";

/** An address may have this many times the logins and failures of one account. */
const ADDRESS_FACTOR = 10;
const MINUTE_SECONDS = 60;
/** What is cached of boards for the public may take half as much memory as boards, besides. The largest board fits in. */
const PUBLIC_SHARE = 2;
/** Large bodies, pages of board lists and boards as they were: each may leave a few mebibytes of garbage. */
const ONE_BY_ONE = { atOnce: 1, restMs: 4 };
/** How many requests may wait for long work, such as copying or rebuilding a board: in total, and per account at an address. */
const WAITING = { most: 256, mostOfOne: 32 };
/** How much of the longest wait they may use: the work itself needs the rest of the time. */
const LONG_WORK_WAIT_SHARE = 1 / 2;
/** The connections of those who copy a board stay open, whatever IDLE_TIMEOUT_SECONDS says. */
const COPIES = { ...ONE_BY_ONE, waiting: { ...WAITING, longestMs: LONGEST_WAIT_MS * LONG_WORK_WAIT_SHARE } };
/** Archives of boards that are sent at once: each holds the compressed text of its board until that is read. */
const EXPORTS = { most: 16, mostOfOne: 2 };
/** Columns of large boards that are sent with their cards: each holds its text until that is read, 40 MiB of the longest. */
const COLUMN_ANSWERS = { most: 8, mostOfOne: 4 };
/** Requests without a login that begin in one turn of the event loop: each takes some tenths of a millisecond. */
const STRANGERS = 16;

/** What tests make quicker. */
interface Pace {
  /** How long a second of clocks and queues lasts. */
  secondMs: number;
  passwordCost: PasswordCost;
}

/** What is loaded only where the settings ask for it. */
interface Loaded {
  connectRedis: typeof ConnectRedis | null;
}

export function createContext(
  config: Config,
  log: Log,
  db: Db,
  { secondMs, passwordCost, connectRedis }: Pace & Loaded,
): Context {
  const windowSeconds = config.LOGIN_WINDOW_SECONDS;
  const secrets: [string, ...string[]] = [signingSecret(config)];
  if (config.JWT_SECRET_PREVIOUS) secrets.push(config.JWT_SECRET_PREVIOUS);
  const connections = {
    perUser: config.SOCKETS_PER_USER,
    perAddress: config.SOCKETS_PER_ADDRESS,
    joining: config.SOCKETS_JOINING,
    publicStreams: config.PUBLIC_STREAMS,
    publicPerLink: config.PUBLIC_STREAMS_PER_LINK,
    publicPerAddress: config.PUBLIC_STREAMS_PER_ADDRESS,
    total: roomForConnections(config.DATABASE_URL ? config.DATABASE_POOL : 0),
  };
  const requests = createRequests();
  const longestMs = longestWaitMs(config);
  const oneByOne = { ...ONE_BY_ONE, waiting: { longestMs } };
  const waiting = { ...WAITING, longestMs: longestMs * LONG_WORK_WAIT_SHARE };
  const pastReads = { ...ONE_BY_ONE, waiting };
  const snapshots = createSnapshotCache(config.SNAPSHOT_CACHE_BYTES, longestMs);
  const publicSnapshots = createPublicSnapshots(config.SNAPSHOT_CACHE_BYTES / PUBLIC_SHARE);
  const boardOf = new BoardOf();
  const reading = { db, snapshots, boardOf };
  const readBoard = (boardId: string) => boardNow(reading, boardId);
  const outages = createOutageLog(log, (isOfPart) => checkDatabase(db, isOfPart), secondMs);
  const live = new Live({
    db,
    log,
    outages,
    readBoard,
    plainEvents,
    onHeard: (boardId, text) => boardOf.rememberEvent(boardId, text),
    notifications: personalSource,
    shares: shareSource,
    connectRedis: connectRedis && ((events) => connectRedis(config.REDIS_URL, log, events)),
    limits: connections,
    secondMs,
  });
  db.onDisruption(() => {
    snapshots.clear();
    publicSnapshots.clear();
    live.recheckAll();
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
    apiTokens: createApiTokens(db),
    signedIds: createSignedIds(secrets),
    feedTokens: createFeedTokens(secrets),
    oidc: createOidcProvider(config, log),
    shareTokens: createShareTokens(secrets),
    sessionActivity: createSessionActivity(db),
    passwords: createPasswords(passwordCost),
    rateLimits: {
      account: throttle("account", config.LOGIN_FAILURES),
      address: throttle("address", config.LOGIN_FAILURES * ADDRESS_FACTOR),
      logins: eachMinute("logins", config.LOGINS_PER_MINUTE),
      loginsAtAddress: eachMinute("logins-at-address", config.LOGINS_PER_MINUTE * ADDRESS_FACTOR),
      registrations: throttle("registrations", config.REGISTRATIONS_PER_ADDRESS),
      forgotten: throttle("forgotten", config.LOGIN_FAILURES * ADDRESS_FACTOR),
      profiles: eachMinute("profiles", config.PROFILE_CHANGES_PER_MINUTE),
      replays: eachMinute("replays", config.WEBHOOK_REPLAYS_PER_MINUTE),
    },
    repeats: createRepeatGuard(secrets),
    leases: createLeases(db),
    snapshots,
    publicSnapshots,
    checkpoints: createCheckpoints(db, log, {
      isBusy: () => requests.inFlight > 0,
      kept: (boardId) => boardIfKept(reading, boardId),
    }),
    orders: createCardOrders(),
    limits: createLimits(config),
    derivedWrites: createDerivedWrites(config),
    announced(boardId, events) {
      const hint = hintOf(boardId, events);
      if (hint) live.personalHint(hint);
    },
    forwarding: createForwarding(),
    importQueue: createWaker(),
    givenUpUploads: new Set(),
    sealedTexts: createSealedTexts(secrets),
    sizes: createBoardSizes(config.BOARD_BYTES, (boardId) => bytesNow(reading, boardId)),
    budgets: createBudgets(config),
    objects: openObjectStore(config, log),
    uploads: createByteBudget(config.UPLOAD_MEMORY_BYTES, largestUpload(config.MAX_ATTACHMENT_BYTES), 2),
    // A parsed body briefly takes up to ten times as much.
    bodies: createByteBudget(config.BODY_MEMORY_BYTES, MAX_JSON_BYTES, 4),
    openRequests: createOpenRequests({
      perUser: config.OPEN_REQUESTS_PER_SESSION,
      perAddress: config.OPEN_REQUESTS_PER_ADDRESS,
    }),
    largeAnswers: createLargeAnswers(),
    strangers: fewAtOnce(STRANGERS),
    refusals: createRefusals(),
    bodyTurns: createTurns(oneByOne),
    pageReads: createTurns(oneByOne),
    boardCopies: createTurns(COPIES),
    exports: createPlaces(EXPORTS),
    columnAnswers: createWaitingPlaces({ ...COLUMN_ANSWERS, waiting }),
    pastReads: { small: createTurns(pastReads), large: createTurns(pastReads) },
    boardOf,
    live,
    requests,
    outages,
    traces: tracesOf(config, log),
    traced: (span) => ({ ...context, ...databaseAccess(tracedDb(db, span)) }),
    startedAt: Date.now(),
  };
  return context;
}

async function checkDatabase(db: Db, isOfPart: boolean): Promise<void> {
  await db.checkWritable();
  if (isOfPart && (await db.missingWorkers()).length > 0) throw new WorkerDown("a worker does not answer");
}

function databaseAccess(db: Db): DatabaseAccess {
  return {
    db,
    boardWriter: createBoardWriter(db),
    accounts: db,
    storage: db,
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
