/** Presence on one instance: PRESENCE-1 to PRESENCE-4. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { eventually } from "./eventually.ts";
import { Listener } from "./listener.ts";

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

const listen = (boardId: string, { token }: Person) => new Listener(service.url, boardId, { token });
const userOf = ({ id, me }: Person) => ({ user_id: id, username: me.username });
const joined = (person: Person) => ({ type: "user_joined", ...userOf(person) });
const left = (person: Person) => ({ type: "user_left", ...userOf(person) });

/** Presence with exactly these people, in whatever order. */
async function online(boardId: string, ...people: Person[]): Promise<void> {
  const order = (users: { user_id: string }[]) => users.sort((a, b) => (a.user_id < b.user_id ? -1 : 1));
  const { board_id, online_users } = await alice.presence({ board_id: boardId });
  expect({ board_id, online_users: order(online_users) }).toEqual({
    board_id: boardId,
    online_users: order(people.map(userOf)),
  });
}

test("PRESENCE-4: nobody is present on a board that nobody is connected to", async () => {
  const { board_id } = await boardOf(alice);
  await online(board_id);
});

test("PRESENCE-4: a user is present from connect to disconnect, on that board only", async () => {
  const { board_id } = await boardOf(alice, bob);
  const other = await boardOf(alice, bob);
  const listener = listen(board_id, alice);
  await listener.sees("user_joined");
  await online(board_id, alice);
  await online(other.board_id);
  const second = listen(board_id, bob);
  await second.sees("user_joined");
  await online(board_id, alice, bob);
  second.close();
  expect(await listener.sees("user_left")).toEqual(left(bob));
  await online(board_id, alice);
  listener.close();
  await eventually(
    async () => (await alice.presence({ board_id })).online_users.length === 0,
    "nobody to be present",
  );
});

test("PRESENCE-2: two tabs are one presence: user_joined at each connect, user_left once, with the last (PRESENCE-1)", async () => {
  const { board_id } = await boardOf(alice, bob);
  const witness = listen(board_id, alice);
  await witness.sees("user_joined");
  const tabs = [listen(board_id, bob), listen(board_id, bob), listen(board_id, bob)];
  for (const tab of tabs) await tab.sees("user_joined");
  await witness.until(() => witness.messages.length === 4, "three arrivals");
  await online(board_id, alice, bob);
  tabs[1]!.close();
  tabs[2]!.close();
  await tabs[1]!.closed;
  await tabs[2]!.closed;
  // A change after the two goodbyes shows that they were told nobody.
  await alice.updateBoard({ board_id, title: "Quiet" });
  await witness.sees("board.updated");
  await online(board_id, alice, bob);
  tabs[0]!.close();
  expect(await witness.sees("user_left")).toEqual(left(bob));
  await online(board_id, alice);
  expect(witness.messages.filter(({ type }) => type !== "board.updated")).toEqual([
    joined(alice),
    joined(bob),
    joined(bob),
    joined(bob),
    left(bob),
  ]);
});

test("PRESENCE-2: tabs that are closed together are one user_left", async () => {
  const { board_id } = await boardOf(alice, bob);
  const witness = listen(board_id, alice);
  await witness.sees("user_joined");
  const tabs = [listen(board_id, bob), listen(board_id, bob), listen(board_id, bob)];
  for (const tab of tabs) await tab.sees("user_joined");
  await alice.removeMember({ board_id, user_id: bob.id });
  for (const tab of tabs) await tab.closed;
  await alice.updateBoard({ board_id, title: "Quiet" });
  await witness.sees("board.updated");
  expect(witness.messages.filter(({ type }) => type === "user_left")).toEqual([left(bob)]);
  await online(board_id, alice);
});

test("PRESENCE-1: a user who comes back is announced again", async () => {
  const { board_id } = await boardOf(alice, bob);
  const witness = listen(board_id, alice);
  await witness.sees("user_joined");
  for (let visit = 1; visit <= 5; visit++) {
    const visitor = listen(board_id, bob);
    await visitor.sees("user_joined");
    visitor.close();
    await witness.until(() => witness.messages.length === 1 + 2 * visit, "a visit");
  }
  const visits = Array.from({ length: 5 }, () => [joined(bob), left(bob)]).flat();
  expect(witness.messages).toEqual([joined(alice), ...visits]);
});

test("EVENT-3: presence messages have no number and are not in the log", async () => {
  const { board_id } = await boardOf(alice, bob);
  const before = await alice.getBoard({ board_id });
  const listener = listen(board_id, bob);
  await listener.sees("user_joined");
  listener.close();
  await listener.closed;
  expect(await alice.getBoard({ board_id })).toEqual(before);
  expect((await service.events(alice, board_id)).length).toBe(before.seq);
});

test("PRESENCE-3: anybody with an account may ask; unknown boards, malformed ids and callers without a token are refused", async () => {
  const { board_id } = await boardOf(alice);
  const listener = listen(board_id, alice);
  await listener.sees("user_joined");
  expect(await mallory.presence({ board_id })).toEqual({ board_id, online_users: [userOf(alice)] });
  expect((await service.send("GET", `/api/ws/boards/${board_id}/presence`)).status).toBe(401);
  expect(await refusal(alice.presence({ board_id: crypto.randomUUID() }))).toMatchObject({ status: 404 });
  expect(await refusal(alice.presence({ board_id: "no-uuid" }))).toMatchObject({ status: 422 });
});

test("PRESENCE-4: who is closed between admission and announcement was never present", async () => {
  const { board_id } = await boardOf(alice, bob);
  const { hub } = service.app.context.live;
  const join = hub.join.bind(hub);
  hub.join = async (connection) => {
    const isIn = await join(connection);
    // As a change of the board does that is told of at this very moment.
    connection.close(1008, "sent away");
    return isIn;
  };
  try {
    const stream = await service.send("GET", `/boards/${board_id}/stream`, { token: bob.token });
    expect(stream.body).toContain("sent away");
    const socket = listen(board_id, bob);
    expect((await socket.closed).code).toBe(1008);
  } finally {
    hub.join = join;
  }
  await eventually(() => hub.channels.get(board_id)?.connections.size === 0, "everybody gone");
  await online(board_id);
});
