/** Somebody of an imported board who is on thousands of its cards. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { join, sql } from "../../server/platform/db/sql.ts";
import { newId } from "../../server/platform/util/ids.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { addPerson } from "../support/imported-board.ts";

/** With work for every pair of cards, PostgreSQL would need longer than anybody waits for it. */
const CARDS = 4000;
const AT_ONCE = 500;

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  // Cards that are written into the database have no events.
  service = await startService({ skipLogCheck: true });
  [alice, bob] = await Promise.all([service.person("alice"), service.person("bob")]);
});
afterAll(() => service.stop());

async function boardWithCards(service: Service, [owner, member]: [Person, Person], count: number) {
  const { db } = service.app;
  const { board_id, column_id } = await boardOf(owner, member);
  const person_id = await addPerson(service, board_id, { name: "Ann" });
  const now = new Date().toISOString();
  for (let written = 0; written < count; written += AT_ONCE) {
    const cards = Array.from({ length: AT_ONCE }, (_, index) => ({
      id: newId(),
      number: written + index + 1,
    }));
    const rows = cards.map(
      ({ id, number }) =>
        sql`(${board_id}, ${id}, ${column_id}, ${number}, 'Card', ${number}, ${false}, 0, ${now}, ${now})`,
    );
    const places = cards.map(({ id }) => sql`(${board_id}, ${id}, ${person_id})`);
    await db.write([
      sql`INSERT INTO cards (board_id, id, column_id, number, title, rank, is_complete, comment_count,
        created_at, updated_at) VALUES ${join(rows, ", ")}`,
      sql`INSERT INTO card_placeholders (board_id, card_id, person_id) VALUES ${join(places, ", ")}`,
    ]);
  }
  return { board_id, person_id };
}

test("PEOPLE-4: somebody on thousands of cards is matched, which is undone and redone", async () => {
  const { board_id, person_id } = await boardWithCards(service, [alice, bob], CARDS);
  const count = async () => {
    const { placed, assigned } = await service.app.db.read({
      placed: sql<{ n: number }>`SELECT count(*) AS n FROM card_placeholders WHERE board_id = ${board_id}`,
      assigned: sql<{ n: number }>`SELECT count(*) AS n FROM card_assignees WHERE board_id = ${board_id}`,
    });
    return { placed: placed[0]?.n, assigned: assigned[0]?.n };
  };
  await alice.matchPerson({ board_id, person_id, user_id: bob.id });
  expect(await count()).toEqual({ placed: 0, assigned: CARDS });
  const [undone] = (await alice.undo({ board_id, seq: (await alice.getBoard({ board_id })).seq })).events;
  expect(await count()).toEqual({ placed: CARDS, assigned: 0 });
  await alice.undo({ board_id, seq: undone!.seq });
  expect(await count()).toEqual({ placed: 0, assigned: CARDS });
});

/** The change is large, so it is loaded twice, and each load counts the assignees of every card. */
const LOADS = 2;

test.if(process.env.BOARDCAST_TEST_DB === "postgres")(
  "PEOPLE-4: a match reads no card and no assignee for every other card, whatever PostgreSQL expects",
  async () => {
    // The server counts what a connection did when it is told to, which takes the same connection.
    const alone = await startService({ skipLogCheck: true, settings: { DATABASE_POOL: "1" } });
    const [owner, member] = [await alone.person("owner"), await alone.person("member")];
    const { board_id, person_id } = await boardWithCards(alone, [owner, member], AT_ONCE);
    const { db } = alone.app;
    const counts = async () => {
      await db.read({ flushed: sql`SELECT 1 AS one FROM pg_stat_force_next_flush()` });
      const { counted } = await db.read({
        counted: sql<{ cards: number; scans: number }>`SELECT c.seq_tup_read + c.idx_tup_fetch AS cards,
            a.seq_scan + a.idx_scan AS scans
          FROM pg_stat_user_tables c CROSS JOIN pg_stat_user_tables a
          WHERE c.relname = 'cards' AND a.relname = 'card_assignees'`,
      });
      return counted[0]!;
    };
    // There are none.
    await db.write([sql`ANALYZE card_assignees`]);
    const before = await counts();
    await owner.matchPerson({ board_id, person_id, user_id: member.id });
    const after = await counts();
    expect(after.scans - before.scans).toBeLessThan((LOADS + 1) * AT_ONCE);
    expect(after.cards - before.cards).toBeLessThan(20 * AT_ONCE);
    await alone.stop();
  },
);
