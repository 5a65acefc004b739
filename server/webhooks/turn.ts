/**
 * The turn of a webhook: the next messages are sent in order, if nobody else is sending, and the outcome of each is noted
 * before the next. A process that dies in between leaves a lease that expires; then the message that was under way is
 * sent again, under the same id.
 */
import type { Config } from "../config.ts";
import type { Context } from "../platform/core/context.ts";
import type { DbReader, DbWriter } from "../platform/db/db.ts";
import { createHistogram, type Histogram } from "../platform/observability/metrics.ts";
import type { LookUp } from "../platform/outbound/targets.ts";
import type { DeliveryTable } from "../tables.ts";
import { type Attempt, deliver } from "./deliver.ts";
import {
  claimTest,
  type DueTest,
  type Endpoint,
  type Lease,
  movedBy,
  noteTest,
  type Outcome,
  release,
  removeOldDeliveries,
  skipTo,
  testTarget,
} from "./delivery-store.ts";
import type { Leases } from "./leases.ts";
import { type NextMessage, type NextReader, testMessage } from "./next-message.ts";
import { pauseMs, retryAfterMs } from "./retries.ts";
import type { Message } from "./secrets.ts";

const TIMEOUT_SECONDS = 15;
/** Longer than an attempt with everything around it can take. */
const LEASE_SECONDS = 30;
/** Old deliveries are removed with one in so many. */
const REMOVED_EVERY = 64;
/** A turn that has taken longer begins no further attempt, so that others have theirs. */
const TURN_SECONDS = 0.25;
const DELAY_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 3600, 86_400];

export interface Counts {
  delivered: number;
  failed: number;
  /** Webhooks that were disabled. */
  disabled: number;
  resyncs: number;
  /** From an event to its delivery. */
  readonly delay: Histogram;
}

export function createCounts(): Counts {
  return { delivered: 0, failed: 0, disabled: 0, resyncs: 0, delay: createHistogram(DELAY_SECONDS) };
}

export interface SenderContext extends Pick<Context, "log" | "sealedTexts"> {
  db: DbReader & DbWriter<DeliveryTable>;
  config: Pick<Config, "WEBHOOK_ALLOWED_HOSTS">;
  nextFor: NextReader;
  leases: Leases;
  /** Of this instance. */
  holder: string;
  lookUp: LookUp;
  now(): Date;
  secondMs: number;
  counts: Counts;
  /** Ends what is under way, when the instance stops. */
  stopping: AbortSignal;
}

/**
 * `endpoint` as it was when it was found to be free; what has happened since makes the claim fail. True if there may be
 * more to send.
 */
export async function takeTurn(context: SenderContext, endpoint: Endpoint): Promise<boolean> {
  const { db, now, secondMs, stopping } = context;
  const startedMs = performance.now();
  const next = await context.nextFor(endpoint, now());
  if ("skipTo" in next) {
    if (next.skipTo === endpoint.cursor) return false;
    await db.write([skipTo(endpoint, next.skipTo, now().toISOString())]);
    return true;
  }
  if (!(await context.leases.claim(endpoint))) return true;
  let current = endpoint;
  for (const [index, message] of next.messages.entries()) {
    const attempt = await send(context, current, message);
    if (stopping.aborted && !attempt.isDelivered) {
      await db.write([release(current, context.holder)]);
      return false;
    }
    const isTimeLeft = performance.now() - startedMs < TURN_SECONDS * secondMs && !stopping.aborted;
    const isLast = index === next.messages.length - 1 || !isTimeLeft;
    const outcome = await finish(context, { endpoint: current, message, attempt, isLast });
    if (isLast || outcome?.status !== "delivered") return outcome?.status !== "pending";
    current = movedBy(current, outcome);
  }
  return true;
}

export function leaseOf({
  holder,
  now,
  secondMs,
}: Pick<SenderContext, "holder" | "now" | "secondMs">): Lease {
  const ms = now().getTime();
  const until = new Date(ms + LEASE_SECONDS * secondMs).toISOString();
  return { holder, now: new Date(ms).toISOString(), until };
}

/** Unlike the other reasons, this one is the operator's to mend. */
const UNREADABLE =
  "its secret cannot be read: JWT_SECRET was replaced, and JWT_SECRET_PREVIOUS is not the one before";

async function send(
  { config, sealedTexts, lookUp, secondMs, stopping }: SenderContext,
  { id, url, secret: sealed }: Pick<Endpoint, "id" | "url" | "secret">,
  message: Message,
): Promise<Attempt> {
  const secret = sealedTexts.open(sealed, id);
  if (secret === null)
    return { isDelivered: false, status: null, durationMs: 0, retryAfter: null, reason: UNREADABLE };
  return deliver({
    url,
    secret,
    message,
    allowed: config.WEBHOOK_ALLOWED_HOSTS,
    lookUp,
    signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_SECONDS * secondMs), stopping]),
    // Receivers compare it with their own clocks.
    nowMs: Date.now(),
  });
}

interface Attempted {
  endpoint: Endpoint;
  message: NextMessage;
  attempt: Attempt;
}

/** Null if the attempt does not count. If others follow it in this turn, the lease goes on. */
async function finish(
  context: SenderContext,
  { endpoint, message, attempt, isLast }: Attempted & { isLast: boolean },
): Promise<Outcome | null> {
  const { db, holder, counts, log } = context;
  const nowMs = context.now().getTime();
  const outcome = outcomeOf(context, { endpoint, message, attempt }, nowMs);
  const goesOn = outcome.status === "delivered" && !isLast;
  if (!(await context.leases.note({ endpoint, outcome, goesOn }))) {
    await db.write([release(endpoint, holder)]);
    return null;
  }
  const place = { boardId: endpoint.board_id, id: endpoint.id };
  if (Math.random() < 1 / REMOVED_EVERY) await db.write([removeOldDeliveries(place)]);
  if (outcome.status === "delivered") {
    counts.delivered++;
    if (message.happenedAt === null) counts.resyncs++;
    else counts.delay.observe(Math.max(0, nowMs - Date.parse(message.happenedAt)) / 1000);
    return outcome;
  }
  counts.failed++;
  const about = { board_id: place.boardId, webhook_id: place.id, seq: message.seq, reason: attempt.reason };
  const attempts = endpoint.attempts + 1;
  if (outcome.disabledBecause) {
    counts.disabled++;
    log.warn("a webhook was disabled", { ...about, attempts, disabled_because: outcome.disabledBecause });
  } else {
    const level = attempt.reason === UNREADABLE ? "warn" : "info";
    log[level]("a webhook failed; trying again later", { ...about, attempts });
  }
  return outcome;
}

/** 410 says that nobody is interested any more. */
const GONE = 410;

function outcomeOf(
  { secondMs }: SenderContext,
  { endpoint, message, attempt }: Attempted,
  nowMs: number,
): Outcome {
  const { seq, type } = message;
  const { isDelivered, status: httpStatus, durationMs, retryAfter } = attempt;
  const about = { seq, type, httpStatus, durationMs, nextAttemptAt: null, disabledBecause: null };
  if (isDelivered) return { ...about, status: "delivered" };
  if (httpStatus === GONE) return { ...about, status: "failed", disabledBecause: "gone" };
  const pause = pauseMs(endpoint.attempts + 1, retryAfterMs(retryAfter, nowMs));
  if (pause === null) return { ...about, status: "failed", disabledBecause: "failed" };
  const nextAttemptAt = new Date(nowMs + (pause * secondMs) / 1000).toISOString();
  return { ...about, status: "pending", nextAttemptAt };
}

/** Sent once; a process that dies while it sends leaves it to the next. */
export async function takeTest(context: SenderContext, test: DueTest): Promise<void> {
  const { db, now } = context;
  const [claimed] = await db.write([claimTest(test, leaseOf(context))]);
  const [target] = (await db.read({ target: testTarget(test) })).target;
  if (claimed.length === 0 || !target) return;
  const place = { boardId: test.board_id, id: test.webhook_id };
  const attempt = await send(context, { ...target, id: place.id }, testMessage(place, test.id, now()));
  const { isDelivered, status: httpStatus, durationMs } = attempt;
  const status = isDelivered ? "delivered" : "failed";
  await db.write([noteTest(test, { status, httpStatus, durationMs }, now().toISOString())]);
}
