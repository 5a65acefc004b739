/**
 * The load and the commit of a change as calls of functions, which Citus delegates to the worker of the board: the
 * coordinator does not plan their statements, and a commit is one round trip. Statements are text there, so parameters are
 * inserted by `format`, which quotes them; a quoted literal has no type of its own, just like a parameter.
 */
import type { Queries } from "../db.ts";
import { createRenderer, isList, join, type Sql, sql } from "../sql.ts";
import { arrayOf } from "./translation.ts";

/** The board's row is compared and set by the first statement: the others are executed if it has found the row. */
export const BOARD_FUNCTIONS = [
  `CREATE FUNCTION load_board(board uuid, statement text, parameters text[]) RETURNS json LANGUAGE plpgsql AS $$
  DECLARE
    loaded json;
  BEGIN
    EXECUTE format(statement, VARIADIC parameters) INTO loaded;
    RETURN loaded;
  END $$`,
  `CREATE FUNCTION commit_board(board uuid, statements text[], parameters text[]) RETURNS boolean
    LANGUAGE plpgsql AS $$
  DECLARE
    statement text;
    found_rows bigint;
  BEGIN
    EXECUTE format(statements[1], VARIADIC parameters);
    GET DIAGNOSTICS found_rows = ROW_COUNT;
    IF found_rows = 0 THEN
      RETURN false;
    END IF;
    FOREACH statement IN ARRAY statements[2:] LOOP
      EXECUTE format(statement, VARIADIC parameters);
    END LOOP;
    RETURN true;
  END $$`,
];

export const DELEGATE_FUNCTIONS = [
  "load_board(uuid, text, text[])",
  "commit_board(uuid, text[], text[])",
].map(
  (signature) => `SELECT create_distributed_function('${signature}', 'board', colocate_with => 'boards')`,
);

const render = createRenderer("postgres", (value, index) => {
  const literal = `%${index + 1}$L`;
  return isList(value) ? `= ANY (${literal}::uuid[])` : literal;
});

export function loadCall(boardId: string, queries: Queries): Sql<{ loaded: unknown }> {
  const lists = Object.entries(queries).map(
    ([key, query]) => sql`${key}, (SELECT coalesce(json_agg(t), '[]'::json) FROM (${query}) t)`,
  );
  const { text, parameters } = formatOf(sql`SELECT json_build_object(${join(lists, ", ")})`);
  return sql`SELECT load_board(${boardId}, ${text}, ${parameters}::text[]) AS loaded`;
}

export function commitCall(boardId: string, statements: readonly Sql[]): Sql<{ is_committed: boolean }> {
  const { text, parameters } = formatOf(join(statements, NEXT));
  const list = arrayOf(text.split(NEXT));
  return sql`SELECT commit_board(${boardId}, ${list}::text[], ${parameters}::text[]) AS is_committed`;
}

/** Between statements whose parameters are numbered together; none contains this character. */
const NEXT = "\u0004";

function formatOf({ chunks, values }: Sql): { text: string; parameters: string } {
  let escaped = ESCAPED.get(chunks);
  if (!escaped) {
    escaped = chunks.map((chunk) => chunk.replaceAll("%", "%%"));
    ESCAPED.set(chunks, escaped);
  }
  return { text: render({ chunks: escaped, values }), parameters: arrayOf(values) };
}

/** By the chunks of a shape, which they are rendered by in turn. */
const ESCAPED = new WeakMap<readonly string[], readonly string[]>();
