/** A service is killed while it notifies people of due dates: the next one goes on, and nobody is notified twice. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { createClient } from "../../client/http.ts";
import { CLOCK_TASKS } from "../../server/clock.ts";
import { runClock } from "../../server/platform/core/clock.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { PASSWORD } from "../harness.ts";
import { type EmptyStore, emptyStore, startInstance } from "../support/instances.ts";

const CARDS = 200;
const DUE = new Date("2101-05-05T12:00:00.000Z");
const after = (seconds: number) => new Date(DUE.getTime() + seconds * 1000);

let store: EmptyStore;

beforeAll(async () => {
  store = await emptyStore();
});
afterAll(() => store.remove());

/** A board of somebody who is assigned to all its cards, which are due at the same time, and a rule for them. */
async function furnish(baseUrl: string) {
  const anonymous = createClient({ baseUrl });
  const email = "ada@example.org";
  const { id } = await anonymous.register({ email, username: "ada", password: PASSWORD });
  const { access_token: token } = await anonymous.login({ username: email, password: PASSWORD });
  const ada = createClient({ baseUrl, token });
  const { id: board_id } = await ada.createBoard({ title: "Board" });
  const { id: column_id } = await ada.createColumn({ board_id, title: "To do" });
  const { id: late_id } = await ada.createColumn({ board_id, title: "Late" });
  await ada.createRule({
    board_id,
    name: "late",
    trigger_type: "due_passed",
    action_type: "move_to_column",
    action_column_id: late_id,
  });
  for (let i = 0; i < CARDS; i++) {
    const { id: card_id } = await ada.createCard({ board_id, column_id, title: `${i}` });
    await ada.assignCard({ card_id, user_ids: [id] });
    await ada.updateCard({ card_id, due_at: DUE.toISOString() });
  }
  return { ada, board_id };
}

test("DUE-2, DUE-3: killed in the middle, the work is finished by the next instance once the lease has expired", async () => {
  const child = Bun.spawn(["bun", `${import.meta.dir}/clock-process.ts`], {
    env: { ...process.env, CLOCK_TEST_CONFIG: JSON.stringify(store.config) },
    stdin: "pipe",
    stdout: "pipe",
    stderr: "inherit",
  });
  const { value } = await child.stdout.getReader().read();
  const { ada, board_id } = await furnish(new TextDecoder().decode(value).trim());
  const { seq } = await ada.getBoard({ board_id });
  child.stdin.write(`${after(1).toISOString()}\n`);
  await child.stdin.flush();
  while ((await ada.getBoard({ board_id })).seq < seq + 20) await Bun.sleep(1);
  child.kill("SIGKILL");
  await child.exited;

  const app = await startInstance(store.config);
  try {
    const noticed = async () => {
      const { rows } = await app.db.read({
        rows: sql<{ card_id: string; count: number }>`SELECT card_id, count(*) AS count FROM notifications
          WHERE kind = 'overdue' GROUP BY card_id`,
      });
      expect(rows.filter(({ count }) => count !== 1)).toEqual([]);
      return rows.length;
    };
    const half = await noticed();
    expect(half).toBeGreaterThanOrEqual(20);
    expect(half).toBeLessThan(CARDS);
    await runClock(app.context, CLOCK_TASKS, { now: () => after(30) });
    expect(await noticed()).toBe(half);
    await runClock(app.context, CLOCK_TASKS, { now: () => after(62) });
    expect(await noticed()).toBe(CARDS);
    const { board } = await app.db.read({
      board: sql<{ seq: number; moved: number }>`SELECT b.seq, (SELECT count(*) FROM board_events e
          WHERE e.board_id = b.id AND e.type = 'card.moved') AS moved FROM boards b WHERE b.id = ${board_id}`,
    });
    expect(board).toEqual([{ seq: seq + CARDS, moved: CARDS }]);
  } finally {
    await app.stop();
  }
});
