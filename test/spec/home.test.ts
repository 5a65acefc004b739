/** One's boards, in the order of use, and the cards assigned to oneself. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { MyBoard, MyCard } from "../../contract/home.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { startOfDay } from "../../server/platform/util/days.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService({ skipLogCheck: true });
});
afterAll(() => service.stop());

const HOUR_MS = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const titlesOf = (boards: MyBoard[]) => boards.map(({ board }) => board.title);

async function people(): Promise<void> {
  alice = await service.person("alice");
  bob = await service.person("bob");
}

describe("my boards", () => {
  beforeAll(people);

  test("HOME-1, HOME-2: the last opened first, then those never opened, the newest first; stars are one's own", async () => {
    const ids: Record<string, string> = {};
    for (const title of ["one", "two", "three", "four"]) {
      const { id } = await alice.createBoard({ title });
      await alice.invite({ board_id: id, user_id: bob.id });
      ids[title] = id;
    }
    await alice.markBoardOpened({ board_id: ids.three! });
    await Bun.sleep(2);
    await alice.markBoardOpened({ board_id: ids.one! });
    await alice.starBoard({ board_id: ids.four! });
    await alice.starBoard({ board_id: ids.four! });
    await alice.starBoard({ board_id: ids.three! });
    await alice.unstarBoard({ board_id: ids.three! });
    await alice.unstarBoard({ board_id: ids.two! });

    const { items, next } = await alice.listMyBoards();
    expect(next).toBeNull();
    expect(titlesOf(items)).toEqual(["one", "three", "four", "two"]);
    expect(items.map(({ is_starred }) => is_starred)).toEqual([false, false, true, false]);
    expect(items.map(({ last_opened_at }) => last_opened_at !== null)).toEqual([true, true, false, false]);
    for (const { board } of items) {
      const { columns: _, ...own } = await alice.getBoard({ board_id: board.id });
      expect(board).toEqual(own);
    }

    const others = (await bob.listMyBoards()).items;
    expect(titlesOf(others)).toEqual(["four", "three", "two", "one"]);
    expect(others.every((item) => !item.is_starred && item.last_opened_at === null)).toBe(true);
  });

  test.each([1, 2, 3, 4])("HOME-1: pages of %d add up to the whole list", async (limit) => {
    const whole = (await alice.listMyBoards()).items;
    const seen: MyBoard[] = [];
    for (let after: string | undefined; ; ) {
      const page = await alice.listMyBoards({ limit, after });
      seen.push(...page.items);
      if (page.next === null) break;
      expect(page.items).toHaveLength(limit);
      after = page.next;
    }
    expect(seen).toEqual(whole);
  });

  test("HOME-2: a stranger may neither open nor star a board, and it causes no event", async () => {
    const { board_id } = await boardOf(alice);
    const { seq } = await alice.getBoard({ board_id });
    for (const call of [bob.markBoardOpened, bob.starBoard, bob.unstarBoard])
      expect((await refusal(call({ board_id }))).status).toBe(403);
    await alice.starBoard({ board_id });
    await alice.markBoardOpened({ board_id });
    expect((await alice.getBoard({ board_id })).seq).toBe(seq);
    expect(titlesOf((await bob.listMyBoards()).items)).toEqual(["four", "three", "two", "one"]);
  });

  test("HOME-3: stars and openings end with the membership, and do not come back with it", async () => {
    const { board_id } = await boardOf(alice, bob);
    await bob.starBoard({ board_id });
    await bob.markBoardOpened({ board_id });
    await alice.removeMember({ board_id, user_id: bob.id });
    expect((await bob.listMyBoards()).items.some(({ board }) => board.id === board_id)).toBe(false);
    await alice.invite({ board_id, user_id: bob.id });
    const item = (await bob.listMyBoards()).items.find(({ board }) => board.id === board_id);
    expect([item?.is_starred, item?.last_opened_at]).toEqual([false, null]);
  });

  test("HOME-1: a deleted board is not listed, and comes back starred", async () => {
    const { board_id } = await boardOf(alice);
    await alice.starBoard({ board_id });
    await alice.deleteBoard({ board_id });
    expect((await alice.listMyBoards()).items.some(({ board }) => board.id === board_id)).toBe(false);
    await alice.restoreBoard({ deleted_board_id: board_id });
    const item = (await alice.listMyBoards()).items.find(({ board }) => board.id === board_id);
    expect(item?.is_starred).toBe(true);
  });

  test("HOME-4: the last activity is the last event, even when the log has lost it", async () => {
    const { board_id, column_id } = await boardOf(alice);
    const activity = async () =>
      (await alice.listMyBoards()).items.find(({ board }) => board.id === board_id)?.last_activity_at;
    await alice.createCard({ board_id, column_id, title: "Card" });
    const last = (await service.events(alice, board_id)).at(-1)!.timestamp;
    expect(await activity()).toBe(last);
    await service.app.db.write([sql`DELETE FROM board_events WHERE board_id = ${board_id}`]);
    expect(Date.parse((await activity()) ?? "")).toBeLessThanOrEqual(Date.parse(last));
    const fresh = await alice.createBoard({ title: "fresh" });
    const item = (await alice.listMyBoards()).items.find(({ board }) => board.id === fresh.id);
    expect(item?.last_activity_at).toBe(fresh.created_at);
  });

  test("HOME-7: a page of boards with long descriptions ends early, and nothing is left out", async () => {
    const carol = await service.person("carol");
    for (let n = 0; n < 6; n++) await carol.createBoard({ title: `${n}`, description: "x".repeat(50_000) });
    const first = await carol.listMyBoards();
    expect(first.items).toHaveLength(3);
    const rest = await carol.listMyBoards({ after: first.next ?? "" });
    expect(titlesOf([...first.items, ...rest.items])).toEqual(["5", "4", "3", "2", "1", "0"]);
    expect(rest.next).toBeNull();
  });
});

describe("my cards", () => {
  let board_id: string;
  let column_id: string;
  const titles = (items: MyCard[]) => items.map(({ card }) => card.title);

  async function assigned(title: string, fields: { due_at?: string | null; is_complete?: boolean } = {}) {
    const card = await alice.createCard({ board_id, column_id, title });
    await alice.assignCard({ card_id: card.id, user_ids: [bob.id] });
    if (Object.keys(fields).length > 0) await alice.updateCard({ card_id: card.id, ...fields });
    return card.id;
  }

  beforeAll(async () => {
    await people();
    ({ board_id, column_id } = await boardOf(alice, bob));
    await assigned("later", { due_at: fromNow(24 * 30) });
    await assigned("no date");
    await assigned("overdue", { due_at: fromNow(-48) });
    await assigned("done", { due_at: fromNow(-72), is_complete: true });
    await assigned("no date either");
    await alice.createCard({ board_id, column_id, title: "nobody's" });
  });

  test("HOME-5: by due date, those without one last, each with its board and column", async () => {
    const { items, next } = await bob.listMyCards();
    expect(titles(items)).toEqual(["done", "overdue", "later", "no date", "no date either"]);
    expect(next).toBeNull();
    const { id, title, is_done_column } = (await bob.getBoard({ board_id })).columns[0]!;
    for (const { card, board, column } of items) {
      expect(card).toEqual(await bob.getCard({ card_id: card.id }));
      expect(board).toEqual({ id: board_id, title: (await bob.getBoard({ board_id })).title });
      expect(column).toEqual({ id, title, is_done_column });
    }
    expect((await alice.listMyCards()).items).toEqual([]);
  });

  test.each([1, 2, 3])("HOME-5: pages of %d add up to the whole list", async (limit) => {
    const seen: MyCard[] = [];
    for (let after: string | undefined; ; ) {
      const page = await bob.listMyCards({ limit, after });
      seen.push(...page.items);
      if (page.next === null) break;
      after = page.next;
    }
    expect(seen).toEqual((await bob.listMyCards()).items);
  });

  test("HOME-6: complete and due narrow it down", async () => {
    const where = async (input: Parameters<typeof bob.listMyCards>[0]) =>
      titles((await bob.listMyCards(input)).items);
    expect(await where({ complete: "true" })).toEqual(["done"]);
    expect(await where({ complete: "false", due: "none" })).toEqual(["no date", "no date either"]);
    expect(await where({ due: "overdue" })).toEqual(["overdue"]);
    expect(await where({ due: "today" })).toEqual([]);
    expect((await refusal(bob.listMyCards({ tz: "Mars/Phobos" }))).status).toBe(422);
  });

  test("HOME-6: a day is that of the time zone, a week seven of them", async () => {
    const zone = "Pacific/Kiritimati";
    const edges = [0, 1, 7].map((days) => Date.parse(startOfDay(new Date(), zone, days)));
    const ids = await Promise.all(
      edges.flatMap((edge) => [
        assigned("before", { due_at: new Date(edge - 1).toISOString() }),
        assigned("at", { due_at: new Date(edge).toISOString() }),
      ]),
    );
    const within = async (due: "today" | "week") =>
      (await bob.listMyCards({ due, tz: zone })).items.map(({ card }) => ids.indexOf(card.id));
    expect(await within("today")).toEqual([1, 2]);
    expect(await within("week")).toEqual([1, 2, 3, 4]);
    for (const card_id of ids) await alice.deleteCard({ card_id });
  });

  test("HOME-5: the trash, the archive, a deleted board and a board that one has left do not show", async () => {
    const gone = await assigned("gone");
    await alice.deleteCard({ card_id: gone });
    const archived = await assigned("archived");
    await alice.archiveCard({ card_id: archived });
    expect(titles((await bob.listMyCards({ due: "none" })).items)).toEqual(["no date", "no date either"]);
    await alice.deleteBoard({ board_id });
    expect((await bob.listMyCards()).items).toEqual([]);
    await alice.restoreBoard({ deleted_board_id: board_id });
    expect((await bob.listMyCards()).items).toHaveLength(5);
    await alice.removeMember({ board_id, user_id: bob.id });
    expect((await bob.listMyCards()).items).toEqual([]);
    await alice.invite({ board_id, user_id: bob.id });
    expect((await bob.listMyCards()).items).toEqual([]);
  });

  test("HOME-5: a new due date, completion, undo, the trash and rules put a card in its new place", async () => {
    const own = await boardOf(alice, bob);
    const { id: done_id } = await alice.createColumn({ board_id: own.board_id, title: "Done" });
    await alice.createRule({
      ...{ board_id: own.board_id, name: "rule", trigger_type: "card_moved", trigger_column_id: done_id },
      ...{ action_type: "assign_member", action_user_id: bob.id },
    });
    const create = async (title: string) => (await alice.createCard({ ...own, title })).id;
    const [first, second] = [await create("first"), await create("second")];
    const mine = async (input: Parameters<typeof bob.listMyCards>[0] = {}) =>
      titles((await bob.listMyCards(input)).items);
    await alice.updateCard({ card_id: second, due_at: fromNow(2) });
    await alice.moveCard({ card_id: second, column_id: done_id, position: 0 });
    await alice.assignCard({ card_id: first, user_ids: [bob.id] });
    expect(await mine()).toEqual(["second", "first"]);
    await alice.updateCard({ card_id: first, due_at: fromNow(1) });
    expect(await mine()).toEqual(["first", "second"]);
    const { seq } = await alice.getBoard({ board_id: own.board_id });
    await alice.undo({ board_id: own.board_id, seq });
    expect([await mine(), await mine({ due: "none" })]).toEqual([["second", "first"], ["first"]]);
    await alice.undo({ board_id: own.board_id, seq: seq + 1 });
    await alice.updateCard({ card_id: second, is_complete: true });
    expect([await mine({ complete: "true" }), await mine({ complete: "false" })]).toEqual([
      ["second"],
      ["first"],
    ]);
    for (const card_id of [first, second]) {
      await alice.deleteCard({ card_id });
      await alice.restoreCard({ trashed_card_id: card_id });
    }
    expect([await mine(), await mine({ complete: "true" })]).toEqual([["first", "second"], ["second"]]);
    const copy = await alice.copyBoard({
      board_id: own.board_id,
      title: "Copy",
      include: ["cards", "members"],
    });
    expect(await mine()).toEqual(["first", "first", "second", "second"]);
    for (const id of [copy.id, own.board_id]) await alice.deleteBoard({ board_id: id });
  });

  test("HOME-7: many cards of a deleted board are passed over, and nothing is left out", async () => {
    const gone = await boardOf(alice, bob);
    for (let n = 0; n < 30; n++) {
      const { id: card_id } = await alice.createCard({ ...gone, title: "gone" });
      await alice.assignCard({ card_id, user_ids: [bob.id] });
      await alice.updateCard({ card_id, due_at: fromNow(n) });
    }
    const kept = await boardOf(alice, bob);
    for (const title of ["a", "b", "c"]) {
      const { id: card_id } = await alice.createCard({ ...kept, title });
      await alice.assignCard({ card_id, user_ids: [bob.id] });
    }
    await alice.deleteBoard({ board_id: gone.board_id });
    const first = await bob.listMyCards({ limit: 2 });
    const rest = await bob.listMyCards({ limit: 2, after: first.next ?? "" });
    expect([titles(first.items), titles(rest.items), rest.next]).toEqual([["a", "b"], ["c"], null]);
    await alice.deleteBoard({ board_id: kept.board_id });
  });

  test("HOME-7: a page of large cards ends early, and nothing is left out", async () => {
    for (let n = 0; n < 40; n++) {
      const card_id = await assigned(`${n}`);
      await alice.updateCard({ card_id, description: "x".repeat(45_000) });
    }
    const first = await bob.listMyCards({ limit: 100 });
    expect(first.items.length).toBeLessThan(40);
    const rest = await bob.listMyCards({ limit: 100, after: first.next ?? "" });
    expect(titles([...first.items, ...rest.items])).toEqual(Array.from({ length: 40 }, (_, n) => `${n}`));
  });
});

test.each([
  ["UTC", "2026-03-29T12:00:00.000Z", 0, "2026-03-29T00:00:00.000Z"],
  ["Europe/Berlin", "2026-03-29T12:00:00.000Z", 0, "2026-03-28T23:00:00.000Z"],
  ["Europe/Berlin", "2026-03-29T12:00:00.000Z", 1, "2026-03-29T22:00:00.000Z"],
  ["Europe/Berlin", "2026-10-25T12:00:00.000Z", 1, "2026-10-25T23:00:00.000Z"],
  ["America/New_York", "2026-01-01T02:00:00.000Z", 0, "2025-12-31T05:00:00.000Z"],
  ["Pacific/Kiritimati", "2026-01-01T12:00:00.000Z", 7, "2026-01-08T10:00:00.000Z"],
  ["Asia/Kathmandu", "2026-01-01T12:00:00.000Z", 0, "2025-12-31T18:15:00.000Z"],
])("HOME-6: days begin at local midnight: %s, %s, +%d", (zone, now, days, start) => {
  expect(startOfDay(new Date(now), zone, days)).toBe(start);
});
