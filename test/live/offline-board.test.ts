/** A board that is changed with and without a network, against a real service. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "../../client/connect.ts";
import { ApiError } from "../../client/http.ts";
import { LiveBoard } from "../../client/live-board.ts";
import { fileOutbox } from "../../client/node/file-outbox.ts";
import { OfflineBoard, type OfflineBoardOptions } from "../../client/offline-board.ts";
import { memoryOutbox, type Outbox } from "../../client/queue/outbox.ts";
import { pause } from "../../client/util/pause.ts";
import { type Person, type Service, startService } from "../harness.ts";
import { eventually } from "./eventually.ts";

let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
});
afterAll(() => service.stop());

async function stage(more: Partial<OfflineBoardOptions> = {}) {
  const { id: board_id } = await alice.createBoard({ title: "Board" });
  const { id: column_id } = await alice.createColumn({ board_id, title: "To do" });
  const { id: card_id } = await alice.createCard({ board_id, column_id, title: "First" });
  let isOffline = false;
  const requests: string[] = [];
  const options: OfflineBoardOptions = {
    baseUrl: service.url,
    boardId: board_id,
    token: alice.token,
    fetch: async (url, init) => {
      if (init.method !== "GET") requests.push(`${init.method} ${new URL(url).pathname.split("/")[1]}`);
      if (isOffline) throw new TypeError("offline");
      return fetch(url, init);
    },
    ...more,
  };
  const board = new OfflineBoard(options);
  board.start();
  await eventually(() => board.status === "live", "live");
  const setOffline = (is: boolean) => {
    isOffline = is;
    board.live.retryNow();
  };
  return { board, options, board_id, column_id, card_id, requests, setOffline };
}

const titles = (board: OfflineBoard) => board.board?.columns[0]?.cards.map(({ title }) => title);

test("changes are shown at once and sent in order; ids of what is created are replaced", async () => {
  const { board, board_id, column_id } = await stage();
  const created = board.perform({ route: "createCard", input: { board_id, column_id, title: "Second" } });
  const [local = ""] = created.ids;
  const renamed = board.perform({ route: "updateCard", input: { card_id: local, title: "Renamed" } });
  expect(titles(board)).toEqual(["First", "Renamed"]);
  expect(board.unsent.map(({ operation }) => operation.route)).toEqual(["createCard", "updateCard"]);
  const outcome = await created.outcome;
  expect(outcome).toEqual({ status: "accepted", ids: [expect.any(String)] });
  expect(await renamed.outcome).toEqual({ status: "accepted", ids: [] });
  await board.settled();
  const now = await alice.getBoard({ board_id });
  expect(now.columns[0]?.cards.map(({ id, title }) => [id, title]).at(-1)).toEqual([
    outcome.status === "accepted" ? outcome.ids[0]! : "",
    "Renamed",
  ]);
  board.stop();
});

test("a move that waits is sent with the place that its neighbours have by then", async () => {
  const { board, board_id, column_id, setOffline } = await stage();
  const ids = await Promise.all(
    ["Second", "Third"].map(async (title) => (await alice.createCard({ board_id, column_id, title })).id),
  );
  await eventually(() => titles(board)?.length === 3, "all cards");
  const shown = titles(board)!;
  setOffline(true);
  const [last = ""] = ids.filter((id) => id === board.board?.columns[0]?.cards[2]?.id);
  const moved = board.perform({ route: "moveCard", input: { card_id: last, column_id, position: 1 } });
  expect(titles(board)).toEqual([shown[0]!, shown[2]!, shown[1]!]);
  await alice.createCard({ board_id, column_id, title: "Theirs", position: 0 });
  const expected = ["Theirs", shown[0]!, shown[2]!, shown[1]!];
  await eventually(
    () => JSON.stringify(titles(board)) === JSON.stringify(expected),
    "between the same cards",
  );
  setOffline(false);
  expect((await moved.outcome).status).toBe("accepted");
  const { columns } = await alice.getBoard({ board_id });
  expect(columns[0]?.cards.map(({ title }) => title)).toEqual(expected);
  board.stop();
});

test("a refused change is rolled back together with what depends on it, and both learn why", async () => {
  const { board, board_id, column_id } = await stage();
  const input = { board_id, column_id, title: "x".repeat(2000) };
  const created = board.perform({ route: "createCard", input });
  const depending = board.perform({
    route: "updateCard",
    input: { card_id: created.ids[0] ?? "", title: "Never" },
  });
  const refused = await created.outcome;
  expect(refused).toMatchObject({ status: "refused", error: expect.any(ApiError) });
  expect(refused.status === "refused" && refused.dropped.map(({ key }) => key)).toEqual([
    created.key,
    depending.key,
  ]);
  expect(await depending.outcome).toEqual(refused);
  expect(titles(board)).toEqual(["First"]);
  board.stop();
});

test("what is not sent stays in the outbox, and the next one sends it, once", async () => {
  const outbox = memoryOutbox();
  const { board, options, card_id, board_id, setOffline } = await stage({ outbox });
  const copy = board.live.board;
  setOffline(true);
  board.perform({ route: "updateCard", input: { card_id, title: "Offline" } });
  expect(titles(board)).toEqual(["Offline"]);
  await eventually(async () => (await outbox.read()).length === 1, "stored");
  board.stop();
  expect((await alice.getCard({ card_id })).title).toBe("First");
  const next = new OfflineBoard({ ...options, fetch });
  next.start(copy);
  await eventually(() => titles(next)?.[0] === "Offline", "shown");
  await eventually(async () => (await outbox.read()).length === 0, "sent");
  next.stop();
  expect((await alice.getCard({ card_id })).title).toBe("Offline");
  const { events } = await alice.listEvents({ board_id, since: copy!.seq });
  expect(events.length).toBe(1);
});

test("a board is settled only when the outbox no longer has what the service has accepted", async () => {
  const stored = memoryOutbox();
  const slow: Outbox = {
    read: stored.read,
    write: async (...change) => {
      await pause(50);
      await stored.write(...change);
    },
  };
  const { board, card_id } = await stage({ outbox: slow });
  board.perform({ route: "updateCard", input: { card_id, title: "Renamed" } });
  await board.settled();
  expect(await stored.read()).toEqual([]);
  board.stop();
});

test("whoever makes a change learns whether it is stored; one that could not be is sent all the same", async () => {
  const folder = await mkdtemp(join(tmpdir(), "boardcast-outbox-"));
  const later = join(folder, "later");
  const { board, card_id, setOffline } = await stage({ outbox: fileOutbox(join(later, "changes.json")) });
  const told: boolean[] = [];
  board.subscribe(() => told.push(board.isStored));
  setOffline(true);
  const lost = board.perform({ route: "updateCard", input: { card_id, title: "Lost" } });
  expect(await lost.stored).toBe(false);
  expect([board.isStored, told.at(-1)]).toEqual([false, false]);
  await mkdir(later);
  const kept = board.perform({ route: "updateCard", input: { card_id, description: "Kept" } });
  expect(await kept.stored).toBe(true);
  expect(board.isStored).toBe(false);
  setOffline(false);
  expect(await lost.outcome).toEqual({ status: "accepted", ids: [] });
  expect(board.isStored).toBe(true);
  await board.settled();
  board.stop();
  await rm(folder, { recursive: true });
});

test("a text that somebody else has changed is not overwritten until somebody decides", async () => {
  const { board, card_id, setOffline } = await stage();
  setOffline(true);
  const mine = board.perform({ route: "updateCard", input: { card_id, title: "Mine" } });
  await alice.updateCard({ card_id, title: "Theirs" });
  setOffline(false);
  expect(await mine.outcome).toEqual({ status: "conflict" });
  const [conflict] = board.conflicts;
  expect(conflict).toMatchObject({ mine: { title: "Mine" }, theirs: { title: "Theirs" } });
  await eventually(() => titles(board)?.[0] === "Theirs", "theirs");
  expect((await alice.getCard({ card_id })).title).toBe("Theirs");
  const merged = board.keepMine(conflict!, { title: "Both" });
  expect(await merged.outcome).toEqual({ status: "accepted", ids: [] });
  expect(board.conflicts).toEqual([]);
  expect((await alice.getCard({ card_id })).title).toBe("Both");
  board.stop();
});

test("an error has its code, whichever part of the client reports it; with 412 also the present state", async () => {
  const { board, board_id, card_id } = await stage();
  const api = connect({ baseUrl: service.url, token: alice.token, retries: 0 });
  const reported = async (call: Promise<unknown>) => {
    const error = await call.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    return error instanceof ApiError && [error.status, error.code, error.current !== null];
  };
  expect(await reported(api.getCard({ card_id: board_id }))).toEqual([404, "not_found", false]);
  expect(await reported(api.downloadAttachment({ attachment_id: board_id }))).toEqual([
    404,
    "not_found",
    false,
  ]);
  const stale = api.updateCard({ card_id, title: "Stale" }, { ifMatch: '"stale"' });
  expect(await reported(stale)).toEqual([412, "precondition_failed", true]);
  const { outcome } = board.perform({ route: "moveColumn", input: { column_id: board_id, position: 0 } });
  expect(await outcome).toMatchObject({ status: "refused", error: { status: 404, code: "not_found" } });
  board.stop();
  const live = new LiveBoard({ baseUrl: service.url, token: alice.token, boardId: card_id });
  live.start();
  await eventually(() => live.status === "ended", "ended");
  expect(live.refusal).toMatchObject({ status: 404, code: "not_found" });
});

test("a live board whose token is refused asks for another one and goes on", async () => {
  const { board, board_id } = await stage();
  const copy = board.live.board;
  board.stop();
  let token = "expired";
  const live = new LiveBoard({
    baseUrl: service.url,
    boardId: board_id,
    token: (refused) => {
      if (refused === token) token = alice.token;
      return token;
    },
  });
  // With a copy it connects at once, and nothing but the connection is refused.
  live.start(copy);
  await eventually(() => live.status === "live", "live");
  expect(live.refusal).toBeNull();
  live.stop();
});

test("without WebSockets a board follows the stream, and goes on from its number after an interruption", async () => {
  const { board_id, column_id, board } = await stage();
  board.stop();
  const streams: string[] = [];
  const abort = new AbortController();
  const { WebSocket } = globalThis;
  // As in Node 20.
  Reflect.deleteProperty(globalThis, "WebSocket");
  try {
    const live = new LiveBoard({
      baseUrl: service.url,
      boardId: board_id,
      token: alice.token,
      signal: abort.signal,
      fetch: (url, init) => {
        if (url.includes("/stream?")) streams.push(new URL(url).searchParams.get("since") ?? "");
        return fetch(url, init);
      },
    });
    live.start();
    await eventually(() => live.status === "live", "live");
    const since = live.board!.seq;
    await alice.createCard({ board_id, column_id, title: "Zwölf €" });
    await eventually(() => live.board?.seq === since + 1, "the event");
    live.retryNow();
    await alice.createCard({ board_id, column_id, title: "Next" });
    await eventually(() => live.board?.seq === since + 2, "the next event");
    expect(live.board).toEqual({
      ...(await alice.getBoard({ board_id })),
      last_event_at: live.board!.last_event_at,
    });
    expect(streams).toEqual([String(since), String(since + 1)]);
    abort.abort();
    expect(live.status).toBe("ended");
  } finally {
    globalThis.WebSocket = WebSocket;
  }
});
