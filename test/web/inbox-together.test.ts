/** Which entries of the inbox are told as one. */
import { expect, test } from "bun:test";
import type { Notification } from "../../contract/notifications.ts";
import { together } from "../../web/inbox/together.ts";

interface Given {
  kind?: Notification["kind"];
  card?: string | null;
  actor?: string;
  isRead?: boolean;
}

/** Numbers of entries that are told together, newest first. */
function numbers(...given: Given[]): string[][] {
  const items = given.map(({ kind = "mentioned", card = "a", actor = "bob", isRead = false }, index) => {
    const read_at = isRead ? "2026-01-01T00:00:00.000Z" : null;
    const about = { card: card && { id: card }, actor: { id: actor } };
    // Nothing else is looked at.
    return { id: String(index), kind, read_at, is_outdated: false, ...about } as unknown as Notification;
  });
  return together(items).map((fold) => fold.map(({ id }) => id));
}

test("what the same person says again and again on a card is one entry", () => {
  expect(numbers({}, {}, {})).toEqual([["0", "1", "2"]]);
  expect(numbers({ kind: "commented" }, { kind: "commented" })).toEqual([["0", "1"]]);
});

test("another person, card or kind, what was read and what is no talk is apart", () => {
  const others: Given[] = [{ actor: "eve" }, { card: "b" }, { kind: "commented" }, { isRead: true }];
  for (const other of others) expect(numbers({}, other, {})).toEqual([["0"], ["1"], ["2"]]);
  expect(numbers({ kind: "overdue" }, { kind: "overdue" })).toEqual([["0"], ["1"]]);
  expect(numbers({ card: null }, { card: null })).toEqual([["0"], ["1"]]);
});
