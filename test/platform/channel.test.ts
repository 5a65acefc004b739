import { expect, test } from "bun:test";
import { Channel } from "../../server/platform/live/channel.ts";

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
