/**
 * A service is killed while it imports a board: the next one begins again from the stored file. What was being uploaded is
 * removed.
 */
import { Database } from "bun:sqlite";
import { afterEach, beforeEach, expect, test } from "bun:test";
import { backUp } from "../../cli/backup.ts";
import { createClient } from "../../client/http.ts";
import { startApp } from "../../server/app.ts";
import { sqliteFile } from "../../server/config.ts";
import type { Db } from "../../server/platform/db/db.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { PASSWORD } from "../harness.ts";
import { type EmptyStore, emptyStore } from "../support/instances.ts";
import { filePart, MULTIPART, multipart } from "../support/multipart.ts";
import { importFinished, until } from "../support/until.ts";

const CARDS = 1000;
/** The lease of the killed process expires after three of our seconds. */
const SECOND_MS = 50;

let store: EmptyStore;

beforeEach(async () => {
  store = await emptyStore();
});
afterEach(() => store.remove());

const csv = ["title", ...Array.from({ length: CARDS }, (_, index) => `Card ${index}`)].join("\n");

/** A service that kills itself, and the token of its only account. */
async function startDoomed() {
  const child = Bun.spawn(["bun", `${import.meta.dir}/import-process.ts`], {
    env: { ...process.env, IMPORT_TEST_CONFIG: JSON.stringify(store.config) },
    stdout: "pipe",
    stderr: "inherit",
  });
  const { value } = await child.stdout.getReader().read();
  const baseUrl = new TextDecoder().decode(value).trim();
  const anonymous = createClient({ baseUrl });
  const email = "ada@example.org";
  await anonymous.register({ email, username: "ada", password: PASSWORD });
  const { access_token: token } = await anonymous.login({ username: email, password: PASSWORD });
  return { child, baseUrl, token };
}

/** On SQLite, the id of the board that was being built. A backup does not count it, nor what is on it. */
async function leftBehind(): Promise<string | null> {
  if (store.config.DATABASE_URL) return null;
  const file = sqliteFile(store.config);
  const database = new Database(file);
  const [[id]] = database.query("SELECT id FROM boards").values() as [[string]];
  database.close();
  const { rows } = await backUp(file, `${store.config.DATA_DIR}/backup`);
  expect(rows).toEqual({ users: 1, boards: 0, cards: 0, attachments: 0, board_events: 0 });
  return id;
}

test("IMPORT-12: killed in the middle of an import, the service finishes it after its next start", async () => {
  const { child, baseUrl, token } = await startDoomed();
  const { id: import_id } = await createClient({ baseUrl, token }).importBoard({
    file: new File([csv], "Cards.csv"),
  });
  await child.exited;
  const halfBoard = await leftBehind();

  const app = await startApp({ ...store.config, LOG_LEVEL: "silent" }, { secondMs: SECOND_MS });
  try {
    const ada = createClient({ baseUrl: app.url, token });
    expect(await ada.listBoards()).toEqual([]);
    // The others on PostgreSQL do not know whether somebody still builds it.
    if (halfBoard !== null)
      await until(async () => {
        const { half } = await app.db.read({ half: sql`SELECT id FROM boards WHERE id = ${halfBoard}` });
        return half.length === 0;
      });
    let now = await ada.getImport({ import_id });
    for (; now.status === "running" || now.status === "queued"; now = await ada.getImport({ import_id }))
      await Bun.sleep(20);
    expect(now).toMatchObject({ status: "done", error: null, report: { created: { cards: CARDS } } });
    const boards = await ada.listBoards();
    expect(boards.map(({ id, title }) => [id, title])).toEqual([[now.board_id!, "Cards"]]);
    const { columns } = await ada.getBoard({ board_id: now.board_id! });
    expect(columns.flatMap(({ cards }) => cards).length).toBe(CARDS);
    const { rows } = await app.db.read({
      rows: sql<{ attempts: number }>`SELECT attempts FROM imports WHERE id = ${import_id}`,
    });
    expect(rows).toEqual([{ attempts: 2 }]);
  } finally {
    await app.stop();
  }
});

test("IMPORT-12: killed in the middle of uploads, the service removes them, and the account may import again", async () => {
  store.config.MAX_IMPORTS_PER_USER = 3;
  const { child, baseUrl, token } = await startDoomed();
  const body = multipart(filePart("Cards.csv", "x".repeat(1_500_000)));
  const halfBody = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(body.subarray(0, 1_400_000)),
    });
  const headers = { authorization: `Bearer ${token}`, "content-type": MULTIPART };
  const uploads = Array.from({ length: 3 }, () =>
    fetch(`${baseUrl}/boards/import`, { method: "POST", headers, body: halfBody() }),
  );
  await Promise.allSettled(uploads);
  await child.exited;

  const app = await startApp({ ...store.config, LOG_LEVEL: "silent" }, { secondMs: SECOND_MS });
  try {
    const ada = createClient({ baseUrl: app.url, token });
    // The others on PostgreSQL do not know that it died before a minute has passed.
    if (app.db.kind === "postgres") await aMinutePasses(app.db);
    const { id } = await ada.importBoard({ file: new File([csv], "Cards.csv") });
    expect(await importFinished(ada, { id })).toMatchObject({ status: "done" });
    await until(async () => {
      const { left } = await app.db.read({ left: sql`SELECT import_id FROM import_chunks` });
      return left.length === 0;
    });
  } finally {
    await app.stop();
  }
});

/** The leases that end within it. */
async function aMinutePasses(db: Db): Promise<void> {
  const now = Date.now();
  const [soon, past] = [now + 60_000, now - 1000].map((ms) => new Date(ms).toISOString());
  await db.write([
    sql`UPDATE imports SET leased_until = ${past!} WHERE status = 'uploading' AND leased_until < ${soon!}`,
  ]);
}
