/** Writes as data, and SQL as a value: what reaches the database, and what never does. */
import { describe, expect, test } from "bun:test";
import { insert, mergeWrites, remove, sweep, update } from "../../server/platform/db/db.ts";
import {
  assignments,
  createRenderer,
  idList,
  join,
  matches,
  name,
  type Sql,
  sql,
} from "../../server/platform/db/sql.ts";
import { updateOf } from "../../server/platform/db/statements.ts";

const card = {
  id: "a",
  board_id: "b",
  column_id: "x",
  number: 1,
  title: "New",
  description: null,
  rank: 1,
  start_at: null,
  due_at: null,
  is_complete: false,
  due_soon_for: null,
  overdue_for: null,
  cover_attachment_id: null,
  comment_count: 0,
  created_at: "then",
  updated_at: "then",
};

describe("mergeWrites", () => {
  test("folds later updates of a row into the first, the last value of a field wins", () => {
    const writes = [
      update("cards", { id: "a" }, { column_id: "x", rank: 1 }),
      update("cards", { id: "b" }, { rank: 5 }),
      update("cards", { id: "a" }, { updated_at: "now" }),
      update("cards", { id: "a" }, { column_id: "y", rank: 2 }),
    ];
    expect(mergeWrites(writes)).toEqual([
      update("cards", { id: "a" }, { column_id: "y", rank: 2, updated_at: "now" }),
      update("cards", { id: "b" }, { rank: 5 }),
    ]);
  });

  test("folds updates of a row that is being inserted into the insert", () => {
    const writes = [insert("cards", card), update("cards", { id: "a" }, { rank: 2 })];
    expect(mergeWrites(writes)).toEqual([insert("cards", { ...card, rank: 2 })]);
  });

  test("keeps rows apart that differ in table or key, and keeps the order", () => {
    const link = (card_id: string) => insert("card_labels", { board_id: "b", card_id, label_id: "l" });
    const writes = [
      link("a"),
      update("cards", { id: "a" }, { rank: 1 }),
      link("c"),
      update("columns", { id: "a" }, { rank: 1 }),
      update("board_members", { user_id: "u" }, { role: "owner" }),
    ];
    expect(mergeWrites(writes)).toEqual(writes);
  });

  test("leaves removals and sweeps where they are", () => {
    const writes = [
      sweep(updateOf("cards", sql`SET rank = 1 WHERE id = 'a'`)),
      update("cards", { id: "a" }, { rank: 2 }),
      remove("card_labels", { card_id: "a", label_id: "l" }),
      update("cards", { id: "a" }, { updated_at: "now" }),
    ];
    expect(mergeWrites(writes)).toEqual([
      writes[0]!,
      update("cards", { id: "a" }, { rank: 2, updated_at: "now" }),
      writes[2]!,
    ]);
  });

  test("changes nothing of what it was given", () => {
    const writes = [insert("cards", card), update("cards", { id: "a" }, { rank: 2 })];
    const before = structuredClone(writes);
    mergeWrites(writes);
    expect(writes).toEqual(before);
  });
});

const render = createRenderer("postgres", (_, index) => `$${index + 1}`);
const numbered = (statement: Sql) => ({ text: render(statement), values: statement.values });
const EVIL = "'; DROP TABLE users; --";

describe("sql", () => {
  test("what is put in becomes a parameter, never text", () => {
    expect(numbered(sql`SELECT * FROM users WHERE email = ${EVIL} AND id = ${null}`)).toEqual({
      text: "SELECT * FROM users WHERE email = $1 AND id = $2",
      values: [EVIL, null],
    });
  });

  test("statements inside statements keep their parameters, in order", () => {
    const inner = sql`SELECT id FROM boards WHERE title = ${EVIL} AND seq > ${1}`;
    const outer = sql`SELECT ${true} WHERE a = ${"first"} AND id IN (${inner}) AND z = ${"last"}`;
    expect(numbered(outer)).toEqual({
      text: "SELECT $1 WHERE a = $2 AND id IN (SELECT id FROM boards WHERE title = $3 AND seq > $4) AND z = $5",
      values: [true, "first", EVIL, 1, "last"],
    });
  });

  test("a statement that is all parameters, or none, can be put anywhere", () => {
    expect(numbered(sql`${sql`${1}`}, ${sql``}, ${sql`${2}`}`)).toEqual({ text: "$1, , $2", values: [1, 2] });
  });

  test("join, assignments and matches put parameters between names", () => {
    expect(numbered(join([sql`${1}`, sql`now()`, sql`${EVIL}`], ", "))).toEqual({
      text: "$1, now(), $2",
      values: [1, EVIL],
    });
    expect(
      numbered(sql`UPDATE t SET ${assignments({ a: EVIL, b: null })} WHERE ${matches({ id: "x", c: 2 })}`),
    ).toEqual({
      text: "UPDATE t SET a = $1, b = $2 WHERE id = $3 AND c = $4",
      values: [EVIL, null, "x", 2],
    });
    expect(() => join([], ", ")).toThrow();
  });

  test("statements of one shape share their chunks; long ones do not, or every length would be kept for ever", () => {
    const joined = (length: number) =>
      sql`VALUES ${join(
        Array.from({ length }, (_, i) => sql`(${i}, now())`),
        ", ",
      )}`;
    expect(joined(3).chunks).toBe(joined(3).chunks);
    expect(joined(1000).chunks).not.toBe(joined(1000).chunks);
    for (const length of [1, 64, 65, 1000]) {
      const numbers = Array.from({ length }, (_, i) => i);
      expect(numbered(joined(length))).toEqual({
        text: `VALUES ${numbers.map((i) => `($${i + 1}, now())`).join(", ")}`,
        values: numbers,
      });
    }
  });

  test("a list is one parameter, whatever its length", () => {
    const { text, values } = numbered(sql`id ${idList(["a", EVIL])}`);
    expect(text).toBe("id $1");
    expect(values).toHaveLength(1);
  });

  test.each([EVIL, "users; --", "Users", "a b", 'a"b', "", "a.b", "a\n"])("%j is no name", (text) => {
    expect(() => name(text)).toThrow();
    expect(() => assignments({ [text]: 1 })).toThrow();
    expect(() => matches({ [text]: 1 })).toThrow();
  });
});
