/** An older database is put in place under a running service: a board's number goes back. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "../../server/platform/db/sql.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { Listener } from "./listener.ts";

let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService({ skipLogCheck: true });
  alice = await service.person("alice");
});
afterAll(() => service.stop());

const HEAD = 10;

/** A board at number 10, a resuming listener on it, and then the board as it was at `seq`. */
async function restoredTo(seq: number) {
  const { board_id, column_id } = await boardOf(alice);
  for (let i = 1; i < HEAD; i++) await alice.updateColumn({ column_id, title: `Title ${i}` });
  const listener = new Listener(service.url, board_id, { token: alice.token, since: HEAD });
  await listener.sees("user_joined");
  await service.app.context.db.write([
    sql`DELETE FROM board_events WHERE board_id = ${board_id} AND seq > ${seq}`,
    sql`UPDATE boards SET seq = ${seq}, revision = revision + 1 WHERE id = ${board_id}`,
  ]);
  const lookNow = () => service.app.context.live.hub.checkHeadsNow();
  return { board_id, column_id, listener, lookNow };
}

const afterArrival = ({ messages }: Listener) =>
  messages.slice(messages.findIndex(({ type }) => type === "user_joined") + 1);

test("those who resumed are told to start over, then get what happens from there", async () => {
  const { board_id, column_id, listener, lookNow } = await restoredTo(6);
  lookNow();
  expect(await listener.sees("resync")).toEqual({ type: "resync", reason: "ahead" });
  await alice.createCard({ board_id, column_id, title: "Again" });
  await listener.sees("card.created");
  expect(afterArrival(listener).map(({ type, seq }) => [type, seq])).toEqual([
    ["resync", undefined],
    ["card.created", 7],
  ]);
});

test("a change before anybody noticed does not hide it", async () => {
  const { board_id, column_id, listener, lookNow } = await restoredTo(6);
  await alice.createCard({ board_id, column_id, title: "Unseen" });
  lookNow();
  expect(await listener.sees("resync")).toEqual({ type: "resync", reason: "ahead" });
  await alice.updateBoard({ board_id, title: "Seen" });
  expect(await listener.sees("board.updated")).toMatchObject({ seq: 8 });
  expect(afterArrival(listener).map(({ type }) => type)).toEqual(["resync", "board.updated"]);
});

test("who comes with a number from before is told to start over", async () => {
  const { board_id } = await restoredTo(6);
  const late = new Listener(service.url, board_id, { token: alice.token, since: HEAD });
  expect(await late.sees("resync")).toEqual({ type: "resync", reason: "ahead" });
});

test("who comes with a number that still holds loses nothing", async () => {
  const { board_id, column_id } = await restoredTo(6);
  const late = new Listener(service.url, board_id, { token: alice.token, since: 4 });
  await late.sees("user_joined");
  await alice.createCard({ board_id, column_id, title: "Next" });
  await late.sees("card.created");
  const { messages } = late;
  const restart = messages.findLastIndex(({ type }) => type === "resync" || type === "ready");
  const { seq } = messages[restart];
  expect(seq).toBe(6);
  expect(late.events.at(-1)!.seq).toBe(7);
});
