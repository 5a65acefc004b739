/** Changes that are made outside of their board, such as those on the list of one's cards. */
import { expect, test } from "bun:test";
import type { Operation } from "../../client/changes/operations.ts";
import { sendOrStore } from "../../web/board/outbox/send-or-store.ts";

const operation = { kind: "updateCard", input: { card_id: "c", is_complete: true } } as unknown as Operation;
const change = { operation, failure: "Not completed", board: { id: "b", title: "Board" }, userId: "u" };

function outboxWith(waiting: string[], isFull: boolean, log: string[]) {
  return {
    readUnsent: async () => waiting.map((boardId) => ({ boardId })) as never,
    storeUnsent: async () => {
      if (isFull) throw new Error("full");
      log.push("stored");
    },
    removeUnsent: async () => void log.push("removed"),
    announceUnsent: () => void log.push("announced"),
  } as never;
}

async function outcome(waiting: string[], isFull: boolean, send: () => Promise<unknown>) {
  const log: string[] = [];
  const sending = async () => {
    log.push("sent");
    await send();
  };
  const thrown = await sendOrStore(change, sending, outboxWith(waiting, isFull, log)).catch((error) => error);
  return { log, thrown };
}

const answered = async () => {};
const unreachable = async () => {
  throw new TypeError("fetch failed");
};

test("a change is stored, sent, and then removed from the outbox", async () => {
  expect(await outcome([], false, answered)).toEqual({
    log: ["stored", "sent", "removed"],
    thrown: undefined,
  });
});

test("behind others of its board it waits", async () => {
  expect(await outcome(["b"], false, answered)).toEqual({ log: ["stored", "announced"], thrown: undefined });
});

test("without an answer it waits", async () => {
  expect(await outcome([], false, unreachable)).toEqual({
    log: ["stored", "sent", "announced"],
    thrown: undefined,
  });
});

test("one that cannot be stored is sent at once, also when others of its board wait", async () => {
  expect(await outcome(["b"], true, answered)).toEqual({ log: ["sent", "removed"], thrown: undefined });
  const { log, thrown } = await outcome(["b"], true, unreachable);
  expect(log).toEqual(["sent", "removed"]);
  expect(thrown).toBeInstanceOf(TypeError);
});
