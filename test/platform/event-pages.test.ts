/** A page of the log costs the same however PostgreSQL plans it, also before it has statistics of the table. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { SQL } from "bun";
import { createRenderer, type Sql } from "../../server/platform/db/sql.ts";
import { matchingEvents } from "../../server/platform/event-log/event-log.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";

const CARD = "0190a0b0-0000-7000-8000-000000000000";

let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
});
afterAll(() => service.stop());

async function planOf(statement: Sql): Promise<string> {
  const literal = (value: unknown) => (typeof value === "string" ? `'${value}'` : String(value));
  const text = createRenderer("postgres", literal)(statement);
  const connection = new SQL({ url: service.app.context.config.DATABASE_URL, max: 1 });
  const lines: { "QUERY PLAN": string }[] = await connection.unsafe(`EXPLAIN ${text}`);
  await connection.close();
  return lines.map((line) => line["QUERY PLAN"]).join("\n");
}

describe.if(process.env.BOARDCAST_TEST_DB === "postgres")("on PostgreSQL", () => {
  test.each([
    ["after", { since: 5 }],
    ["before", { before: 5 }],
    ["of a card", { before: 5, cardId: CARD }],
    ["of a user", { before: 5, userId: CARD }],
    ["of a kind", { since: 5, kinds: ["card.moved"] }],
  ])("the events %s are read in one pass over an index", async (_, filter) => {
    const { board_id } = await boardOf(alice);
    const plan = await planOf(matchingEvents(board_id, filter, 50).events);
    expect(plan).toContain("Index Scan");
    expect(plan).not.toMatch(/Nested Loop|Join|Seq Scan/);
  });
});
