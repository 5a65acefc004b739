/** Followers of a board on which more comes back than the event carries. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { LiveBoard } from "../../client/live-board.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { fullCard } from "../support/full-card.ts";
import { withLastEvent } from "../support/with-last-event.ts";
import { eventually } from "./eventually.ts";
import { Listener } from "./listener.ts";

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

async function furnished() {
  const place = await boardOf(alice, bob);
  for (const title of ["first", "second"]) await fullCard({ owner: alice, member: bob }, { ...place, title });
  return { ...place, board: await alice.getBoard(place) };
}

test("TRASH-13: a client that follows has the whole column again, and what happens right after it", async () => {
  const { board_id, column_id } = await furnished();
  const live = new LiveBoard({ baseUrl: service.url, boardId: board_id, token: bob.token });
  const heard: BoardEvent[] = [];
  live.subscribe((event) => {
    if (event) heard.push(event);
  });
  live.start();
  try {
    await eventually(() => live.status === "live", "live");
    for (let round = 0; round < 5; round++) {
      await alice.deleteColumn({ column_id });
      await alice.restoreColumn({ trashed_column_id: column_id });
      await alice.createCard({ board_id, column_id, title: `card ${round}` });
    }
    const now = await alice.getBoard({ board_id });
    await eventually(() => live.board?.seq === now.seq, `event ${now.seq}`);
    expect(live.board).toEqual(withLastEvent(now));
    expect(heard.filter(({ restored }) => restored).map(({ type }) => type)).toContain("column.created");
  } finally {
    live.stop();
  }
});

test("TRASH-13: a connection without since gets the column with its cards", async () => {
  const { board_id, column_id, board } = await furnished();
  const plain = new Listener(service.url, board_id, { token: bob.token });
  await new Promise((resolve) => {
    plain.socket.onopen = resolve;
  });
  await alice.deleteColumn({ column_id });
  await alice.restoreColumn({ trashed_column_id: column_id });
  await alice.updateColumn({ column_id, title: "Later" });
  const [column] = board.columns;
  const updated = await plain.sees("column.updated");
  expect((await plain.sees("column.deleted")).data).toEqual(column);
  expect(await plain.sees("column.created")).toMatchObject({ data: column, restored: true });
  expect(updated.data).toEqual({ ...column, title: "Later" });
  expect(plain.events.map(({ seq }) => seq)).toEqual([1, 2, 3].map((n) => board.seq + n));
});

test("TRASH-12: a board that came back has live connections again", async () => {
  const { board_id, column_id, board } = await furnished();
  const before = new Listener(service.url, board_id, { token: bob.token, since: board.seq });
  await before.sees("ready");
  await alice.deleteBoard({ board_id });
  expect(await before.closed).toMatchObject({ code: 1008 });
  await alice.restoreBoard({ deleted_board_id: board_id });
  const after = new Listener(service.url, board_id, { token: bob.token, since: board.seq + 1 });
  await after.sees("ready");
  await alice.createCard({ board_id, column_id, title: "card" });
  await after.sees("card.created");
  expect(after.events.map(({ type }) => type)).toEqual(["board.updated", "card.created"]);
});
