/** Answers that are too large to be held: they are read as the client takes them, and are whole or visibly cut off. */
import { afterAll, beforeAll, describe, expect, spyOn, test } from "bun:test";
import type { Board } from "../../contract/boards.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { purgeIn } from "../support/purge.ts";
import { askSilently, takeAll } from "../support/silent-client.ts";

/** Of an attachment in the database. */
const PIECE = 2 ** 20;
const LARGEST = 40 * PIECE;
/** More than the machine takes for a connection that nobody reads. */
const LONG_BOARDS = 160;
const DESCRIPTION = "€".repeat(50_000);

let service: Service;
let alice: Person;

beforeAll(async () => {
  const settings = { MAX_ATTACHMENT_BYTES: String(LARGEST), BOARD_STORAGE_BYTES: "0" };
  service = await startService({ settings });
  alice = await service.person("alice");
});
afterAll(() => service.stop());

async function uploaded(size: number) {
  const content = new Uint8Array(size);
  for (let i = 0; i < size; i += 65_536) crypto.getRandomValues(content.subarray(i, i + 65_536));
  const { board_id, column_id } = await boardOf(alice);
  const card = await alice.createCard({ board_id, column_id, title: "card" });
  const { id } = await alice.uploadAttachment({ card_id: card.id, file: new File([content], "file") });
  return { id, content };
}

/** By how much more is counted than `since` when it is more, and stays so. */
async function countAtRest(count: () => number, since = 0): Promise<number> {
  let last = -1;
  await eventually(async () => {
    const before = last;
    last = count();
    await Bun.sleep(300);
    return before === last && last > since;
  }, "no more is read");
  return last - since;
}

describe("an attachment in the database", () => {
  test.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE, 3 * PIECE + 1])(
    "comes back complete: %d bytes",
    async (size) => {
      const { id, content } = await uploaded(size);
      const answer = await alice.downloadAttachment({ attachment_id: id });
      if (size <= PIECE) expect(answer.headers.get("content-length")).toBe(String(size));
      expect(Buffer.from(await answer.bytes()).equals(content)).toBe(true);
    },
  );

  test("of one piece is read with one statement", async () => {
    const { id } = await uploaded(PIECE);
    const { db } = service.app.context;
    /** The fewest of several attempts: what happens by the clock in between counts too. */
    const statements = async (work: () => Promise<unknown>) => {
      let fewest = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < 5; attempt++) {
        const before = db.statements;
        await work();
        fewest = Math.min(fewest, db.statements - before);
      }
      return fewest;
    };
    const url = `${service.url}/attachments/${id}`;
    const headers = { authorization: `Bearer ${alice.token}` };
    const head = await statements(() => fetch(url, { method: "HEAD", headers }));
    expect(await statements(async () => (await fetch(url, { headers })).bytes())).toBe(head + 1);
  });

  test("is not read further than the client takes it", async () => {
    const { id, content } = await uploaded(LARGEST);
    const pieces = spyOn(service.app.context.db, "bytesWithin");
    const socket = askSilently(`${service.url}/attachments/${id}`, alice.token);
    expect(await countAtRest(() => pieces.mock.calls.length)).toBeLessThan(LARGEST / PIECE);
    pieces.mockRestore();
    const answer = await takeAll(socket);
    expect(answer.length).toBeGreaterThan(content.length);
    expect(answer.subarray(-5).toString()).toBe("0\r\n\r\n");
  });

  test("that is purged in the meantime is cut off, and does not look complete", async () => {
    const { id, content } = await uploaded(LARGEST);
    const pieces = spyOn(service.app.context.db, "bytesWithin");
    const socket = askSilently(`${service.url}/attachments/${id}`, alice.token);
    await countAtRest(() => pieces.mock.calls.length);
    pieces.mockRestore();
    await alice.deleteAttachment({ attachment_id: id });
    await purgeIn(31, service);
    const answer = await takeAll(socket);
    expect(answer.length).toBeLessThan(content.length);
    expect(answer.subarray(-5).toString()).not.toBe("0\r\n\r\n");
    expect((await service.send("GET", "/health")).status).toBe(200);
  });
});

describe("a column with long cards", () => {
  const CARDS = 40;
  let board_id: string;
  let column_id: string;

  beforeAll(async () => {
    ({ board_id, column_id } = await boardOf(alice));
    for (let n = 0; n < CARDS; n++)
      await alice.createCard({ board_id, column_id, title: `Card ${n}`, description: DESCRIPTION });
  });

  function change(path: string, method: string, json: object) {
    const headers = { authorization: `Bearer ${alice.token}`, "content-type": "application/json" };
    return fetch(service.url + path, { method, headers, body: JSON.stringify(json) });
  }
  const rename = (title: string) => change(`/columns/${column_id}`, "PATCH", { title });
  const columnNow = async () => (await alice.getBoard({ board_id })).columns[0]!;

  test("is sent as it is encoded, and is byte for byte what the board has", async () => {
    const move = () => change(`/columns/${column_id}/move`, "POST", { position: 0 });
    for (const ask of [() => rename("renamed"), move]) {
      const answer = await ask();
      expect([answer.status, answer.headers.get("content-length")]).toEqual([200, null]);
      const text = await answer.text();
      expect(text.length).toBeGreaterThan(CARDS * DESCRIPTION.length);
      expect(text).toBe(JSON.stringify(await columnNow()));
    }
  });

  test("of a board that is not kept ready is read once for all who change it at the same time", async () => {
    const { snapshots } = service.app.context;
    snapshots.clear();
    const { misses } = snapshots.counts;
    const titles = Array.from({ length: 12 }, (_, n) => `renamed ${n}`);
    const columns = await Promise.all(titles.map(async (title) => (await rename(title)).json()));
    const { cards } = await columnNow();
    expect(cards).toHaveLength(CARDS);
    for (const [n, column] of columns.entries())
      expect(column).toEqual({ ...column, title: titles[n], cards });
    expect(snapshots.counts.misses - misses).toBeLessThan(5);
  });
});

describe("columns whose answers nobody reads", () => {
  test("COLUMN-8: are changed only as far as there are places for their answers, which closing frees", async () => {
    const erin = await service.person("erin");
    const { board_id, column_id } = await boardOf(erin);
    for (let n = 0; n < 100; n++)
      await erin.createCard({ board_id, column_id, title: `Card ${n}`, description: DESCRIPTION });
    const seq = async () => (await erin.getBoard({ board_id })).seq;
    const before = await seq();
    const sockets = Array.from({ length: 40 }, (_, n) =>
      askSilently(`${service.url}/columns/${column_id}`, erin.token, {
        method: "PATCH",
        json: { title: `Renamed ${n}` },
      }),
    );
    await eventually(async () => (await seq()) >= before + 4, "as many as there are places for");
    await Bun.sleep(1000);
    expect(await seq()).toBe(before + 4);
    // The others wait, except for those who were too many.
    const refused = await takeAll(sockets.at(-1)!);
    expect(refused.toString()).toStartWith("HTTP/1.1 429 ");
    expect(refused.toString().toLowerCase()).toContain("retry-after: 1");
    const minimal = await fetch(`${service.url}/columns/${column_id}`, {
      method: "PATCH",
      headers: {
        authorization: `Bearer ${erin.token}`,
        "content-type": "application/json",
        prefer: "return=minimal",
      },
      body: JSON.stringify({ title: "Minimal" }),
    });
    expect(minimal.status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await eventually(
      async () => (await erin.updateColumn({ column_id, title: "Last" })).title === "Last",
      "room",
    );
  }, 60_000);
});

describe("a list of boards with long descriptions", () => {
  let created: Board[];

  beforeAll(async () => {
    created = [];
    for (let n = 0; n < LONG_BOARDS; n++) {
      const description = n % 5 === 0 ? null : `${DESCRIPTION.slice(0, 49_000 + n)}`;
      created.push(await alice.createBoard({ title: `Board ${n}`, description }));
    }
  });

  /** Alice has others, of the attachments. */
  const ours = (boards: Board[]) => boards.filter(({ title }) => title.startsWith("Board "));
  const sorted = () => created.toSorted((a, b) => (a.id < b.id ? -1 : 1));

  test("is complete, and in the order of ids", async () => {
    expect(ours(await alice.listBoards())).toEqual(sorted());
  });

  test("API-18: comes in pages of bounded size that add up to the whole list", async () => {
    const seen: Board[] = [];
    for (let after: string | undefined; ; ) {
      const page = await alice.listBoards(after === undefined ? { limit: 100 } : { limit: 100, after });
      expect(JSON.stringify(page).length).toBeLessThan(500_000);
      seen.push(...page.items);
      if (page.next === null) break;
      expect(page.next).toBe(page.items.at(-1)!.id);
      after = page.next;
    }
    expect(ours(seen)).toEqual(sorted());
  });

  test("is not read further than the client takes it", async () => {
    const { db } = service.app.context;
    const before = db.statements;
    await alice.listBoards();
    const whole = db.statements - before;
    const { statements } = db;
    const socket = askSilently(`${service.url}/boards`, alice.token);
    expect(await countAtRest(() => db.statements, statements)).toBeLessThan(0.8 * whole);
    expect((await takeAll(socket)).subarray(-5).toString()).toBe("0\r\n\r\n");
  });
});
