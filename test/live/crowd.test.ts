/** Many who come at once: each is let in or refused as if alone, and nobody else has to wait for them all. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { DatabaseUnavailable, type Db } from "../../server/platform/db/db.ts";
import {
  createConnectionAuthorizer,
  type Standing,
} from "../../server/platform/live/connections/authorize-connections.ts";
import type { Connection } from "../../server/platform/live/connections/connection.ts";
import { recheck } from "../../server/platform/live/connections/recheck.ts";
import { readOpenShares } from "../../server/platform/live/public/share-source.ts";
import { shareSource } from "../../server/shares/store.ts";
import { boardOf, PASSWORD, type Person, type Service, startService } from "../harness.ts";
import { Listener } from "./listener.ts";

const SOME = 12;

let service: Service;
let db: Db;
let alice: Person;
let bob: Person;
let mallory: Person;

beforeAll(async () => {
  service = await startService();
  db = service.app.db;
  alice = await service.person("alice");
  bob = await service.person("bob");
  mallory = await service.person("mallory");
});
afterAll(() => service.stop());

const several = <T>(make: () => T): T[] => Array.from({ length: SOME }, make);
const listen = (boardId: string, token: string, since?: number) =>
  new Listener(service.url, boardId, { token, since });

/** Also of one board, which goes through `db.read` unless boards are spread over machines. Returns how to end it. */
function replaceReads(around: <T>(read: () => Promise<T>, queries: object) => Promise<T>): () => void {
  const { read, readWithin } = db;
  db.read = (queries, account) => around(() => read(queries, account), queries);
  if (db.isDistributed)
    db.readWithin = (id, queries, account) => around(() => readWithin(id, queries, account), queries);
  return () => Object.assign(db, { read, readWithin });
}

/** All that a connection needs to be asked about. */
function knocking(boardId: string, token: string): Connection {
  return { boardId, session: service.app.context.tokens.verify(token)! } as Connection;
}

test("SOCKET-2: members, strangers, revoked tokens and unknown boards, all at once, each get their own answer", async () => {
  const shared = await boardOf(alice, bob);
  const { board_id: own } = await boardOf(alice);
  const { board_id: deleted } = await boardOf(alice);
  await alice.deleteBoard({ board_id: deleted });
  const { access_token: gone } = await service.anonymous.login({
    username: alice.me.email,
    password: PASSWORD,
  });
  expect((await service.send("POST", "/auth/logout", { token: gone })).status).toBe(200);
  const crowd = several(() => ({
    in: [
      listen(shared.board_id, alice.token),
      listen(shared.board_id, bob.token, 0),
      listen(own, alice.token),
    ],
    out: [
      { listener: listen(own, bob.token), reason: "You are not a member of this board." },
      { listener: listen(shared.board_id, mallory.token, 0), reason: "You are not a member of this board." },
      { listener: listen(shared.board_id, gone), reason: "The token is no longer valid." },
      { listener: listen(deleted, alice.token), reason: "This board does not exist." },
      { listener: listen(crypto.randomUUID(), alice.token), reason: "This board does not exist." },
    ],
  }));
  for (const { in: members, out } of crowd) {
    for (const member of members) await member.sees("user_joined");
    for (const { listener, reason } of out) {
      expect(await listener.closed).toEqual({ code: 1008, reason });
      expect(listener.messages).toEqual([]);
    }
  }
  const card = await alice.createCard({ ...shared, title: "News" });
  for (const [one, other] of crowd.map(({ in: members }) => members)) {
    for (const member of [one!, other!]) expect((await member.sees("card.created")).data.id).toBe(card.id);
  }
});

test("SOCKET-9: a member who is removed while waiting for admission is not admitted, or is closed", async () => {
  const { board_id } = await boardOf(alice, bob);
  const crowd = several(() => [listen(board_id, bob.token), listen(board_id, bob.token, 0)]).flat();
  await alice.removeMember({ board_id, user_id: bob.id });
  // One that is still waiting for admission is asked to reconnect, and is refused then.
  const refused = [
    { code: 1008, reason: "You are no longer a member." },
    { code: 1008, reason: "You are not a member of this board." },
    { code: 1012, reason: "Your membership has changed." },
  ];
  for (const { closed } of crowd) expect(refused).toContainEqual(await closed);
  expect(await listen(board_id, bob.token).closed).toEqual({ code: 1008, reason: expect.any(String) });
  await alice.updateBoard({ board_id, title: "Without Bob" });
  const seen = crowd.flatMap(({ events }) => events.filter(({ type }) => type === "board.updated"));
  expect(seen).toEqual([]);
});

test("many handshakes are authorised in batches, and other requests get their turn in between", async () => {
  // Where boards are spread over machines, each is asked for by itself.
  if (db.isDistributed) return;
  const { board_id } = await boardOf(alice);
  const order: string[] = [];
  const enter = createConnectionAuthorizer({
    ...db,
    read(queries) {
      order.push("look-up");
      return db.read(queries);
    },
  });
  let letIn = 0;
  const crowd = Array.from({ length: 100 }, async () => {
    await enter(knocking(board_id, alice.token));
    letIn++;
  });
  expect(order).toEqual([]);
  while (letIn < 100) {
    await new Promise(setImmediate);
    order.push("turn");
  }
  await Promise.all(crowd);
  const lookUps = order.filter((step) => step === "look-up");
  expect(lookUps).toHaveLength(4);
  expect(order.join(" ")).not.toContain("look-up look-up");
});

test("when the database fails, the whole batch is refused, and the next batch is tried again", async () => {
  const { board_id } = await boardOf(alice);
  let fails = true;
  const restore = replaceReads((read) => (fails ? Promise.reject(new Error("away")) : read()));
  const enter = createConnectionAuthorizer(db);
  const crowd = await Promise.allSettled(several(() => enter(knocking(board_id, alice.token))));
  expect(crowd.map(({ status }) => status)).toEqual(several(() => "rejected"));
  fails = false;
  const { caller, board } = (await enter(knocking(board_id, alice.token))) as Standing;
  expect([caller.id, board.id, board.role]).toEqual([alice.id, board_id, "owner"]);
  restore();
});

/** As where boards are spread over machines, and the one with this board is down. */
function without(boardId: string): Db {
  return {
    ...db,
    isDistributed: true,
    together: async (boardIds) => boardIds.map((id) => [id]),
    readWithin: (id, queries) =>
      id === boardId ? Promise.reject(new DatabaseUnavailable("its machine is down")) : db.read(queries),
  };
}

test("SOCKET-2: of those who come at once, only they are kept waiting whose boards cannot be reached", async () => {
  const [{ board_id: reached }, { board_id: lost }] = [await boardOf(alice), await boardOf(alice)];
  const enter = createConnectionAuthorizer(without(lost));
  const outcomes = await Promise.all(
    [lost, reached, lost].map((boardId) => enter(knocking(boardId, alice.token))),
  );
  expect(outcomes).toEqual([
    expect.any(DatabaseUnavailable),
    expect.objectContaining({ board: expect.objectContaining({ id: reached }) }),
    expect.any(DatabaseUnavailable),
  ]);
});

test("SOCKET-9: who has lost access is found out on all boards that can be reached, and nobody is closed on others", async () => {
  const [{ board_id: lost }, { board_id: reached }] = [await boardOf(alice, bob), await boardOf(alice)];
  const closed: string[] = [];
  const open = (boardId: string): Connection => ({
    ...knocking(boardId, bob.token),
    close: (_code, reason) => closed.push(`${boardId}: ${reason}`),
  });
  await recheck(without(lost), [open(lost), open(reached)], async () => {});
  expect(closed).toEqual([`${reached}: You are not a member of this board.`]);
});

test("SHARE-10: of public links, only those of boards that cannot be reached are left open unasked", async () => {
  const boards = [await boardOf(alice), await boardOf(alice), await boardOf(alice)];
  const shares = await Promise.all(
    boards.map(async ({ board_id: boardId }) => {
      const { id, created_at: createdAt } = await alice.createShare({ board_id: boardId });
      return { id, boardId, createdAt, expiresAt: null };
    }),
  );
  const [lost, ended, reached] = shares.map(({ id }) => id);
  await alice.deleteShare({ share_id: ended! });
  const open = await readOpenShares(without(boards[0]!.board_id), shareSource, shares);
  expect(open.get(lost!)).toBeInstanceOf(DatabaseUnavailable);
  expect([open.has(ended!), typeof open.get(reached!)]).toEqual([false, "number"]);
});

test("SOCKET-7: many clients that resume at once get everything, with only a few reads of the log", async () => {
  const { board_id, column_id } = await boardOf(alice, bob);
  for (let title = 0; title < 20; title++) {
    await alice.updateColumn({ column_id, title: `Title ${title}` });
  }
  const log = await service.events(alice, board_id);
  let readings = 0;
  const restore = replaceReads((read, queries) => {
    if ("events" in queries) readings++;
    return read();
  });
  const crowd = Array.from({ length: 100 }, () => listen(board_id, bob.token, 0));
  for (const listener of crowd) {
    await listener.sees("ready");
    expect(listener.messages.slice(0, log.length + 1)).toEqual([
      ...log,
      { type: "ready", seq: log.at(-1)!.seq },
    ]);
  }
  restore();
  // Once, unless the first ones are still reading when others come, and the channel's own look at its start.
  expect(readings).toBeLessThanOrEqual(3);
});

/** All look-ups of access wait until it is opened. */
function closeEntrance() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const restore = replaceReads(async (read, queries) => {
    if (Object.keys(queries).join() === "access") {
      ask();
      await opened;
    }
    return read();
  });
  return {
    asked,
    open() {
      restore();
      open();
    },
  };
}

test.each([
  ["on a board that nobody else watches", false],
  ["on a board that others watch", true],
])("SOCKET-7: a client that still waits for admission misses nothing, %s", async (_, isWatched) => {
  const { board_id, column_id } = await boardOf(alice, bob);
  const watching = isWatched ? [listen(board_id, alice.token)] : [];
  for (const watcher of watching) await watcher.sees("user_joined");
  await alice.createCard({ board_id, column_id, title: "Before" });
  const entrance = closeEntrance();
  const waiting = listen(board_id, bob.token);
  await entrance.asked;
  const cards = [];
  for (const title of ["One", "Two"]) cards.push(await alice.createCard({ board_id, column_id, title }));
  entrance.open();
  await waiting.sees("user_joined");
  cards.push(await alice.createCard({ board_id, column_id, title: "Three" }));
  await waiting.until(() => waiting.events.length >= 3, "three events");
  expect(waiting.events.map(({ data }) => (data as { id: string }).id)).toEqual(cards.map(({ id }) => id));
  for (const listener of [waiting, ...watching]) listener.close();
});
