/** Several instances on one database, and what can be said of all of them. */
import { expect } from "bun:test";
import { ApiError } from "../../client/http.ts";
import type { Column } from "../../contract/columns.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { type Person, type Service, startService } from "../harness.ts";
import { eventually } from "./eventually.ts";
import { type Instance, instanceOf, startInstance } from "./instance.ts";
import type { Listener } from "./listener.ts";

export const ON_POSTGRES = process.env.BOARDCAST_TEST_DB === "postgres";

/** Shorter than usual, so that what is only looked at now and then is looked at soon. */
const SECOND_MS = 250;

export interface Fleet {
  service: Service;
  instances: Instance[];
  alice: Person;
  bob: Person;
  stop(): Promise<void>;
}

export async function startFleet(size: number, settings: Record<string, string> = {}): Promise<Fleet> {
  const service = await startService({ settings });
  const instances = [instanceOf(service.app)];
  while (instances.length < size) instances.push(await startInstance(service, { secondMs: SECOND_MS }));
  const alice = await service.person("alice");
  // Blanks in a name must survive the way through the shared store.
  const bob = await service.person("bob");
  bob.me = await bob.updateMe({ username: `${bob.me.username} of the  blanks` });
  async function stop() {
    for (const instance of instances.slice(1)) await instance.stop();
    await service.stop();
  }
  return { service, instances, alice, bob, stop };
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const seqs = ({ events }: Listener) => events.map(({ seq }) => seq);
export const userOf = ({ id, me }: Person) => ({ user_id: id, username: me.username });

/** One listener on each instance, all let in. */
export async function listenEverywhere(
  { instances }: Fleet,
  boardId: string,
  person: Person,
): Promise<Listener[]> {
  const listeners = instances.map((instance) => instance.listen(boardId, person));
  for (const listener of listeners) await listener.sees("user_joined");
  return listeners;
}

/** Every listener was told every event after `since`, once, in order, as the log has them (columns with cards or without). */
export async function allHeard(
  fleet: Fleet,
  boardId: string,
  listeners: Listener[],
  since: number,
): Promise<void> {
  const { seq } = await fleet.alice.getBoard({ board_id: boardId });
  const page = await fleet.alice.listEvents({ board_id: boardId, since, limit: 1000 });
  for (const listener of listeners) {
    await listener.until(() => (listener.events.at(-1)?.seq ?? since) >= seq, `event ${seq}`);
    expect(seqs(listener)).toEqual(numbers(since + 1, seq));
    expect(listener.events.map(withoutCards)).toEqual(page.events as typeof listener.events);
  }
}

function withoutCards(event: BoardEvent): BoardEvent {
  if (!event.type.startsWith("column.")) return event;
  const { cards: _, ...data } = event.data as Column;
  return { ...event, data } as BoardEvent;
}

/**
 * All instances change the board at once, as fast as they can. Who lost the race for the board too often is
 * asked to try again, and does.
 */
export async function burst(
  { instances, alice }: Fleet,
  board: { board_id: string; column_id: string },
  each: number,
) {
  await Promise.all(
    instances.map(async (instance, index) => {
      const writer = instance.as(alice);
      for (let i = 0; i < each; ) {
        try {
          await writer.createCard({ ...board, title: `${index}: ${i}` });
          i++;
        } catch (error) {
          if (!(error instanceof ApiError && error.status === 503)) throw error;
        }
      }
    }),
  );
}

async function online(instance: Instance, boardId: string, asker: Person) {
  const { online_users } = await instance.as(asker).presence({ board_id: boardId });
  return online_users.sort((a, b) => (a.user_id < b.user_id ? -1 : 1));
}

export async function onlineEverywhere({ instances, alice }: Fleet, boardId: string, people: Person[]) {
  const expected = people.map(userOf).sort((a, b) => (a.user_id < b.user_id ? -1 : 1));
  for (const instance of instances) {
    await eventually(
      async () => Bun.deepEquals(await online(instance, boardId, alice), expected),
      `${people.length} people present at ${instance.url}`,
    );
  }
}

export const WELL = { status: "ok", database: "ok", pubsub: "ok" };
export const DEGRADED = { status: "degraded", database: "ok", pubsub: "unavailable" };

export async function healthEverywhere(
  { service, instances }: { service: Service; instances: { url: string }[] },
  expected: object,
): Promise<void> {
  for (const { url } of instances) {
    await eventually(
      async () => {
        const answer = await fetch(`${url}/health`);
        return answer.status === 200 && Bun.deepEquals(await answer.json(), expected);
      },
      `${url}/health to say ${JSON.stringify(expected)}`,
    );
  }
  expect((await service.send("GET", "/health")).body).toEqual(expected);
}
