/** Labels of a board, their list and statistics: LABEL-1 to LABEL-5. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { BAD_COLORS, badTexts, UNKNOWN_ID } from "../support/bad-values.ts";
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
const UNKNOWN_LABEL = { status: 404, detail: "This label does not exist." };

async function lastEvent(boardId: string) {
  const { type, data, user_id } = (await service.events(alice, boardId)).at(-1)!;
  return { type, data, user_id };
}

describe("create", () => {
  test("LABEL-1: answers 201 with the label, blue unless a colour is given, and announces exactly that", async () => {
    const { board_id } = await boardOf(alice, bob);
    const { status, body } = await service.send("POST", `/boards/${board_id}/labels`, {
      token: bob.token,
      json: { name: " urgent ", id: UNKNOWN_ID, board_id: UNKNOWN_ID },
    });
    const label = { id: expect.any(String), board_id, name: "urgent", color: "#3b82f6" };
    expect({ status, body }).toEqual({ status: 201, body: label });
    expect(body.id).not.toBe(UNKNOWN_ID);
    expect(await lastEvent(board_id)).toEqual({ type: "label.created", data: body, user_id: bob.id });
    const red = await alice.createLabel({ board_id, name: "urgent", color: "#F00" });
    expect(red).toEqual({ ...label, color: "#F00" });
    expect(await bob.listLabels({ board_id })).toEqual([body, red]);
    expect((await bob.getBoard({ board_id })).labels).toEqual([body, red]);
  });

  test("LABEL-1: an invalid value is refused with 422", async () => {
    const { board_id } = await boardOf(alice);
    const bodies = [
      {},
      ...badTexts(255).map((name) => ({ name })),
      ...BAD_COLORS.map((color) => ({ name: "n", color })),
    ];
    for (const json of bodies) {
      const { status } = await changesNothing(alice, board_id, () =>
        service.send("POST", `/boards/${board_id}/labels`, { token: alice.token, json }),
      );
      expect(status).toBe(422);
    }
  });
});

describe("update", () => {
  test("LABEL-2: changes name and colour, each on its own, on the board and on every card", async () => {
    const { board_id, column_id } = await boardOf(alice, bob);
    const label = await alice.createLabel({ board_id, name: "old" });
    const card = await alice.createCard({ board_id, column_id, title: "card" });
    const labeled = await alice.addLabel({ card_id: card.id, label_id: label.id });
    const renamed = await bob.updateLabel({ label_id: label.id, name: " new " });
    expect(renamed).toEqual({ ...label, name: "new" });
    expect(await lastEvent(board_id)).toEqual({ type: "label.updated", data: renamed, user_id: bob.id });
    const painted = await alice.updateLabel({ label_id: label.id, color: "gold" });
    expect(painted).toEqual({ ...renamed, color: "gold" });
    expect(await lastEvent(board_id)).toEqual({ type: "label.updated", data: painted, user_id: alice.id });
    expect(await alice.listLabels({ board_id })).toEqual([painted]);
    expect(await alice.getCard({ card_id: card.id })).toEqual({ ...labeled, labels: [painted] });
  });

  test("API-9: that changes nothing answers 200 with the label and emits no event", async () => {
    const { board_id } = await boardOf(alice);
    const other = await boardOf(alice);
    const label = await alice.createLabel({ board_id, name: "same" });
    for (const json of [{}, { name: " same " }, { color: label.color }, { board_id: other.board_id }]) {
      const { status, body } = await changesNothing(alice, board_id, () =>
        service.send("PATCH", `/labels/${label.id}`, { token: alice.token, json }),
      );
      expect({ status, body }).toEqual({ status: 200, body: label });
    }
  });

  test("LABEL-2: an invalid value is refused with 422", async () => {
    const { board_id } = await boardOf(alice);
    const label = await alice.createLabel({ board_id, name: "same" });
    const bodies = [...badTexts(255).map((name) => ({ name })), ...BAD_COLORS.map((color) => ({ color }))];
    for (const json of bodies) {
      const { status } = await changesNothing(alice, board_id, () =>
        service.send("PATCH", `/labels/${label.id}`, { token: alice.token, json }),
      );
      expect(status).toBe(422);
    }
  });
});

test("LABEL-3: deleting answers 204; the label leaves the board and every card, with one event of its last state", async () => {
  const { board_id, column_id } = await boardOf(alice, bob);
  const gone = await alice.createLabel({ board_id, name: "gone" });
  const stays = await alice.createLabel({ board_id, name: "stays" });
  const card = await alice.createCard({ board_id, column_id, title: "card" });
  await alice.addLabel({ card_id: card.id, label_id: gone.id });
  await alice.addLabel({ card_id: card.id, label_id: stays.id });
  const { seq } = await alice.getBoard({ board_id });
  const { status, body } = await service.send("DELETE", `/labels/${gone.id}`, { token: bob.token });
  expect({ status, body }).toEqual({ status: 204, body: "" });
  expect(await lastEvent(board_id)).toEqual({ type: "label.deleted", data: gone, user_id: bob.id });
  expect(await alice.getBoard({ board_id })).toMatchObject({ seq: seq + 1, labels: [stays] });
  expect((await alice.getCard({ card_id: card.id })).labels).toEqual([stays]);
  expect(await refusal(alice.deleteLabel({ label_id: gone.id }))).toEqual(UNKNOWN_LABEL);
});

test("LABEL-5: statistics have every label of the board in label order, with the number of its cards (LABEL-4)", async () => {
  const { board_id, column_id } = await boardOf(alice, bob);
  expect(await bob.labelStats({ board_id })).toEqual([]);
  const zebra = await alice.createLabel({ board_id, name: "zebra", color: "black" });
  const ant = await alice.createLabel({ board_id, name: "ant" });
  const unused = await alice.createLabel({ board_id, name: "unused" });
  const done = await alice.createColumn({ board_id, title: "Done" });
  for (const [column, label] of [
    [column_id, zebra],
    [done.id, zebra],
    [done.id, ant],
  ] as const) {
    const card = await alice.createCard({ board_id, column_id: column, title: "card" });
    await alice.addLabel({ card_id: card.id, label_id: label.id });
  }
  expect(await bob.listLabels({ board_id })).toEqual([zebra, ant, unused]);
  expect(await bob.labelStats({ board_id })).toEqual([
    { label_id: zebra.id, name: "zebra", color: "black", card_count: 2 },
    { label_id: ant.id, name: "ant", color: ant.color, card_count: 1 },
    { label_id: unused.id, name: "unused", color: unused.color, card_count: 0 },
  ]);
});

test("MEMBER-2: labels are for members: 403; what does not exist is 404", async () => {
  const { board_id } = await boardOf(alice);
  const { id: label_id } = await alice.createLabel({ board_id, name: "label" });
  for (const call of [
    () => mallory.listLabels({ board_id }),
    () => mallory.labelStats({ board_id }),
    () => mallory.createLabel({ board_id, name: "x" }),
    () => mallory.updateLabel({ label_id, name: "x" }),
    () => mallory.deleteLabel({ label_id }),
  ]) {
    expect(await changesNothing(alice, board_id, () => refusal(call()))).toEqual(NOT_A_MEMBER);
  }
  expect(await refusal(alice.updateLabel({ label_id: UNKNOWN_ID, name: "x" }))).toEqual(UNKNOWN_LABEL);
  expect((await refusal(alice.listLabels({ board_id: UNKNOWN_ID }))).status).toBe(404);
  expect((await refusal(alice.labelStats({ board_id: UNKNOWN_ID }))).status).toBe(404);
});
