/** Who is looking at which card: PRESENCE-6 to PRESENCE-8, with and without a Redis. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { boardOf, type Person } from "../harness.ts";
import { type Redis, startRedis } from "../machine/redis.ts";
import { type Fleet, ON_POSTGRES, startFleet, userOf } from "./fleet.ts";
import type { Instance } from "./instance.ts";
import type { Listener } from "./listener.ts";

const CARD = "01a1dfc7-2e11-7617-86a6-72f29943b0bc";
const OTHER = "01a1dfc7-2e11-7617-86a6-72f29943b0bd";

const look = ({ socket }: Listener, card_id: unknown, editing: unknown = null) =>
  socket.send(JSON.stringify({ type: "looking", card_id, editing }));
const lookings = ({ messages }: Listener) => messages.filter(({ type }) => type === "user_looking");
const of = (person: Person, card_id: string | null, editing: string | null = null) => ({
  type: "user_looking",
  connection_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  ...userOf(person),
  card_id,
  editing,
});

/** The same on one instance and over several: `here` and `there` may be the same. */
function holds(fleetOf: () => Fleet): void {
  const here = () => fleetOf().instances[0]!;
  const there = () => fleetOf().instances.at(-1)!;

  async function join(
    instance: Instance,
    boardId: string,
    person: Person,
    looking = true,
  ): Promise<Listener> {
    const listener = instance.listen(boardId, person, { looking });
    await listener.sees("user_joined");
    return listener;
  }

  test("PRESENCE-6: what somebody looks at reaches those who asked for it, and nobody else", async () => {
    const { alice, bob } = fleetOf();
    const { board_id } = await boardOf(alice, bob);
    const plain = await join(here(), board_id, alice, false);
    const witness = await join(there(), board_id, alice);
    const reader = await join(here(), board_id, bob);
    look(reader, CARD, "description");
    await witness.until(() => lookings(witness).length === 1, "a look");
    expect(lookings(witness)).toEqual([of(bob, CARD, "description")]);
    await reader.until(() => lookings(reader).length === 1, "one's own");
    look(plain, OTHER);
    look(reader, null);
    await witness.until(() => lookings(witness).length === 2, "the end of it");
    expect(lookings(witness)).toEqual([of(bob, CARD, "description"), of(bob, null)]);
    expect(lookings(plain)).toEqual([]);
    for (const each of [plain, witness, reader]) each.close();
  });

  test("PRESENCE-7: newcomers hear what others look at, and everybody that a connection is gone", async () => {
    const { alice, bob } = fleetOf();
    const { board_id } = await boardOf(alice, bob);
    const tabs = [await join(here(), board_id, bob), await join(there(), board_id, bob)];
    look(tabs[0]!, CARD);
    look(tabs[1]!, OTHER, "comment");
    for (const tab of tabs) await tab.until(() => lookings(tab).length === 2, "both looks");
    const newcomer = await join(there(), board_id, alice);
    await newcomer.until(() => lookings(newcomer).length === 2, "who is looking");
    const sorted = lookings(newcomer).sort((a, b) => (a.card_id < b.card_id ? -1 : 1));
    expect(sorted).toEqual([of(bob, CARD), of(bob, OTHER, "comment")]);
    tabs[0]!.close();
    await newcomer.until(() => lookings(newcomer).length === 3, "the end of a tab");
    expect(lookings(newcomer)[2]).toEqual({ ...sorted[0], card_id: null });
    expect(newcomer.messages.some(({ type }) => type === "user_left")).toBe(false);
    const last = await join(here(), board_id, alice);
    await last.until(() => lookings(last).length === 1, "who is still looking");
    expect(lookings(last)).toEqual([of(bob, OTHER, "comment")]);
    await alice.removeMember({ board_id, user_id: bob.id });
    await last.until(() => lookings(last).length === 2, "the end of a removed member");
    expect(lookings(last)[1]).toEqual(of(bob, null));
    for (const each of [newcomer, last]) each.close();
  });

  test("PRESENCE-8: the last of many values counts, few are told, and nonsense is ignored", async () => {
    const { alice, bob } = fleetOf();
    const { board_id } = await boardOf(alice, bob);
    const witness = await join(there(), board_id, alice);
    const reader = await join(here(), board_id, bob);
    for (let n = 0; n < 40; n++) look(reader, n % 2 === 0 ? CARD : null);
    for (const nonsense of ["no-uuid", 7, undefined, { id: CARD }]) look(reader, nonsense);
    look(reader, OTHER.toUpperCase(), "everything");
    await witness.until(() => lookings(witness).at(-1)?.card_id === OTHER, "the last value");
    expect(lookings(witness)).toEqual([of(bob, CARD), of(bob, OTHER)]);
    for (const each of [witness, reader]) each.close();
  });
}

describe("without a Redis:", () => {
  let fleet: Fleet;
  beforeAll(async () => {
    fleet = await startFleet(1);
  });
  afterAll(() => fleet.stop());
  holds(() => fleet);
});

describe("with a Redis:", () => {
  let redis: Redis;
  let fleet: Fleet;
  beforeAll(async () => {
    redis = await startRedis();
    fleet = await startFleet(ON_POSTGRES ? 2 : 1, { REDIS_URL: redis.url });
  });
  afterAll(async () => {
    await fleet.stop();
    await redis.stop();
  });
  holds(() => fleet);

  test("PRESENCE-7: a Redis that comes back empty is told again what everybody looks at", async () => {
    const { alice, bob, instances } = fleet;
    const { board_id } = await boardOf(alice, bob);
    const reader = instances[0]!.listen(board_id, bob, { looking: true });
    await reader.sees("user_joined");
    look(reader, CARD);
    await reader.sees("user_looking");
    await redis.kill();
    await redis.start();
    const seesIt = async () => {
      const newcomer = instances.at(-1)!.listen(board_id, alice, { looking: true });
      await newcomer.sees("user_joined");
      await Bun.sleep(100);
      newcomer.close();
      return lookings(newcomer).filter(({ user_id }) => user_id === bob.id);
    };
    let seen = await seesIt();
    for (const deadline = Date.now() + 8000; seen.length === 0 && Date.now() < deadline; )
      seen = await seesIt();
    expect(seen).toEqual([of(bob, CARD)]);
    reader.close();
  });
});
