/** Boards, without members and labels: BOARD-1 to BOARD-9. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { badTexts, NOT_STORABLE, UNKNOWN_ID } from "../support/bad-values.ts";
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
const NOT_AN_OWNER = { status: 403, detail: "Only owners of the board may do this." };

describe("create", () => {
  test("BOARD-1: answers 201 with the board; the creator is its owner (BOARD-2, API-3, API-5, API-6)", async () => {
    const { status, body } = await service.send("POST", "/boards", {
      token: alice.token,
      json: { title: "  Roadmap ", description: " as given " },
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      title: "Roadmap",
      description: " as given ",
      color: null,
      is_template: false,
      created_by: alice.id,
      updated_by: alice.id,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updated_at: body.created_at,
      seq: 0,
      labels: [],
      members: [{ board_id: body.id, user_id: alice.id, role: "owner", user: alice.me }],
    });
    expect(await alice.getBoard({ board_id: body.id })).toEqual({ ...body, columns: [] });
  });

  test("BOARD-1: the description is optional and may be null", async () => {
    expect((await alice.createBoard({ title: "a" })).description).toBeNull();
    expect((await alice.createBoard({ title: "a", description: null })).description).toBeNull();
  });

  test("API-8: fields that are unknown or that the caller may not set have no effect", async () => {
    const forged = {
      id: UNKNOWN_ID,
      created_by: bob.id,
      updated_by: bob.id,
      created_at: "2001-01-01T00:00:00.000Z",
      seq: 99,
      revision: 99,
      members: [{ user_id: bob.id, role: "owner" }],
      nonsense: true,
    };
    const { body } = await service.send("POST", "/boards", {
      token: alice.token,
      json: { title: "mine", ...forged },
    });
    expect(body).toMatchObject({ created_by: alice.id, updated_by: alice.id, seq: 0 });
    expect(body.id).not.toBe(UNKNOWN_ID);
    expect(body.members.map((member: { user_id: string }) => member.user_id)).toEqual([alice.id]);
    expect(body).not.toHaveProperty("nonsense");
    expect(body).not.toHaveProperty("revision");
  });

  test("API-12: titles have 1 to 255 characters after trimming, descriptions up to 50,000 (API-13, ERROR-2)", async () => {
    const before = await alice.listBoards();
    for (const title of [...badTexts(255), undefined]) {
      expect(await service.send("POST", "/boards", { token: alice.token, json: { title } })).toMatchObject({
        status: 422,
        body: { detail: expect.any(String), errors: [{ path: "body.title", message: expect.any(String) }] },
      });
    }
    for (const description of [...NOT_STORABLE, "x".repeat(50_001), 7, {}]) {
      const json = { title: "t", description };
      expect((await service.send("POST", "/boards", { token: alice.token, json })).status).toBe(422);
    }
    expect(await alice.listBoards()).toEqual(before);
    const longest = { title: "t".repeat(255), description: "d".repeat(50_000) };
    expect(await alice.createBoard(longest)).toMatchObject(longest);
  });
});

describe("list", () => {
  test("BOARD-3: has the boards the caller is a member of, and no others", async () => {
    const fresh = await service.person("fresh");
    expect(await fresh.listBoards()).toEqual([]);
    const own = await fresh.createBoard({ title: "own" });
    const { board_id } = await boardOf(alice, fresh);
    await alice.createLabel({ board_id, name: "urgent" });
    const { columns: _, ...shared } = await alice.getBoard({ board_id });
    const listed = await fresh.listBoards();
    expect(listed).toHaveLength(2);
    expect(listed).toEqual(expect.arrayContaining([own, shared]));
    expect((await mallory.listBoards()).map(({ id }) => id)).not.toContain(board_id);
  });
});

describe("update", () => {
  test("BOARD-8: changes title and description, each on its own, and announces the whole board", async () => {
    const { board_id } = await boardOf(alice, bob);
    await alice.changeRole({ board_id, user_id: bob.id, role: "owner" });
    const { columns: _, ...before } = await alice.getBoard({ board_id });

    const renamed = await bob.updateBoard({ board_id, title: " New " });
    expect(renamed).toEqual({
      ...before,
      title: "New",
      updated_by: bob.id,
      updated_at: expect.any(String),
      seq: before.seq + 1,
    });
    const described = await alice.updateBoard({ board_id, description: "why" });
    expect(described).toEqual({
      ...renamed,
      description: "why",
      updated_by: alice.id,
      updated_at: expect.any(String),
      seq: before.seq + 2,
    });
    const cleared = await alice.updateBoard({ board_id, description: null });
    expect(cleared).toMatchObject({ title: "New", description: null });

    const events = (await service.events(alice, board_id)).slice(-3);
    expect(events.map(({ type, data, user_id }) => ({ type, data, user_id }))).toEqual([
      { type: "board.updated", data: renamed, user_id: bob.id },
      { type: "board.updated", data: described, user_id: alice.id },
      { type: "board.updated", data: cleared, user_id: alice.id },
    ]);
    expect(await alice.getBoard({ board_id })).toMatchObject(cleared);
  });

  test("API-9: that changes nothing answers 200 with the board and emits no event", async () => {
    const { board_id } = await boardOf(alice, bob);
    const { columns: _, ...board } = await alice.getBoard({ board_id });
    for (const json of [
      {},
      { title: ` ${board.title} ` },
      { description: null },
      { seq: 9, created_by: bob.id },
    ]) {
      const { status, body } = await changesNothing(bob, board_id, () =>
        service.send("PATCH", `/boards/${board_id}`, { token: alice.token, json }),
      );
      expect({ status, body }).toEqual({ status: 200, body: board });
    }
  });

  test("BOARD-8: is for owners: members and strangers are refused with 403", async () => {
    const { board_id } = await boardOf(alice, bob);
    const asMember = () => refusal(bob.updateBoard({ board_id, title: "x" }));
    const asStranger = () => refusal(mallory.updateBoard({ board_id, title: "x" }));
    expect(await changesNothing(alice, board_id, asMember)).toEqual(NOT_AN_OWNER);
    expect(await changesNothing(alice, board_id, asStranger)).toEqual(NOT_A_MEMBER);
  });

  test("BOARD-8: an invalid value is refused with 422", async () => {
    const { board_id } = await boardOf(alice);
    const bodies = [
      ...badTexts(255).map((title) => ({ title })),
      ...[...NOT_STORABLE, "x".repeat(50_001), 7].map((description) => ({ title: "new", description })),
      "text",
      [],
      null,
    ];
    for (const json of bodies) {
      const { status } = await changesNothing(alice, board_id, () =>
        service.send("PATCH", `/boards/${board_id}`, { token: alice.token, json }),
      );
      expect(status).toBe(422);
    }
  });
});

describe("delete", () => {
  test("BOARD-9: is for owners: members and strangers are refused with 403", async () => {
    const { board_id } = await boardOf(alice, bob);
    const asMember = () => refusal(bob.deleteBoard({ board_id }));
    const asStranger = () => refusal(mallory.deleteBoard({ board_id }));
    expect(await changesNothing(alice, board_id, asMember)).toEqual(NOT_AN_OWNER);
    expect(await changesNothing(alice, board_id, asStranger)).toEqual(NOT_A_MEMBER);
  });
});

test("ERROR-3: checks come in order: token, parameters, board, membership, role, body", async () => {
  const { board_id } = await boardOf(alice, bob);
  const answerTo = async (id: string, token?: string, json: unknown = { title: 7 }) =>
    (await service.send("PATCH", `/boards/${id}`, { token, json })).status;
  expect(await answerTo("no-uuid")).toBe(401);
  expect(await answerTo("no-uuid", mallory.token)).toBe(422);
  expect(await answerTo(UNKNOWN_ID, mallory.token)).toBe(404);
  expect(await answerTo(board_id, mallory.token)).toBe(403);
  expect(await answerTo(board_id, bob.token)).toBe(403);
  expect(await answerTo(board_id, alice.token)).toBe(422);
  expect(await answerTo(board_id.toUpperCase(), alice.token, {})).toBe(200);
});
