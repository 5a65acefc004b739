/** Large changes on PostgreSQL, which would otherwise take all connections for seconds. */
import { expect, test } from "bun:test";
import { SQL } from "bun";
import { TooManyChanges } from "../../server/platform/db/db.ts";
import { createLargeChanges } from "../../server/platform/db/postgres/large-changes.ts";
import { boardOf, startService } from "../harness.ts";

const ON_POSTGRES = process.env.BOARDCAST_TEST_DB === "postgres";

/** Says in which order the changes ran, and how many at once at most. */
function trial(mostMs = 10_000) {
  const large = createLargeChanges(mostMs);
  const order: string[] = [];
  let running = 0;
  const most = { atOnce: 0 };
  const change = (account: string, name: string) =>
    large.run(account, async () => {
      most.atOnce = Math.max(most.atOnce, ++running);
      await Bun.sleep(5);
      running--;
      order.push(name);
    });
  return { large, order, most, change };
}

test("large changes run one at a time, and accounts take turns", async () => {
  const { order, most, change } = trial();
  const first = ["a1", "a2", "a3", "a4"].map((name) => change("ada", name));
  await Promise.all([...first, change("bob", "b1"), change("eve", "e1"), change("bob", "b2")]);
  expect(order).toEqual(["a1", "a2", "b1", "e1", "a3", "b2", "a4"]);
  expect(most.atOnce).toBe(1);
});

test("one that fails makes room for the next", async () => {
  const { large, order, change } = trial();
  const failing = large.run("ada", async () => {
    await Bun.sleep(5);
    throw new Error("no");
  });
  const next = change("bob", "b1");
  expect(await failing.catch(String)).toBe("Error: no");
  await next;
  await change("bob", "b2");
  expect(order).toEqual(["b1", "b2"]);
});

test("who has waited too long is refused, does not run later, and holds nobody up", async () => {
  const { large, order, change } = trial(50);
  const long = large.run("ada", () => Bun.sleep(120));
  const refused = change("bob", "never");
  expect(await refused.catch((error) => error)).toBeInstanceOf(TooManyChanges);
  const next = change("eve", "e1").catch(() => change("eve", "e1"));
  await Promise.all([long, next]);
  expect(order).toEqual(["e1"]);
});

test.if(ON_POSTGRES)(
  "while a large change waits for its turn, small changes of its board go on",
  async () => {
    const service = await startService();
    const owner = await service.person("owner");
    const large = async () => {
      const { board_id, column_id } = await boardOf(owner);
      for (let n = 0; n < 12; n++)
        await owner.createCard({ board_id, column_id, title: `${n}`, description: "x".repeat(50_000) });
      return { board_id, column_id };
    };
    const [first, second] = [await large(), await large()];
    const connection = new SQL({ url: service.app.context.config.DATABASE_URL, max: 1 });
    const done: string[] = [];
    await connection
      .begin(async (transaction) => {
        await transaction`SELECT 1 FROM boards WHERE id = ${first.board_id} FOR UPDATE`;
        const archives = [first, second].map(({ column_id }, n) =>
          owner.archiveColumn({ column_id }).then(() => done.push(`archive ${n}`)),
        );
        await Bun.sleep(300);
        await owner.updateBoard({ board_id: second.board_id, title: "Small" });
        expect(done).toEqual([]);
        await transaction`SELECT 1`;
        return { archives };
      })
      .then(({ archives }) => Promise.all(archives));
    expect(done).toEqual(["archive 0", "archive 1"]);
    await connection.close();
    await service.stop();
  },
);

test.if(ON_POSTGRES)(
  "archiving a column is answered, even if it takes longer than a connection may be silent",
  async () => {
    const service = await startService({ settings: { IDLE_TIMEOUT_SECONDS: "1" } });
    const owner = await service.person("owner");
    const { board_id, column_id } = await boardOf(owner);
    const connection = new SQL({ url: service.app.context.config.DATABASE_URL, max: 1 });
    const archived = await connection.begin(async (transaction) => {
      await transaction`SELECT 1 FROM boards WHERE id = ${board_id} FOR UPDATE`;
      const answer = fetch(`${service.url}/columns/${column_id}/archive`, {
        method: "POST",
        headers: { authorization: `Bearer ${owner.token}` },
      });
      // The runtime looks for idle connections every four seconds.
      await Bun.sleep(9000);
      return { answer };
    });
    expect((await archived.answer).status).toBe(204);
    await connection.close();
    await service.stop();
  },
  30_000,
);
