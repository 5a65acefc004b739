/**
 * An older state of the database comes back: what clients remember of the time in between means nothing any more,
 * also where the same numbers would be given out again.
 */
import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import { LiveBoard } from "../../client/live-board.ts";
import { boardOf, type Person, refusal } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { Listener } from "../live/listener.ts";
import { withLastEvent } from "../support/with-last-event.ts";
import { newStage, ON_POSTGRES, type Stage } from "./stage.ts";

const EVENTS_LOST = 6;

let stage: Stage;
let alice: Person;
const started: LiveBoard[] = [];

beforeAll(async () => {
  stage = await newStage();
  await stage.start();
  alice = await stage.person("alice");
});
afterEach(() => {
  for (const live of started.splice(0)) live.stop();
});
afterAll(() => stage.cleanUp());

async function liveBoard(boardId: string): Promise<LiveBoard> {
  const live = new LiveBoard({ baseUrl: stage.url, boardId, token: alice.token });
  started.push(live);
  live.start();
  await eventually(() => live.status === "live", "live");
  return live;
}

async function look(board_id: string, etag = "") {
  const headers = { authorization: `Bearer ${alice.token}`, "if-none-match": etag };
  const response = await fetch(`${stage.url}/boards/${board_id}`, { headers });
  return { status: response.status, etag: response.headers.get("etag")! };
}

const titles = async (board_id: string) =>
  (await alice.getBoard({ board_id })).columns.flatMap(({ cards }) => cards.map(({ title }) => title));

test("whatever a client has, it ends up with what the restored board is", async () => {
  const { board_id, column_id } = await boardOf(alice);
  await alice.createCard({ board_id, column_id, title: "Kept" });
  const live = await liveBoard(board_id);
  const before = await alice.getBoard({ board_id });
  const putBack = await stage.keepState();

  const etags: string[] = [];
  for (let i = 0; i < EVENTS_LOST; i++) {
    await alice.createCard({ board_id, column_id, title: `Lost ${i}` });
    etags.push((await look(board_id)).etag);
  }
  const gone = await alice.createBoard({ title: "Made after the backup" });
  const last = (await alice.getBoard({ board_id })).seq;
  expect(last).toBe(before.seq + EVENTS_LOST);
  await eventually(() => live.board?.seq === last, "the last number");
  await stage.stop();
  await putBack();
  await stage.start();

  const restored = await alice.getBoard({ board_id });
  // As many changes as were lost: the numbers of old would fit by now.
  for (let i = 0; i < EVENTS_LOST; i++) await alice.createCard({ board_id, column_id, title: `New ${i}` });
  const cards = ["Kept", ...Array.from({ length: EVENTS_LOST }, (_, i) => `New ${i}`)];
  expect(await titles(board_id)).toEqual(cards);
  expect(await alice.getBoard({ board_id, at: restored.seq })).toEqual(restored);
  expect((await refusal(alice.getBoard({ board_id, at: before.seq }))).status).toBe(410);
  const now = await alice.getBoard({ board_id });
  await eventually(() => live.board?.seq === now.seq, "the new number");
  expect(live.board).toEqual(withLastEvent(now));

  for (const etag of etags) expect(await look(board_id, etag)).toMatchObject({ status: 200 });
  expect(await look(board_id, (await look(board_id)).etag)).toMatchObject({ status: 304 });
  for (const since of [0, before.seq, last, last + 1]) {
    const page = await alice.listEvents({ board_id, since });
    expect(page).toEqual({ seq: now.seq, resync: "expired", events: [], next: null });
    const listener = new Listener(stage.url, board_id, { token: alice.token, since });
    expect(await listener.sees("resync")).toEqual({ type: "resync", reason: "expired" });
    listener.close();
  }
  expect(await alice.listBoards({})).not.toContainEqual(expect.objectContaining({ id: gone.id }));
});

test("the log goes on from the new number, without gaps", async () => {
  const { board_id, column_id } = await boardOf(alice);
  const putBack = await stage.keepState();
  await stage.stop();
  await putBack();
  await stage.start();
  const { seq } = await alice.getBoard({ board_id });
  const live = await liveBoard(board_id);
  for (const title of ["One", "Two"]) await alice.createCard({ board_id, column_id, title });
  const page = await alice.listEvents({ board_id, since: seq });
  expect(page.events.map((event) => event.seq)).toEqual([seq + 1, seq + 2]);
  await eventually(() => live.board?.seq === seq + 2, "both cards");
  expect(live.board).toEqual(withLastEvent(await alice.getBoard({ board_id })));
});

test("clients that are connected meanwhile are told, and start over", async () => {
  const { board_id, column_id } = await boardOf(alice);
  const live = await liveBoard(board_id);
  const before = live.board!.seq;
  const { code, out, errors } = await stage.command("resync-clients");
  expect({ code, errors }).toEqual({ code: 0, errors: "" });
  const { DATA_DIR, DATABASE_URL } = stage.settings;
  const url = ON_POSTGRES ? new URL(DATABASE_URL!) : null;
  expect(out).toStartWith(
    `${url ? `PostgreSQL at ${url.host}${url.pathname}` : `${DATA_DIR}/boardcast.db`}: every board has a new`,
  );
  expect(out).toContain(
    "History (activity, undo, ?at=) starts over; a backup from before still has the old one.",
  );
  stage.lookNow();
  const { seq } = await alice.getBoard({ board_id });
  expect(seq).toBeGreaterThan(before);
  await eventually(() => live.board?.seq === seq, "the new number");
  await alice.createCard({ board_id, column_id, title: "After" });
  await eventually(() => live.board?.seq === seq + 1, "the next event");
  expect(live.board).toEqual(withLastEvent(await alice.getBoard({ board_id })));
});

test("restored again and again, no future shares a number with an earlier one", async () => {
  const { board_id, column_id } = await boardOf(alice);
  const heads: number[] = [];
  for (let round = 0; round < 2; round++) {
    const putBack = await stage.keepState();
    await alice.createCard({ board_id, column_id, title: `Future ${round}` });
    heads.push((await alice.getBoard({ board_id })).seq);
    await stage.stop();
    await putBack();
    await stage.start();
    expect(await titles(board_id)).toEqual([]);
    const { seq } = await alice.getBoard({ board_id });
    expect(seq).toBeGreaterThan(heads.at(-1)!);
  }
});
