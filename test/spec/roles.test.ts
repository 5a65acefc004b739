/** Changing roles on a board, and what each role may do: MEMBER-1, MEMBER-5, MEMBER-7. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { UNKNOWN_ID } from "../support/bad-values.ts";
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

const LAST_OWNER = { status: 409, detail: "The last owner of a board cannot leave or be demoted." };

test("MEMBER-5: an owner makes a member an owner: the membership is answered, the board announced", async () => {
  const { board_id } = await boardOf(alice, bob);
  const { columns: _, ...before } = await alice.getBoard({ board_id });
  const changed = await alice.changeRole({ board_id, user_id: bob.id, role: "owner" });
  expect(changed).toEqual({ board_id, user_id: bob.id, role: "owner", user: bob.me });
  const { columns: __, ...board } = await alice.getBoard({ board_id });
  expect(board).toEqual({
    ...before,
    members: before.members.map((member) => (member.user_id === bob.id ? changed : member)),
    updated_at: expect.any(String),
    seq: before.seq + 1,
  });
  const event = (await service.events(alice, board_id)).at(-1)!;
  expect(event).toMatchObject({ type: "board.updated", data: board, user_id: alice.id, seq: board.seq });
  await bob.updateBoard({ board_id, title: "bob's now" });
});

test("MEMBER-1: a demoted owner may do no more than a member", async () => {
  const { board_id } = await boardOf(alice, bob);
  await alice.changeRole({ board_id, user_id: bob.id, role: "owner" });
  await alice.changeRole({ board_id, user_id: bob.id, role: "member" });
  const call = () => refusal(bob.deleteBoard({ board_id }));
  expect(await changesNothing(alice, board_id, call)).toEqual({
    status: 403,
    detail: "Only owners of the board may do this.",
  });
});

test("MEMBER-7: an owner may step down while there is another; the last one may not", async () => {
  const { board_id } = await boardOf(alice, bob);
  const alone = () => refusal(alice.changeRole({ board_id, user_id: alice.id, role: "member" }));
  expect(await changesNothing(alice, board_id, alone)).toEqual(LAST_OWNER);
  await alice.changeRole({ board_id, user_id: bob.id, role: "owner" });
  await alice.changeRole({ board_id, user_id: alice.id, role: "member" });
  expect((await bob.getBoard({ board_id })).members.map(({ role }) => role).sort()).toEqual([
    "member",
    "owner",
  ]);
  const last = () => refusal(bob.changeRole({ board_id, user_id: bob.id, role: "member" }));
  expect(await changesNothing(bob, board_id, last)).toEqual(LAST_OWNER);
});

test("API-9: the role that is already held changes nothing and emits no event", async () => {
  const { board_id } = await boardOf(alice, bob);
  for (const [person, role] of [
    [alice, "owner"],
    [bob, "member"],
  ] as const) {
    const call = () => alice.changeRole({ board_id, user_id: person.id, role });
    const answer = { board_id, user_id: person.id, role, user: person.me };
    expect(await changesNothing(alice, board_id, call)).toEqual(answer);
  }
});

test("API-7: the role is accepted in any letter case and returned in lowercase; others are refused with 422", async () => {
  const { board_id } = await boardOf(alice, bob);
  const path = `/boards/${board_id}/members/${bob.id}`;
  const put = (role: unknown) => service.send("PATCH", path, { token: alice.token, json: { role } });
  expect((await put("OWNER")).body.role).toBe("owner");
  expect((await put("Member")).body.role).toBe("member");
  for (const role of ["admin", "", null, undefined, 1, ["owner"]]) {
    expect((await changesNothing(alice, board_id, () => put(role))).status).toBe(422);
  }
});

test("MEMBER-5: members and strangers may change no role, not even their own: 403", async () => {
  const { board_id } = await boardOf(alice, bob);
  for (const [person, detail] of [
    [bob, "Only owners of the board may do this."],
    [mallory, "You are not a member of this board."],
  ] as const) {
    for (const user_id of [alice.id, bob.id, mallory.id]) {
      const call = () => refusal(person.changeRole({ board_id, user_id, role: "owner" }));
      expect(await changesNothing(alice, board_id, call)).toEqual({ status: 403, detail });
    }
  }
});

test("MEMBER-10: the role of somebody who is not a member is refused with 404", async () => {
  const { board_id } = await boardOf(alice);
  for (const user_id of [mallory.id, UNKNOWN_ID]) {
    const call = () => refusal(alice.changeRole({ board_id, user_id, role: "owner" }));
    expect(await changesNothing(alice, board_id, call)).toEqual({
      status: 404,
      detail: "This member does not exist.",
    });
  }
});
