/** Resuming: with `since`, a connection first gets what it missed, then goes live without gap or repeat. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { applyEvent } from "../../contract/board-state.ts";
import type { FullBoard } from "../../contract/boards.ts";
import { runHousekeeping } from "../../server/housekeeping.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { storeCheckpointAt } from "../support/checkpoints.ts";
import { Listener, type ListenOptions } from "./listener.ts";

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService({ skipLogCheck: true });
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

const listen = (boardId: string, options: ListenOptions = {}) =>
  new Listener(service.url, boardId, { token: bob.token, ...options });
const resume = (boardId: string, since: number | string) => listen(boardId, { since });

/** A board at number `events`, nobody connected. */
async function boardAt(events: number) {
  const { board_id, column_id } = await boardOf(alice, bob);
  for (let seq = 2; seq < events; seq++) await alice.updateColumn({ column_id, title: `Title ${seq}` });
  return { board_id, column_id };
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const seqs = (listener: Listener) => listener.events.map(({ seq }) => seq);
const arrival = () => ({ type: "user_joined", user_id: bob.id, username: bob.me.username });

describe("replays", () => {
  test("SOCKET-7: exactly what was missed, then ready with its number, then what happens from there", async () => {
    const { board_id, column_id } = await boardAt(12);
    const log = await service.events(alice, board_id);
    for (const since of [0, 1, 7, 11, 12]) {
      const listener = resume(board_id, since);
      await listener.sees("user_joined");
      expect(listener.messages).toEqual([...log.slice(since), { type: "ready", seq: 12 }, arrival()]);
      listener.close();
      await listener.closed;
    }
    const listener = resume(board_id, 5);
    await listener.sees("user_joined");
    await alice.createCard({ board_id, column_id, title: "News" });
    await listener.sees("card.created");
    expect(listener.events).toEqual((await service.events(alice, board_id)).slice(5));
  });

  test("SOCKET-7: on a board without events: ready at once", async () => {
    const { id } = await alice.createBoard({ title: "Empty" });
    const listener = new Listener(service.url, id, { token: alice.token, since: 0 });
    await listener.sees("user_joined");
    expect(listener.messages[0]).toEqual({ type: "ready", seq: 0 });
  });

  test("SOCKET-7: pages of the log and buffered events together, from anywhere", async () => {
    const { board_id, column_id } = await boardAt(300);
    const watching = listen(board_id);
    await watching.sees("user_joined");
    for (let seq = 301; seq <= 700; seq++) await alice.updateColumn({ column_id, title: `Title ${seq}` });
    await watching.until(() => watching.events.at(-1)?.seq === 700, "event 700");
    const log = await service.events(alice, board_id);
    for (const since of [0, 99, 100, 299, 300, 443, 444, 445, 499, 500, 699, 700]) {
      const listener = resume(board_id, since);
      await listener.sees("ready");
      expect(listener.messages.slice(0, 701 - since)).toEqual([
        ...log.slice(since),
        { type: "ready", seq: 700 },
      ]);
      listener.close();
    }
  });

  test("SOCKET-7: more than a connection may have waiting, to a client that reads", async () => {
    const { board_id, column_id } = await boardOf(alice, bob);
    const description = "€".repeat(50_000);
    for (let i = 0; i < 4; i++) await alice.createCard({ board_id, column_id, title: "Long", description });
    for (let i = 0; i < 30; i++) await alice.updateColumn({ column_id, title: `Title ${i}` });
    const listener = resume(board_id, 0);
    expect(await listener.sees("ready")).toEqual({ type: "ready", seq: 36 });
    expect(seqs(listener)).toEqual(numbers(1, 36));
  });
});

describe("another event under the same number", () => {
  /** What a client is told that has event `since` of this time. */
  async function answerTo(boardId: string, since: number, last_event_at: string) {
    const listener = listen(boardId, { since, last_event_at });
    await listener.sees("user_joined");
    listener.close();
    await listener.closed;
    return listener.messages.filter(({ type }) => type !== "user_joined");
  }

  const ANOTHER = "2020-01-31T12:00:00.000Z";
  const RESYNC = { type: "resync", reason: "ahead" };

  test("SOCKET-20: the client is told to start over, wherever the event is found", async () => {
    const { board_id, column_id } = await boardAt(300);
    const log = await service.events(alice, board_id);
    const ready = { type: "ready", seq: 300 };
    // From the log; then from what is remembered; the last event; one that is too old to be remembered.
    for (const since of [299, 299, 300, 1]) {
      expect(await answerTo(board_id, since, ANOTHER)).toEqual([RESYNC]);
      expect(await answerTo(board_id, since, log[since - 1]!.timestamp)).toEqual([
        ...log.slice(since),
        ready,
      ]);
    }
    expect(await answerTo(board_id, 0, "")).toEqual([...log, ready]);
    // Events follow.
    const listener = listen(board_id, { since: 300, last_event_at: ANOTHER });
    await listener.sees("user_joined");
    await alice.createCard({ board_id, column_id, title: "News" });
    await listener.sees("card.created");
    expect(listener.messages[0]).toEqual(RESYNC);
  });

  test("SOCKET-20, EVENT-18: what is no time is invalid, and the same time with an offset is the same", async () => {
    const { board_id } = await boardAt(12);
    const [event] = (await service.events(alice, board_id)).slice(-1);
    const malformed = ["yesterday", "1".repeat(100)];
    for (const last_event_at of malformed) {
      expect(await answerTo(board_id, 12, last_event_at)).toEqual([{ type: "resync", reason: "invalid" }]);
      await expect(alice.listEvents({ board_id, since: 12, last_event_at })).rejects.toMatchObject({
        status: 422,
      });
    }
    const same = event!.timestamp.replace("Z", "+00:00");
    expect(await answerTo(board_id, 12, same)).toEqual([{ type: "ready", seq: 12 }]);
    expect(await alice.listEvents({ board_id, since: 12, last_event_at: same })).toMatchObject({
      resync: null,
    });
  });

  test("EVENT-18: the log is not read from there", async () => {
    const { board_id } = await boardAt(12);
    const log = await service.events(alice, board_id);
    const page = (last_event_at: string) => alice.listEvents({ board_id, since: 7, last_event_at });
    expect(await page(ANOTHER)).toEqual({ seq: 12, resync: "ahead", events: [], next: null });
    expect(await page(log[6]!.timestamp)).toEqual({
      seq: 12,
      resync: null,
      events: log.slice(7),
      next: null,
    });
    expect(await page("")).toEqual({ seq: 12, resync: null, events: log.slice(7), next: null });
  });
});

describe("without a race", () => {
  const WRITES = 200;

  /** Two people write as fast as they can until all is written. */
  async function storm(board_id: string, column_id: string): Promise<void> {
    const write = async (writer: Person) => {
      for (let i = 0; i < WRITES / 2; i++) await writer.createCard({ board_id, column_id, title: `${i}` });
    };
    await Promise.all([write(alice), write(bob)]);
  }

  test("SOCKET-7: resuming from anywhere during a storm of changes is contiguous from there on", async () => {
    const { board_id, column_id } = await boardAt(30);
    const listeners: { since: number; listener: Listener }[] = [];
    let writing = true;
    const written = storm(board_id, column_id).finally(() => {
      writing = false;
    });
    while (writing) {
      const since = [0, 29, 30][listeners.length % 3]!;
      listeners.push({ since, listener: resume(board_id, since) });
      await Bun.sleep(10);
    }
    await written;
    expect(listeners.length).toBeGreaterThan(10);
    const last = 30 + WRITES;
    for (const { since, listener } of listeners) {
      await listener.until(() => listener.events.at(-1)?.seq === last, `event ${last}`);
      await listener.sees("user_joined");
      expect(seqs(listener)).toEqual(numbers(since + 1, last));
      const control = listener.messages.filter(({ type }) => type === "ready" || type === "resync");
      expect(control).toEqual([{ type: "ready", seq: expect.any(Number) }]);
      // Ready stands exactly between what was replayed and what is live.
      const at = listener.messages.indexOf(control[0]);
      expect(listener.messages.slice(0, at).at(-1)?.seq ?? since).toBe(control[0].seq);
      listener.close();
    }
  });

  test("BOARD-5: a snapshot and the stream from its number make the board, whatever happens in between", async () => {
    const { board_id, column_id } = await boardAt(3);
    const watched: { snapshot: FullBoard; listener: Listener }[] = [];
    let writing = true;
    const written = storm(board_id, column_id).finally(() => {
      writing = false;
    });
    while (writing) {
      const snapshot = await bob.getBoard({ board_id });
      watched.push({ snapshot, listener: resume(board_id, snapshot.seq) });
    }
    await written;
    const final = await alice.getBoard({ board_id });
    for (const { snapshot, listener } of watched) {
      await listener.until(
        () => (listener.events.at(-1)?.seq ?? snapshot.seq) === final.seq,
        `event ${final.seq}`,
      );
      await listener.sees("ready");
      expect(listener.messages.filter(({ type }) => type === "resync")).toEqual([]);
      expect(seqs(listener)).toEqual(numbers(snapshot.seq + 1, final.seq));
      expect(listener.events.reduce((board, event) => applyEvent(board, event)!, snapshot)).toEqual(final);
      listener.close();
    }
  });
});

describe("SOCKET-8: asks to start over", () => {
  /** Told so first of all, with the number from which on everything follows; then everything does. */
  async function startsOver(since: number | string, reason: string) {
    const { board_id, column_id } = await boardAt(5);
    const listener = resume(board_id, since);
    await listener.sees("user_joined");
    expect(listener.messages).toEqual([{ type: "resync", reason }, arrival()]);
    await alice.createCard({ board_id, column_id, title: "News" });
    await listener.sees("card.created");
    expect(seqs(listener)).toEqual([6]);
    listener.close();
  }

  test("a client that is ahead of the board", async () => {
    await startsOver(6, "ahead");
    await startsOver(999_999_999_999_999, "ahead");
  });

  for (const since of ["", "x", "-1", "1.5", "1e999", "1e2", "0x1", " 1", "NaN", "Infinity", "null", "١"]) {
    test(`who says ${JSON.stringify(since)}, which is no number`, () => startsOver(since, "invalid"));
  }

  test("a number that is out of range counts as invalid or as ahead", async () => {
    const { board_id } = await boardAt(5);
    for (const since of ["9007199254740993", "9".repeat(400)]) {
      const listener = resume(board_id, since);
      expect(await listener.sees("resync")).toEqual({
        type: "resync",
        reason: expect.stringMatching(/^(invalid|ahead)$/),
      });
      listener.close();
    }
  });

  test("a client that is further back than the log reaches; from there on it replays", async () => {
    const { board_id } = await boardAt(20);
    const { db, context } = service.app;
    await storeCheckpointAt(db, board_id, 12);
    const config = { ...context.config, EVENT_RETENTION_DAYS: 0 };
    await runHousekeeping({ ...context, db, config, keptEvents: 0 }, new Date(Date.now() + 1000));
    for (const since of [0, 11]) {
      const listener = resume(board_id, since);
      await listener.sees("user_joined");
      expect(listener.messages).toEqual([{ type: "resync", reason: "expired" }, arrival()]);
      listener.close();
    }
    const listener = resume(board_id, 12);
    await listener.sees("ready");
    expect(seqs(listener)).toEqual(numbers(13, 20));
  });
});

test("SOCKET-6: plain connections receive neither ready nor resync, and only what happens from now on", async () => {
  const { board_id, column_id } = await boardAt(10);
  const listener = listen(board_id);
  await listener.sees("user_joined");
  await alice.createCard({ board_id, column_id, title: "News" });
  await listener.sees("card.created");
  expect(listener.messages).toEqual([arrival(), (await service.events(alice, board_id)).at(-1)]);
});

test("EVENT-8: the log can be read by request too, by the same numbers", async () => {
  const { board_id } = await boardAt(6);
  const log = await service.events(alice, board_id);
  expect(await bob.listEvents({ board_id, since: 4 })).toEqual({
    seq: 6,
    resync: null,
    events: log.slice(4),
    next: null,
  });
  expect(await bob.listEvents({ board_id, since: 7 })).toEqual({
    seq: 6,
    resync: "ahead",
    events: [],
    next: null,
  });
  expect(await refusal(bob.listEvents({ board_id, since: -1 }))).toMatchObject({ status: 422 });
});
