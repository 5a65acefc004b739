/** Files of imported boards: small ones are written with their cards, all others before them. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { ArchiveEntry } from "../../server/imports/records.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { emptyTrash } from "../../server/trash/purge.ts";
import { type Person, type Service, startService } from "../harness.ts";
import { built, cardRecord, columnRecord, fileRecord } from "../support/import-records.ts";

let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
});
afterAll(() => service.stop());

const KIB = 1024;
/** The sizes of a card's files: nothing and little, more than a step holds at once, and more than it holds at all. */
const CARDS = [
  [0, 10, 100 * KIB],
  [900 * KIB],
  [],
  Array<number>(12).fill(200 * KIB),
  [3000 * KIB, 50 * KIB],
  [50 * KIB],
];

const contentOf = (key: string, size: number) => Buffer.alloc(size, `${key} `);

function entry(key: string, size: number): ArchiveEntry {
  return {
    name: key,
    size,
    bytes: async function* () {
      yield contentOf(key, size);
    },
  };
}

test("IMPORTED-1 files of every size come over whole, and none is left in the trash", async () => {
  const files = CARDS.flatMap((sizes, card) =>
    sizes.map((size, sort) => ({ key: `file ${card}-${sort}`, card: `card ${card}`, size, sort })),
  );
  const { boardId, report } = await built(service, alice, {
    source: { kind: "archive", entries: files.map(({ key, size }) => entry(key, size)) },
    records: [
      columnRecord({ key: "todo" }),
      ...CARDS.map((_, sort) => cardRecord({ key: `card ${sort}`, column: "todo", sort })),
      ...files.map(({ key, card, sort }) =>
        fileRecord({ key, card, sort, name: key, content: { entry: key } }),
      ),
    ],
  });
  expect(report.created.attachments).toBe(files.length);
  expect(report.skipped).toEqual([]);
  const { columns } = await alice.getBoard({ board_id: boardId });
  const attachments = columns.flatMap(({ cards }) => cards.map((card) => card.attachments));
  expect(attachments.map((list) => list.map(({ size }) => size))).toEqual(CARDS);
  for (const { id, name, size } of attachments.flat()) {
    const response = await fetch(`${service.url}/api/attachments/${id}`, {
      headers: { authorization: `Bearer ${alice.token}` },
    });
    expect(contentOf(name, size).equals(await response.bytes())).toBe(true);
  }
  const { waiting } = await service.app.db.read({
    waiting: sql`SELECT id FROM trash WHERE board_id = ${boardId}`,
  });
  expect(waiting).toEqual([]);
});

test("IMPORTED-5 files that wait long for their card are not purged meanwhile", async () => {
  const { context, db } = service.app;
  const waiting: unknown[] = [];
  const url = (name: string) => ({ url: `https://files.example/${name}`, authorization: null });
  const { boardId, report } = await built(service, alice, {
    records: [
      columnRecord({ key: "todo" }),
      cardRecord({ key: "a", column: "todo" }),
      fileRecord({ key: "1", card: "a", content: url("1") }),
      fileRecord({ key: "2", card: "a", sort: 1, content: url("2") }),
    ],
    async download({ url }) {
      if (url.endsWith("2")) {
        waiting.push(...(await db.read({ trash: sql`SELECT title FROM trash` })).trash);
        await emptyTrash({ ...context, db }, new Date(Date.now() + 2 * 3_600_000));
      }
      return { bytes: Buffer.alloc(3000 * KIB), mimeType: "text/plain" };
    },
  });
  expect(waiting).toEqual([{ title: "1" }]);
  expect(report.created.attachments).toBe(2);
  const { stored } = await db.read({
    stored: sql`SELECT name FROM attachments WHERE board_id = ${boardId} AND card_id IS NOT NULL ORDER BY name`,
  });
  expect(stored).toEqual([{ name: "1" }, { name: "2" }]);
});
