/** GET /metrics on live connections and events: who is there, what they were sent, how late, and how they ended. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { startInstance } from "../live/instance.ts";
import { Listener } from "../live/listener.ts";
import { RawSocket } from "../live/raw-socket.ts";
import { StreamReader } from "../live/stream-reader.ts";
import type { Labels } from "./exposition.ts";
import { difference, growthAt, scrape } from "./scrape.ts";

let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
});
afterAll(() => service.stop());

const growth = (what: () => Promise<unknown>, name: string, labels?: Labels) =>
  growthAt(service, what, { name, labels });

describe("live connections", () => {
  test("are there by kind while they are open, and their boards are watched", async () => {
    const { board_id } = await boardOf(alice);
    const before = await scrape(service);
    const socket = new Listener(service.url, board_id, { token: alice.token });
    await socket.sees("user_joined");
    const stream = await StreamReader.open(`${service.url}/boards/${board_id}/stream?token=${alice.token}`);
    await eventually(() => stream.messages.length > 0, "the stream's first message");
    const during = await scrape(service);
    const grown = difference(before, during);
    expect(grown("boardcast_connections", { kind: "websocket" })).toBe(1);
    expect(grown("boardcast_connections", { kind: "sse" })).toBe(1);
    expect(grown("boardcast_watched_boards")).toBe(1);
    socket.close();
    stream.close();
    await eventually(async () => {
      const { value } = await scrape(service);
      return ["websocket", "sse"].every(
        (kind) =>
          value("boardcast_connections", { kind }) === before.value("boardcast_connections", { kind }),
      );
    }, "both to be gone");
  });

  test("that end are counted by close code, those that were never let in too; invented codes are one", async () => {
    const { board_id } = await boardOf(alice);
    const ended = () => [...service.app.context.live.counts.endedByCode.values()].reduce((a, b) => a + b, 0);
    const closes = (code: string, act: () => Promise<unknown>) => {
      const seen = async () => {
        const before = ended();
        await act();
        await eventually(() => ended() > before, "the end of a socket");
      };
      return growth(seen, "boardcast_websocket_closes_total", { code });
    };
    expect(await closes("1008", () => new Listener(service.url, board_id).closed)).toBe(1);
    const closing = async (code: number) => {
      const listener = new Listener(service.url, board_id, { token: alice.token });
      await listener.sees("user_joined");
      listener.socket.close(code);
    };
    expect(await closes("1000", () => closing(1000))).toBe(1);
    expect(await closes("other", () => closing(4242))).toBe(1);
    expect(await closes("other", () => closing(4243))).toBe(1);
  });

  test("that are cut because they do not read are counted, and those that hang up are not", async () => {
    const { board_id, column_id } = await boardOf(alice);
    const description = "€".repeat(50_000);
    for (let i = 0; i < 4; i++) await alice.createCard({ board_id, column_id, title: "Long", description });
    const address = `/ws/boards/${board_id}?token=${alice.token}`;
    const cuts = (act: () => Promise<unknown>) => growth(act, "boardcast_slow_readers_cut_total");
    const gone = (socket: RawSocket) => eventually(() => socket.gone, "the end of the connection");

    const hasty = await RawSocket.open(service.url, address);
    await hasty.sees("user_joined");
    const hangUp = async () => {
      hasty.destroy();
      await eventually(
        async () => (await scrape(service)).value("boardcast_connections", { kind: "websocket" }) === 0,
        "the end",
      );
    };
    expect(await cuts(hangUp)).toBe(0);

    const slow = await RawSocket.open(service.url, address);
    await slow.sees("user_joined");
    slow.stopReading();
    const flood = async () => {
      for (let i = 0; i < 40; i++) {
        await alice.updateColumn({ column_id, title: `Title ${i}` });
        if ((await scrape(service)).value("boardcast_connections", { kind: "websocket" }) === 0) break;
      }
      slow.readOn();
      await gone(slow);
    };
    expect(await cuts(flood)).toBe(1);
  });
});

describe("events", () => {
  test("are counted where they are made, times the connections they go to, with their age", async () => {
    const { board_id, column_id } = await boardOf(alice);
    const listeners = [1, 2].map(() => new Listener(service.url, board_id, { token: alice.token }));
    for (const listener of listeners) await listener.sees("user_joined");
    const before = await scrape(service);
    await alice.createCard({ board_id, column_id, title: "one" });
    for (const listener of listeners) await listener.sees("card.created");
    const after = await scrape(service);
    const grown = difference(before, after);
    expect(grown("boardcast_events_total", { source: "local" })).toBe(1);
    expect(grown("boardcast_events_delivered_total")).toBe(2);
    expect(grown("boardcast_event_lag_seconds_count")).toBe(1);
    expect(grown("boardcast_event_lag_seconds_sum")).toBeLessThan(60);
    for (const listener of listeners) listener.close();
  });

  test("of another instance are found in the log: a gap healed", async () => {
    const { board_id, column_id } = await boardOf(alice);
    const listener = new Listener(service.url, board_id, { token: alice.token });
    await listener.sees("user_joined");
    const other = await startInstance(service);
    const before = await scrape(service);
    await other.as(alice).createCard({ board_id, column_id, title: "elsewhere" });
    service.app.context.live.hub.checkHeadsNow();
    await listener.sees("card.created");
    await other.stop();
    const after = await scrape(service);
    const grown = difference(before, after);
    expect(grown("boardcast_gaps_healed_total")).toBe(1);
    expect(grown("boardcast_events_total", { source: "log" })).toBe(1);
    expect(grown("boardcast_events_total", { source: "local" })).toBe(0);
    expect(grown("boardcast_head_checks_total", { outcome: "done" })).toBeGreaterThan(0);
    listener.close();
  });

  test("that cannot be replayed make a resync, counted by reason", async () => {
    const { board_id } = await boardOf(alice);
    for (const [since, reason] of [
      [999, "ahead"],
      ["x", "invalid"],
    ] as const) {
      const resync = async () => {
        const listener = new Listener(service.url, board_id, { token: alice.token, since });
        await listener.sees("resync");
        listener.close();
      };
      expect(await growth(resync, "boardcast_resyncs_total", { reason })).toBe(1);
    }
  });
});
