/** What holds of several instances however they hear of each other. */
import { expect, test } from "bun:test";
import { boardOf, PASSWORD, type Person, refusal } from "../harness.ts";
import { eventually } from "./eventually.ts";
import { allHeard, burst, type Fleet, listenEverywhere } from "./fleet.ts";
import type { Listener } from "./listener.ts";
import { StreamReader } from "./stream-reader.ts";

const REFUSED = { code: 1008, reason: expect.any(String) };

export function holdsOnEveryInstance(fleetOf: () => Fleet): void {
  test("EVENT-11: a change made on any instance reaches the listeners of all, the author included", async () => {
    const fleet = fleetOf();
    const { alice, bob, instances } = fleet;
    const { board_id, column_id } = await boardOf(alice, bob);
    const listeners = await listenEverywhere(fleet, board_id, bob);
    for (const instance of instances)
      await instance.as(alice).createCard({ board_id, column_id, title: "Here" });
    await allHeard(fleet, board_id, listeners, 2);
  });

  test("EVENT-11: changes too large for a message on the bus arrive in order all the same", async () => {
    const fleet = fleetOf();
    const { alice, bob, instances } = fleet;
    const { board_id, column_id } = await boardOf(alice, bob);
    const listeners = await listenEverywhere(fleet, board_id, bob);
    const description = "€".repeat(50_000);
    for (const instance of instances) {
      await instance.as(alice).createCard({ board_id, column_id, title: "Long", description });
      await instance.as(alice).updateColumn({ column_id, title: `Longer at ${instance.url}` });
      await instance.as(alice).updateBoard({ board_id, title: `Short at ${instance.url}` });
    }
    await allHeard(fleet, board_id, listeners, 2);
  });

  test("a change through one instance is in the next read through any other, byte for byte", async () => {
    const { alice, bob, instances } = fleetOf();
    const { board_id, column_id } = await boardOf(alice, bob);
    const headers = { authorization: `Bearer ${alice.token}` };
    async function read({ url }: { url: string }) {
      const answer = await fetch(`${url}/boards/${board_id}`, { headers });
      return { tag: answer.headers.get("etag"), text: await answer.text() };
    }
    for (const instance of instances) await read(instance);
    const missesOf = () => instances.map(({ app }) => app.context.snapshots.counts.misses);
    const before = missesOf();
    for (const writer of instances) {
      const { id } = await writer.as(alice).createCard({ board_id, column_id, title: "Somewhere" });
      for (const instance of instances) expect((await read(instance)).text).toContain(id);
      await Promise.all(instances.map((each) => each.as(bob).updateCard({ card_id: id, title: each.url })));
      const [first, ...others] = await Promise.all(instances.map(read));
      expect(others).toEqual(others.map(() => first!));
    }
    expect(missesOf()).toEqual(before);
    const followed = await Promise.all(instances.map(read));
    for (const { app } of instances) app.context.snapshots.clear();
    expect(followed).toEqual(await Promise.all(instances.map(read)));
  });

  test("SOCKET-7: resuming on another instance loses nothing and repeats nothing", async () => {
    const fleet = fleetOf();
    const { alice, bob, instances } = fleet;
    const board = await boardOf(alice, bob);
    const { board_id, column_id } = board;
    const written = burst(fleet, { board_id, column_id }, 60);
    const resumed: { since: number; listener: Listener }[] = [];
    for (let i = 0; i < 12; i++) {
      const at = instances[i % instances.length]!;
      const { seq } = await instances[(i + 1) % instances.length]!.as(bob).getBoard({ board_id });
      resumed.push({ since: seq, listener: at.listen(board_id, bob, { since: seq }) });
    }
    await written;
    for (const { since, listener } of resumed) {
      await listener.sees("ready");
      expect(listener.messages.filter(({ type }) => type === "resync")).toEqual([]);
      await allHeard(fleet, board_id, [listener], since);
    }
  });

  test("SOCKET-9: who is removed on one instance is told and closed on the others, and told nothing more", async () => {
    const fleet = fleetOf();
    const { alice, bob, instances } = fleet;
    const { board_id, column_id } = await boardOf(alice, bob);
    const card = await alice.createCard({ board_id, column_id, title: "Work" });
    await alice.assignCard({ card_id: card.id, user_ids: [bob.id] });
    const listeners = await listenEverywhere(fleet, board_id, bob);
    const witnesses = await listenEverywhere(fleet, board_id, alice);
    await instances[0]!.as(alice).removeMember({ board_id, user_id: bob.id });
    for (const listener of listeners) {
      expect(await listener.closed).toEqual(REFUSED);
      expect(listener.events.map(({ type }) => type)).toEqual(["board.member_removed"]);
    }
    for (const instance of instances) {
      const refused = instance.listen(board_id, bob, { since: 0 });
      expect(await refused.closed).toEqual(REFUSED);
      expect(refused.messages).toEqual([]);
    }
    await instances.at(-1)!.as(alice).updateBoard({ board_id, title: "Without" });
    await allHeard(fleet, board_id, witnesses, 4);
  });

  test("a member who was removed and invited again is admitted everywhere at once", async () => {
    const fleet = fleetOf();
    const { alice, bob, instances } = fleet;
    const { board_id } = await boardOf(alice, bob);
    for (const listener of await listenEverywhere(fleet, board_id, bob)) {
      listener.close();
      await listener.closed;
    }
    await instances[0]!.as(alice).removeMember({ board_id, user_id: bob.id });
    await instances[0]!.as(alice).invite({ board_id, user_id: bob.id });
    const { seq } = await alice.getBoard({ board_id });
    const back = [
      ...(await listenEverywhere(fleet, board_id, bob)),
      ...instances.map((instance) => instance.listen(board_id, bob, { since: seq })),
    ];
    await instances.at(-1)!.as(alice).updateBoard({ board_id, title: "Welcome back" });
    for (const listener of back) {
      expect(await listener.sees("board.updated")).toMatchObject({ seq: seq + 1 });
      expect(listener.socket.readyState).toBe(WebSocket.OPEN);
    }
  });

  test("SOCKET-10: a board deleted on one instance is announced, then closed, on all", async () => {
    const fleet = fleetOf();
    const { alice, bob, instances } = fleet;
    const { board_id } = await boardOf(alice, bob);
    const listeners = await listenEverywhere(fleet, board_id, bob);
    await instances[0]!.as(alice).deleteBoard({ board_id });
    for (const listener of listeners) {
      expect(await listener.closed).toEqual(REFUSED);
      expect(listener.events.map(({ type, seq, data }) => ({ type, seq, data }))).toEqual([
        { type: "board.deleted", seq: 3, data: { id: board_id } },
      ]);
    }
  });

  test("SOCKET-10: what happened just before a deletion is sent before it, and the deletion with its author", async () => {
    const fleet = fleetOf();
    const { alice, bob, instances } = fleet;
    const { board_id, column_id } = await boardOf(alice, bob);
    const listeners = await listenEverywhere(fleet, board_id, bob);
    await instances[0]!.as(alice).createCard({ board_id, column_id, title: "Last words" });
    await instances[0]!.as(alice).deleteBoard({ board_id });
    for (const listener of listeners) {
      await listener.closed;
      expect(listener.events.map(({ type, seq, user_id }) => ({ type, seq, user_id }))).toEqual([
        { type: "card.created", seq: 3, user_id: alice.id },
        { type: "board.deleted", seq: 4, user_id: alice.id },
      ]);
    }
  });

  test("SESSION-6: a logout ends all tokens, sockets and streams of its session, everywhere, and those of no other", async () => {
    const { service, alice, instances } = fleetOf();
    const dora = await service.person("dora");
    const { board_id } = await boardOf(alice, dora);
    const elsewhere = await service.anonymous.login({ username: dora.me.email, password: PASSWORD });
    const other = { ...dora, token: elsewhere.access_token };
    const renewed = { ...dora, token: (await instances.at(-1)!.as(dora).refresh()).access_token };
    const listenAs = (person: Person) => instances.map((instance) => instance.listen(board_id, person));
    const [ended, kept] = [[...listenAs(dora), ...listenAs(renewed)], listenAs(other)];
    const streams = await Promise.all(
      instances.map(({ url }) => StreamReader.open(`${url}/boards/${board_id}/stream?token=${dora.token}`)),
    );
    for (const listener of [...ended, ...kept]) await listener.sees("user_joined");
    await instances[0]!.as(renewed).logout();
    for (const listener of ended) expect(await listener.closed).toEqual(REFUSED);
    for (const stream of streams) await eventually(() => stream.ended, "the end of the stream");
    for (const instance of instances) {
      for (const person of [dora, renewed]) {
        expect(await refusal(instance.as(person).getMe())).toMatchObject({ status: 401 });
        expect(await refusal(instance.as(person).refresh())).toMatchObject({ status: 401 });
      }
    }
    await alice.updateBoard({ board_id, title: "Still here" });
    for (const listener of kept) await listener.sees("board.updated");
    const again = await instances[0]!.as(other).listSessions({});
    const [session] = again.items;
    await instances.at(-1)!.as(other).endSession({ session_id: session!.id });
    for (const listener of kept) expect(await listener.closed).toEqual(REFUSED);
  });

  test("TOKEN-6: a deleted API token is void on every instance, and its connections close there", async () => {
    const { alice, instances } = fleetOf();
    const { board_id } = await boardOf(alice);
    const { id, token } = await alice.createApiToken({ name: "Script", scopes: ["read"] });
    const holder = { ...alice, token };
    const listeners = instances.map((instance) => instance.listen(board_id, holder));
    const streams = await Promise.all(
      instances.map(({ url }) => StreamReader.open(`${url}/me/stream?token=${token}`)),
    );
    for (const listener of listeners) await listener.sees("user_joined");
    for (const instance of instances) await instance.as(holder).getBoard({ board_id });
    await instances.at(-1)!.as(alice).deleteApiToken({ token_id: id });
    for (const instance of instances)
      expect(await refusal(instance.as(holder).getBoard({ board_id }))).toMatchObject({ status: 401 });
    for (const listener of listeners) expect(await listener.closed).toEqual(REFUSED);
    for (const stream of streams) await eventually(() => stream.ended, "the end of the stream");
  });

  test("SOCKET-11: a new password and a logout close sockets on the other instances", async () => {
    const { service, alice, instances } = fleetOf();
    const carol = await service.person("carol");
    const { board_id } = await boardOf(alice, carol);
    const login = { username: carol.me.email, password: PASSWORD };
    const tokens: string[] = [];
    for (const _ of [1, 2]) tokens.push((await service.anonymous.login(login)).access_token);
    const [loggedOut, forgotten] = tokens as [string, string];
    const listenWith = async (token: string) => {
      const listeners = instances.map((instance) => instance.listen(board_id, carol, { token }));
      for (const listener of listeners) await listener.sees("user_joined");
      return listeners;
    };
    const [first, second, kept] = [
      await listenWith(loggedOut),
      await listenWith(forgotten),
      await listenWith(carol.token),
    ];
    await service.send("POST", "/auth/logout", { token: loggedOut });
    for (const listener of first) expect(await listener.closed).toEqual(REFUSED);
    await carol.changePassword({ current_password: PASSWORD, new_password: "another horse 2" });
    for (const listener of second) expect(await listener.closed).toEqual(REFUSED);
    await alice.updateBoard({ board_id, title: "Still here" });
    for (const listener of kept) await listener.sees("board.updated");
  });
}
