/** The WebSocket protocol: part 6.4 of the interface. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { Listener } from "./listener.ts";

let service: Service;
let alice: Person;
let bob: Person;
let mallory: Person;
const open: Listener[] = [];

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
  mallory = await service.person("mallory");
});
afterAll(async () => {
  for (const listener of open) listener.close();
  await service.stop();
});

function listen(boardId: string, options: ConstructorParameters<typeof Listener>[2]): Listener {
  const listener = new Listener(service.url, boardId, options);
  open.push(listener);
  return listener;
}

describe("connecting", () => {
  test("a member's arrival is told to everyone on the board, the newcomer too", async () => {
    const { board_id } = await boardOf(alice, bob);
    const first = listen(board_id, { token: alice.token });
    expect(await first.sees("user_joined")).toEqual({
      type: "user_joined",
      user_id: alice.id,
      username: alice.me.username,
    });
    const second = listen(board_id, { token: bob.token });
    const arrival = { type: "user_joined", user_id: bob.id, username: bob.me.username };
    expect(await second.sees("user_joined")).toEqual(arrival);
    await first.until(() => first.messages.some(({ user_id }) => user_id === bob.id));
    expect(first.messages.at(-1)).toEqual(arrival);
  });

  for (const [who, token] of [
    ["no token", undefined],
    ["a bad token", "nonsense"],
    ["the token of somebody who is no member", "mallory"],
  ] as const) {
    test(`with ${who} is closed with 1008`, async () => {
      const { board_id } = await boardOf(alice);
      const listener = listen(board_id, { token: token === "mallory" ? mallory.token : token });
      expect((await listener.closed).code).toBe(1008);
      expect(listener.messages).toEqual([]);
    });
  }

  test("to an unknown board, or to no board at all, is closed with 1008", async () => {
    expect((await listen(crypto.randomUUID(), { token: alice.token }).closed).code).toBe(1008);
    expect((await listen("no-uuid", { token: alice.token }).closed).code).toBe(1008);
  });
});

describe("events", () => {
  test("every change reaches everyone on the board, as the log has it, the author too", async () => {
    const { board_id, column_id } = await boardOf(alice, bob);
    const listeners = [listen(board_id, { token: alice.token }), listen(board_id, { token: bob.token })];
    for (const listener of listeners) await listener.sees("user_joined");
    const card = await alice.createCard({ board_id, column_id, title: "News" });
    await bob.moveCard({ card_id: card.id, position: 0 });
    const logged = (await service.events(alice, board_id)).slice(-2);
    for (const listener of listeners) {
      await listener.sees("card.moved");
      expect(listener.events).toEqual(logged);
    }
  });
});
