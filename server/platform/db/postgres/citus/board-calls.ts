/**
 * The load and the commit of a change as calls of functions, which Citus delegates to the worker of the board: the
 * coordinator does not plan their statements, and a commit is one round trip. Statements are text there, into which
 * `format` inserts tables: the worker's own tables with the rows of the board, which Citus does not have to plan for.
 * Only what is written to a table that every node has a copy of goes through Citus, which writes all copies. Parameters of a
 * commit are inserted, too, and quoted; a quoted literal has no type of its own, just like a parameter.
 */
import { one } from "../../../util/present.ts";
import type { Queries } from "../../db.ts";
import { createRenderer, isList, join, name, type Sql, sql } from "../../sql.ts";
import { arrayOf, placeholder } from "../translation.ts";

/** In each session of a worker: some 20 MB. */
export const KEPT_PLANS = 50;
/** What has more rows in a table, or is longer as JSON, is not read as JSON. */
export const FEW_ROWS = 500;
export const FEW_BYTES = 1024 * 1024;

/**
 * A load takes three times as long to plan as to execute, so each session of a worker keeps the plans of loads: one for each
 * form of a load and each part of the tables. What is unknown to the session is prepared, at the cost of what is used least
 * often: searches, of which there are many forms, are not to push out the loads of changes.
 *
 * The board's row is compared and set by the first statement: the others are executed if it has found the row. It names
 * the table of boards, so Citus finds the row, and nothing of the board moves to another worker before the commit. Where
 * its rows are is asked after that.
 */
export const BOARD_FUNCTIONS = [
  `CREATE FUNCTION load_board(board uuid, statement text, parameters text[], tables text[]) RETURNS json
    LANGUAGE plpgsql AS $$
  DECLARE
    placed text[] := tables_of_board(board, tables);
    plan text := 'load ' || md5(statement || placed::text);
    call text := format('EXECUTE %I(' || rtrim(repeat('%L,', cardinality(parameters)), ',') || ')',
      VARIADIC plan || parameters);
    least text;
    loaded json;
  BEGIN
    EXECUTE call INTO loaded;
    RETURN loaded;
  EXCEPTION WHEN invalid_sql_statement_name THEN
    FOR least IN SELECT name FROM pg_prepared_statements WHERE name LIKE 'load %'
        ORDER BY (generic_plans + custom_plans) / (extract(epoch FROM clock_timestamp() - prepare_time) + 60) DESC
        OFFSET ${KEPT_PLANS - 1} LOOP
      EXECUTE format('DEALLOCATE %I', least);
    END LOOP;
    EXECUTE format('PREPARE %I AS ', plan) || format(statement, VARIADIC placed);
    EXECUTE call INTO loaded;
    RETURN loaded;
  END $$`,
  `CREATE FUNCTION commit_board(board uuid, statements text[], parameters text[], tables text[]) RETURNS boolean
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
    parameters := parameters || tables_of_board(board, tables);
    FOREACH statement IN ARRAY statements[2:] LOOP
      EXECUTE format(statement, VARIADIC parameters);
    END LOOP;
    RETURN true;
  END $$`,
];

export const DELEGATE_FUNCTIONS = [
  "load_board(uuid, text, text[], text[])",
  "commit_board(uuid, text[], text[], text[])",
].map(
  (signature) => `SELECT create_distributed_function('${signature}', 'board', colocate_with => 'boards')`,
);

/** Between statements whose parameters are numbered together; none contains this character. */
const NEXT = "\u0004";
/** A table, and whether an alias follows: keywords are in capitals. */
export const NAMED = /\b(FROM|JOIN|INTO|UPDATE)\s{1,20}(\w{1,63})\b(\s{1,20}(?:AS\b|[a-z]))?/g;
export const WRITTEN = /^\s{0,20}(?:INSERT INTO|UPDATE|DELETE FROM)\s{1,20}(\w{1,63})/;

/** Statements as `format` takes them, and the tables that are inserted after the parameters. */
interface Format {
  texts: string[];
  tables: string;
}

export interface BoardCalls {
  load(boardId: string, queries: Queries): Sql<{ loaded: unknown }>;
  /** Null if they have too many bytes; of a query with too many rows, one too many. A LIMIT can follow each query. */
  loadFew(boardId: string, queries: Queries): Sql<{ loaded: unknown }>;
  commit(boardId: string, statements: readonly Sql[]): Sql<{ is_committed: boolean }>;
}

export interface Names {
  /** Of all tables. */
  tables: ReadonlySet<string>;
  /** Of those that every node has a copy of. */
  shared: ReadonlySet<string>;
}

/** How statements are written. */
interface Form {
  render(statement: Sql): string;
  /** Whether parameters are inserted, before the tables. */
  hasLiterals: boolean;
  /** So many of the first statements keep the names of tables. */
  asNamed: number;
}

const LOAD: Form = { render: createRenderer("postgres", placeholder), hasLiterals: false, asNamed: 0 };
const COMMIT: Form = {
  render: createRenderer("postgres", (value, index) => {
    const literal = `%${index + 1}$L`;
    return isList(value) ? `= ANY (${literal}::uuid[])` : literal;
  }),
  hasLiterals: true,
  asNamed: 1,
};

export function createBoardCalls({ tables, shared }: Names): BoardCalls {
  /** By the chunks of a shape. */
  const formats = new WeakMap<readonly string[], Format>();

  function formatOf({ chunks, values }: Sql, { render, hasLiterals, asNamed }: Form): Format {
    const known = formats.get(chunks);
    if (known) return known;
    const before = hasLiterals ? values.length : 0;
    const inserted: string[] = [];
    const place = (text: string) =>
      text.replace(NAMED, (found, word: string, table: string, alias?: string) => {
        if (!tables.has(table)) return found;
        if (!inserted.includes(table)) inserted.push(table);
        return `${word} %${before + inserted.indexOf(table) + 1}$s${alias ?? ` AS ${table}`}`;
      });
    const escaped = chunks.map((chunk) => chunk.replaceAll("%", "%%"));
    const texts = render({ chunks: escaped, values })
      .split(NEXT)
      .map((text, index) =>
        index < asNamed || shared.has(WRITTEN.exec(text)?.[1] ?? "") ? text : place(text),
      );
    const format = { texts, tables: arrayOf(inserted) };
    formats.set(chunks, format);
    return format;
  }

  function call(boardId: string, statement: Sql): Sql<{ loaded: unknown }> {
    const { texts, tables } = formatOf(statement, LOAD);
    return sql`SELECT load_board(${boardId}, ${one(texts)}, ${arrayOf(statement.values)}::text[],
      ${tables}::text[]) AS loaded`;
  }

  return {
    load: (boardId, queries) => call(boardId, sql`SELECT ${objectOf(queries)}`),
    loadFew(boardId, queries) {
      const few = Object.entries(queries).map(([key, query]) => [key, sql`${query} LIMIT ${FEW_ROWS} + 1`]);
      // With an OFFSET the object is made once.
      return call(
        boardId,
        sql`SELECT CASE WHEN octet_length(made.lists::text) <= ${FEW_BYTES} THEN made.lists END
          FROM (SELECT ${objectOf(Object.fromEntries(few))} AS lists OFFSET 0) made`,
      );
    },
    commit(boardId, statements) {
      const all = join(statements, NEXT);
      const { texts, tables } = formatOf(all, COMMIT);
      return sql`SELECT commit_board(${boardId}, ${arrayOf(texts)}::text[], ${arrayOf(all.values)}::text[],
        ${tables}::text[]) AS is_committed`;
    },
  };
}

function objectOf(queries: Queries): Sql {
  const lists = Object.entries(queries).map(
    ([key, query]) => sql`'${name(key)}', (SELECT coalesce(json_agg(t), '[]'::json) FROM (${query}) t)`,
  );
  return sql`json_build_object(${join(lists, ", ")})`;
}
