/** A process is killed while it packs the events of a board: each of them is whole, and the next process goes on. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { createClient } from "../../client/http.ts";
import { openDb } from "../../server/open-db.ts";
import { PASSWORD } from "../harness.ts";
import { type EmptyStore, emptyStore, startInstance } from "../support/instances.ts";
import { packAll, packsOf } from "../support/packs.ts";

const CARDS = 400;
const MOST_KILLS = 12;

let store: EmptyStore;

beforeAll(async () => {
  store = await emptyStore();
});
afterAll(() => store.remove());

/** Everything that the log of the first board says. */
async function logOf(board: { id: string; token: string }): Promise<unknown[]> {
  const app = await startInstance(store.config);
  const ada = createClient({ baseUrl: app.url, token: board.token });
  const events: unknown[] = [];
  // A page ends early where its events are in many packs.
  for (let since: number | null = 0; since !== null; ) {
    const page = await ada.listEvents({ board_id: board.id, since, limit: 1000 });
    events.push(...page.events);
    since = page.next;
  }
  await app.stop();
  return events;
}

async function furnish(): Promise<{ id: string; token: string }> {
  const app = await startInstance(store.config);
  const anonymous = createClient({ baseUrl: app.url });
  const email = "ada@example.org";
  await anonymous.register({ email, username: "ada", password: PASSWORD });
  const { access_token: token } = await anonymous.login({ username: email, password: PASSWORD });
  const ada = createClient({ baseUrl: app.url, token });
  const { id: board_id } = await ada.createBoard({ title: "Board" });
  const { id: column_id } = await ada.createColumn({ board_id, title: "To do" });
  for (let i = 0; i < CARDS; i++) await ada.createCard({ board_id, column_id, title: `Card ${i}` });
  await app.stop();
  return { id: board_id, token };
}

async function packedSoFar(boardId: string): Promise<number> {
  const db = await openDb(store.config);
  const { packs, packed } = await packsOf(db, boardId);
  await db.close();
  // A pack has what its events have lost, no more and no less.
  expect(packed).toBe(packs.at(-1)?.[1] ?? 0);
  return packed;
}

test("EVENT-10: killed in the middle, a process that packs events leaves every one of them whole", async () => {
  const board = await furnish();
  const before = await logOf(board);
  const stops: number[] = [];
  for (let kills = 0; kills < MOST_KILLS; kills++) {
    const child = Bun.spawn(["bun", `${import.meta.dir}/packing-process.ts`], {
      env: {
        ...process.env,
        PACKING_TEST_CONFIG: JSON.stringify(store.config),
        PACKING_TEST_BOARD: board.id,
      },
      stdout: "pipe",
      stderr: "inherit",
    });
    await child.stdout.getReader().read();
    await Bun.sleep(10 + 8 * kills);
    child.kill("SIGKILL");
    await child.exited;
    stops.push(await packedSoFar(board.id));
  }
  expect(stops.filter((packed) => packed > 0 && packed < CARDS + 1).length).toBeGreaterThan(0);
  expect(await logOf(board)).toEqual(before);
  const db = await openDb(store.config);
  await packAll(db, board.id);
  await db.close();
  expect(await packedSoFar(board.id)).toBe(CARDS + 1);
  expect(await logOf(board)).toEqual(before);
}, 120_000);
