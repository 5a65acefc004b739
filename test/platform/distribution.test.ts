/** How the tables of boards are spread over the workers of a distributed database, on one server with stand-ins. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { SQL } from "bun";
import { distributionOf } from "../../server/platform/db/postgres/citus/citus.ts";
import { commitStatements, numbersFor } from "../../server/platform/db/postgres/commit-statement.ts";
import { NUMBERS_PER_CARD } from "../../server/search/document.ts";
import { insertCards } from "../../server/search/new-documents.ts";
import { emptyDatabase, type OwnDatabase } from "../support/database.ts";

describe.if(process.env.BOARDCAST_TEST_DB === "postgres")("the parts of a distributed table", () => {
  let database: OwnDatabase;
  let connection: SQL;

  beforeAll(async () => {
    database = await emptyDatabase();
    connection = new SQL({ url: database.url, max: 1 });
    for (const statement of [
      "SET search_path = public, pg_catalog",
      "CREATE TABLE pg_settings (name text, setting text, source text)",
      "CREATE TABLE pg_dist_node (noderole text, isactive boolean, shouldhaveshards boolean)",
      `CREATE FUNCTION create_distributed_table(name text, distribution_column text, colocate_with text, shard_count integer = NULL)
        RETURNS text LANGUAGE sql AS $$ SELECT concat_ws(' ', name, colocate_with, shard_count) $$`,
    ])
      await connection.unsafe(statement);
  });
  afterAll(async () => {
    await connection.close();
    await database.drop();
  });

  async function distributed({ workers, source }: { workers: number; source: string }): Promise<string> {
    await connection.unsafe("DELETE FROM pg_dist_node");
    await connection.unsafe("DELETE FROM pg_settings");
    // The coordinator has no part of a table, and neither has a standby or a worker that was taken out.
    const others = [
      ["primary", true, false],
      ["secondary", true, true],
      ["primary", false, true],
    ];
    for (const node of [...others, ...Array.from({ length: workers }, () => ["primary", true, true])])
      await connection.unsafe("INSERT INTO pg_dist_node VALUES ($1, $2, $3)", node);
    await connection.unsafe("INSERT INTO pg_settings VALUES ('citus.shard_count', '32', $1)", [source]);
    const [statement = ""] = distributionOf("CREATE TABLE boards (id uuid PRIMARY KEY)");
    const [row] = await connection.unsafe(statement);
    return row.create_distributed_table;
  }

  test("are four for each worker", async () => {
    expect(await distributed({ workers: 2, source: "default" })).toBe("boards none 8");
    expect(await distributed({ workers: 5, source: "default" })).toBe("boards none 20");
  });

  test("are four where there is no worker yet", async () => {
    expect(await distributed({ workers: 0, source: "default" })).toBe("boards none 4");
  });

  test("are as many as somebody has set", async () => {
    expect(await distributed({ workers: 2, source: "configuration file" })).toBe("boards none");
    expect(await distributed({ workers: 2, source: "database" })).toBe("boards none");
  });

  test("are where those of the same boards are, for every other table", async () => {
    const [statement = ""] = distributionOf(
      "CREATE TABLE cards (board_id uuid, id uuid, PRIMARY KEY (board_id, id))",
    );
    const [row] = await connection.unsafe(statement);
    expect(row.create_distributed_table).toBe("cards boards");
  });
});

test("the documents of a distributed board have numbers that were taken for all boards", () => {
  const cards = (...ids: string[]) =>
    insertCards(
      "board",
      ids.map((cardId) => ({ cardId, words: " words " })),
    );
  const from = { revision: 1, stamp: "a" };
  const commit = {
    boardId: "board",
    from,
    board: { ...from, revision: 2 },
    writes: [cards("first", "second"), cards("third")],
  };
  expect(numbersFor(commit)).toBe(3);
  const [, ...inserts] = commitStatements(commit, new Map(), [40, 41, 70]);
  const numbers = inserts.map(({ values }) => values.filter((value) => typeof value === "number"));
  expect(numbers).toEqual([
    [41 * NUMBERS_PER_CARD - 1, 42 * NUMBERS_PER_CARD - 1],
    [71 * NUMBERS_PER_CARD - 1],
  ]);
});
