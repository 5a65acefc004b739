/** Who belongs to a board: invitation, removal and leaving: MEMBER-3 to MEMBER-10. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { UNKNOWN_ID } from "../support/bad-values.ts";
import { changesNothing } from "../support/changes-nothing.ts";

let service: Service;
let alice: Person;
let bob: Person;
let carol: Person;
let mallory: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
  carol = await service.person("carol");
  mallory = await service.person("mallory");
});
afterAll(() => service.stop());

const NOT_A_MEMBER = { status: 403, detail: "You are not a member of this board." };
const NOT_AN_OWNER = { status: 403, detail: "Only owners of the board may do this." };
const LAST_OWNER = { status: 409, detail: "The last owner of a board cannot leave or be demoted." };
const UNKNOWN_MEMBER = { status: 404, detail: "This member does not exist." };

async function roles(boardId: string): Promise<Record<string, string>> {
  const { members } = await alice.getBoard({ board_id: boardId });
  return Object.fromEntries(members.map((member) => [member.user_id, member.role]));
}

async function lastEvents(boardId: string, count: number) {
  const events = (await service.events(alice, boardId)).slice(-count);
  return events.map(({ type, data, user_id }) => ({ type, data, user_id }));
}

describe("the list of members", () => {
  test("MEMBER-12: is that of the board, with present profiles, for members", async () => {
    const { board_id } = await boardOf(alice);
    await alice.invite({ board_id, user_id: bob.id });
    await bob.updateMe({ firstname: "Bob", lastname: "Ross" });
    const { members } = await alice.getBoard({ board_id });
    expect(members.some(({ user }) => user.lastname === "Ross")).toBe(true);
    expect(await bob.listMembers({ board_id })).toEqual(members);
    expect(await refusal(mallory.listMembers({ board_id }))).toEqual(NOT_A_MEMBER);
    await bob.updateMe({ firstname: null, lastname: null });
  });
});

describe("invite", () => {
  test("MEMBER-3: makes the user a member, answers 201 and announces the membership with its user", async () => {
    const { board_id } = await boardOf(alice);
    const { status, body } = await service.send("POST", `/boards/${board_id}/invite`, {
      token: alice.token,
      json: { user_id: bob.id.toUpperCase(), role: "owner" },
    });
    const membership = { board_id, user_id: bob.id, role: "member", user: bob.me };
    expect({ status, body }).toEqual({ status: 201, body: membership });
    expect(await roles(board_id)).toEqual({ [alice.id]: "owner", [bob.id]: "member" });
    expect(await lastEvents(board_id, 1)).toEqual([
      { type: "board.member_added", data: membership, user_id: alice.id } as never,
    ]);
    expect(await bob.getBoard({ board_id })).toEqual(await alice.getBoard({ board_id }));
  });

  test("MEMBER-4: of a user who does not exist is refused with 404", async () => {
    const { board_id } = await boardOf(alice);
    const call = () => refusal(alice.invite({ board_id, user_id: UNKNOWN_ID }));
    expect(await changesNothing(alice, board_id, call)).toEqual({
      status: 404,
      detail: "This user does not exist.",
    });
  });

  test("MEMBER-4: of a member, owner or not, is refused with 409", async () => {
    const { board_id } = await boardOf(alice, bob);
    for (const { id } of [alice, bob]) {
      const call = () => refusal(alice.invite({ board_id, user_id: id }));
      expect(await changesNothing(alice, board_id, call)).toEqual({
        status: 409,
        detail: "This user is already a member of the board.",
      });
    }
  });

  test("MEMBER-1: is for owners: members and strangers are refused with 403, whomever they name", async () => {
    const { board_id } = await boardOf(alice, bob);
    for (const user_id of [carol.id, mallory.id, bob.id, UNKNOWN_ID]) {
      const asMember = () => refusal(bob.invite({ board_id, user_id }));
      const asStranger = () => refusal(mallory.invite({ board_id, user_id }));
      expect(await changesNothing(alice, board_id, asMember)).toEqual(NOT_AN_OWNER);
      expect(await changesNothing(alice, board_id, asStranger)).toEqual(NOT_A_MEMBER);
    }
  });

  test("MEMBER-3: without a well-formed user_id is refused with 422, on an unknown board with 404", async () => {
    const { board_id } = await boardOf(alice);
    const token = alice.token;
    for (const json of [{}, { user_id: "bob" }, { user_id: null }, { user_id: 1 }, { user_id: [bob.id] }]) {
      const { status } = await changesNothing(alice, board_id, () =>
        service.send("POST", `/boards/${board_id}/invite`, { token, json }),
      );
      expect(status).toBe(422);
    }
    expect((await refusal(alice.invite({ board_id: UNKNOWN_ID, user_id: bob.id }))).status).toBe(404);
  });
});

describe("removal", () => {
  test("MEMBER-6: by an owner: the member may no longer read anything, and it is announced (MEMBER-9)", async () => {
    const { board_id, column_id } = await boardOf(alice, bob);
    const card = await bob.createCard({ board_id, column_id, title: "by bob" });
    const path = `/boards/${board_id}/members/${bob.id}`;
    const { status, body } = await service.send("DELETE", path, { token: alice.token });
    expect({ status, body }).toEqual({ status: 204, body: "" });
    expect(await roles(board_id)).toEqual({ [alice.id]: "owner" });
    const membership = { board_id, user_id: bob.id, role: "member", user: bob.me };
    expect(await lastEvents(board_id, 1)).toEqual([
      { type: "board.member_removed", data: membership, user_id: alice.id } as never,
    ]);
    for (const call of [
      () => bob.getBoard({ board_id }),
      () => bob.getCard({ card_id: card.id }),
      () => bob.listEvents({ board_id }),
      () => bob.updateCard({ card_id: card.id, title: "x" }),
    ]) {
      expect(await refusal(call())).toEqual(NOT_A_MEMBER);
    }
    expect((await bob.listBoards()).map(({ id }) => id)).not.toContain(board_id);
    expect(await refusal(alice.removeMember({ board_id, user_id: bob.id }))).toEqual(UNKNOWN_MEMBER);
  });

  test("MEMBER-6: an owner removes another owner", async () => {
    const { board_id } = await boardOf(alice, bob);
    await alice.changeRole({ board_id, user_id: bob.id, role: "owner" });
    await alice.removeMember({ board_id, user_id: bob.id });
    expect(await roles(board_id)).toEqual({ [alice.id]: "owner" });
    const membership = { board_id, user_id: bob.id, role: "owner", user: bob.me };
    expect(await lastEvents(board_id, 1)).toEqual([
      { type: "board.member_removed", data: membership, user_id: alice.id } as never,
    ]);
  });

  test("MEMBER-6: of somebody else by a member, or of anybody by a stranger, is refused with 403", async () => {
    const { board_id } = await boardOf(alice, bob, carol);
    for (const user_id of [alice.id, carol.id, mallory.id, UNKNOWN_ID]) {
      const asMember = () => refusal(bob.removeMember({ board_id, user_id }));
      expect((await changesNothing(alice, board_id, asMember)).status).toBe(403);
    }
    for (const user_id of [bob.id, mallory.id]) {
      const asStranger = () => refusal(mallory.removeMember({ board_id, user_id }));
      expect(await changesNothing(alice, board_id, asStranger)).toEqual(NOT_A_MEMBER);
    }
  });

  test("MEMBER-10: of somebody who is not a member is refused with 404", async () => {
    const { board_id } = await boardOf(alice);
    for (const user_id of [mallory.id, UNKNOWN_ID]) {
      const call = () => refusal(alice.removeMember({ board_id, user_id }));
      expect(await changesNothing(alice, board_id, call)).toEqual(UNKNOWN_MEMBER);
    }
  });

  test("MEMBER-8: ends their assignments on cards and items; one board.member_removed stands for all of it", async () => {
    const { board_id, column_id } = await boardOf(alice, bob, carol);
    const cards = [];
    for (const title of ["both", "only bob", "only carol"]) {
      cards.push(await alice.createCard({ board_id, column_id, title }));
    }
    const [both, onlyBob, onlyCarol] = cards.map(({ id }) => id) as [string, string, string];
    const checklist = await alice.createChecklist({ card_id: onlyCarol, title: "list" });
    const shared = await alice.createItem({ checklist_id: checklist.id, content: "shared" });
    const theirs = await alice.createItem({ checklist_id: checklist.id, content: "carol's" });
    await alice.assignItem({ item_id: shared.id, user_ids: [bob.id, carol.id] });
    await alice.assignItem({ item_id: theirs.id, user_ids: [carol.id] });
    await alice.assignCard({ card_id: both, user_ids: [bob.id, carol.id] });
    await alice.assignCard({ card_id: onlyBob, user_ids: [bob.id] });
    await alice.assignCard({ card_id: onlyCarol, user_ids: [carol.id] });
    const untouched = await alice.getCard({ card_id: onlyCarol });
    const { seq } = await alice.getBoard({ board_id });

    await alice.removeMember({ board_id, user_id: bob.id });

    const user_id = alice.id;
    const membership = { board_id, user_id: bob.id, role: "member", user: bob.me };
    expect((await lastEvents(board_id, 100)).slice(seq)).toEqual([
      { type: "board.member_removed", data: membership, user_id },
    ] as never);
    const [list] = untouched.checklists;
    expect(await alice.getCard({ card_id: both })).toMatchObject({ assignees: [carol.me] });
    expect(await alice.getCard({ card_id: onlyBob })).toMatchObject({ assignees: [] });
    expect(await alice.getCard({ card_id: onlyCarol })).toEqual({
      ...untouched,
      checklists: [
        {
          ...list!,
          items: [
            { ...shared, assignees: [carol.me] },
            { ...theirs, assignees: [carol.me] },
          ],
        },
      ],
    });

    await alice.invite({ board_id, user_id: bob.id });
    expect(await bob.getCard({ card_id: onlyBob })).toMatchObject({ assignees: [] });
  });
});

describe("leaving", () => {
  test("MEMBER-6: everybody may leave, and the event names them", async () => {
    const { board_id } = await boardOf(alice, bob);
    await bob.removeMember({ board_id, user_id: bob.id });
    expect(await roles(board_id)).toEqual({ [alice.id]: "owner" });
    const membership = { board_id, user_id: bob.id, role: "member", user: bob.me };
    expect(await lastEvents(board_id, 1)).toEqual([
      { type: "board.member_removed", data: membership, user_id: bob.id } as never,
    ]);
  });

  test("MEMBER-7: the last owner cannot, with or without other members", async () => {
    const alone = await boardOf(alice);
    const together = await boardOf(alice, bob);
    for (const { board_id } of [alone, together]) {
      const call = () => refusal(alice.removeMember({ board_id, user_id: alice.id }));
      expect(await changesNothing(alice, board_id, call)).toEqual(LAST_OWNER);
    }
  });

  test("MEMBER-7: an owner can, as soon as there is another one", async () => {
    const { board_id } = await boardOf(bob, alice);
    await bob.changeRole({ board_id, user_id: alice.id, role: "owner" });
    await bob.removeMember({ board_id, user_id: bob.id });
    expect(await roles(board_id)).toEqual({ [alice.id]: "owner" });
  });
});
