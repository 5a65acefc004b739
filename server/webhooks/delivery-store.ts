/**
 * The SQL of the sender. Whoever sends holds a lease on the webhook, and notes the outcome only if it still does and if
 * the webhook is still where it was: nobody who was too slow, or was replaced, moves the cursor.
 */
import type { Webhook, WebhookDelivery } from "../../contract/webhooks.ts";
import { asText, eachObject, idIn, integerIn, textIn } from "../platform/db/json.ts";
import { either, idList, join, name, type Sql, sql } from "../platform/db/sql.ts";
import { deleteFrom, insertInto, type Statement, updateOf } from "../platform/db/statements.ts";
import { FIRST_ID, newId } from "../platform/util/ids.ts";
import type { Row } from "../tables.ts";
import { TEST_TYPE } from "./store.ts";

const KEPT_DELIVERIES = 1000;
/** At once. */
const MOST_REMOVED = 1000;
/** Later than every time that is stored. */
const NEVER = "9999-12-31T23:59:59.999Z";

/** Where a webhook is. */
export interface Place {
  boardId: string;
  id: string;
}

/** Before all others. */
export const FIRST_PLACE: Place = { boardId: FIRST_ID, id: FIRST_ID };

/** The webhook as it was when somebody decided to send. */
export type Endpoint = Pick<
  Row<"webhooks">,
  "board_id" | "id" | "url" | "types" | "secret" | "generation" | "cursor" | "attempts"
>;

/** A condition on `webhooks w`, apart from whether there is something to send. */
const isFree = (
  now: string,
) => sql`w.is_enabled = ${true} AND (w.next_attempt_at IS NULL OR w.next_attempt_at <= ${now})
  AND (w.leased_until IS NULL OR w.leased_until < ${now})`;

export type EnabledRow = Endpoint &
  Pick<Row<"webhooks">, "last_ms" | "next_attempt_at" | "leased_by" | "leased_until"> & { head: number };

/** The enabled webhooks of a board, and the number of its last event. */
export function enabledWebhooks(boardId: string): Sql<EnabledRow> {
  return sql<EnabledRow>`SELECT board_id, id, url, types, secret, generation, cursor, attempts, last_ms,
      next_attempt_at, leased_by, leased_until, (SELECT b.seq FROM boards b WHERE b.id = ${boardId}) AS head
    FROM webhooks WHERE board_id = ${boardId} AND is_enabled = ${true}`;
}

/** Whose turn it is when the webhooks of the board are sent something. */
export function boardOwner(boardId: string): Sql<Pick<Row<"boards">, "created_by">> {
  return sql<Pick<Row<"boards">, "created_by">>`SELECT created_by FROM boards WHERE id = ${boardId}`;
}

/** As `isFree`. */
export function isFreeAt({ next_attempt_at, leased_until }: EnabledRow, now: string): boolean {
  return (
    (next_attempt_at === null || next_attempt_at <= now) && (leased_until === null || leased_until < now)
  );
}

/**
 * Until when the holder need not look at the board again for new events: null if it has to. A lease of another instance
 * may end at any time.
 */
export function restsUntil(rows: readonly EnabledRow[], holder: string, now: string): string | null {
  let first = NEVER;
  for (const { next_attempt_at, leased_by, leased_until } of rows) {
    const isWaiting = next_attempt_at !== null && next_attempt_at > now;
    const time = isWaiting ? next_attempt_at : leased_by === holder ? leased_until : null;
    if (time === null || time <= now) return null;
    if (time < first) first = time;
  }
  return first;
}

/** The next webhooks of all boards, in the order of their keys, and which of them are due. */
export interface SweptRow {
  board_id: string;
  id: string;
  is_behind: 0 | 1;
  is_due: 0 | 1;
}

export function nextWebhooks(after: Place | null, most: number, now: string): Sql<SweptRow> {
  const { boardId, id } = after ?? FIRST_PLACE;
  const isBehind = sql`w.is_enabled = ${true} AND w.cursor <> b.seq`;
  return sql<SweptRow>`SELECT w.board_id, w.id, CASE WHEN ${isBehind} THEN 1 ELSE 0 END AS is_behind,
      CASE WHEN ${isBehind} AND ${isFree(now)} THEN 1 ELSE 0 END AS is_due
    FROM (SELECT board_id, id, is_enabled, cursor, next_attempt_at, leased_until FROM webhooks
        WHERE (board_id, id) > (${boardId}, ${id}) ORDER BY board_id, id LIMIT ${most} + 0) w
      JOIN boards b ON b.id = w.board_id
    ORDER BY w.board_id, w.id`;
}

/** A condition on `webhooks`: it is as it was. */
function isUnmoved({ board_id, id, generation, cursor, attempts }: Endpoint): Sql {
  return sql`board_id = ${board_id} AND id = ${id} AND generation = ${generation}
    AND cursor = ${cursor} AND attempts = ${attempts}`;
}

export interface Lease {
  holder: string;
  now: string;
  until: string;
}

/**
 * Of endpoints of one board: each statement returns a row for each that nobody else is sending to. Those that are at the
 * same place, as almost all are, have a statement together.
 */
export function claims(
  endpoints: readonly Endpoint[],
  { holder, now, until }: Lease,
): Statement<"webhooks", { id: string }>[] {
  const places = Map.groupBy(endpoints, ({ generation, cursor, attempts }) =>
    JSON.stringify([generation, cursor, attempts]),
  );
  return [...places.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const { board_id, generation, cursor, attempts } = first;
    return updateOf(
      "webhooks",
      sql<{ id: string }>`SET leased_by = ${holder}, leased_until = ${until}
        WHERE board_id = ${board_id} AND id ${idList(some.map(({ id }) => id))} AND generation = ${generation}
          AND cursor = ${cursor} AND attempts = ${attempts} AND is_enabled = ${true}
          AND (next_attempt_at IS NULL OR next_attempt_at <= ${now})
          AND (leased_until IS NULL OR leased_until < ${now} OR leased_by = ${holder})
        RETURNING id`,
    );
  });
}

/** Moves past events that do not concern the webhook. No lease is needed: nothing is sent. */
export function skipTo(endpoint: Endpoint, cursor: number, now: string): Statement<"webhooks"> {
  return updateOf(
    "webhooks",
    sql`SET cursor = ${cursor} WHERE ${isUnmoved(endpoint)} AND (leased_until IS NULL OR leased_until < ${now})`,
  );
}

/** What is written about an attempt. */
export interface Outcome {
  /** Of the event, or where a resync leads to. */
  seq: number;
  type: string;
  status: WebhookDelivery["status"];
  httpStatus: number | null;
  durationMs: number;
  nextAttemptAt: string | null;
  disabledBecause: Webhook["disabled_because"];
}

/** Where the webhook is after an attempt that counts. */
export function movedBy<E extends Endpoint>(endpoint: E, { seq, status, disabledBecause }: Outcome): E {
  const isDelivered = status === "delivered";
  return {
    ...endpoint,
    cursor: isDelivered ? seq : endpoint.cursor,
    attempts: isDelivered || disabledBecause !== null ? 0 : endpoint.attempts + 1,
  };
}

export interface Noted {
  endpoint: Endpoint;
  outcome: Outcome;
  /** Whether the lease is extended rather than given up. */
  goesOn: boolean;
}

/** The fields of what is noted, by their types. */
const IDS = ["id", "delivery_id"] as const;
const INTEGERS = [
  ...(["generation", "from_cursor", "from_attempts", "cursor", "attempts"] as const),
  ...(["seq", "http_status", "duration_ms"] as const),
];
const TEXTS = [
  ...(["mark", "until", "type", "status"] as const),
  ...(["next_attempt_at", "disabled_because", "delivered_at"] as const),
];
type NotedRow = Record<(typeof IDS)[number], string> &
  Record<(typeof INTEGERS)[number], number | null> &
  Record<(typeof TEXTS)[number], string | null>;

/**
 * What came of attempts at endpoints of one board: returns a row for each that counts. As JSON, because then the statements
 * are the same for any number of them, and the database knows them.
 */
export function note(
  boardId: string,
  noted: readonly Noted[],
  { holder, now, until }: Lease,
): readonly [Statement<"webhooks", { id: string }>, Statement<"webhook_deliveries">] {
  const rows = noted.map(({ endpoint, outcome, goesOn }): NotedRow => {
    const { cursor, attempts } = movedBy(endpoint, outcome);
    const { id, generation } = endpoint;
    return {
      ...{ id, generation, from_cursor: endpoint.cursor, from_attempts: endpoint.attempts, cursor, attempts },
      // The second statement recognises by it, and by where the webhook is, whether the first has had its effect.
      ...{ mark: goesOn ? holder : newId(), until: goesOn ? until : null },
      ...{ delivery_id: newId(), seq: outcome.seq, type: outcome.type, status: outcome.status },
      ...{ http_status: outcome.httpStatus, duration_ms: outcome.durationMs },
      ...{ next_attempt_at: outcome.nextAttemptAt, disabled_because: outcome.disabledBecause },
      delivered_at: outcome.status === "delivered" ? now : null,
    };
  });
  // The driver would encode a parameter of the type `json` once more.
  const each = eachObject(asText(sql`${JSON.stringify({ rows })}`), "rows", "j");
  const value = sql`j.value`;
  const columns = join(
    [
      ...IDS.map((field) => sql`${idIn(value, field)} AS ${name(field)}`),
      ...INTEGERS.map((field) => sql`${integerIn(value, field)} AS ${name(field)}`),
      ...TEXTS.map((field) => sql`${textIn(value, field)} AS ${name(field)}`),
    ],
    ", ",
  );
  // A limit, even this one, keeps SQLite from going through the whole list again for each webhook of the board.
  const list = sql`(SELECT ${columns} FROM ${each} ${either("LIMIT -1", "")}) n`;
  return [
    updateOf(
      "webhooks",
      sql<{ id: string }>`SET cursor = n.cursor, attempts = n.attempts, next_attempt_at = n.next_attempt_at,
          last_ms = n.duration_ms, leased_by = n.mark, leased_until = n.until,
          is_enabled = CASE WHEN n.disabled_because IS NULL THEN is_enabled ELSE ${false} END,
          disabled_because = coalesce(n.disabled_because, webhooks.disabled_because)
        FROM ${list}
        WHERE board_id = ${boardId} AND webhooks.id = n.id AND webhooks.generation = n.generation
          AND webhooks.cursor = n.from_cursor AND webhooks.attempts = n.from_attempts AND leased_by = ${holder}
        RETURNING webhooks.id`,
    ),
    insertInto(
      "webhook_deliveries",
      sql`(board_id, webhook_id, id, seq, type, status, http_status, attempts, created_at, next_attempt_at,
          delivered_at, duration_ms)
        SELECT w.board_id, w.id, n.delivery_id, n.seq, n.type, n.status, n.http_status, n.from_attempts + 1, ${now},
          n.next_attempt_at, n.delivered_at, n.duration_ms
        FROM ${list} CROSS JOIN webhooks w
        WHERE w.board_id = ${boardId} AND w.id = n.id AND w.generation = n.generation AND w.cursor = n.cursor
          AND w.attempts = n.attempts AND w.leased_by = n.mark
        ON CONFLICT (board_id, webhook_id, seq) DO UPDATE SET type = excluded.type, status = excluded.status,
          created_at = CASE WHEN excluded.attempts > 1 THEN webhook_deliveries.created_at ELSE excluded.created_at END,
          http_status = excluded.http_status, attempts = excluded.attempts, delivered_at = excluded.delivered_at,
          next_attempt_at = excluded.next_attempt_at, duration_ms = excluded.duration_ms`,
    ),
  ];
}

/** After a resync that counts, nothing from before it is tried again. */
export function endOvertaken(endpoint: Endpoint, outcome: Outcome): Statement<"webhook_deliveries"> {
  const { board_id, id } = endpoint;
  return updateOf(
    "webhook_deliveries",
    sql`SET status = 'failed', next_attempt_at = NULL
      WHERE board_id = ${board_id} AND webhook_id = ${id} AND seq <> ${outcome.seq} AND status = 'pending'
        AND EXISTS (SELECT 1 FROM webhooks WHERE ${isUnmoved(movedBy(endpoint, outcome))})`,
  );
}

/** Of an attempt that does not count. */
export function release({ board_id, id }: Endpoint, holder: string): Statement<"webhooks"> {
  return updateOf(
    "webhooks",
    sql`SET leased_by = NULL, leased_until = NULL
      WHERE board_id = ${board_id} AND id = ${id} AND leased_by = ${holder}`,
  );
}

export function removeOldDeliveries({ boardId, id }: Place): Statement<"webhook_deliveries"> {
  const old = sql`SELECT id FROM webhook_deliveries WHERE board_id = ${boardId} AND webhook_id = ${id}
    ORDER BY id DESC LIMIT ${MOST_REMOVED} + 0 OFFSET ${KEPT_DELIVERIES}`;
  return deleteFrom(
    "webhook_deliveries",
    sql`WHERE board_id = ${boardId} AND webhook_id = ${id} AND id IN (${old})`,
  );
}

export interface DueTest {
  board_id: string;
  webhook_id: string;
  id: string;
}

/** Tests to be sent; of one board, if it is given. */
export function dueTests(now: string, most: number, boardId?: string): Sql<DueTest> {
  const there = boardId === undefined ? sql`` : sql`AND board_id = ${boardId}`;
  return sql<DueTest>`SELECT board_id, webhook_id, id FROM webhook_deliveries
    WHERE seq IS NULL AND status = 'pending' AND next_attempt_at <= ${now} ${there}
    ORDER BY next_attempt_at LIMIT ${most} + 0`;
}

/** Returns a row for one of those who try. */
export function claimTest(
  { board_id, webhook_id, id }: DueTest,
  { now, until }: Pick<Lease, "now" | "until">,
): Statement<"webhook_deliveries", { attempts: number }> {
  return updateOf(
    "webhook_deliveries",
    sql<{ attempts: number }>`SET next_attempt_at = ${until}, attempts = attempts + 1
      WHERE board_id = ${board_id} AND webhook_id = ${webhook_id} AND id = ${id}
        AND status = 'pending' AND next_attempt_at <= ${now}
      RETURNING attempts`,
  );
}

/** A test is sent once, whatever comes of it. */
export function noteTest(
  { board_id, webhook_id, id }: DueTest,
  { status, httpStatus, durationMs }: Pick<Outcome, "status" | "httpStatus" | "durationMs">,
  now: string,
): Statement<"webhook_deliveries"> {
  const deliveredAt = status === "delivered" ? now : null;
  return updateOf(
    "webhook_deliveries",
    sql`SET status = ${status}, http_status = ${httpStatus}, duration_ms = ${durationMs},
        delivered_at = ${deliveredAt}, next_attempt_at = NULL
      WHERE board_id = ${board_id} AND webhook_id = ${webhook_id} AND id = ${id} AND type = ${TEST_TYPE}`,
  );
}

export type TestTarget = Pick<Row<"webhooks">, "url" | "secret">;

/** Disabled or not. */
export function testTarget({ board_id, webhook_id }: DueTest): Sql<TestTarget> {
  return sql<TestTarget>`SELECT url, secret FROM webhooks WHERE board_id = ${board_id} AND id = ${webhook_id}`;
}
