/**
 * Whatever happened on a board: everything that reads its log answers the same bytes before and after its events are
 * packed, in packs of whatever size. BOARDCAST_TEST_SEED replays or varies the sequences, BOARDCAST_TEST_RUNS plays more of
 * them.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import fc from "fast-check";
import { checkpointBefore, readCheckpoint } from "../../server/boards/history/checkpoints.ts";
import { foldTo } from "../../server/boards/history/fold.ts";
import { boardSource, versionRow } from "../../server/boards/read-board.ts";
import type { BoardPoint } from "../../server/platform/core/snapshots.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { createNextReader, type NextMessage } from "../../server/webhooks/next-message.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { Listener } from "../live/listener.ts";
import { readArchive } from "../support/archive.ts";
import { fullCard } from "../support/full-card.ts";
import { packAll, packsOf } from "../support/packs.ts";
import { LONGEST_TRY_MS, tries } from "../support/tries.ts";
import { drawsFrom } from "./draws.ts";
import { CHANGES, type ChangeName, changeBoard } from "./random-changes.ts";

const SEED = Number(process.env.BOARDCAST_TEST_SEED ?? 20_261_117);
const RUNS = Number(process.env.BOARDCAST_TEST_RUNS ?? tries(6));

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

const EVENTS = '"events":[';
const NEXT = '],"next":';

/** The text of all events, page by page, in both directions, of the whole log and of parts of it. */
async function listedOf(boardId: string): Promise<string[]> {
  const { seq, columns } = await alice.getBoard({ board_id: boardId });
  const card = columns.flatMap(({ cards }) => cards)[0]?.id ?? boardId;
  const filters = ["", `&card_id=${card}`, `&user_id=${bob.id}`, "&type=card.*", "&type=card.moved"];
  const texts: string[] = [];
  for (const filter of filters)
    for (const limit of [7, 1000])
      for (const direction of ["since", "before"]) {
        let at: number | null = direction === "since" ? 0 : seq + 1;
        // A page ends early where its events are in many packs.
        const listed: string[] = [];
        while (at !== null) {
          const path: string = `/boards/${boardId}/events?${direction}=${at}&limit=${limit}${filter}`;
          const answer = await fetch(service.url + path, {
            headers: { authorization: `Bearer ${alice.token}` },
          });
          expect(answer.status).toBe(200);
          const text: string = await answer.text();
          listed.push(text.slice(text.indexOf(EVENTS) + EVENTS.length, text.lastIndexOf(NEXT)));
          ({ next: at } = JSON.parse(text) as { next: number | null });
        }
        texts.push(listed.filter((page) => page !== "").join(","));
      }
  return texts;
}

/** What a connection is told that resumes from each of some numbers. */
async function resumed(boardId: string): Promise<unknown[]> {
  const { seq } = await alice.getBoard({ board_id: boardId });
  const told: unknown[] = [];
  for (const since of [0, 1, Math.floor(seq / 2), seq - 1]) {
    const listener = new Listener(service.url, boardId, { token: alice.token, since });
    await listener.sees("ready");
    told.push(listener.messages.filter(({ type }) => type !== "user_joined"));
    listener.close();
    await listener.closed;
  }
  return told;
}

/** Every message of a webhook that begins at the start of the log. */
async function delivered(boardId: string): Promise<NextMessage[]> {
  const read = createNextReader(service.app.db);
  const sent: NextMessage[] = [];
  const endpoint = {
    board_id: boardId,
    id: "",
    url: "",
    types: null,
    secret: "",
    generation: 0,
    attempts: 0,
  };
  for (let cursor = 0; ; ) {
    const next = await read({ ...endpoint, cursor } as never, new Date(0));
    if ("skipTo" in next) return sent;
    sent.push(...next.messages);
    cursor = next.messages.at(-1)!.seq;
  }
}

async function everyState(boardId: string): Promise<string[]> {
  const { seq } = await alice.getBoard({ board_id: boardId });
  const states: string[] = [];
  for (let at = 0; at <= seq; at++) {
    const { body, status } = await service.send("GET", `/boards/${boardId}?at=${at}`, { token: alice.token });
    expect(status).toBe(200);
    states.push(JSON.stringify(body));
  }
  return states;
}

/** What folds the log: checkpoints, and an instance whose cached board is behind. */
async function folded(boardId: string, since: BoardPoint): Promise<unknown> {
  const { db } = service.app;
  const { seq } = await alice.getBoard({ board_id: boardId });
  const from = await readCheckpoint(db, boardId, (await checkpointBefore(db, boardId, 0))!);
  return { moment: await foldTo(db, from!, seq), steps: await boardSource(db, boardId).since(since) };
}

async function answers(boardId: string, since: BoardPoint) {
  const history = await alice.exportBoard({ board_id: boardId, history: "true" });
  const { events } = await readArchive(await history.bytes());
  return {
    listed: await listedOf(boardId),
    resumed: await resumed(boardId),
    delivered: await delivered(boardId),
    states: await everyState(boardId),
    folded: await folded(boardId, since),
    exported: events,
  };
}

const numbers = fc.array(fc.noBias(fc.nat({ max: 9_999 })), { minLength: 8, maxLength: 8 });
/** A profile is read as it is now, and a connection that resumes ends where its board was deleted. */
const LEFT_OUT: ChangeName[] = ["rename", "deleteAndRestore", "createMany"];
const names = (Object.keys(CHANGES) as ChangeName[]).filter((name) => !LEFT_OUT.includes(name));
const change = fc.record({ name: fc.constantFrom(...names), numbers });

test(
  "HISTORY-1: events, resumed connections, webhooks, exports and every state are the same when the log is packed",
  async () => {
    const property = fc.asyncProperty(
      fc.array(change, { minLength: 30, maxLength: 80, size: "max" }),
      fc.constantFrom(1, 4, 250),
      async (changes, size) => {
        const { board_id, column_id } = await boardOf(alice, bob);
        await fullCard({ owner: alice, member: bob }, { board_id, column_id, title: "Full" });
        const { db } = service.app;
        const [point] = (await db.read({ version: versionRow(board_id) })).version;
        for (const { name, numbers: drawn } of changes)
          await changeBoard(name, { board_id, people: [alice, bob], draws: drawsFrom(drawn) });
        // What the clock notices is a commit without an event, after which no steps lead to the board.
        await db.write([
          sql`UPDATE cards SET due_soon_for = due_at, overdue_for = due_at WHERE board_id = ${board_id}`,
        ]);
        const before = await answers(board_id, point!);
        const middle = before.delivered[Math.floor(before.delivered.length / 2)]!;
        // Half of it first: then some of the events have their data, and some do not.
        await packAll(db, board_id, size, middle.happenedAt!);
        expect(await answers(board_id, point!)).toEqual(before);
        await packAll(db, board_id, size);
        expect(await answers(board_id, point!)).toEqual(before);
        const { packs, packed } = await packsOf(db, board_id);
        expect(packs.at(-1)![1]).toBe(before.states.length - 1);
        expect(packed).toBeGreaterThan(10);
      },
    );
    await fc.assert(property, { seed: SEED, numRuns: RUNS, endOnFailure: true });
  },
  LONGEST_TRY_MS * RUNS,
);
