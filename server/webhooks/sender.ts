/**
 * Sends events to webhooks. Everything it has to know is in the database: a cursor, a number of failed attempts and a
 * time for each webhook. The instance that commits an event wakes its own sender; whatever that misses, such as what a
 * process that died has left behind or what is due to be tried again, is found by looking through all webhooks, a part
 * of them every second.
 */
import type { Config } from "../config.ts";
import type { Context } from "../platform/core/context.ts";
import { createSharedClock, databaseTime, type SharedClock } from "../platform/core/shared-clock.ts";
import { DatabaseUnavailable, type DbReader, type DbWriter } from "../platform/db/db.ts";
import { type LookUp, lookUpHost } from "../platform/outbound/targets.ts";
import { repeat } from "../platform/scheduling/repeat.ts";
import { newId } from "../platform/util/ids.ts";
import type { DeliveryTable } from "../tables.ts";
import {
  boardOwner,
  dueTests,
  type EnabledRow,
  enabledWebhooks,
  isFreeAt,
  nextWebhooks,
  type Place,
  restsUntil,
} from "./delivery-store.ts";
import { createLanes, type Lane } from "./lanes.ts";
import { createLeases } from "./leases.ts";
import { createNextReader } from "./next-message.ts";
import { createRestingBoards } from "./resting-boards.ts";
import { type Counts, createCounts, leaseOf, type SenderContext, takeTest, takeTurn } from "./turn.ts";

const INTERVAL_SECONDS = 1;
/** Looked at in one interval. */
const STEP_WEBHOOKS = 1000;
const STEP_TESTS = 100;
/** An endpoint that takes longer than this is a slow one. */
const SLOW_MS = 1000;
/** How long an endpoint may take before the next one starts. */
const PATIENCE_MS = 250;
/** How long a stop waits for what is under way. */
const STOP_SECONDS = 5;
/** Boards that are read at once to find out what there is to send. */
const BOARDS_AT_ONCE = 8;
const MOST_BOARDS = 10_000;

export interface Sender {
  readonly counts: Counts;
  readonly lanes: { readonly running: number; readonly waiting: number };
  /** Webhooks for which there is something to send, as of the last look at all of them. */
  readonly behind: number;
  /** Looks at the next webhooks; for tests. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

interface Dependencies extends Pick<Context, "log" | "outages" | "sealedTexts" | "forwarding"> {
  db: DbReader & DbWriter<DeliveryTable>;
  config: Config;
}

interface Options {
  secondMs: number;
  lookUp?: LookUp;
  clock?: SharedClock;
}

export function startSender(
  { db, log, outages, sealedTexts, forwarding, config }: Dependencies,
  { secondMs, lookUp = lookUpHost, clock = createSharedClock() }: Options,
): Sender {
  const { now } = clock;
  const stopping = new AbortController();
  const counts = createCounts();
  const lanes = createLanes((PATIENCE_MS * secondMs) / 1000);
  const holder = newId();
  const context: SenderContext = {
    db,
    log,
    sealedTexts,
    config,
    nextFor: createNextReader(db),
    leases: createLeases(db, () => leaseOf({ holder, now, secondMs })),
    holder,
    lookUp,
    now,
    secondMs,
    counts,
    stopping: stopping.signal,
  };
  const woken = new Set<string>();
  const reading = new Set<string>();
  const resting = createRestingBoards();
  let readers = 0;
  let isStopped = false;
  let stopped: Promise<void> | undefined;
  let after: Place | null = null;
  const behind = { last: 0, current: 0 };
  /** Nothing is sent before the time is known. */
  const ready = db.read({ time: databaseTime }).then(({ time }) => clock.set(time), failed);

  function committed(boardId: string): void {
    if (!resting.leaves(boardId, now())) enqueue(boardId);
  }

  function wake(boardId: string): void {
    resting.wake(boardId);
    enqueue(boardId);
  }

  function enqueue(boardId: string): void {
    if (isStopped || woken.size >= MOST_BOARDS) return;
    woken.add(boardId);
    if (readers < BOARDS_AT_ONCE) void readWoken();
  }

  /** A board is read once at a time: all who wake it meanwhile, such as the turns of its webhooks that end, share a read. */
  async function readWoken(): Promise<void> {
    const next = () => woken.values().find((boardId) => !reading.has(boardId));
    readers++;
    for (let boardId = next(); boardId !== undefined; boardId = next()) {
      woken.delete(boardId);
      reading.add(boardId);
      if (!isStopped) await findWork(boardId).catch(failed);
      reading.delete(boardId);
    }
    readers--;
  }

  async function findWork(boardId: string): Promise<void> {
    await ready;
    const at = now().toISOString();
    const { board, enabled, tests } = await db.read({
      board: boardOwner(boardId),
      enabled: enabledWebhooks(boardId),
      tests: dueTests(at, STEP_TESTS, boardId),
    });
    const owner = board[0]?.created_by;
    if (owner === undefined) return;
    for (const webhook of enabled)
      if (webhook.cursor !== webhook.head && isFreeAt(webhook, at)) addTurn(webhook, owner);
    const until = restsUntil(enabled, holder, at);
    if (until !== null) resting.rest(boardId, until);
    for (const test of tests)
      lanes.add(test.id, { lane: "untried", owner }, () => takeTest(context, test).catch(failed));
  }

  /** After its turn a webhook goes to the end of the queue, so that one with a long backlog does not hold up the others. */
  function addTurn(webhook: EnabledRow, owner: string): void {
    lanes.add(webhook.id, { lane: laneOf(webhook), owner }, async () => {
      if (await takeTurn(context, webhook).catch(failed)) wake(webhook.board_id);
    });
  }

  function failed(error: unknown): void {
    if (isStopped) return;
    if (error instanceof DatabaseUnavailable) outages.noticed(error);
    else log.warn("webhooks could not be sent; trying again later", { reason: String(error) });
  }

  async function look(): Promise<void> {
    await ready;
    const at = now().toISOString();
    const { time, next, tests } = await db.read({
      time: databaseTime,
      next: nextWebhooks(after, STEP_WEBHOOKS, at),
      tests: dueTests(at, STEP_TESTS),
    });
    clock.set(time);
    behind.current += next.filter(({ is_behind }) => is_behind).length;
    for (const { board_id, is_due } of next) if (is_due) wake(board_id);
    for (const { board_id } of tests) wake(board_id);
    for (const boardId of resting.takeLeft()) wake(boardId);
    const last = next.at(-1);
    after = last && next.length === STEP_WEBHOOKS ? { boardId: last.board_id, id: last.id } : null;
    if (after) return;
    behind.last = behind.current;
    behind.current = 0;
  }

  const stopLooking = repeat(INTERVAL_SECONDS * secondMs, look, failed);
  forwarding.listen({ committed, wake });

  async function finish(): Promise<void> {
    isStopped = true;
    stopLooking();
    woken.clear();
    const timer = setTimeout(() => stopping.abort(new Error("the service stops")), STOP_SECONDS * secondMs);
    await lanes.finish();
    clearTimeout(timer);
  }

  return {
    counts,
    lanes: lanes.counts,
    get behind() {
      return behind.last;
    },
    look,
    stop: () => (stopped ??= finish()),
  };
}

function laneOf({ attempts, last_ms }: EnabledRow): Lane {
  if (attempts > 0 || (last_ms ?? 0) > SLOW_MS) return "slow";
  return last_ms === null ? "untried" : "proven";
}
