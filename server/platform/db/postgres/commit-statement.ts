/**
 * A commit as one statement: the compare-and-set, and the writes that depend on it, as data-modifying CTEs. Or as
 * statements one after another, for a database that would run such CTEs on all its machines.
 */
import { one, present } from "../../util/present.ts";
import { type Commit, keyOn, mergeWrites, type Numbered, sweep, type Write } from "../db.ts";
import { assignments, type Fields, join, matches, name, type Sql, sql } from "../sql.ts";
import type { ColumnTypes } from "./pool/prepare.ts";
import { arrayOf } from "./translation.ts";

type Insert = Extract<Write, { kind: "insert" }>;
type Grouped = Exclude<Write, Insert> | (Omit<Insert, "row"> & { rows: Fields[] });

/** How a write depends on the compare-and-set. */
interface Form {
  rows(columns: readonly Column[], rows: readonly Fields[]): Sql;
  condition: Sql;
}

interface Column {
  column: string;
  type: Sql;
}

const WITHIN_STATEMENT: Form = {
  rows: (columns, rows) =>
    sql`SELECT v.* FROM won, ${rows.length === 1 ? sql`(${valuesOf(columns, rows)})` : arraysOf(columns, rows)} v`,
  condition: sql` AND EXISTS (SELECT 1 FROM won)`,
};
const AFTER_STATEMENT: Form = { rows: valuesOf, condition: sql`` };

/** Returns no row when the race was lost. */
export function commitStatement(commit: Commit, types: ColumnTypes): Sql {
  const parts = writeStatements(commit, types, WITHIN_STATEMENT).map(
    (write, index) => sql`, ${name(`w${index}`)} AS (${write})`,
  );
  return sql`WITH won AS (${compareAndSet(commit)})${parts.length > 0 ? join(parts, "") : sql``} SELECT id FROM won`;
}

/**
 * The first finds no row when the race was lost; then the others must not be executed. `numbers` are as many as
 * `numbersFor` says.
 */
export function commitStatements(commit: Commit, types: ColumnTypes, numbers: readonly number[]): Sql[] {
  let taken = 0;
  const writes = commit.writes.map((write) => {
    const numbered = numberedOf(write);
    if (!numbered) return write;
    taken += numbered.count;
    return sweep(numbered.statement(numbers.slice(taken - numbered.count, taken)));
  });
  return [
    // A guard is about other boards as well: it is checked apart.
    compareAndSet({ ...commit, guard: undefined }),
    ...writeStatements({ ...commit, writes }, types, AFTER_STATEMENT),
  ];
}

/** How many numbers of the sequence a commit has to have. */
export function numbersFor({ writes }: Commit): number {
  return writes.reduce((sum, write) => sum + (numberedOf(write)?.count ?? 0), 0);
}

function numberedOf(write: Write): Numbered | undefined {
  return write.kind === "sweep" ? write.numbered : undefined;
}

function compareAndSet({ boardId, from, board, guard }: Commit): Sql {
  return sql`UPDATE boards SET ${assignments(board)}
    WHERE id = ${boardId} AND revision = ${from.revision} AND stamp = ${from.stamp}
      ${guard ? sql`AND ${guard.holds}` : sql``} RETURNING id`;
}

function writeStatements({ boardId, writes }: Commit, types: ColumnTypes, form: Form): Sql[] {
  return groupInserts(mergeWrites(writes)).map((group) => writeStatement(group, { boardId, types, form }));
}

/** Inserts into the same table become one write of many rows. */
function groupInserts(writes: readonly Write[]): Grouped[] {
  const groups: Grouped[] = [];
  const inserted = new Map<Insert["table"], Fields[]>();
  for (const write of writes) {
    if (write.kind !== "insert") {
      groups.push(write);
      continue;
    }
    const { kind, table, row } = write;
    const rows = inserted.get(table);
    if (rows) {
      rows.push(row);
    } else {
      const group = { kind, table, rows: [row] };
      inserted.set(table, group.rows);
      groups.push(group);
    }
  }
  return groups;
}

function writeStatement(
  write: Grouped,
  { boardId, types, form }: { boardId: string; types: ColumnTypes; form: Form },
): Sql {
  const { condition } = form;
  switch (write.kind) {
    case "insert": {
      const names = Object.keys(one(write.rows));
      const columns = names.map((column) => {
        const key = `${write.table}.${column}`;
        return { column, type: name(present(types.get(key), key)) };
      });
      return sql`INSERT INTO ${name(write.table)} (${join(names.map(name), ", ")})
        ${form.rows(columns, write.rows)}`;
    }
    case "update":
      return sql`UPDATE ${name(write.table)} SET ${assignments(write.set)}
        WHERE ${matches(keyOn(boardId, write.key))}${condition}`;
    case "remove":
      return sql`DELETE FROM ${name(write.table)}
        WHERE ${matches(keyOn(boardId, write.key))}${condition}`;
    case "sweep":
      return sql`${write.statement}${condition}`;
  }
}

function valuesOf(columns: readonly Column[], rows: readonly Fields[]): Sql {
  const lists = rows.map((row) => {
    const values = columns.map(({ column, type }) => sql`${row[column] ?? null}::${type}`);
    return sql`(${join(values, ", ")})`;
  });
  return sql`VALUES ${join(lists, ", ")}`;
}

/** A parameter for each column: the statement is the same however many rows there are, and is prepared once. */
function arraysOf(columns: readonly Column[], rows: readonly Fields[]): Sql {
  const arrays = columns.map(
    ({ column, type }) => sql`${arrayOf(rows.map((row) => row[column] ?? null))}::${type}[]`,
  );
  return sql`unnest(${join(arrays, ", ")})`;
}
