/**
 * Sockets in a process of their own, to be stopped by a signal: argv is url, board, token, since, how many.
 * Says "ready"; then takes the last number from its input, catches up, and says what became of the sockets.
 */
import { Subscriber } from "./subscriber.ts";

const [url, boardId, token, since, count] = process.argv.slice(2) as [string, string, string, string, string];
const options = { boardId, token, since: Number(since), url: () => url };
const subscribers = Array.from(
  { length: Number(count) },
  (_, index) => new Subscriber({ ...options, name: `stalled ${index}` }),
);
while (!subscribers.every(({ isReady }) => isReady)) await Bun.sleep(20);
console.log("ready");
for await (const line of console) {
  const end = Number(line);
  const deadline = Date.now() + 60_000;
  while (!subscribers.every(({ seq }) => seq >= end) && Date.now() < deadline) await Bun.sleep(20);
  const cut = subscribers.filter(({ closes }) => closes.length > 0).length;
  const isContiguous = ({ received, since }: Subscriber) =>
    received.every(({ seq }, index) => seq === since + index + 1);
  const wrong = subscribers.filter((one) => one.seq < end || !isContiguous(one) || one.resyncs > 0).length;
  console.log(`cut=${cut} wrong=${wrong}`);
}
