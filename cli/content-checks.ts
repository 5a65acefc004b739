/** Checks that a database cannot make itself, for this program's schema. Object storage is not checked. */

import { decodeCheckpoint } from "../server/boards/history/checkpoint-text.ts";
import { PURGED } from "../server/boards/removal.ts";
import { sqlState } from "../server/platform/db/postgres/errors.ts";
import { decodePack } from "../server/platform/event-log/pack-text.ts";
import { FIRST_ID } from "../server/platform/util/ids.ts";

/** How many boards a message names. */
const NAMED = 3;
/** How many damaged rows it names, with their keys. */
const NAMED_ROWS = 10;

/** Leaves out boards that are still being copied or imported, or are being removed for good: nobody ever sees them like that. */
const isWhole = `(b.deleted_at IS NULL OR b.deleted_by IS NOT NULL AND b.deleted_at <> '${PURGED}')`;

/** The only fault that is not one of the event log. */
export const WITHOUT_BYTES = "attachments without their bytes";

/** What is wrong, and a query for the board of each fault. */
const ON_BOTH: Record<string, string> = {
  "boards whose event log has gaps": `SELECT b.id AS board_id
    FROM boards b JOIN board_events e ON e.board_id = b.id WHERE ${isWhole} GROUP BY b.id, b.seq
    HAVING max(e.seq) <> b.seq OR max(e.seq) - min(e.seq) + 1 <> count(*)`,
  // Between two packs, before the first and after the last.
  "events whose data is in no pack": `SELECT e.board_id FROM (
      SELECT board_id, coalesce(lag(last_seq) OVER (PARTITION BY board_id ORDER BY first_seq), 0) AS since, first_seq AS until
        FROM event_packs
      UNION ALL SELECT b.id, coalesce(max(p.last_seq), 0), ${Number.MAX_SAFE_INTEGER}
        FROM boards b LEFT JOIN event_packs p ON p.board_id = b.id GROUP BY b.id) gap
    JOIN board_events e ON e.board_id = gap.board_id AND e.seq > gap.since AND e.seq < gap.until WHERE e.data IS NULL`,
  "boards without the checkpoint that their history begins with": `SELECT b.id AS board_id FROM boards b
    WHERE ${isWhole} AND NOT EXISTS (
      SELECT 1 FROM board_checkpoints c WHERE c.board_id = b.id AND c.seq <
        coalesce((SELECT min(e.seq) FROM board_events e WHERE e.board_id = b.id), ${Number.MAX_SAFE_INTEGER}))`,
  [WITHOUT_BYTES]: `SELECT a.board_id FROM attachments a
    LEFT JOIN attachment_blobs b ON b.board_id = a.board_id AND b.attachment_id = a.id
    LEFT JOIN attachment_objects o ON o.board_id = a.board_id AND o.attachment_id = a.id
    WHERE o.object_key IS NULL AND octet_length(b.blob) IS DISTINCT FROM a.size`,
};

const NOT_JSON = "events that are not valid JSON";

const CHECKS = {
  /** Only from version 16 on can a condition tell what is JSON: `brokenEvents` does it. */
  postgres: ON_BOTH,
  sqlite: {
    ...ON_BOTH,
    [NOT_JSON]: `SELECT board_id FROM board_events
      WHERE json_valid(data) = 0 OR json_valid(previous) = 0 OR json_valid(renumbered) = 0`,
  },
};

type Row = Record<string, unknown>;

interface ContentCheck {
  query: string;
  /** The fault, in words, that the rows of the query mean; nothing if there are none. */
  faultIn(rows: Row[]): string[];
}

/** All of them. A query may fail, and `run` must be able to go on: within a transaction of PostgreSQL, that takes a savepoint. */
export async function contentFaults(kind: keyof typeof CHECKS, run: Run): Promise<string[]> {
  const faults: string[] = [];
  for (const { query, faultIn } of contentChecks(kind)) faults.push(...faultIn(await run(query)));
  if (kind === "postgres") faults.push(...(await brokenEvents(run)));
  return [...faults, ...(await damagedPacks(run)), ...(await damagedCheckpoints(run))];
}

function contentChecks(kind: keyof typeof CHECKS): ContentCheck[] {
  return Object.entries(CHECKS[kind]).map(([what, query]) => ({
    query: `SELECT board_id, sum(count(*)) OVER () AS wrong, count(*) OVER () AS boards
      FROM (${query}) faults GROUP BY board_id ORDER BY board_id LIMIT ${NAMED}`,
    faultIn: (rows) => faultIn(what, rows),
  }));
}

function faultIn(what: string, rows: Row[]): string[] {
  const [first] = rows;
  if (!first) return [];
  const ids = rows.map((row) => String(row.board_id)).join(", ");
  return [`${first.wrong} ${what} (board ${ids}${Number(first.boards) > NAMED ? ", …" : ""})`];
}

/** As much of the log as one statement reads. */
const STEP_EVENTS = 1000;
const STEP_PACKS = 20;
const INVALID_JSON = "22P02";

type Run = (query: string) => Row[] | Promise<Row[]>;

/** For PostgreSQL. Only the events of a step that has a broken one are sent over the network. */
async function brokenEvents(run: Run): Promise<string[]> {
  const wrong = new Map<string, number>();
  for (let after = [FIRST_ID, "0"]; ; ) {
    // What is put into a query are keys that the database has returned.
    const step = `SELECT board_id, seq, data, previous, renumbered FROM board_events
      WHERE (board_id, seq) > ('${after[0]}', ${after[1]}) ORDER BY board_id, seq LIMIT ${STEP_EVENTS}`;
    const [last] = await run(
      `SELECT board_id, seq FROM (${step}) step ORDER BY board_id DESC, seq DESC LIMIT 1`,
    );
    if (!last) break;
    if (!(await areJson(step, run)))
      for (const { board_id, ...texts } of await run(step))
        if (!TEXTS.every((name) => isJson(texts[name])))
          wrong.set(String(board_id), (wrong.get(String(board_id)) ?? 0) + 1);
    after = [String(last.board_id), String(last.seq)];
  }
  return faultIn(NOT_JSON, faultsOf(wrong));
}

function faultsOf(wrong: ReadonlyMap<string, number>): Row[] {
  const all = [...wrong.values()].reduce((sum, count) => sum + count, 0);
  const rows = [...wrong.keys()].sort().map((board_id) => ({ board_id, wrong: all, boards: wrong.size }));
  return rows.slice(0, NAMED);
}

/** Of damaged rows: how many faults they have, and the keys of the first. */
class DamagedRows {
  private faults = 0;
  private readonly rows: string[] = [];

  add(row: string, faults = 1): void {
    this.faults += faults;
    if (this.rows.length <= NAMED_ROWS) this.rows.push(row);
  }

  as(what: string): string[] {
    if (this.faults === 0) return [];
    const more = this.rows.length > NAMED_ROWS ? "; …" : "";
    return [`${this.faults} ${what} (${this.rows.slice(0, NAMED_ROWS).join("; ")}${more})`];
  }
}

/** Whether every pack can be read, and has the events that it should have. */
async function damagedPacks(run: Run): Promise<string[]> {
  const damaged = new DamagedRows();
  for (let after = [FIRST_ID, "0"]; ; ) {
    // What is put into a query are keys that the database has returned.
    const packs = await run(`SELECT board_id, first_seq, last_seq, texts FROM event_packs
      WHERE (board_id, first_seq) > ('${after[0]}', ${after[1]}) ORDER BY board_id, first_seq LIMIT ${STEP_PACKS}`);
    for (const { board_id, first_seq, last_seq, texts } of packs) {
      const found = await run(`SELECT seq, data_bytes FROM board_events
        WHERE board_id = '${board_id}' AND seq >= ${first_seq} AND seq <= ${last_seq} AND data IS NULL`);
      const lost = await lostFrom(texts, found);
      if (lost > 0) damaged.add(`board ${board_id}, first_seq ${first_seq}`, lost);
    }
    const last = packs.at(-1);
    if (!last) break;
    after = [String(last.board_id), String(last.first_seq)];
  }
  return damaged.as("events whose data is damaged in its pack");
}

/** Whether every checkpoint can be read: boards as they were are rebuilt from them. */
async function damagedCheckpoints(run: Run): Promise<string[]> {
  const damaged = new DamagedRows();
  for (let after = [FIRST_ID, "-1"]; ; ) {
    // What is put into a query are keys that the database has returned.
    const [checkpoint] = await run(`SELECT board_id, seq, data FROM board_checkpoints
      WHERE (board_id, seq) > ('${after[0]}', ${after[1]}) ORDER BY board_id, seq LIMIT 1`);
    if (!checkpoint) break;
    const { board_id, seq, data } = checkpoint;
    const isOldest = board_id !== after[0];
    if (!(await isBoard(data))) damaged.add(`board ${board_id}, seq ${seq}${isOldest ? ", its oldest" : ""}`);
    after = [String(board_id), String(seq)];
  }
  return damaged.as("damaged checkpoints");
}

async function isBoard(data: unknown): Promise<boolean> {
  if (!(data instanceof Uint8Array)) return false;
  return decodeCheckpoint(data).then(
    () => true,
    () => false,
  );
}

/** How many of the events a pack does not have, or not whole. */
async function lostFrom(pack: unknown, events: Row[]): Promise<number> {
  const texts = pack instanceof Uint8Array ? await decodePack(pack).catch(() => null) : null;
  return events.filter(({ seq, data_bytes }) => {
    const data = texts?.get(Number(seq));
    return data === undefined || Buffer.byteLength(data) !== Number(data_bytes) || !isJson(data);
  }).length;
}

const TEXTS = ["data", "previous", "renumbered"];

async function areJson(step: string, run: Run): Promise<boolean> {
  try {
    await run(`SELECT ${TEXTS.map((name) => `count(${name}::json)`).join(", ")} FROM (${step}) step`);
    return true;
  } catch (error) {
    if (sqlState(error) === INVALID_JSON) return false;
    throw error;
  }
}

function isJson(text: unknown): boolean {
  if (text === null) return true;
  try {
    JSON.parse(String(text));
    return true;
  } catch {
    return false;
  }
}
