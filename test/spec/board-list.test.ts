/** The list of one's boards: all of it, or in pages. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Board } from "../../contract/boards.ts";
import { join, sql } from "../../server/platform/db/sql.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService({ skipLogCheck: true });
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

describe("a list in pages", () => {
  const COUNT = 7;
  let owner: Person;
  let whole: Board[];

  beforeAll(async () => {
    owner = await service.person("owner");
    for (let n = 0; n < COUNT; n++) {
      const { board_id } = await boardOf(owner, ...(n % 2 ? [alice, bob] : []));
      if (n % 3) await owner.createLabel({ board_id, name: `Label ${n}` });
    }
    whole = await owner.listBoards();
  });

  test("BOARD-3: the whole list is in the order of ids, each board with its own labels and members", async () => {
    expect(whole.map(({ id }) => id)).toEqual(whole.map(({ id }) => id).sort());
    for (const board of whole) {
      const { columns: _, ...own } = await owner.getBoard({ board_id: board.id });
      expect(board).toEqual(own);
    }
  });

  test.each([1, 3, COUNT - 1, COUNT, 100])(
    "BOARD-3: pages of %d add up to the whole list (API-18)",
    async (limit) => {
      const seen: Board[] = [];
      let pages = 0;
      for (let after: string | undefined; ; pages++) {
        const page = await owner.listBoards(after === undefined ? { limit } : { limit, after });
        seen.push(...page.items);
        if (page.next === null) break;
        expect(page.items).toHaveLength(limit);
        expect(page.next).toBe(page.items.at(-1)!.id);
        after = page.next;
      }
      expect(seen).toEqual(whole);
      expect(pages).toBe(Math.ceil(COUNT / limit) - 1);
    },
  );

  test("API-18: a cursor need not be a board of the caller, nor one that still exists", async () => {
    const gone = await owner.createBoard({ title: "gone" });
    await owner.deleteBoard({ board_id: gone.id });
    expect(await owner.listBoards({ after: gone.id })).toEqual({ items: [], next: null });
    const first = "00000000-0000-0000-0000-000000000000";
    expect(await owner.listBoards({ after: first })).toEqual({ items: whole, next: null });
  });

  test.each(["limit=0", "limit=101", "limit=x", "after=x", "after="])(
    "API-18: %s is refused with 422",
    async (query) => {
      expect((await service.send("GET", `/boards?${query}`, { token: owner.token })).status).toBe(422);
    },
  );

  test("BOARD-3: without limit and after, all boards come, however many; a page has 50 by default (API-18)", async () => {
    const hoarder = await service.person("hoarder");
    const created: string[] = [];
    for (let n = 0; n < 120; n++) created.push((await hoarder.createBoard({ title: `Board ${n}` })).id);
    const listed = await hoarder.listBoards();
    expect(listed.map(({ id }) => id)).toEqual(created.toSorted());
    const { items, next } = await hoarder.listBoards({ after: listed[49]!.id });
    expect(items).toEqual(listed.slice(50, 100));
    expect(next).toBe(listed[99]!.id);
  });

  test("API-18: a page of very long boards has fewer than requested, and the next continues from there", async () => {
    const author = await service.person("author");
    const description = "ü".repeat(50_000);
    for (let n = 0; n < 30; n++) await author.createBoard({ title: `Board ${n}`, description });
    const whole = await author.listBoards();
    expect(whole).toHaveLength(30);
    let page = await author.listBoards({ limit: 100 });
    expect(page.items.length).toBeLessThan(30);
    const seen = [...page.items];
    while (page.next !== null) {
      expect(page.next).toBe(page.items.at(-1)!.id);
      page = await author.listBoards({ limit: 100, after: page.next });
      seen.push(...page.items);
    }
    expect(seen).toEqual(whole);
  });

  test("boards with more members and labels than are read at once are complete too", async () => {
    const busy = await service.person("busy");
    const { db } = service.app;
    const boards: string[] = [];
    for (let n = 0; n < 4; n++) {
      const { id } = await busy.createBoard({ title: `Board ${n}` });
      const labels = Array.from(
        { length: 600 },
        (_, nth) => sql`(${Bun.randomUUIDv7()}, ${id}, ${`Label ${nth}`}, '#000000')`,
      );
      await db.write([sql`INSERT INTO labels (id, board_id, name, color) VALUES ${join(labels, ", ")}`]);
      boards.push(id);
    }
    const listed = await busy.listBoards();
    expect(listed.map(({ id, labels, members }) => [id, labels.length, members.length])).toEqual(
      boards.toSorted().map((id) => [id, 600, 1]),
    );
    const paged: Board[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const page = await busy.listBoards(after ? { limit: 100, after } : { limit: 100 });
      paged.push(...page.items);
      after = page.next;
    }
    expect(paged).toEqual(listed);
  });
});
