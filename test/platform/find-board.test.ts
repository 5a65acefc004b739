/** Which board an unknown id is on, where boards are spread over machines and one of these is down or hangs. */
import { expect, test } from "bun:test";
import { findBoard } from "../../server/platform/auth/find-board.ts";
import { DatabaseUnavailable, type DbReader, WorkerDown } from "../../server/platform/db/db.ts";
import { sql } from "../../server/platform/db/sql.ts";

const DOWN = new WorkerDown("the second machine is down");
const WANTED = sql<{ board_id: string }>`SELECT board_id FROM cards WHERE id = ${"wanted"}`;

/** Three parts, each with the board that it has; one of an error cannot be reached. */
function spread(parts: Record<string, string | null | Error | Promise<never>>) {
  const asked: string[] = [];
  const db = {
    isDistributed: true,
    read: () => Promise.reject(DOWN),
    groups: async () => Object.keys(parts),
    async readWithin(part: string) {
      asked.push(part);
      const found = await parts[part];
      if (found instanceof Error) throw found;
      return { found: found ? [{ board_id: found }] : [] };
    },
    // Only the query above is asked.
  } as unknown as DbReader;
  return { db, asked };
}

test("what a machine that answers has is found", async () => {
  const { db, asked } = spread({ first: null, second: DOWN, third: "board" });
  expect(await findBoard(db, WANTED)).toBe("board");
  expect(asked).toEqual(["first", "second", "third"]);
});

test("what none of them has may be on the one that is down: it is not said to be missing", async () => {
  const { db } = spread({ first: null, second: DOWN, third: null });
  expect(await findBoard(db, WANTED).catch((error) => error)).toBe(DOWN);
});

test("where one hangs, what the others have is found, and what no part has is missing", async () => {
  const read = () => new Promise<never>(() => {});
  const { db } = spread({ first: null, second: new Promise<never>(() => {}), third: "board" });
  expect(await findBoard({ ...db, read }, WANTED)).toBe("board");
  const slow = spread({ first: null, second: null });
  expect(await findBoard({ ...slow.db, read }, WANTED)).toBeNull();
});

test("when the database as a whole is away, or all of it answers, no part is asked by itself", async () => {
  const { db, asked } = spread({ first: "board" });
  const away = new DatabaseUnavailable("away");
  expect(await findBoard({ ...db, read: () => Promise.reject(away) }, WANTED).catch((error) => error)).toBe(
    away,
  );
  const read = async () => ({ found: [] }) as never;
  expect(await findBoard({ ...db, read }, WANTED)).toBeNull();
  const slow = () => Bun.sleep(1200).then(read);
  expect(await findBoard({ ...db, read: slow, isDistributed: false }, WANTED)).toBeNull();
  expect(asked).toEqual([]);
});
