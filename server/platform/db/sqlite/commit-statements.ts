/** The statements of a commit. Nobody else writes meanwhile, so the version of the board need not be compared. */
import { type Commit, keyOn, mergeWrites, type Write } from "../db.ts";
import { assignments, matches, name, rowOf, type Sql, sql } from "../sql.ts";

export function commitStatements({ boardId, board, writes }: Commit): Sql[] {
  return [
    ...mergeWrites(writes).map((write) => writeStatement(write, boardId)),
    sql`UPDATE boards SET ${assignments(board)} WHERE id = ${boardId}`,
  ];
}

function writeStatement(write: Write, boardId: string): Sql {
  switch (write.kind) {
    case "insert":
      return sql`INSERT INTO ${name(write.table)} ${rowOf(write.row)}`;
    case "update":
      return sql`UPDATE ${name(write.table)} SET ${assignments(write.set)}
        WHERE ${matches(keyOn(boardId, write.key))}`;
    case "remove":
      return sql`DELETE FROM ${name(write.table)} WHERE ${matches(keyOn(boardId, write.key))}`;
    case "sweep":
      return write.statement;
  }
}
