/** Columns and their events: COLUMN-1 to COLUMN-6. Their order is in order.test.ts. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createClient } from "../../client/http.ts";
import type { Column, ColumnFields } from "../../contract/columns.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { BAD_COLORS, BAD_POSITIONS, badTexts, UNKNOWN_ID } from "../support/bad-values.ts";
import { changesNothing } from "../support/changes-nothing.ts";

let service: Service;
let alice: Person;
let bob: Person;
let mallory: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
  mallory = await service.person("mallory");
});
afterAll(() => service.stop());

const NOT_A_MEMBER = { status: 403, detail: "You are not a member of this board." };
const UNKNOWN_COLUMN = { status: 404, detail: "This column does not exist." };

async function lastEvent(boardId: string) {
  const { type, data, user_id } = (await service.events(alice, boardId)).at(-1)!;
  return { type, data, user_id };
}

/** As events have it: a column by itself. */
function withoutCards({ cards: _, ...column }: Column): ColumnFields {
  return column;
}

async function titles(boardId: string): Promise<string[]> {
  return (await alice.getBoard({ board_id: boardId })).columns.map(({ title }) => title);
}

describe("create", () => {
  test("COLUMN-1: answers 201 with the column and its defaults, and announces it", async () => {
    const { board_id } = await boardOf(alice, bob);
    const { status, body } = await service.send("POST", `/boards/${board_id}/columns`, {
      token: bob.token,
      json: { title: " Doing ", rank: 7, id: UNKNOWN_ID, board_id: UNKNOWN_ID, cards: [{ title: "x" }] },
    });
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        id: expect.any(String),
        board_id,
        title: "Doing",
        rank: expect.any(Number),
        color: "#64748b",
        is_done_column: false,
        card_limit: null,
        cards: [],
      },
    });
    expect(body.id).not.toBe(UNKNOWN_ID);
    const data = withoutCards(body);
    expect(await lastEvent(board_id)).toEqual({ type: "column.created", data, user_id: bob.id });
    expect((await alice.getBoard({ board_id })).columns.at(-1)).toEqual(body);
  });

  test("COLUMN-1: takes a colour, whether it is a done column, and a position", async () => {
    const { board_id } = await boardOf(alice);
    const done = { title: "Done", color: "#00FF00", is_done_column: true };
    expect(await alice.createColumn({ board_id, ...done, position: 0 })).toMatchObject(done);
    await alice.createColumn({ board_id, title: "middle", position: 1 });
    await alice.createColumn({ board_id, title: "last", position: 99 });
    expect(await titles(board_id)).toEqual(["Done", "middle", "To do", "last"]);
  });

  test("API-14: colours are hex of 3, 6 or 8 digits, or CSS names", async () => {
    const { board_id } = await boardOf(alice);
    for (const color of ["#abc", "#A1b2C3", "#11223344", "rebeccapurple", "Red"]) {
      expect((await alice.createColumn({ board_id, title: "c", color })).color).toBe(color);
    }
  });

  test("COLUMN-1: an invalid value is refused with 422 (API-11, API-14)", async () => {
    const { board_id } = await boardOf(alice);
    const bodies = [
      {},
      ...badTexts(255).map((title) => ({ title })),
      ...BAD_COLORS.map((color) => ({ title: "t", color })),
      ...BAD_POSITIONS.map((position) => ({ title: "t", position })),
      ...[null, "true", 1].map((is_done_column) => ({ title: "t", is_done_column })),
    ];
    for (const json of bodies) {
      const { status } = await changesNothing(alice, board_id, () =>
        service.send("POST", `/boards/${board_id}/columns`, { token: alice.token, json }),
      );
      expect(status).toBe(422);
    }
  });

  test("COLUMN-1: by a stranger is refused with 403, on an unknown board with 404", async () => {
    const { board_id } = await boardOf(alice);
    const call = () => refusal(mallory.createColumn({ board_id, title: "x" }));
    expect(await changesNothing(alice, board_id, call)).toEqual(NOT_A_MEMBER);
    expect((await refusal(alice.createColumn({ board_id: UNKNOWN_ID, title: "x" }))).status).toBe(404);
  });
});

describe("update", () => {
  test("COLUMN-2: changes title, colour and done flag, each on its own; the answer has the cards, the event has not (COLUMN-4, EVENT-5)", async () => {
    const { board_id, column_id, column } = await boardOf(alice, bob);
    const card = await alice.createCard({ board_id, column_id, title: "card" });
    const renamed = await bob.updateColumn({ column_id, title: " Later " });
    expect(renamed).toEqual({ ...column, title: "Later", cards: [card] });
    expect(await lastEvent(board_id)).toEqual({
      type: "column.updated",
      data: withoutCards(renamed),
      user_id: bob.id,
    });
    const painted = await alice.updateColumn({ column_id, color: "teal" });
    expect(painted).toEqual({ ...renamed, color: "teal" });
    const done = await alice.updateColumn({ column_id, is_done_column: true });
    expect(done).toEqual({ ...painted, is_done_column: true });
    expect(await lastEvent(board_id)).toEqual({
      type: "column.updated",
      data: withoutCards(done),
      user_id: alice.id,
    });
    expect((await alice.getBoard({ board_id })).columns).toEqual([done]);
  });

  test("API-9: that changes nothing answers 200 with the column and emits no event (ORDER-5)", async () => {
    const { board_id, column_id, column } = await boardOf(alice);
    for (const json of [
      {},
      { title: " To do " },
      { color: column.color, is_done_column: false },
      { rank: 1, position: 5 },
    ]) {
      const { status, body } = await changesNothing(alice, board_id, () =>
        service.send("PATCH", `/columns/${column_id}`, { token: alice.token, json }),
      );
      expect({ status, body }).toEqual({ status: 200, body: column });
    }
  });

  test("COLUMN-2: an invalid value is refused with 422 (API-10)", async () => {
    const { board_id, column_id } = await boardOf(alice);
    const bodies = [
      ...badTexts(255).map((title) => ({ title })),
      ...BAD_COLORS.map((color) => ({ color })),
      { is_done_column: null },
      { is_done_column: "true" },
    ];
    for (const json of bodies) {
      const { status } = await changesNothing(alice, board_id, () =>
        service.send("PATCH", `/columns/${column_id}`, { token: alice.token, json }),
      );
      expect(status).toBe(422);
    }
  });
});

test("COLUMN-3: a move answers the column with its cards, and announces the column alone (COLUMN-4, EVENT-5)", async () => {
  const { board_id, column_id, column } = await boardOf(alice, bob);
  const card = await alice.createCard({ board_id, column_id, title: "card" });
  await alice.createColumn({ board_id, title: "Done" });
  const moved = await bob.moveColumn({ column_id, position: 1 });
  expect(moved).toEqual({ ...column, cards: [card], rank: expect.any(Number) });
  const data = withoutCards(moved);
  expect(await lastEvent(board_id)).toEqual({ type: "column.moved", data, user_id: bob.id });
  expect(await titles(board_id)).toEqual(["Done", "To do"]);
});

describe("Prefer: return=minimal", () => {
  const ask = (method: string, path: string, json: object, prefer: string) =>
    service.send(method, path, { token: alice.token, json, headers: { prefer } });

  test("COLUMN-5: answers a create, an update and a move without the cards, and says so", async () => {
    const { board_id, column_id, column } = await boardOf(alice);
    await alice.createCard({ board_id, column_id, title: "card" });
    const answers = [
      await ask("PATCH", `/columns/${column_id}`, { title: "Later" }, "return=minimal"),
      await ask(
        "POST",
        `/columns/${column_id}/move`,
        { position: 0 },
        'handling=lenient, Return = "minimal"; x=1',
      ),
      await ask("POST", `/boards/${board_id}/columns`, { title: "New" }, "return=minimal"),
    ];
    const fields = withoutCards(column);
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 200, body: { ...fields, title: "Later" } },
      { status: 200, body: { ...fields, title: "Later", rank: expect.any(Number) } },
      { status: 201, body: { ...fields, id: expect.any(String), title: "New", rank: expect.any(Number) } },
    ]);
    for (const { headers } of answers) expect(headers.get("preference-applied")).toBe("return=minimal");
  });

  test("COLUMN-5: is sent by a client that wants minimal answers", async () => {
    const { board_id, column } = await boardOf(alice);
    const follower = createClient({ baseUrl: service.url, token: alice.token, answers: "minimal" });
    const renamed = await follower.updateColumn({ column_id: column.id, title: "Later" });
    expect(renamed).toEqual({ ...withoutCards(column), title: "Later" });
    expect((await follower.getBoard({ board_id })).columns).toEqual([{ ...renamed, cards: [] }]);
  });

  test("COLUMN-5: any other preference gets the whole column", async () => {
    const { board_id, column_id } = await boardOf(alice);
    const card = await alice.createCard({ board_id, column_id, title: "card" });
    for (const prefer of ["return=representation", "return=minimalist", "minimal", "respond-async"]) {
      const { headers, body } = await ask("PATCH", `/columns/${column_id}`, { title: prefer }, prefer);
      expect(body).toMatchObject({ title: prefer, cards: [card] });
      expect(headers.has("preference-applied")).toBe(false);
    }
  });
});

test("COLUMN-4: the answer to a change has the current cards, whether or not the board is cached", async () => {
  const { board_id, column_id } = await boardOf(alice);
  const first = await alice.createCard({ board_id, column_id, title: "first" });
  expect((await alice.updateColumn({ column_id, title: "not kept" })).cards).toEqual([first]);
  await alice.getBoard({ board_id });
  const second = await alice.createCard({ board_id, column_id, title: "second" });
  expect((await alice.updateColumn({ column_id, title: "kept" })).cards).toEqual([first, second]);
});

test("COLUMN-6: deleting answers 204 without a body; the one event is the column's last state and stands for its cards", async () => {
  const { board_id, column_id, column } = await boardOf(alice, bob);
  const card = await alice.createCard({ board_id, column_id, title: "card" });
  const { status, body } = await service.send("DELETE", `/columns/${column_id}`, { token: bob.token });
  expect({ status, body }).toEqual({ status: 204, body: "" });
  const data = withoutCards(column);
  expect(await lastEvent(board_id)).toEqual({ type: "column.deleted", data, user_id: bob.id });
  expect((await alice.getBoard({ board_id })).columns).toEqual([]);
  expect(await refusal(alice.getCard({ card_id: card.id }))).toMatchObject({ status: 404 });
  expect(await refusal(alice.deleteColumn({ column_id }))).toEqual(UNKNOWN_COLUMN);
});

test("MEMBER-2: strangers may not update, move or delete: 403; what does not exist is 404", async () => {
  const { board_id, column_id } = await boardOf(alice);
  const attempts = [
    (person: Person, id: string) => person.updateColumn({ column_id: id, title: "x" }),
    (person: Person, id: string) => person.moveColumn({ column_id: id, position: 0 }),
    (person: Person, id: string) => person.deleteColumn({ column_id: id }),
  ];
  for (const attempt of attempts) {
    const call = () => refusal(attempt(mallory, column_id));
    expect(await changesNothing(alice, board_id, call)).toEqual(NOT_A_MEMBER);
    expect(await refusal(attempt(alice, UNKNOWN_ID))).toEqual(UNKNOWN_COLUMN);
  }
});
