/** The tables as TypeScript describes them are the tables that the migrations create, on both databases. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { FIRST } from "../../server/boards/removal.ts";
import { tables } from "../../server/features.ts";
import type { Context } from "../../server/platform/core/context.ts";
import { insert, remove, sweep, update } from "../../server/platform/db/db.ts";
import { pendingSteps } from "../../server/platform/db/migrate.ts";
import { boardColumnIn } from "../../server/platform/db/postgres/citus/citus.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { deleteFrom, updateOf } from "../../server/platform/db/statements.ts";
import type { ColumnType, Table } from "../../server/platform/db/table.ts";
import { POSTGRES_TYPES } from "../../server/platform/db/types.ts";

import { type Service, startService } from "../harness.ts";

interface ColumnRow {
  table_name: string;
  name: string;
  type: string;
  is_nullable: boolean | 0 | 1;
  /** Its place in the primary key, counted from 1; 0 outside of it. */
  key_place: number;
}

/** What the databases call the types. */
const TYPES: Record<"sqlite" | "postgres", Record<ColumnType, string>> = {
  sqlite: {
    uuid: "TEXT",
    text: "TEXT",
    integer: "INTEGER",
    bigint: "INTEGER",
    boolean: "INTEGER",
    bytes: "BLOB",
  },
  postgres: { uuid: "uuid", text: "text", integer: "int4", bigint: "int8", boolean: "bool", bytes: "bytea" },
};

/** A primary key of SQLite is never null in a strict table; it is listed as if it could be, unless that is said. */
const CATALOGUE = {
  sqlite: sql<ColumnRow>`SELECT t.name AS table_name, c.name, c.type, c."notnull" = 0 AND c.pk = 0 AS is_nullable,
      c.pk AS key_place
    FROM pragma_table_list t, pragma_table_info(t.name) c
    WHERE t.type = 'table' AND t.schema = 'main' AND t.name NOT LIKE 'sqlite_%'`,
  postgres: sql<ColumnRow>`SELECT c.table_name, c.column_name AS name, c.udt_name AS type,
      c.is_nullable = 'YES' AS is_nullable, coalesce(k.ordinal_position, 0) AS key_place
    FROM information_schema.columns c
    LEFT JOIN information_schema.table_constraints p
      ON p.table_schema = c.table_schema AND p.table_name = c.table_name AND p.constraint_type = 'PRIMARY KEY'
    LEFT JOIN information_schema.key_column_usage k
      ON k.constraint_schema = p.constraint_schema AND k.constraint_name = p.constraint_name
        AND k.table_name = c.table_name AND k.column_name = c.column_name
    WHERE c.table_schema = current_schema() AND c.is_generated = 'NEVER'`,
};

let service: Service;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test("every table, column, type, nullability and primary key of the database is as described", async () => {
  const { db } = service.app.context;
  const { columns } = await db.read({ columns: CATALOGUE[db.kind] });
  const names = [...new Set(columns.map(({ table_name }) => table_name))];
  const found = names.map((table) => {
    const own = columns.filter(({ table_name }) => table_name === table);
    const key = own.filter(({ key_place }) => key_place > 0).sort((a, b) => a.key_place - b.key_place);
    return [
      table,
      {
        columns: Object.fromEntries(
          own.map(({ name, type, is_nullable }) => [name, { type, isNullable: Boolean(is_nullable) }]),
        ),
        primaryKey: key.map(({ name }) => name),
      },
    ];
  });
  const all: Record<string, Table> = tables;
  const described = Object.entries(all).map(([table, { columns, primaryKey }]) => [
    table,
    {
      columns: Object.fromEntries(
        Object.entries(columns).map(([name, { type, isNullable }]) => [
          name,
          { type: TYPES[db.kind][type], isNullable },
        ]),
      ),
      primaryKey: [...primaryKey],
    },
  ]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(described));
});

test("a migration distributes the tables of boards, and by the column that is described", () => {
  const all: Record<string, Table> = tables;
  const created = pendingSteps(POSTGRES_TYPES).flatMap((step) => {
    const table = /^CREATE TABLE (\w+)/.exec(step)?.[1];
    return table === undefined ? [] : [[table, boardColumnIn(table, step)]];
  });
  const described = Object.entries(all).map(([table, { boardColumn }]) => [table, boardColumn]);
  const { schema_version, ...expected } = Object.fromEntries(described);
  expect(schema_version).toBeNull();
  expect(Object.fromEntries(created)).toEqual(expected);
});

test("a wrong table, column, type or key of a write does not compile", () => {
  const label = { id: "l", board_id: "b", name: "Urgent", color: "#ff0000" };
  const wrong = () => [
    // @ts-expect-error There is no such table.
    insert("label", label),
    // @ts-expect-error A column is missing.
    insert("labels", { id: "l", board_id: "b", name: "Urgent" }),
    // @ts-expect-error It has no such column.
    insert("labels", { ...label, card_count: 1 }),
    // @ts-expect-error A name is a text.
    insert("labels", { ...label, name: 1 }),
    // @ts-expect-error A role is one of two.
    insert("board_members", { board_id: "b", user_id: "u", role: "admin" }),
    // @ts-expect-error The key is the primary key.
    update("labels", { name: "Urgent" }, { color: "#00ff00" }),
    // @ts-expect-error It has no such column.
    update("labels", { id: "l" }, { colour: "#00ff00" }),
    // @ts-expect-error The key is not whole.
    remove("card_labels", { card_id: "c" }),
    // @ts-expect-error A commit writes nothing that belongs to no board.
    update("users", { id: "u" }, { firstname: "Ada" }),
    // @ts-expect-error It is not said which table that changes.
    sweep(sql`DELETE FROM labels`),
  ];
  expect(wrong).toBeFunction();
});

test("an operation that writes what is not its own does not compile", () => {
  const wrong = ({ db, accounts, storage, boardWriter }: Context) => [
    // @ts-expect-error Operations read; boards are changed by `mutate`.
    db.write([sql`DELETE FROM cards`]),
    // @ts-expect-error The same.
    db.change({ queue: "b", account: "somebody", load: {}, decide: () => ({ result: null }) }),
    // @ts-expect-error SQL cannot pass for a statement about another table.
    accounts.write([{ ...sql`DELETE FROM labels`, table: "users" }]),
    // @ts-expect-error Cards belong to no account.
    accounts.write([deleteFrom("cards", sql`WHERE board_id = 'b'`)]),
    // @ts-expect-error It is not said which table that changes.
    accounts.write([sql`DELETE FROM users`]),
    // @ts-expect-error Where bytes are stored says nothing of accounts.
    storage.write([updateOf("users", sql`SET is_superuser = TRUE`)]),
    // @ts-expect-error Only change.ts has what uses it.
    boardWriter.change(),
  ];
  expect(wrong).toBeFunction();
});

test("every table of a board is removed in small steps, goes with a row that is, or has few rows", () => {
  const inSteps = FIRST.map(({ table }) => table);
  const withThose = {
    checklists: "cards",
    item_assignees: "checklist_items",
    item_placeholders: "checklist_items",
    attachment_blobs: "attachments",
    attachment_objects: "attachments",
  };
  const few = [
    "columns",
    "invitations",
    "shares",
    "labels",
    "board_members",
    "board_visits",
    "automation_rules",
    "webhooks",
  ];
  // They outlive the board: objects are removed from storage first, answers and mails are kept for a day, reports of
  // imports for a month.
  const later = ["stored_objects", "idempotency_keys", "imports", "mail_queue"];
  const ofBoards = Object.entries(tables).filter(([, { columns }]) => "board_id" in columns);
  const known = [...inSteps, ...Object.keys(withThose), ...few, ...later];
  expect(ofBoards.map(([table]) => table).sort()).toEqual(known.sort());
  expect(Object.values(withThose).filter((table) => !inSteps.some((step) => step === table))).toEqual([]);
});
