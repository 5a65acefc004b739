/** An older database is put in place under a running service: a board's number goes back. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { storeFirstCheckpoints } from "../../server/boards/history/retention.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { jumpPast, numbersGivenOut } from "../../server/platform/event-log/after-restore.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "./eventually.ts";
import { ON_POSTGRES } from "./fleet.ts";
import { Listener } from "./listener.ts";
import { StreamReader } from "./stream-reader.ts";

let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService({ skipLogCheck: true });
  alice = await service.person("alice");
});
afterAll(() => service.stop());

const HEAD = 10;

/** A board at number 10, a resuming listener on it, and then the board as it was at `seq`. */
async function restoredTo(seq: number) {
  const { board_id, column_id } = await boardOf(alice);
  for (let i = 1; i < HEAD; i++) await alice.updateColumn({ column_id, title: `Title ${i}` });
  const listener = new Listener(service.url, board_id, { token: alice.token, since: HEAD });
  await listener.sees("user_joined");
  await service.app.db.write([
    sql`DELETE FROM board_events WHERE board_id = ${board_id} AND seq > ${seq}`,
    sql`UPDATE boards SET seq = ${seq}, revision = revision + 1 WHERE id = ${board_id}`,
  ]);
  const lookNow = () => service.app.context.live.hub.checkHeadsNow();
  return { board_id, column_id, listener, lookNow };
}

const afterArrival = ({ messages }: Listener) =>
  messages.slice(messages.findIndex(({ type }) => type === "user_joined") + 1);

test("SOCKET-16: clients that resumed are told to start over, then get what happens from there", async () => {
  const { board_id, column_id, listener, lookNow } = await restoredTo(6);
  lookNow();
  expect(await listener.sees("resync")).toEqual({ type: "resync", reason: "ahead" });
  await alice.createCard({ board_id, column_id, title: "Again" });
  await listener.sees("card.created");
  expect(afterArrival(listener).map(({ type, seq }) => [type, seq])).toEqual([
    ["resync", undefined],
    ["card.created", 7],
  ]);
});

test("SOCKET-16: a change before the restore was noticed does not hide it", async () => {
  const { board_id, column_id, listener, lookNow } = await restoredTo(6);
  await alice.createCard({ board_id, column_id, title: "Unseen" });
  lookNow();
  expect(await listener.sees("resync")).toEqual({ type: "resync", reason: "ahead" });
  await alice.updateBoard({ board_id, title: "Seen" });
  expect(await listener.sees("board.updated")).toMatchObject({ seq: 8 });
  expect(afterArrival(listener).map(({ type }) => type)).toEqual(["resync", "board.updated"]);
});

test("SOCKET-16: a client that comes with a number from before is told to start over", async () => {
  const { board_id } = await restoredTo(6);
  const late = new Listener(service.url, board_id, { token: alice.token, since: HEAD });
  expect(await late.sees("resync")).toEqual({ type: "resync", reason: "ahead" });
});

test("SOCKET-16: a client with a number that is still valid loses nothing", async () => {
  const { board_id, column_id } = await restoredTo(6);
  const late = new Listener(service.url, board_id, { token: alice.token, since: 4 });
  await late.sees("user_joined");
  await alice.createCard({ board_id, column_id, title: "Next" });
  await late.sees("card.created");
  const { messages } = late;
  const restart = messages.findLastIndex(({ type }) => type === "resync" || type === "ready");
  const { seq } = messages[restart];
  expect(seq).toBe(6);
  expect(late.events.at(-1)!.seq).toBe(7);
});

/** Where a server can be gone with its last commits: the database that answers now has another event in their place. */
describe.if(ON_POSTGRES)("a failover that lost what was sent", () => {
  async function lost() {
    const { board_id, column_id } = await boardOf(alice);
    const listener = new Listener(service.url, board_id, { token: alice.token, since: 1 });
    await listener.sees("user_joined");
    await alice.updateColumn({ column_id, title: "Lost" });
    await listener.sees("column.updated");
    const { hub } = service.app.context.live;
    const lose = () =>
      service.app.db.write([
        sql`UPDATE board_events SET created_at = '2024-01-01T00:00:00.000Z' WHERE board_id = ${board_id} AND seq = 2`,
      ]);
    return { board_id, column_id, listener, hub, lose };
  }

  test("is noticed although the numbers agree, announced to everybody, logged and counted", async () => {
    const { listener, hub, lose, board_id } = await lost();
    const before = hub.counts.wentBack;
    await lose();
    hub.checkHeadsNow();
    expect(await listener.sees("resync")).toEqual({ type: "resync", reason: "ahead" });
    expect(hub.counts.wentBack - before).toBe(1);
    const [line] = service.logged.filter((line) => line.includes("acknowledged") && line.includes(board_id));
    expect(JSON.parse(line!)).toMatchObject({ level: "error", board_id, sent: 2, now: 2 });
  });

  test("is noticed although the board has changed again before anybody looked", async () => {
    const { listener, hub, lose, column_id } = await lost();
    await lose();
    // What the loss of a connection calls.
    hub.recheckHeads();
    await alice.updateColumn({ column_id, title: "On the new leader" });
    expect(await listener.sees("resync")).toEqual({ type: "resync", reason: "ahead" });
  });

  test("is noticed where nothing was sent: the last event is in everybody's snapshot", async () => {
    const { board_id } = await boardOf(alice);
    const listener = new Listener(service.url, board_id, { token: alice.token, since: 1 });
    await listener.sees("user_joined");
    const { hub } = service.app.context.live;
    const checks = hub.counts.headChecks;
    hub.checkHeadsNow();
    await eventually(() => hub.counts.headChecks > checks, "a head check");
    await service.app.db.write([
      sql`UPDATE board_events SET created_at = '2024-01-01T00:00:00.000Z' WHERE board_id = ${board_id}`,
    ]);
    hub.checkHeadsNow();
    expect(await listener.sees("resync")).toEqual({ type: "resync", reason: "ahead" });
  });
});

test("an announced restore is not a loss: everybody starts over, and no alarm is raised", async () => {
  const { board_id, column_id } = await boardOf(alice);
  const listener = new Listener(service.url, board_id, { token: alice.token, since: 1 });
  await listener.sees("user_joined");
  const { db, context } = service.app;
  const { live } = context;
  const { wentBack } = live.hub.counts;
  await db.write(jumpPast(numbersGivenOut()));
  live.hub.checkHeadsNow();
  expect(await listener.sees("resync")).toEqual({ type: "resync", reason: "ahead" });
  await alice.updateColumn({ column_id, title: "Afterwards" });
  await listener.sees("column.updated");
  const told = service.logged.filter((line) => line.includes(board_id) && line.includes('"sent"'));
  expect(told.map((line) => JSON.parse(line).message)).toEqual(["a board was restored"]);
  expect(live.hub.counts.wentBack).toBe(wentBack);
});

test("SOCKET-16: the numbers of a restored board, of 16 digits, are accepted wherever a number is", async () => {
  const { board_id, column_id } = await boardOf(alice);
  const { db } = service.app;
  await db.write(jumpPast(numbersGivenOut()));
  await storeFirstCheckpoints(db);
  const { seq: first } = await alice.getBoard({ board_id });
  expect(String(first)).toHaveLength(16);
  await alice.updateColumn({ column_id, title: "Second" });
  await alice.updateColumn({ column_id, title: "Third" });
  const [second, third] = [first + 1, first + 2];

  const numbers = async (query: { since?: number; before?: number }) =>
    (await alice.listEvents({ board_id, ...query })).events.map(({ seq }) => seq);
  expect(await numbers({ since: second })).toEqual([third]);
  expect(await numbers({ before: third })).toEqual([second]);
  expect((await alice.getBoard({ board_id, at: second })).columns[0]!.title).toBe("Second");

  const socket = new Listener(service.url, board_id, { token: alice.token, since: second });
  expect(await socket.sees("ready")).toEqual({ type: "ready", seq: third });
  expect(socket.events.map(({ seq }) => seq)).toEqual([third]);
  const stream = await StreamReader.open(`${service.url}/boards/${board_id}/stream`, {
    authorization: `Bearer ${alice.token}`,
    "last-event-id": String(second),
  });
  expect((await stream.sees("ready")).data).toEqual({ type: "ready", seq: third });
  expect(stream.events.map(({ seq }) => seq)).toEqual([third]);

  expect(await alice.undo({ board_id, seq: third })).toMatchObject({ events: [{ undoes: third }] });
  expect((await alice.getBoard({ board_id })).columns[0]!.title).toBe("Second");
  for (const seq of ["9007199254740993", "0", "01", "1e3", "9".repeat(17)]) {
    const { status } = await service.send("POST", `/boards/${board_id}/events/${seq}/undo`, {
      token: alice.token,
    });
    expect([seq, status]).toEqual([seq, 422]);
  }
  socket.close();
  stream.close();
});
