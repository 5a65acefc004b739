/** A service is killed while it imports a board: the next one begins again from the stored file. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { createClient } from "../../client/http.ts";
import { startApp } from "../../server/app.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { PASSWORD } from "../harness.ts";
import { type EmptyStore, emptyStore } from "../support/instances.ts";

const CARDS = 1000;
/** The lease of the killed process expires after three of our seconds. */
const SECOND_MS = 50;

let store: EmptyStore;

beforeAll(async () => {
  store = await emptyStore();
});
afterAll(() => store.remove());

const csv = ["title", ...Array.from({ length: CARDS }, (_, index) => `Card ${index}`)].join("\n");

test("IMPORT-12: killed in the middle of an import, the service finishes it after its next start", async () => {
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
  const { id: import_id } = await createClient({ baseUrl, token }).importBoard({
    file: new File([csv], "Cards.csv"),
  });
  await child.exited;

  const app = await startApp({ ...store.config, LOG_LEVEL: "silent" }, { secondMs: SECOND_MS });
  try {
    const ada = createClient({ baseUrl: app.url, token });
    expect(await ada.listBoards()).toEqual([]);
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
