/** A service is killed while it copies a board: nobody ever sees the half copy, and nothing of it is left. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { createClient } from "../../client/http.ts";
import { runHousekeeping } from "../../server/housekeeping.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { PASSWORD } from "../harness.ts";
import { type EmptyStore, emptyStore, startInstance } from "../support/instances.ts";
import { until } from "../support/until.ts";

const CARDS = 1000;
const HOUR_MS = 3_600_000;

let store: EmptyStore;

beforeAll(async () => {
  store = await emptyStore();
});
afterAll(() => store.remove());

async function furnish(baseUrl: string) {
  const anonymous = createClient({ baseUrl });
  const email = "ada@example.org";
  await anonymous.register({ email, username: "ada", password: PASSWORD });
  const { access_token: token } = await anonymous.login({ username: email, password: PASSWORD });
  const ada = createClient({ baseUrl, token });
  const { id: board_id } = await ada.createBoard({ title: "Board" });
  const { id: column_id } = await ada.createColumn({ board_id, title: "To do" });
  for (let i = 0; i < CARDS; i += 100) {
    const titles = Array.from({ length: 100 }, (_, index) => `${i + index}`);
    await ada.createCards({ board_id, column_id, titles });
  }
  return { ada, token, board_id };
}

test("BOARD-15: killed in the middle of a copy, the service leaves nothing that anybody can see", async () => {
  const child = Bun.spawn(["bun", `${import.meta.dir}/copy-process.ts`], {
    env: { ...process.env, COPY_TEST_CONFIG: JSON.stringify(store.config) },
    stdout: "pipe",
    stderr: "inherit",
  });
  const { value } = await child.stdout.getReader().read();
  const { ada, token, board_id } = await furnish(new TextDecoder().decode(value).trim());
  const lost = await ada.copyBoard({ board_id, title: "Copy" }).catch(() => "lost");
  expect(lost).toBe("lost");
  await child.exited;

  const app = await startInstance(store.config);
  try {
    const after = createClient({ baseUrl: app.url, token });
    const copied = async () => {
      const { cards } = await app.db.read({
        cards: sql<{ count: number }>`SELECT count(*) AS count FROM cards WHERE board_id <> ${board_id}`,
      });
      return cards[0]!.count;
    };
    const half = await copied();
    expect(half).toBeLessThan(CARDS);
    expect((await after.listBoards()).map(({ id }) => id)).toEqual([board_id]);
    expect((await after.listDeletedBoards()).items).toEqual([]);
    if (app.db.kind === "sqlite") {
      // Nobody else can be copying it: it is removed at the start.
      await until(async () => (await copied()) === 0);
    } else {
      expect(half).toBeGreaterThan(0);
      await runHousekeeping({ ...app.context, db: app.db });
      expect(await copied()).toBe(half);
      await runHousekeeping({ ...app.context, db: app.db }, new Date(Date.now() + 2 * HOUR_MS));
    }
    await until(async () => (await app.db.read({ boards: sql`SELECT id FROM boards` })).boards.length === 1);
    const { boards } = await app.db.read({ boards: sql<{ id: string }>`SELECT id FROM boards` });
    expect(boards).toEqual([{ id: board_id }]);
    expect(await copied()).toBe(0);
  } finally {
    await app.stop();
  }
});
