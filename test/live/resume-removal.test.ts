/** Who is removed while the log is replayed to them is told nothing more, although this instance has not heard of it. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Queries } from "../../server/platform/db/db.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { recheck } from "../../server/platform/live/connections/recheck.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "./eventually.ts";
import { Listener } from "./listener.ts";
import { StreamReader } from "./stream-reader.ts";

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService({ skipLogCheck: true });
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

/** What another instance commits, just before the next page of the log is read here; the safety nets notice it first. */
async function beforeNextPage(boardId: string, work: () => Promise<unknown>): Promise<void> {
  const { db } = service.app.context;
  const { readWithin } = db;
  const whenDone = Promise.withResolvers<void>();
  db.readWithin = (async (id: string, queries: Queries) => {
    if (!("events" in queries)) return readWithin(id, queries);
    db.readWithin = readWithin;
    await work();
    const { hub } = service.app.context.live;
    await hub.catchUp(boardId);
    await recheck(db, [...hub.connections()], (id) => hub.catchUp(id));
    whenDone.resolve();
    return readWithin(id, queries);
  }) as typeof db.readWithin;
  await whenDone.promise;
}

async function removedElsewhere(boardId: string, seq: number): Promise<void> {
  const membership = { board_id: boardId, user_id: bob.id, role: "member", user: bob.me };
  const secret = { id: "label", board_id: boardId, name: "secret", color: "red" };
  const event = (number: number, type: string, data: object) =>
    sql`INSERT INTO board_events (board_id, seq, first_seq, type, user_id, data, created_at) VALUES
      (${boardId}, ${number}, ${number}, ${type}, ${alice.id}, ${JSON.stringify(data)}, ${new Date().toISOString()})`;
  await service.app.db.write([
    sql`DELETE FROM board_members WHERE board_id = ${boardId} AND user_id = ${bob.id}`,
    event(seq + 1, "board.member_removed", membership),
    event(seq + 2, "label.created", secret),
    sql`UPDATE boards SET seq = ${seq + 2}, revision = revision + 2 WHERE id = ${boardId}`,
  ]);
}

test("SOCKET-9: on a socket, the last event is their own removal, then 1008", async () => {
  const { board_id } = await boardOf(alice, bob);
  const { seq } = await alice.getBoard({ board_id });
  const removal = beforeNextPage(board_id, () => removedElsewhere(board_id, seq));
  const listener = new Listener(service.url, board_id, { token: bob.token, since: 0 });
  await removal;
  expect(await listener.closed).toEqual({ code: 1008, reason: "You are no longer a member." });
  expect(listener.events.map(({ type }) => type)).toEqual([
    "board.member_added",
    "column.created",
    "board.member_removed",
  ]);
});

test("STREAM-4: on a stream, the same, then its end", async () => {
  const { board_id } = await boardOf(alice, bob);
  const { seq } = await alice.getBoard({ board_id });
  const removal = beforeNextPage(board_id, () => removedElsewhere(board_id, seq));
  const authorization = `Bearer ${bob.token}`;
  const stream = await StreamReader.open(`${service.url}/boards/${board_id}/stream?since=0`, {
    authorization,
  });
  await removal;
  await eventually(() => stream.ended, "the end");
  expect(stream.messages.at(-1)).toEqual({
    event: "close",
    data: { code: 1008, reason: "You are no longer a member." },
  });
  expect(stream.events.at(-1)).toMatchObject({ type: "board.member_removed", seq: seq + 1 });
});
