/** What the removal of a member does to their connections, those that are still being let in too. */
import { expect, test } from "bun:test";
import { CLOSE } from "../../contract/socket.ts";
import { closeConnections } from "../../server/platform/live/connections/close-on-event.ts";
import type { Connection } from "../../server/platform/live/connections/connection.ts";

const content = { type: "board.member_removed", data: { user_id: "bob" }, seq: 7 };
const removal = { seq: 7, type: content.type, createdAt: "", text: JSON.stringify(content) };

function closedWith(userId: string, memberAt: number, isListening = true): number | null {
  let closed: number | null = null;
  const connection = {
    session: { userId },
    memberAt,
    isListening,
    isPlain: false,
    close(code: number) {
      closed = code;
    },
  } as unknown as Connection;
  closeConnections(removal, [connection]);
  return closed;
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

test("one that is still being let in has to ask again: they may be a member again", () => {
  expect(closedWith("bob", -1, false)).toBe(CLOSE.restarting);
});

test("connections of others stay", () => {
  expect(closedWith("carol", 6)).toBe(null);
});
