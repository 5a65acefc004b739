/** The client that keeps a board current: snapshot, then the stream from exactly there, resumed after every interruption. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { LiveBoard, type LiveBoardOptions } from "../../client/live-board.ts";
import type { FullBoard } from "../../contract/boards.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { withLastEvent } from "../support/with-last-event.ts";
import { eventually } from "./eventually.ts";
import { storm } from "./storm.ts";

let service: Service;
let alice: Person;
let bob: Person;
const started: LiveBoard[] = [];

beforeAll(async () => {
  service = await startService({ skipLogCheck: true });
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterEach(() => {
  for (const live of started.splice(0)) live.stop();
});
afterAll(() => service.stop());

interface Options {
  token?: string;
  baseUrl?: string;
  WebSocket?: typeof WebSocket;
  fetch?: LiveBoardOptions["fetch"];
}

function liveBoard(boardId: string, options: Options = {}): LiveBoard {
  const live = new LiveBoard({ baseUrl: service.url, boardId, token: bob.token, ...options });
  started.push(live);
  live.start();
  return live;
}

const isLive = (live: LiveBoard) => eventually(() => live.status === "live", "live");
const hasEnded = (live: LiveBoard) => eventually(() => live.status === "ended", "ended");
const isAt = (live: LiveBoard, seq: number) => eventually(() => live.board?.seq === seq, `number ${seq}`);

test("holds at every seq what the service answers at that seq", async () => {
  const { board_id, column_id } = await boardOf(alice, bob);
  const live = liveBoard(board_id);
  const held = new Map<number, FullBoard>();
  live.subscribe(() => {
    if (live.board) held.set(live.board.seq, live.board);
  });
  await isLive(live);
  const answered: FullBoard[] = [];
  let writing = true;
  const written = storm({ board_id, column_id }, [alice, bob], 12).finally(() => {
    writing = false;
  });
  while (writing) answered.push(await alice.getBoard({ board_id }));
  await written;
  const final = await alice.getBoard({ board_id });
  await isAt(live, final.seq);
  expect(live.board).toEqual(withLastEvent(final));
  expect(answered.length).toBeGreaterThan(10);
  for (const board of answered) expect(held.get(board.seq)).toEqual(withLastEvent(board));
  const numbers = [...held.keys()];
  expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index));
});

test("knows who is present", async () => {
  const { board_id } = await boardOf(alice, bob);
  const first = liveBoard(board_id, { token: alice.token });
  await isLive(first);
  const second = liveBoard(board_id);
  const both = new Map([alice, bob].map(({ id, me }) => [id, me.username]));
  for (const live of [first, second]) await eventually(() => Bun.deepEquals(live.online, both), "both");
  second.stop();
  await eventually(() => first.online.size === 1, "one");
  expect(first.online).toEqual(new Map([[alice.id, alice.me.username]]));
});

describe("presence", () => {
  test("keeps a user who joined while the presence answer was on its way", async () => {
    const { board_id } = await boardOf(alice, bob);
    let release = () => {};
    const late = liveBoard(board_id, {
      token: alice.token,
      fetch: async (url, init) => {
        const response = await fetch(url, init);
        if (url.endsWith("/presence")) await new Promise<void>((resolve) => (release = resolve));
        return response;
      },
    });
    await isLive(late);
    await eventually(() => late.online.has(alice.id), "itself");
    await isLive(liveBoard(board_id));
    await eventually(() => late.online.has(bob.id), "the newcomer");
    release();
    await Bun.sleep(20);
    expect([...late.online.keys()].toSorted()).toEqual([alice.id, bob.id].toSorted());
  });

  test("is not known without a connection", async () => {
    const { board_id } = await boardOf(alice, bob);
    const live = liveBoard(board_id);
    await isLive(live);
    await eventually(() => live.online.size === 1, "itself");
    const seen: [string, number][] = [];
    live.subscribe(() => seen.push([live.status, live.online.size]));
    live.retryNow();
    expect(seen).toEqual([["reconnecting", 0]]);
    await eventually(() => live.online.size === 1, "itself again");
  });
});

describe("one connection at a time", () => {
  /** Every socket that is opened. */
  function counted() {
    const sockets: WebSocket[] = [];
    class Counted extends WebSocket {
      constructor(url: string | URL) {
        super(url);
        sockets.push(this);
      }
    }
    return { sockets, Counted };
  }

  test("a retry during the first snapshot opens one socket, which closes with it", async () => {
    const { board_id } = await boardOf(alice, bob);
    const { sockets, Counted } = counted();
    const releases: (() => void)[] = [];
    const live = liveBoard(board_id, {
      WebSocket: Counted,
      fetch: async (url, init) => {
        const response = await fetch(url, init);
        if (!url.endsWith("/presence")) await new Promise<void>((resolve) => releases.push(resolve));
        return response;
      },
    });
    live.retryNow();
    await eventually(() => releases.length === 2, "both snapshots");
    for (const release of releases) release();
    await isLive(live);
    expect(sockets.length).toBe(1);
    live.stop();
    await eventually(
      async () => (await alice.presence({ board_id })).online_users.length === 0,
      "no socket to be left",
    );
  });

  test("after a refusal that was meant for an older login it checks why, and reconnects", async () => {
    const { board_id } = await boardOf(alice, bob);
    const { sockets, Counted } = counted();
    const live = liveBoard(board_id, { WebSocket: Counted });
    await isLive(live);
    const states: string[] = [];
    live.subscribe(() => states.push(live.status));
    const refusal = new CloseEvent("close", { code: 1008, reason: "The token is no longer valid." });
    sockets[0]!.onclose!(refusal);
    await eventually(() => sockets.length === 2, "another socket");
    await isLive(live);
    expect(states).not.toContain("ended");
  });
});

describe("when it is told to start over", () => {
  test("it takes a new snapshot and goes on from there", async () => {
    const { board_id, column_id } = await boardOf(alice, bob);
    const live = liveBoard(board_id);
    await isLive(live);
    await alice.createCard({ board_id, column_id, title: "Forgotten" });
    await isAt(live, 3);
    const { db, context } = service.app;
    const { live: server } = context;
    await db.write([
      sql`DELETE FROM cards WHERE board_id = ${board_id}`,
      sql`DELETE FROM board_events WHERE board_id = ${board_id} AND seq > 2`,
      sql`UPDATE boards SET seq = 2, revision = revision + 1 WHERE id = ${board_id}`,
    ]);
    server.hub.checkHeadsNow();
    await isAt(live, 2);
    expect(live.board).toEqual(withLastEvent(await bob.getBoard({ board_id })));
    await storm({ board_id, column_id }, [alice], 2);
    const final = await alice.getBoard({ board_id });
    await isAt(live, final.seq);
    expect(live.board).toEqual(withLastEvent(final));
    expect(live.status).toBe("live");
  });

  test("and is stopped in the meantime, it stays stopped", async () => {
    const { board_id } = await boardOf(alice, bob);
    let socket: WebSocket | undefined;
    class Remembered extends WebSocket {
      constructor(url: string | URL) {
        super(url);
        socket = this;
      }
    }
    const live = liveBoard(board_id, { WebSocket: Remembered });
    await isLive(live);
    const snapshots = () =>
      service.logged.filter((line) => JSON.parse(line).route === "/boards/{board_id}").length;
    const before = snapshots();
    socket!.onmessage!(new MessageEvent("message", { data: '{"type":"resync","reason":"ahead"}' }));
    live.stop();
    await eventually(() => snapshots() > before, "the snapshot it had asked for");
    // An answer that was asked for later comes later.
    await bob.getBoard({ board_id });
    await Bun.sleep(0);
    expect(live.status).toBe("ended");
  });
});

describe("ends", () => {
  test("when its user is removed, after the event", async () => {
    const { board_id } = await boardOf(alice, bob);
    const live = liveBoard(board_id);
    const told: string[] = [];
    live.subscribe((event) => event && told.push(event.type));
    await isLive(live);
    await alice.removeMember({ board_id, user_id: bob.id });
    await hasEnded(live);
    expect([told, live.refusal?.status]).toEqual([["board.member_removed"], 403]);
  });

  test("when the board is deleted", async () => {
    const { board_id } = await boardOf(alice, bob);
    const live = liveBoard(board_id);
    const told: string[] = [];
    live.subscribe((event) => event && told.push(event.type));
    await isLive(live);
    await alice.deleteBoard({ board_id });
    await hasEnded(live);
    expect([told, live.board, live.refusal]).toEqual([["board.deleted"], null, null]);
  });

  test("at once on a board that is forbidden or does not exist, and keeps the refusal", async () => {
    const { board_id } = await boardOf(alice);
    const boards = [
      liveBoard(board_id),
      liveBoard(crypto.randomUUID()),
      liveBoard(board_id, { token: "nonsense" }),
    ];
    for (const live of boards) await hasEnded(live);
    expect(boards.map(({ refusal }) => refusal?.status)).toEqual([403, 404, 401]);
  });

  test("when it is stopped, and receives nothing more", async () => {
    const { board_id, column_id } = await boardOf(alice, bob);
    const live = liveBoard(board_id);
    await isLive(live);
    live.stop();
    const board = live.board;
    await alice.createCard({ board_id, column_id, title: "Unseen" });
    await eventually(
      async () => (await alice.presence({ board_id })).online_users.length === 0,
      "the socket to be closed",
    );
    expect({ status: live.status, board: live.board }).toEqual({ status: "ended", board });
  });
});

test("uses the WebSocket it is given", async () => {
  const { board_id } = await boardOf(alice, bob);
  const opened: string[] = [];
  class Counted extends WebSocket {
    constructor(url: string | URL) {
      super(url);
      opened.push(String(url));
    }
  }
  const live = liveBoard(board_id, { WebSocket: Counted });
  await isLive(live);
  const [opening] = opened.map((url) => new URL(url));
  expect([opened.length, `${opening!.origin}${opening!.pathname}`]).toEqual([
    1,
    `${service.url.replace("http", "ws")}/ws/boards/${board_id}`,
  ]);
  const { last_event_at } = live.board!;
  expect(Object.fromEntries(opening!.searchParams)).toEqual({
    since: "2",
    last_event_at: last_event_at!,
    token: bob.token,
  });
});
