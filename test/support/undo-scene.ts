/** A board of Alice's, and what is asked about it, for the tests of undoing. */
import { afterAll, beforeAll } from "bun:test";
import { ApiError } from "../../client/http.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";

export let service: Service;
export let alice: Person;
export let bob: Person;
export let carol: Person;
export let mallory: Person;

/** For all tests of a file. */
export function setUndoScene(): void {
  beforeAll(async () => {
    service = await startService({ settings: { MAX_LABELS_PER_BOARD: "3", MAX_ITEMS_PER_CHECKLIST: "3" } });
    [alice, bob, carol, mallory] = [
      await service.person("alice"),
      await service.person("bob"),
      await service.person("carol"),
      await service.person("mallory"),
    ];
  });
  afterAll(() => service.stop());
}

/** Alice owns it, Bob and Carol are members. */
export async function stage() {
  const { board_id, column_id } = await boardOf(alice, bob, carol);
  const { id: done_id } = await alice.createColumn({ board_id, title: "Done" });
  const { id: card_id } = await alice.createCard({ board_id, column_id, title: "Card" });
  return { board_id, column_id, done_id, card_id };
}

/** The number of the event that the call causes last. */
export async function seqOf(board_id: string, call: Promise<unknown>): Promise<number> {
  await call;
  return (await alice.getBoard({ board_id })).seq;
}

/** The body of a refused call, with its status. */
export async function refusedWith(call: Promise<unknown>): Promise<object> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, detail: error.detail, ...error.later };
    throw error;
  }
  throw new Error("the call should have been refused");
}

export const changedBy = ({ me }: Person, seq: number) => ({
  status: 409,
  detail: `This has been changed since, by ${me.username}.`,
  by: me,
  seq,
});

/** The board without its number and the times of changes. */
export async function contentOf(board_id: string): Promise<unknown> {
  const board = await alice.getBoard({ board_id });
  return JSON.parse(
    JSON.stringify(board, (key, value) => (["seq", "updated_at", "updated_by"].includes(key) ? null : value)),
  );
}

export async function titles(board_id: string, column_id: string): Promise<string[]> {
  const { columns } = await alice.getBoard({ board_id });
  return columns.find(({ id }) => id === column_id)!.cards.map(({ title }) => title);
}

export async function eventsFrom(board_id: string, seq: number) {
  return (await service.events(alice, board_id)).filter((event) => event.seq >= seq);
}
