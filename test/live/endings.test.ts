/** When a connection must end: removal, loss of a role, deletion, logout, a new password, deactivation, expiry. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { LiveBoard } from "../../client/live-board.ts";
import { signingSecret } from "../../server/config/signing-secret.ts";
import { createTokens } from "../../server/platform/auth/token.ts";
import { newId } from "../../server/platform/util/ids.ts";
import { accountRow, deactivate, updatePassword } from "../../server/users/store.ts";
import { boardOf, PASSWORD, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "./eventually.ts";
import { type Instance, startInstance } from "./instance.ts";
import { Listener, type Received } from "./listener.ts";
import { StreamReader } from "./stream-reader.ts";

let service: Service;
let alice: Person;
let bob: Person;
let carol: Person;

beforeAll(async () => {
  service = await startService({ skipLogCheck: true });
  alice = await service.person("alice");
  bob = await service.person("bob");
  carol = await service.person("carol");
});
afterAll(() => service.stop());

async function listen(boardId: string, token: string, since?: number): Promise<Listener> {
  const listener = new Listener(service.url, boardId, { token, since });
  await listener.sees("user_joined");
  return listener;
}

async function login(person: Person): Promise<string> {
  const { access_token } = await service.anonymous.login({ username: person.me.email, password: PASSWORD });
  return access_token;
}

const REFUSED = { code: 1008, reason: expect.any(String) };
const kinds = ({ events }: Listener) => events.map(({ type }) => type);
const isPresence = ({ type }: Received) => type === "user_joined" || type === "user_left";

/** Shows that a connection is alive: it gets what happens next. */
async function goesOn(listener: Listener, boardId: string): Promise<void> {
  const { seq } = await alice.updateBoard({ board_id: boardId, title: crypto.randomUUID() });
  await listener.until(() => listener.events.some((event) => event.seq === seq), `event ${seq}`);
}

async function isRefused(boardId: string, token: string, since?: number): Promise<void> {
  const listener = new Listener(service.url, boardId, { token, since });
  expect(await listener.closed).toEqual(REFUSED);
  expect(listener.messages).toEqual([]);
}

test("SOCKET-13: who loses the owner's role is told of it, closed with 1012, and resumes where they were", async () => {
  const { board_id } = await boardOf(alice, bob);
  const promoted = await listen(board_id, bob.token);
  await alice.changeRole({ board_id, user_id: bob.id, role: "owner" });
  await promoted.sees("board.updated");
  await goesOn(promoted, board_id);
  const witness = await listen(board_id, alice.token);
  await alice.changeRole({ board_id, user_id: bob.id, role: "member" });
  expect(await promoted.closed).toEqual({ code: 1012, reason: "Your role has changed." });
  const { seq } = await alice.getBoard({ board_id });
  expect(promoted.events.at(-1)).toMatchObject({ type: "board.updated", seq });
  const back = new Listener(service.url, board_id, { token: bob.token, since: seq });
  expect(await back.sees("ready")).toEqual({ type: "ready", seq });
  await goesOn(back, board_id);
  await goesOn(witness, board_id);
});

describe("who is removed from a board", () => {
  /** Bob has work on the board; his removal is one event all the same. */
  async function boardWithWork() {
    const { board_id, column_id } = await boardOf(alice, bob, carol);
    const card = await alice.createCard({ board_id, column_id, title: "Work" });
    await alice.assignCard({ card_id: card.id, user_ids: [bob.id, carol.id] });
    const list = await alice.createChecklist({ card_id: card.id, title: "Steps" });
    const item = await alice.createItem({ checklist_id: list.id, content: "Step" });
    await alice.assignItem({ item_id: item.id, user_ids: [bob.id] });
    return board_id;
  }

  test("SOCKET-9: is told of it, closed on every socket, told nothing more, and not admitted again", async () => {
    const board_id = await boardWithWork();
    const witness = await listen(board_id, alice.token);
    const { seq } = await alice.getBoard({ board_id });
    const removed = [
      await listen(board_id, bob.token),
      await listen(board_id, bob.token, seq),
      await listen(board_id, bob.token, 0),
    ];
    await alice.removeMember({ board_id, user_id: bob.id });
    for (const listener of removed) {
      expect(await listener.closed).toEqual(REFUSED);
      const last = listener.messages.filter((message) => !isPresence(message)).at(-1);
      expect(last).toMatchObject({ type: "board.member_removed", seq: seq + 1, data: { user_id: bob.id } });
    }
    await goesOn(witness, board_id);
    expect(kinds(witness)).toEqual(["board.member_removed", "board.updated"]);
    await isRefused(board_id, bob.token);
    await isRefused(board_id, bob.token, seq);
    expect(kinds(removed[0]!)).toEqual(["board.member_removed"]);
  });

  test("SOCKET-9: by leaving is closed in the same way, on that board only", async () => {
    const board_id = await boardWithWork();
    const other = await boardOf(alice, bob);
    const leaving = await listen(board_id, bob.token);
    const staying = await listen(other.board_id, bob.token);
    const witness = await listen(board_id, carol.token);
    await bob.removeMember({ board_id, user_id: bob.id });
    expect(await leaving.closed).toEqual(REFUSED);
    expect(kinds(leaving)).toEqual(["board.member_removed"]);
    await goesOn(staying, other.board_id);
    await goesOn(witness, board_id);
  });

  test("SOCKET-9: while replaying gets nothing that came after it", async () => {
    const { board_id, column_id } = await boardOf(alice);
    for (let i = 0; i < 250; i++) await alice.updateColumn({ column_id, title: `Title ${i}` });
    for (const progress of [0, 1, 100, 200, 250]) {
      await alice.invite({ board_id, user_id: bob.id });
      const { seq } = await alice.getBoard({ board_id });
      const listener = new Listener(service.url, board_id, { token: bob.token, since: 0 });
      await listener.until(() => listener.messages.length >= progress, `message ${progress}`);
      await alice.removeMember({ board_id, user_id: bob.id });
      await alice.createCard({ board_id, column_id, title: "Secret" });
      expect(await listener.closed).toEqual(REFUSED);
      const numbers = listener.events.map((event) => event.seq);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      expect(numbers.length).toBeLessThanOrEqual(seq + 1);
    }
  });

  test("and invited again may connect again", async () => {
    const { board_id } = await boardOf(alice, bob);
    const first = await listen(board_id, bob.token);
    await alice.removeMember({ board_id, user_id: bob.id });
    await first.closed;
    await alice.invite({ board_id, user_id: bob.id });
    await goesOn(await listen(board_id, bob.token, 0), board_id);
  });
});

test("SOCKET-10: when a board is deleted, everyone is told, then closed, and nobody is admitted again (BOARD-9)", async () => {
  const { board_id } = await boardOf(alice, bob);
  const { seq } = await alice.getBoard({ board_id });
  const listeners = [
    await listen(board_id, alice.token),
    await listen(board_id, bob.token),
    await listen(board_id, bob.token, seq),
  ];
  await alice.deleteBoard({ board_id });
  for (const listener of listeners) {
    expect(await listener.closed).toEqual(REFUSED);
    expect(listener.events).toEqual([
      {
        type: "board.deleted",
        data: { id: board_id },
        user_id: alice.id,
        timestamp: expect.any(String),
        version: "1.0",
        board_id,
        seq: seq + 1,
      },
    ]);
  }
  await isRefused(board_id, alice.token);
  await isRefused(board_id, alice.token, seq);
});

test("SOCKET-11: a new password closes that user's sockets, except those of the token that set it", async () => {
  const dave = await service.person("dave");
  const { board_id } = await boardOf(alice, dave);
  const other = await boardOf(alice, dave);
  const elsewhere = await login(dave);
  const kept = await listen(board_id, dave.token);
  const closed = [
    await listen(board_id, elsewhere),
    await listen(board_id, elsewhere, 0),
    await listen(other.board_id, elsewhere),
  ];
  const witness = await listen(board_id, alice.token);
  await dave.changePassword({ current_password: PASSWORD, new_password: "another horse 2" });
  for (const listener of closed) expect(await listener.closed).toEqual(REFUSED);
  await isRefused(board_id, elsewhere);
  await goesOn(kept, board_id);
  await goesOn(witness, board_id);
  await goesOn(await listen(board_id, dave.token), board_id);
});

test("SOCKET-18: a service that shuts down closes its sockets with 1012", async () => {
  const other = await startInstance(service);
  const { board_id } = await boardOf(alice);
  const listener = other.listen(board_id, alice);
  await listener.sees("user_joined");
  const stopped = other.app.drain();
  expect(await listener.closed).toEqual({ code: 1012, reason: "The service is restarting." });
  await stopped;
});

test("SOCKET-11: a logout closes the sockets of that token only", async () => {
  const { board_id } = await boardOf(alice, bob);
  const token = await login(bob);
  const closed = [await listen(board_id, token), await listen(board_id, token)];
  const kept = await listen(board_id, bob.token);
  const { status } = await service.send("POST", "/auth/logout", { token });
  expect(status).toBe(200);
  for (const listener of closed) expect(await listener.closed).toEqual(REFUSED);
  await isRefused(board_id, token);
  await goesOn(kept, board_id);
});

describe("from the command line, without a notification, it is noticed within seconds:", () => {
  let quick: Instance;
  beforeAll(async () => {
    quick = await startInstance(service, { secondMs: 20 });
  });
  afterAll(() => quick.stop());

  test("SOCKET-11: deactivation closes all of the user's sockets", async () => {
    const erin = await service.person("erin");
    const { board_id } = await boardOf(alice, erin, bob);
    const listeners = [quick.listen(board_id, erin), quick.listen(board_id, erin, { since: 0 })];
    const witness = quick.listen(board_id, bob);
    for (const listener of [...listeners, witness]) await listener.sees("user_joined");
    await service.app.db.write(deactivate(erin.id));
    for (const listener of listeners) expect(await listener.closed).toEqual(REFUSED);
    expect(await witness.sees("user_left")).toMatchObject({ user_id: erin.id });
    expect(witness.socket.readyState).toBe(WebSocket.OPEN);
  });

  test("a password reset closes all of the user's sockets", async () => {
    const frank = await service.person("frank");
    const { board_id } = await boardOf(alice, frank);
    const listener = quick.listen(board_id, frank);
    await listener.sees("user_joined");
    const { db } = service.app;
    const { account } = await db.read({ account: accountRow(frank.id) });
    await db.write(updatePassword(account[0]!, "no hash at all", null));
    expect(await listener.closed).toEqual(REFUSED);
  });
});

describe("a token that expires while it is in use", () => {
  const EXPIRED = { code: 1008, reason: "The token has expired." };
  let quick: Instance;
  beforeAll(async () => {
    quick = await startInstance(service, { secondMs: 20 });
  });
  afterAll(() => quick.stop());

  function shortToken(): string {
    const secrets = [signingSecret(service.app.context.config)] as const;
    const tokens = createTokens({ secrets, algorithm: "HS256", audience: "boardcast", lifetimeSeconds: 2 });
    return tokens.issue({ id: bob.id, generation: 0, sessionId: newId() });
  }

  test.concurrent("SOCKET-12: takes its sockets and streams with it, and those of no other", async () => {
    const { board_id } = await boardOf(alice, bob);
    const token = shortToken();
    const kept = quick.listen(board_id, bob);
    const plain = quick.listen(board_id, bob, { token });
    const resuming = quick.listen(board_id, bob, { token, since: 0 });
    const stream = await StreamReader.open(`${quick.url}/boards/${board_id}/stream?token=${token}`);
    for (const listener of [kept, plain, resuming]) await listener.sees("user_joined");
    expect([await plain.closed, await resuming.closed]).toEqual([EXPIRED, EXPIRED]);
    await eventually(() => stream.ended, "the end of the stream");
    expect(stream.messages.at(-1)).toEqual({ event: "close", data: EXPIRED });
    await isRefused(board_id, token);
    await quick.as(alice).updateBoard({ board_id, title: "Still here" });
    await kept.sees("board.updated");
  });

  test.concurrent("ends a followed board only if there is no newer token", async () => {
    const { board_id } = await boardOf(alice, bob);
    const tokens = [shortToken(), shortToken()];
    const follow = (next: () => string) => {
      const options = {
        baseUrl: quick.url,
        boardId: board_id,
        get token() {
          return next();
        },
      };
      const live = new LiveBoard(options);
      live.start();
      return live;
    };
    const renewed = follow(() => tokens[0]!);
    const forgotten = follow(() => tokens[1]!);
    await eventually(() => renewed.status === "live" && forgotten.status === "live", "both live");
    tokens[0] = bob.token;
    await eventually(() => forgotten.status === "ended", "the end of one");
    const { seq } = await alice.updateBoard({ board_id, title: "Goes on" });
    await eventually(() => renewed.status === "live" && renewed.board?.seq === seq, "the other to go on");
    renewed.stop();
  });
});
