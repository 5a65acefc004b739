/** A commit as one statement: the compare-and-set, and the writes that depend on it, as data-modifying CTEs. */
import { one, present } from "../../util/present.ts";
import { type Commit, keyOn, mergeWrites, type Write } from "../db.ts";
import { assignments, type Fields, join, matches, name, type Sql, sql } from "../sql.ts";
import type { ColumnTypes } from "./prepare.ts";

type Insert = Extract<Write, { kind: "insert" }>;
type Grouped = Exclude<Write, Insert> | (Omit<Insert, "row"> & { rows: Fields[] });

/** Returns no row when the race was lost. */
export function commitStatement(commit: Commit, types: ColumnTypes): Sql {
  const { boardId, from, board, guard } = commit;
  const won = sql`UPDATE boards SET ${assignments(board)}
    WHERE id = ${boardId} AND revision = ${from.revision} AND stamp = ${from.stamp}
      ${guard ? sql`AND ${guard.holds}` : sql``} RETURNING id`;
  const parts = groupInserts(mergeWrites(commit.writes)).map((group, index) => {
    return sql`, ${name(`w${index}`)} AS (${writeStatement(group, boardId, types)})`;
  });
  return sql`WITH won AS (${won})${parts.length > 0 ? join(parts, "") : sql``} SELECT id FROM won`;
}

/** Inserts into the same table become one write of many rows. */
function groupInserts(writes: Write[]): Grouped[] {
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

function writeStatement(write: Grouped, boardId: string, types: ColumnTypes): Sql {
  switch (write.kind) {
    case "insert": {
      const columns = Object.keys(one(write.rows));
      const rows = write.rows.map((row) => {
        const values = columns.map((column) => {
          const key = `${write.table}.${column}`;
          return sql`${row[column] ?? null}::${name(present(types.get(key), key))}`;
        });
        return sql`(${join(values, ", ")})`;
      });
      return sql`INSERT INTO ${name(write.table)} (${join(columns.map(name), ", ")})
        SELECT v.* FROM won, (VALUES ${join(rows, ", ")}) v`;
    }
    case "update":
      return sql`UPDATE ${name(write.table)} SET ${assignments(write.set)}
        WHERE ${matches(keyOn(boardId, write.key))} AND EXISTS (SELECT 1 FROM won)`;
    case "remove":
      return sql`DELETE FROM ${name(write.table)}
        WHERE ${matches(keyOn(boardId, write.key))} AND EXISTS (SELECT 1 FROM won)`;
    case "sweep":
      return sql`${write.statement} AND EXISTS (SELECT 1 FROM won)`;
  }
}
