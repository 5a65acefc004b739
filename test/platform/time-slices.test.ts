/** Long work rests often enough for others, and large boards are read, put together and encoded that way. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import { bodyOf } from "../../server/boards/board-body.ts";
import { cardsOneByOne, cardsTogether, encodeBoard } from "../../server/boards/snapshot-text.ts";
import { join, sql } from "../../server/platform/db/sql.ts";
import {
  atOnce,
  createSpareTime,
  grouped,
  inSlices,
  mapped,
  type Work,
} from "../../server/platform/scheduling/time-slices.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";

/** Turns of the event loop while some work is under way. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const end = work.finally(() => {
    isOver = true;
  });
  const count = () => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await end;
  return turns;
}

function* busy(steps: number): Work<number> {
  for (let step = 0; step < steps; step++) {
    const untilMs = performance.now() + 2;
    while (performance.now() < untilMs);
    yield;
  }
  return steps;
}

describe("work in slices", () => {
  test("lets others have their turn, again and again, and gives its result", async () => {
    const work = inSlices(busy(40));
    expect(await turnsDuring(work)).toBeGreaterThan(5);
    expect(await work).toBe(40);
  });

  test("of several at the same time, all of them get on, and others still have their turn", async () => {
    const works = [inSlices(busy(20)), inSlices(busy(20)), inSlices(busy(20))];
    expect(await turnsDuring(Promise.all(works))).toBeGreaterThan(8);
    expect(await Promise.all(works)).toEqual([20, 20, 20]);
  });

  test("short work does not queue behind long work, however much of that there is", async () => {
    const long = Array.from({ length: 10 }, () => inSlices(busy(10)));
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
    const short = Array.from({ length: 20 }, () => inSlices(mapped(Array(500), String)));
    expect(await turnsDuring(Promise.all(short))).toBeLessThan(10);
    expect(await Promise.all(long)).toEqual(Array(10).fill(10));
  });

  test("long work gets on while more and more short work comes", async () => {
    let isOver = false;
    const long = inSlices(busy(8)).finally(() => {
      isOver = true;
    });
    const more = async () => {
      while (!isOver) await inSlices(busy(3));
    };
    const [turns] = await Promise.all([long, more(), more(), more()]);
    expect(turns).toBe(8);
  });

  test("what is short is done at once", async () => {
    await new Promise((resolve) => setImmediate(resolve));
    let isDone = false;
    inSlices(mapped([1, 2], String)).then(() => {
      isDone = true;
    });
    await Promise.resolve();
    await Promise.resolve();
    expect(isDone).toBe(true);
  });

  test("work that fails ends with its error, and what rests beside it goes on", async () => {
    function* failing(): Work<never> {
      yield* busy(20);
      throw new Error("broken");
    }
    const other = inSlices(busy(20));
    await expect(inSlices(failing())).rejects.toThrow("broken");
    expect(await other).toBe(20);
  });

  test("work that nobody waits for leaves most turns to others while they are busy, and gets on all the same", async () => {
    const steps = 8;
    const busyTurns = await turnsDuring(createSpareTime(() => true)(busy(steps)));
    expect(busyTurns).toBeGreaterThan(5 * steps);
    const idle = createSpareTime(() => false)(busy(steps));
    const idleTurns = await turnsDuring(idle);
    expect(idleTurns).toBeGreaterThan(steps / 2);
    expect(idleTurns).toBeLessThan(3 * steps);
    expect(await idle).toBe(steps);
  });

  test("maps and groups any number of rows in order", () => {
    const rows = Array.from({ length: 1000 }, (_, n) => n);
    expect(atOnce(mapped(rows, (n) => n * 2))).toEqual(rows.map((n) => n * 2));
    const groups = atOnce(grouped(rows, (n) => String(n % 3)));
    expect(groups).toEqual(Map.groupBy(rows, (n) => String(n % 3)));
  });
});

describe("a board as text", () => {
  const card = (title: string, description: string | null) => ({ id: title, title, description }) as Card;
  const cards = Array.from({ length: 300 }, (_, n) =>
    card(`Card "${n}"`, n % 7 ? "ü\n".repeat(n * 5) : null),
  );
  const column = (own: Card[]) => ({ id: "c", title: "Column", cards: own });
  const boards: [string, unknown[]][] = [
    ["no columns", []],
    ["an empty column", [column([])]],
    ["several columns", [column(cards), column([]), column([card("alone", "x".repeat(300_000))])]],
  ];

  test.each(boards)("with %s it is what JSON.stringify says, whichever way it is made", (_, columns) => {
    const board = { id: "b", title: "Board", seq: 3, columns } as unknown as FullBoard;
    for (const cardList of [cardsTogether(), cardsOneByOne, cardsOneByOne]) {
      const text = Buffer.concat(atOnce(encodeBoard(board, cardList)).map(({ bytes }) => bytes)).toString();
      expect(text).toBe(JSON.stringify(board));
    }
  });
});

describe("a long card", () => {
  const long = { id: "1", title: "Card", description: "ü".repeat(20_000) } as Card;
  const boardWith = (title: string, cards: Card[]) =>
    ({ id: "b", title, seq: 1, columns: [{ id: "c", title: "Column", cards }] }) as unknown as FullBoard;
  const keptOf = (board: FullBoard, cardList: typeof cardsOneByOne) =>
    atOnce(encodeBoard(board, cardList)).filter(({ isKept }) => isKept);

  test("is encoded once for all versions of its board, which share its bytes", () => {
    const [first, ...others] = keptOf(boardWith("One", [long]), cardsTogether());
    expect(others).toEqual([]);
    const [second] = keptOf(boardWith("Two", [{ ...long, description: null } as Card, long]), cardsOneByOne);
    expect(second!.bytes).toBe(first!.bytes);
  });

  test("is still whole when a small board that had it was joined, and its other chunks released", async () => {
    const board = boardWith("One", [long, { ...long, id: "2", description: "short" } as Card]);
    const bodies = [cardsTogether(), cardsOneByOne].map((cards) => bodyOf(atOnce(encodeBoard(board, cards))));
    for (const body of bodies) expect(await new Response(body.plain()).text()).toBe(JSON.stringify(board));
  });
});

describe("a large board", () => {
  const cards = Array.from(
    { length: 60 },
    (_, n) => ({ id: String(n), description: "ü".repeat(50_000) }) as Card,
  );
  const board = { id: "b", seq: 1, columns: [{ id: "c", cards }] } as unknown as FullBoard;
  const body = () => bodyOf(atOnce(encodeBoard(board, cardsTogether())));

  test("is sent in its chunks, any number of times, without ever being joined", async () => {
    const { plain, bytes } = body();
    for (let response = 0; response < 2; response++) {
      const content = plain();
      const pieces = await Array.fromAsync(content as ReadableStream<Uint8Array>);
      expect(new Set(pieces.map(({ buffer }) => buffer)).size).toBeGreaterThan(1);
      const text = Buffer.concat(pieces).toString();
      expect(text).toBe(JSON.stringify(board));
      expect(Buffer.byteLength(text)).toBe(bytes);
    }
  });

  test("is sent a piece in each turn of the event loop, so that others are served in between", async () => {
    const { plain, bytes } = body();
    const turns = await turnsDuring(new Response(plain()).bytes());
    expect(turns).toBeGreaterThan(bytes / 524_288);
  });

  test("is compressed piece by piece", async () => {
    const compressed = (await body().gzip())();
    const plain = Bun.gunzipSync(await new Response(compressed).bytes());
    expect(new TextDecoder().decode(plain)).toBe(JSON.stringify(board));
  });
});

describe("a board of many rows", () => {
  const CARDS = 1300;
  const LABELS = 5;
  let service: Service;
  let alice: Person;
  let board_id: string;

  beforeAll(async () => {
    service = await startService({ skipLogCheck: true });
    alice = await service.person("alice");
    const made = await boardOf(alice);
    board_id = made.board_id;
    const { db } = service.app;
    const now = new Date().toISOString();
    for (let n = 0; n < LABELS; n++) await alice.createLabel({ board_id, name: `${n}` });
    const cards = Array.from(
      { length: CARDS },
      (_, n) =>
        sql`(${Bun.randomUUIDv7()}, ${board_id}, ${made.column_id}, ${`Card ${n}`}, ${n}, ${n}, FALSE, 0, ${now}, ${now})`,
    );
    await db.write([
      sql`INSERT INTO cards (id, board_id, column_id, title, rank, number, is_complete, comment_count, created_at,
          updated_at)
        VALUES ${join(cards, ", ")}`,
      sql`INSERT INTO card_labels (board_id, card_id, label_id) SELECT c.board_id, c.id, l.id
        FROM cards c JOIN labels l ON l.board_id = c.board_id WHERE c.board_id = ${board_id}`,
    ]);
    await db.write([sql`UPDATE boards SET revision = revision + 1 WHERE id = ${board_id}`]);
  });
  afterAll(() => service.stop());

  test("is answered whole and in order", async () => {
    const { columns } = await alice.getBoard({ board_id });
    const { cards } = columns[0]!;
    expect(cards.map(({ title }) => title)).toEqual(Array.from({ length: CARDS }, (_, n) => `Card ${n}`));
    expect(cards.every(({ labels }) => labels.length === LABELS)).toBe(true);
  });

  test("has its labels counted, every one of them", async () => {
    const stats = await alice.labelStats({ board_id });
    expect(stats.map(({ name, card_count }) => [name, card_count])).toEqual(
      Array.from({ length: LABELS }, (_, n) => [`${n}`, CARDS]),
    );
  });

  test("is read while others have their turn", async () => {
    const many = sql<{ n: number }>`WITH RECURSIVE numbers (n) AS (
      SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 150000) SELECT n FROM numbers`;
    const reading = service.app.context.db.readMany({ one: sql`SELECT 1 AS one`, many });
    expect(await turnsDuring(reading)).toBeGreaterThan(5);
    const rows = await reading;
    expect([rows.one, rows.many.length, rows.many.at(-1)]).toEqual([[{ one: 1 }], 150_000, { n: 150_000 }]);
  });

  test.if(process.env.BOARDCAST_TEST_DB !== "postgres")(
    "long reads that come at the same moment let others have their turn in between",
    async () => {
      const long = sql<{ most: number }>`WITH RECURSIVE numbers (n) AS (
        SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 100000) SELECT max(n) AS most FROM numbers`;
      const { db } = service.app.context;
      const reading = Promise.all(
        Array.from({ length: 8 }, () => db.read({ one: sql`SELECT 1 AS one`, long })),
      );
      expect(await turnsDuring(reading)).toBeGreaterThan(4);
      const answer = { one: [{ one: 1 }], long: [{ most: 100_000 }] };
      expect(await reading).toEqual(Array(8).fill(answer));
    },
  );

  test("is one state, though it is written to while it is read", async () => {
    const { db } = service.app;
    const counts = {
      before: sql`SELECT count(*) AS count FROM cards WHERE board_id = ${board_id}`,
      links: sql`SELECT card_id, label_id FROM card_labels WHERE board_id = ${board_id}`,
      after: sql<{ count: number }>`SELECT count(*) AS count FROM cards WHERE board_id = ${board_id}`,
    };
    const column_id = (await alice.getBoard({ board_id })).columns[0]!.id;
    const reading = db.readMany(counts);
    const writing = Promise.all(
      Array.from({ length: 5 }, (_, n) => alice.createCard({ board_id, column_id, title: `New ${n}` })),
    );
    const rows = await reading;
    await writing;
    expect(rows.after).toEqual(rows.before as never);
  });

  test("can be read by many at once, each from the beginning to the end", async () => {
    const { db } = service.app;
    const links = { links: sql`SELECT card_id, label_id FROM card_labels WHERE board_id = ${board_id}` };
    const all = await Promise.all(Array.from({ length: 4 }, () => db.readMany(links)));
    expect(all.map((rows) => rows.links.length)).toEqual(Array(4).fill(CARDS * LABELS));
  });
});
