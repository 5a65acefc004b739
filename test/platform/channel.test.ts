import { expect, test } from "bun:test";
import type { EncodedEvent } from "../../server/platform/event-log/event-log.ts";
import { Channel } from "../../server/platform/live/hub/channel.ts";

function event(seq: number, createdAt: string, text = String(seq)): EncodedEvent {
  return { seq, type: "card.updated", createdAt, text };
}

test("a gap before more events than can wait is filled all the same", () => {
  const sent: string[] = [];
  const channel = new Channel("board", ({ text }) => sent.push(text));
  channel.start(0);
  const numbers = Array.from({ length: 1500 }, (_, index) => index + 1);
  for (const seq of numbers.slice(1)) channel.receive(event(seq, ""));
  expect(sent).toEqual([]);
  for (const seq of numbers) channel.receive(event(seq, ""));
  expect(sent).toEqual(numbers.map(String));
});

test("an event of another version, with a field more, is the same event; one of another time is not", () => {
  const channel = new Channel("board", () => {});
  channel.start(0);
  channel.receive(event(1, "2026-01-31T12:00:00.000Z"));
  expect(channel.contradicts(event(1, "2026-01-31T12:00:00.000Z", "with one more field"))).toBe(false);
  expect(channel.contradicts(event(1, "2026-01-31T12:00:00.001Z"))).toBe(true);
});
