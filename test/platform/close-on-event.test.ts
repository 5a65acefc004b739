/** What the removal of a member does to their connections, those that are still being let in too. */
import { expect, test } from "bun:test";
import { CLOSE } from "../../contract/socket.ts";
import { closeConnections } from "../../server/platform/live/connections/close-on-event.ts";
import type { Connection } from "../../server/platform/live/connections/connection.ts";
import { type AdmitContext, admit } from "../../server/platform/live/hub/admit.ts";
import type { Channel } from "../../server/platform/live/hub/channel.ts";

const content = { type: "board.member_removed", data: { user_id: "bob" }, seq: 7 };
const removal = { seq: 7, type: content.type, createdAt: "", text: JSON.stringify(content) };

function afterRemoval(userId: string, memberSeq: number, isListening = true) {
  const seen = { closed: null as number | null, removedSeq: -1 };
  const connection = Object.assign(seen, {
    session: { userId },
    memberSeq,
    isListening,
    isPlain: false,
    close(code: number) {
      seen.closed = code;
    },
  }) as unknown as Connection;
  closeConnections(removal, [connection]);
  return { closed: seen.closed, removedSeq: seen.removedSeq };
}

function closedWith(userId: string, memberSeq: number, isListening = true): number | null {
  return afterRemoval(userId, memberSeq, isListening).closed;
}

test("a member's connection is closed for good", () => {
  expect(closedWith("bob", 6)).toBe(CLOSE.refused);
});

test("one that is still sent what it missed is closed by the log, in its turn", () => {
  expect(closedWith("bob", 6, false)).toBe(null);
});

test("one that was let in after the removal stays: they are a member again", () => {
  expect(closedWith("bob", 7)).toBe(null);
});

test("one that is still being admitted stays for now: they may be a member again by then", () => {
  expect(afterRemoval("bob", -1, false)).toEqual({ closed: null, removedSeq: 7 });
  expect(afterRemoval("carol", -1, false)).toEqual({ closed: null, removedSeq: -1 });
});

test("connections of others stay", () => {
  expect(closedWith("carol", 6)).toBe(null);
});

test("where nobody is connected, an event is not even decoded", () => {
  const change = { seq: 7, type: "board.updated", createdAt: "", text: "not read" };
  expect(closeConnections(change, [])).toBe("some");
});

test("one that is admitted with the board as it was before the removal has to reconnect", async () => {
  expect(await admitted({ removedSeq: 7, seq: 6 })).toEqual([CLOSE.restarting]);
});

test("one that is admitted with the board as it is after the removal stays: they are a member again", async () => {
  expect(await admitted({ removedSeq: 7, seq: 7 })).toEqual([]);
});

/** How a connection is closed that hears of a removal while a board at `seq` is being read for it. */
async function admitted({ removedSeq, seq }: { removedSeq: number; seq: number }): Promise<number[]> {
  const closed: number[] = [];
  const connection = {
    isOpen: true,
    isPlain: true,
    removedSeq: -1,
    close: (code: number) => closed.push(code),
  } as unknown as Connection;
  const context = {
    async authorize() {
      connection.removedSeq = removedSeq;
      return { caller: { username: "bob" }, board: { role: "member", seq } };
    },
    backfill: { sent() {} },
  } as unknown as AdmitContext;
  const plainFeed = { startAt() {}, admit: async () => {} };
  const channel = { head: null, startedAt: seq, lastSent: seq, start() {}, plainFeed } as unknown as Channel;
  expect(await admit(context, channel, connection)).toBe(closed.length === 0);
  return closed;
}
