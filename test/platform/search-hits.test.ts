/** How the cards of a page of hits are read while PostgreSQL has no statistics, as after an import. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { SQL } from "bun";
import { columnsOfCards } from "../../server/cards/card-keys.ts";
import { cardTreeOfCards } from "../../server/cards/store.ts";
import { createRenderer, type Sql } from "../../server/platform/db/sql.ts";
import { boardOf, type Service, startService } from "../harness.ts";

const CARDS = 5000;

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

describe.if(process.env.BOARDCAST_TEST_DB === "postgres")("on PostgreSQL", () => {
  test("the cards that were found are read by their keys, without further processes", async () => {
    const alice = await service.person("alice");
    const { board_id, column_id } = await boardOf(alice);
    const connection = new SQL({ url: service.app.context.config.DATABASE_URL, max: 1 });
    await connection.unsafe("BEGIN");
    await connection.unsafe(`INSERT INTO cards (board_id, id, column_id, number, title, rank, is_complete,
        comment_count, created_at, updated_at)
      SELECT '${board_id}', gen_random_uuid(), '${column_id}', n, 'Card', n, false, 0, '', ''
      FROM generate_series(1, ${CARDS}) n`);
    const places = Array.from({ length: 20 }, () => ({ board_id, id: crypto.randomUUID() }));
    const plans: string[] = [];
    for (const query of [...Object.values(cardTreeOfCards(places)), columnsOfCards(places)])
      plans.push(await planOf(connection, query));
    await connection.unsafe("ROLLBACK");
    await connection.close();
    expect(plans.join("\n")).not.toMatch(/Gather|Seq Scan on cards|cards_id/);
  });
});

async function planOf(connection: SQL, statement: Sql): Promise<string> {
  const text = createRenderer("postgres", (value) => `'${String(value)}'`)(statement);
  const lines: { "QUERY PLAN": string }[] = await connection.unsafe(`EXPLAIN ${text}`);
  return lines.map((line) => line["QUERY PLAN"]).join("\n");
}
