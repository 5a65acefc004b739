/** Somebody of an imported board who is on thousands of its cards. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { join, sql } from "../../server/platform/db/sql.ts";
import { newId } from "../../server/platform/util/ids.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { addPerson } from "../support/imported-board.ts";

/** With work for every pair of cards, PostgreSQL would need longer than anybody waits for it. */
const CARDS = 10_000;
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

async function boardWithManyCards() {
  const { db } = service.app;
  const { board_id, column_id } = await boardOf(alice, bob);
  const person_id = await addPerson(service, board_id, { name: "Ann" });
  const now = new Date().toISOString();
  for (let written = 0; written < CARDS; written += AT_ONCE) {
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

test("PEOPLE-4: somebody on ten thousand cards is matched, which is undone and redone", async () => {
  const { board_id, person_id } = await boardWithManyCards();
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
