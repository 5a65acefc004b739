/** The rows of a board by the bare driver, and JSON of them: what a read costs that nothing can be kept of. */
import { Database } from "bun:sqlite";
import { SQL } from "bun";
import { median } from "../statistics.ts";
import { answerJobs } from "./answer.ts";

export interface ReadsJob {
  /** A file, or the address of a PostgreSQL. */
  database: string;
  boardId: string;
  reads: number;
}

export interface ReadsResult {
  medianMs: number;
}

const USER =
  "u.id, u.email, u.username, u.firstname, u.lastname, u.is_active, u.is_verified, u.is_superuser, u.created_at";
const QUERIES = [
  "SELECT id, title, description, created_by, updated_by, created_at, updated_at, seq, revision FROM boards WHERE id = $1",
  "SELECT id, board_id, name, color FROM labels WHERE board_id = $1 ORDER BY id",
  `SELECT m.role, ${USER} FROM board_members m JOIN users u ON u.id = m.user_id WHERE m.board_id = $1`,
  "SELECT id, board_id, title, rank, color, is_done_column FROM columns WHERE board_id = $1 ORDER BY rank",
  `SELECT id, board_id, column_id, title, description, rank, created_at, updated_at FROM cards
   WHERE board_id = $1 ORDER BY rank`,
  `SELECT x.card_id, l.id, l.board_id, l.name, l.color FROM card_labels x JOIN labels l ON l.board_id = x.board_id AND l.id = x.label_id
   WHERE x.board_id = $1 ORDER BY l.id`,
  `SELECT x.card_id, ${USER} FROM card_assignees x JOIN users u ON u.id = x.user_id WHERE x.board_id = $1`,
  "SELECT id, card_id, name, mime_type, size FROM attachments WHERE board_id = $1 ORDER BY id",
  "SELECT id, card_id, title, rank FROM checklists WHERE board_id = $1 ORDER BY rank",
  "SELECT id, checklist_id, content, is_done, rank FROM checklist_items WHERE board_id = $1 ORDER BY rank",
  `SELECT a.item_id, ${USER} FROM item_assignees a JOIN users u ON u.id = a.user_id WHERE a.board_id = $1`,
];

async function run({ database, boardId, reads }: ReadsJob): Promise<ReadsResult> {
  const { read, close } = database.startsWith("postgres:") ? onPostgres(database) : onSqlite(database);
  const times: number[] = [];
  for (let index = 0; index < reads; index++) {
    const started = performance.now();
    JSON.stringify(await read(boardId));
    times.push(performance.now() - started);
  }
  await close();
  return { medianMs: median(times) };
}

interface Reader {
  read(boardId: string): unknown[] | Promise<unknown[]>;
  close(): Promise<void> | void;
}

function onSqlite(file: string): Reader {
  const db = new Database(file, { readonly: true });
  const statements = QUERIES.map((query) => db.query(query));
  return {
    read: (boardId) => statements.map((statement) => statement.all(boardId)),
    close: () => db.close(),
  };
}

/** One connection: the queries go out together and are answered one after another. */
function onPostgres(url: string): Reader {
  const sql = new SQL({ url, max: 1 });
  return {
    read: (boardId) => Promise.all(QUERIES.map((query) => sql.unsafe(query, [boardId]))),
    close: () => sql.close(),
  };
}

await answerJobs(run);
