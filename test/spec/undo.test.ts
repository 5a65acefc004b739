/** Undo: UNDO-1 to UNDO-14. One test per event kind is in undo-kinds.test.ts. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { ApiError } from "../../client/http.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";

let service: Service;
let alice: Person;
let bob: Person;
let carol: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
  carol = await service.person("carol");
});
afterAll(() => service.stop());

const head = async (board_id: string) => (await alice.getBoard({ board_id })).seq;

/** The body of a refused call, with its status. */
async function refusedWith(call: Promise<unknown>): Promise<object> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, ...error.body };
    throw error;
  }
  throw new Error("the call should have been refused");
}

/** The columns of a board, without times. */
async function columnsOf(board_id: string) {
  const { columns } = await alice.getBoard({ board_id });
  return columns.map(({ cards, ...column }) => ({
    ...column,
    cards: cards.map(({ updated_at: _, ...card }) => card),
  }));
}

test("UNDO-1: a change is taken back by a new one, whose events say what they undo", async () => {
  const { board_id, column_id } = await boardOf(alice, bob);
  const card = await bob.createCard({ board_id, column_id, title: "Before" });
  await bob.updateCard({ card_id: card.id, title: "After" });
  const seq = await head(board_id);
  expect(await bob.undo({ board_id, seq })).toEqual({
    events: [{ seq: seq + 1, type: "card.updated", undoes: seq }],
  });
  const event = (await service.events(alice, board_id)).at(-1)!;
  const now = await bob.getCard({ card_id: card.id });
  expect(now).toEqual({ ...card, updated_at: expect.any(String) });
  expect(event).toEqual({
    type: "card.updated",
    data: now,
    previous: { title: "After", updated_at: expect.any(String) },
    user_id: bob.id,
    timestamp: now.updated_at,
    version: "1.0",
    board_id,
    seq: seq + 1,
    undoes: seq,
  });
});

test("UNDO-8: a moved card", async () => {
  const { board_id, column_id } = await boardOf(alice, bob);
  const done = await alice.createColumn({ board_id, title: "Done" });
  const cards = [];
  for (const title of ["a", "b", "c"]) cards.push(await alice.createCard({ board_id, column_id, title }));
  for (const card of cards) {
    const before = await columnsOf(board_id);
    await alice.moveCard({ card_id: card.id, column_id: done.id, position: 0 });
    const after = await columnsOf(board_id);
    const seq = await head(board_id);
    await alice.undo({ board_id, seq });
    expect(await columnsOf(board_id)).toEqual(before);
    await alice.undo({ board_id, seq: seq + 1 });
    expect(await columnsOf(board_id)).toEqual(after);
    await alice.undo({ board_id, seq });
    expect(await columnsOf(board_id)).toEqual(before);
  }
});

test("UNDO-5: refused", async () => {
  const { board_id, column_id } = await boardOf(alice, bob, carol);
  const { id: card_id } = await alice.createCard({ board_id, column_id, title: "Before" });
  await bob.updateCard({ card_id, title: "After" });
  const seq = await head(board_id);
  await carol.updateCard({ card_id, description: "Text" });
  await carol.updateCard({ card_id, title: "Later" });
  const later = await head(board_id);
  await carol.updateCard({ card_id, description: "More" });
  expect(await refusedWith(bob.undo({ board_id, seq }))).toEqual({
    status: 409,
    detail: `This has been changed since, by ${carol.me.username}.`,
    by: carol.me,
    seq: later,
  });
});
