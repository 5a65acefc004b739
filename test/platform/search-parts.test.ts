/**
 * Search where boards are spread over machines, each of which has a part of the tables: on PostgreSQL with partitions by
 * board, of which a call reads those of one part only.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { SQL } from "bun";
import type { Queries, Rows } from "../../server/platform/db/db.ts";
import { BOARD_FUNCTIONS, createBoardCalls } from "../../server/platform/db/postgres/citus/board-calls.ts";
import { bind, placeholder } from "../../server/platform/db/postgres/translation.ts";
import { COLUMNS, tablesOf } from "../../server/platform/db/schema.ts";
import { createRenderer } from "../../server/platform/db/sql.ts";
import { NUMBERS_PER_CARD } from "../../server/search/document.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { createPartitionedSchema, homeOf } from "../support/partitions.ts";

const BOARDS = 8;
const CARDS = 24;
/** In place of the function that asks Citus: the partitions with the rows of the board. */
const TABLES_OF_BOARD = `CREATE FUNCTION tables_of_board(board uuid, tables text[]) RETURNS text[] LANGUAGE sql AS $$
  SELECT array_agg(coalesce(to_regclass(name || substring(home.part FROM '_part_\\d$'))::text, name) ORDER BY at)
  FROM unnest(tables) WITH ORDINALITY named (name, at),
    (SELECT tableoid::regclass::text AS part FROM boards WHERE id = board) home $$`;
const render = createRenderer("postgres", placeholder);

describe.if(process.env.BOARDCAST_TEST_DB === "postgres")("with boards in parts", () => {
  let service: Service;
  let connection: SQL;
  let alice: Person;
  const places: { board_id: string; column_id: string }[] = [];

  beforeAll(async () => {
    service = await startService({ prepareDatabase: createPartitionedSchema });
    connection = new SQL({ url: service.app.context.config.DATABASE_URL, max: 1 });
    alice = await service.person("alice");
    for (let n = 0; n < BOARDS; n++) places.push(await boardOf(alice));
    for (let n = 0; n < CARDS; n++) await addCard(n);
  });
  afterAll(async () => {
    await service.stop();
    await connection.close();
  });

  /** Of each board in turn. */
  async function addCard(n: number): Promise<void> {
    const place = places[n % BOARDS]!;
    const isNamed = n % 3 === 0;
    const { id: card_id } = await alice.createCard({
      ...place,
      title: isNamed ? `Apple ${n}` : `Card ${n}`,
      description: isNamed ? undefined : "an apple pie",
    });
    if (n % 4 === 1) await alice.createComment({ card_id, body: `a pear beside ${n}` });
    if (n % 5 === 2) await alice.assignCard({ card_id, user_ids: [alice.id] });
    if (n % 7 === 3) await alice.archiveCard({ card_id });
  }

  async function pages(q: string, board_id?: string, limit = 3) {
    const hits = [];
    let after: string | undefined;
    do {
      const page = await alice.search({ q, board_id, limit, after });
      hits.push(...page.items);
      after = page.next ?? undefined;
    } while (after !== undefined);
    return hits;
  }

  /** From now on, whatever is read within a board is read from its part of the tables. */
  async function separate(): Promise<number> {
    const columns: { name: string }[] = await connection.unsafe(COLUMNS.postgres);
    const tables = tablesOf(columns.map(({ name }) => name).filter((name) => !name.includes("_part_")));
    const calls = createBoardCalls({ tables, shared: new Set() });
    for (const statement of [TABLES_OF_BOARD, ...BOARD_FUNCTIONS]) await connection.unsafe(statement);
    const homes = new Map<string, number>();
    for (const { board_id } of places) homes.set(board_id, await homeOf(connection, board_id));
    Object.assign(service.app.db, {
      isDistributed: true,
      together: async (boardIds: readonly string[]) => [
        ...Map.groupBy(boardIds, (id) => homes.get(id)).values(),
      ],
      async readWithin<Q extends Queries>(boardId: string, queries: Q): Promise<Rows<Q>> {
        const call = calls.load(boardId, queries);
        const [row] = await connection.unsafe(render(call), call.values.map(bind));
        return row.loaded;
      },
    });
    return new Set(homes.values()).size;
  }

  test("a search finds the same in the same order, page by page, on all boards and on one", async () => {
    const asked: [string, string?][] = [
      "apple",
      "app",
      '"apple pie"',
      "apple -pie",
      "pear",
      "pear -apple",
      "member:me",
      'in:"to do" card',
      "apple is:archived",
      "due:none -member:me",
      "#2",
      "nothing",
    ].flatMap((q): [string, string?][] => [[q], [q, places[1]!.board_id]]);
    const ofAll = new Map<string, unknown>();
    for (const [q, board] of asked) ofAll.set(`${q} ${board}`, await pages(q, board));
    const named = (await pages("apple")).slice(0, 3).map(({ card }) => card.title);
    expect(named).toEqual(["Apple 21", "Apple 18", "Apple 15"]);
    expect(await separate()).toBeGreaterThan(1);
    for (const [q, board] of asked) {
      expect({ q, hits: await pages(q, board) }).toEqual({ q, hits: ofAll.get(`${q} ${board}`) as never });
      expect(await pages(q, board, 1)).toEqual(ofAll.get(`${q} ${board}`) as never);
    }
    const loads: { statement: string }[] = await connection.unsafe(
      "SELECT statement FROM pg_prepared_statements WHERE name LIKE 'load %' AND statement ~ 'search_documents'",
    );
    expect(loads).not.toEqual([]);
    expect(
      loads.filter(({ statement }) =>
        /search_documents(?!_part_\d)/.test(statement.replaceAll("AS search_documents", "")),
      ),
    ).toEqual([]);
  });

  test("SEARCH-6 the first page has what is found behind a thousand other documents of its part", async () => {
    const q = '"a pear"';
    const expected = await pages(q);
    // Newer than all others; what they say does not matter.
    await connection`INSERT INTO search_documents (board_id, card_id, text_id, doc, words)
      SELECT ${places[0]!.board_id}, id, id, newest + n * ${NUMBERS_PER_CARD}, ' other '
      FROM (SELECT n, gen_random_uuid() AS id FROM generate_series(1, 1100) n) new_ones,
        (SELECT max(doc) AS newest FROM search_documents) old_ones`;
    const { items, next } = await alice.search({ q, limit: 50 });
    expect(items.length).toBeGreaterThan(3);
    expect({ items, next }).toEqual({ items: expected, next: null });
  });
});
