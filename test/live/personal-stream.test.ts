/** GET /me/stream: notifications and the list of boards, live and after a pause. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { CLOCK_TASKS } from "../../server/clock.ts";
import { runClock } from "../../server/platform/core/clock.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { deactivate } from "../../server/users/store.ts";
import { boardOf, PASSWORD, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "./eventually.ts";
import { StreamReader } from "./stream-reader.ts";

let service: Service;
let alice: Person;
let bob: Person;
const open: StreamReader[] = [];

beforeAll(async () => {
  service = await startService({ skipLogCheck: true });
});
afterEach(() => {
  for (const reader of open.splice(0)) reader.close();
});
afterAll(() => service.stop());

async function twoPeople() {
  alice = await service.person("alice");
  bob = await service.person("bob");
}

async function stream(person: Person, { since = "", header = "" } = {}): Promise<StreamReader> {
  const query = since ? `?since=${since}` : "";
  const headers = { authorization: `Bearer ${person.token}`, ...(header && { "last-event-id": header }) };
  const reader = await StreamReader.open(`${service.url}/me/stream${query}`, headers);
  open.push(reader);
  return reader;
}

async function readyStream(person: Person, at?: { since?: string; header?: string }): Promise<StreamReader> {
  const reader = await stream(person, at);
  await reader.sees("ready");
  return reader;
}

const dataOf = (reader: StreamReader) => reader.messages.map(({ data }) => data);
const typesOf = (reader: StreamReader) => dataOf(reader).map(({ type }) => type);
const lastId = (reader: StreamReader) => reader.messages.at(-1)!.id!;

async function cardOf(...members: Person[]) {
  const { board_id, column_id } = await boardOf(alice, ...members);
  const card = await alice.createCard({ board_id, column_id, title: "Card" });
  return { board_id, column_id, card_id: card.id };
}

/** Whoever reads that waits until it is let go. */
function hold(method: "read" | "readWithin", name: string) {
  const { db } = service.app;
  const original = db[method] as (...args: unknown[]) => Promise<unknown>;
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const held = async (...args: unknown[]) => {
    if (args.some((arg) => typeof arg === "object" && arg !== null && name in arg)) {
      ask();
      await opened;
    }
    return original(...args);
  };
  Object.assign(db, { [method]: held });
  return {
    asked,
    letGo() {
      Object.assign(db, { [method]: original });
      open();
    },
  };
}

describe("INBOX-9: GET /me/stream", () => {
  test("INBOX-9: begins with `ready` and the number of unread notifications", async () => {
    await twoPeople();
    await boardOf(alice, bob);
    const reader = await readyStream(bob);
    expect(dataOf(reader)).toEqual([{ type: "ready", unread: 1 }]);
  });

  test("BOARD-12: a copy with members is in the lists of all of them once it is complete", async () => {
    await twoPeople();
    const { board_id } = await boardOf(alice, bob);
    const [hers, his] = [await readyStream(alice), await readyStream(bob)];
    const { id } = await alice.copyBoard({ board_id, title: "Copy", include: ["members"] });
    const added = { type: "board.added", data: { id, title: "Copy", color: null } };
    await hers.sees("board.added");
    await his.sees("board.added");
    await his.sees("notification");
    expect(dataOf(hers).at(-1)).toEqual(added);
    expect(dataOf(his)).toContainEqual(added);
    expect(dataOf(his)).toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ kind: "added" }) }),
    );
  });

  test("DUE-1: sends what the clock has noticed", async () => {
    await twoPeople();
    const { card_id } = await cardOf(bob);
    await bob.watchCard({ card_id });
    const due = new Date(Date.now() + 30 * 86_400_000);
    await alice.updateCard({ card_id, due_at: due.toISOString() });
    const reader = await readyStream(bob);
    await runClock(service.app.context, CLOCK_TASKS, { now: () => due });
    await reader.sees("notification");
    expect(dataOf(reader).at(-1)).toMatchObject({ data: { kind: "overdue", card: { id: card_id } } });
  });

  test("INBOX-9: sends a notification as the list has it, to every stream of the person and nobody else", async () => {
    await twoPeople();
    const { card_id } = await cardOf(bob);
    const [first, second, others] = [
      await readyStream(bob),
      await readyStream(bob),
      await readyStream(alice),
    ];
    await alice.assignCard({ card_id, user_ids: [bob.id] });
    await first.sees("unread");
    await second.sees("unread");
    const [item] = (await bob.listNotifications({})).items;
    const expected = [
      { type: "ready", unread: 1 },
      { type: "notification", data: item },
      { type: "unread", unread: 2 },
    ];
    expect([dataOf(first), dataOf(second), typesOf(others)]).toEqual([expected, expected, ["ready"]]);
  });

  test("INBOX-10: resumes after Last-Event-ID, `since`, or the id of a notification: nothing lost, nothing twice", async () => {
    await twoPeople();
    const { card_id, board_id, column_id } = await cardOf(bob);
    const reader = await readyStream(bob);
    await alice.assignCard({ card_id, user_ids: [bob.id] });
    await reader.sees("notification");
    reader.close();
    const other = await alice.createCard({ board_id, column_id, title: "Other" });
    await alice.assignCard({ card_id: other.id, user_ids: [bob.id] });
    const { items } = await bob.listNotifications({});
    const expected = [
      { type: "notification", data: items[0] },
      { type: "ready", unread: 3 },
    ];
    const again = await readyStream(bob, { header: lastId(reader), since: "nonsense" });
    expect(dataOf(again)).toEqual(expected);
    expect(dataOf(await readyStream(bob, { since: lastId(reader) }))).toEqual(expected);
    expect(dataOf(await readyStream(bob, { since: items[1]!.id }))).toEqual(expected);
    expect(dataOf(await readyStream(bob, { since: lastId(again) }))).toEqual([{ type: "ready", unread: 3 }]);
  });

  test("INBOX-10: one that was committed late, under an earlier id, is sent too, once", async () => {
    await twoPeople();
    const { card_id, board_id } = await cardOf(bob);
    const late = Bun.randomUUIDv7();
    const reader = await readyStream(bob);
    await alice.assignCard({ card_id, user_ids: [bob.id] });
    await reader.sees("notification");
    reader.close();
    await service.app.db.write([
      sql`INSERT INTO notifications (board_id, id, user_id, kind, card_id, created_at)
        VALUES (${board_id}, ${late}, ${bob.id}, 'overdue', ${card_id}, ${new Date().toISOString()})`,
    ]);
    const again = await readyStream(bob, { since: lastId(reader) });
    const ids = again.messages.flatMap(({ data }) => (data.type === "notification" ? data.data.id : []));
    expect(ids).toEqual([late]);
    expect(typesOf(await readyStream(bob, { since: lastId(again) }))).toEqual(["ready"]);
  });

  test("INBOX-10: a cursor that is none, or too far behind, answers `resync`", async () => {
    await twoPeople();
    const { card_id, board_id } = await cardOf(bob);
    for (const none of ["nonsense", "ffffffff-ffff-7fff-bfff-ffffffffffff"])
      expect(dataOf(await readyStream(bob, { since: none }))).toEqual([
        { type: "resync", reason: "invalid" },
        { type: "ready", unread: 1 },
      ]);
    const since = (await bob.listNotifications({})).items[0]!.id;
    for (let i = 0; i <= 200; i++)
      await service.app.db.write([
        sql`INSERT INTO notifications (board_id, id, user_id, kind, card_id, created_at)
          VALUES (${board_id}, ${Bun.randomUUIDv7()}, ${bob.id}, 'mentioned', ${card_id}, ${new Date().toISOString()})`,
      ]);
    expect(dataOf(await readyStream(bob, { since }))).toEqual([
      { type: "resync", reason: "expired" },
      { type: "ready", unread: 100 },
    ]);
  });

  test("INBOX-10: a stream looks through 2,000 that cannot be seen at most, and then answers `resync`", async () => {
    await twoPeople();
    const [{ card_id }, hidden] = [await cardOf(bob), await cardOf(bob)];
    const since = (await bob.listNotifications({})).items[0]!.id;
    const insert = () => sql`INSERT INTO notifications (board_id, id, user_id, kind, card_id, created_at)
      VALUES (${hidden.board_id}, ${Bun.randomUUIDv7()}, ${bob.id}, 'overdue', ${hidden.card_id}, ${new Date().toISOString()})`;
    await service.app.db.write(Array.from({ length: 1990 }, insert));
    await alice.deleteCard({ card_id: hidden.card_id });
    await alice.assignCard({ card_id, user_ids: [bob.id] });
    expect(typesOf(await readyStream(bob, { since }))).toEqual(["notification", "ready"]);
    await service.app.db.write(Array.from({ length: 20 }, insert));
    expect(dataOf(await readyStream(bob, { since }))).toEqual([
      { type: "resync", reason: "expired" },
      { type: "ready", unread: expect.any(Number) },
    ]);
  });

  test("INBOX-11: tells of boards that were added, changed, removed, deleted and restored", async () => {
    await twoPeople();
    const reader = await readyStream(bob);
    const { board_id } = await boardOf(alice, bob);
    await reader.sees("board.added");
    await alice.updateBoard({ board_id, description: "not in lists" });
    await alice.updateBoard({ board_id, title: "Renamed" });
    await reader.sees("board.updated");
    await alice.deleteBoard({ board_id });
    await reader.sees("board.deleted");
    await alice.restoreBoard({ deleted_board_id: board_id });
    await reader.sees("board.restored");
    await alice.removeMember({ board_id, user_id: bob.id });
    await reader.sees("board.removed");
    const own = await bob.createBoard({ title: "Own" });
    await eventually(
      () => typesOf(reader).filter((type) => type === "board.added").length === 2,
      "the own board",
    );
    const lists = dataOf(reader).filter(({ type }) => type.startsWith("board."));
    const renamed = { id: board_id, title: "Renamed", color: null };
    expect(lists).toEqual([
      { type: "board.added", data: { id: board_id, title: expect.any(String), color: null } },
      { type: "board.updated", data: renamed },
      { type: "board.deleted", data: { id: board_id } },
      { type: "board.restored", data: renamed },
      { type: "board.removed", data: { id: board_id } },
      { type: "board.added", data: { id: own.id, title: "Own", color: null } },
    ]);
  });

  test("INBOX-11: after a pause in which the list has changed, `boards.changed`; otherwise nothing", async () => {
    await twoPeople();
    const { board_id } = await boardOf(alice, bob);
    const reader = await readyStream(bob);
    reader.close();
    const unchanged = await readyStream(bob, { since: lastId(reader) });
    expect(typesOf(unchanged)).toEqual(["ready"]);
    unchanged.close();
    await alice.updateBoard({ board_id, title: "Renamed" });
    expect(typesOf(await readyStream(bob, { since: lastId(reader) }))).toEqual(["boards.changed", "ready"]);
  });

  test("INBOX-11: a board that is added while a stream reads the list is not told by it again", async () => {
    await twoPeople();
    const hers = await readyStream(alice);
    const list = hold("read", "boards");
    const opening = stream(bob);
    await list.asked;
    const { board_id } = await boardOf(alice, bob);
    await alice.updateBoard({ board_id, title: "Renamed" });
    await hers.sees("board.updated");
    list.letGo();
    const his = await opening;
    await his.sees("ready");
    await alice.updateBoard({ board_id, title: "Renamed again" });
    await his.sees("board.updated");
    expect(typesOf(his)).toEqual(["ready", "board.updated"]);
  });

  test("INBOX-12: a stream that begins while notifications are read is not left with an older count", async () => {
    await twoPeople();
    const { card_id } = await cardOf(bob);
    const first = await readyStream(bob);
    const missed = hold("read", "missed");
    const opening = stream(bob);
    await missed.asked;
    const [item] = (await bob.listNotifications({})).items;
    await bob.readNotifications({ up_to: item!.id });
    await first.sees("unread");
    await alice.createComment({ card_id, body: `@${bob.me.username}` });
    await first.sees("notification");
    missed.letGo();
    const second = await opening;
    await second.sees("unread");
    expect(dataOf(second)).toEqual([
      { type: "ready", unread: 1 },
      { type: "unread", unread: 1 },
    ]);
  });

  test("INBOX-12: what is read in one place is counted in all", async () => {
    await twoPeople();
    await boardOf(alice, bob);
    const reader = await readyStream(bob);
    const [item] = (await bob.listNotifications({})).items;
    await bob.readNotifications({ up_to: item!.id });
    expect((await reader.sees("unread")).data).toEqual({ type: "unread", unread: 0 });
  });

  test("INBOX-16: an assignment that replaces an earlier one is not counted again", async () => {
    await twoPeople();
    const { card_id } = await cardOf(bob);
    await alice.assignCard({ card_id, user_ids: [bob.id] });
    const reader = await readyStream(bob);
    await alice.unassignCard({ card_id, user_id: bob.id });
    await alice.assignCard({ card_id, user_ids: [bob.id] });
    expect((await reader.sees("unread")).data).toEqual({ type: "unread", unread: 2 });
    expect(typesOf(reader)).toEqual(["ready", "notification", "unread"]);
  });

  test("INBOX-16: a stream that began after an assignment is not told the count when others are told of it", async () => {
    await twoPeople();
    const { card_id, board_id } = await cardOf(bob);
    const first = await readyStream(bob);
    const news = hold("readWithin", "rows");
    await alice.assignCard({ card_id, user_ids: [bob.id] });
    await news.asked;
    const second = await readyStream(bob);
    news.letGo();
    await first.sees("unread");
    await alice.updateBoard({ board_id, title: "Renamed" });
    await first.sees("board.updated");
    await second.sees("board.updated");
    expect([typesOf(first), typesOf(second)]).toEqual([
      ["ready", "notification", "unread", "board.updated"],
      ["ready", "board.updated"],
    ]);
  });

  test("INBOX-13: ends with the session, and when the account is deactivated", async () => {
    await twoPeople();
    const { access_token: token } = await service.anonymous.login({
      username: bob.me.email,
      password: PASSWORD,
    });
    const [first, other] = [await readyStream(bob), await readyStream({ ...bob, token })];
    await bob.logout();
    await eventually(() => first.ended, "the end of the stream");
    expect(first.messages.at(-1)).toEqual({
      event: "close",
      data: { code: 1008, reason: "The token is no longer valid." },
    });
    expect(other.ended).toBe(false);
    await service.app.db.write(deactivate(bob.id));
    await eventually(() => other.ended, "the end of the other");
  });

  test("INBOX-13: without a valid token it does not begin", async () => {
    const { status, body } = await service.send("GET", "/me/stream", { token: "none" });
    expect([status, typeof body.detail]).toEqual([401, "string"]);
  });
});
