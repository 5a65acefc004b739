import { expect, test } from "bun:test";
import { Channel } from "../../server/platform/live/hub/channel.ts";

test("a gap before more events than can wait is filled all the same", () => {
  const sent: string[] = [];
  const channel = new Channel("board", (text) => sent.push(text));
  channel.start(0);
  const numbers = Array.from({ length: 1500 }, (_, index) => index + 1);
  for (const seq of numbers.slice(1)) channel.receive({ seq, text: String(seq) });
  expect(sent).toEqual([]);
  for (const seq of numbers) channel.receive({ seq, text: String(seq) });
  expect(sent).toEqual(numbers.map(String));
});

test("an event of another version, with a field more, is the same event; one of another time is not", () => {
  const channel = new Channel("board", () => {});
  channel.start(0);
  const at = (time: string, more = "") => ({
    seq: 1,
    text: `{"type":"card.updated","data":{},"user_id":null,"timestamp":"${time}","version":"1.0"${more},"seq":1}`,
  });
  channel.receive(at("2026-01-31T12:00:00.000Z"));
  expect(channel.contradicts(at("2026-01-31T12:00:00.000Z", ',"key":"k"'))).toBe(false);
  expect(channel.contradicts(at("2026-01-31T12:00:00.001Z"))).toBe(true);
});
