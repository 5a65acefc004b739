/**
 * One round of load in a process of its own, so that all its connections end with it: argv is how long in seconds,
 * how much of everything, and the addresses. Prints as JSON what was done, and what is left: boards that nobody watches.
 */
import { setScene, type Tally } from "./people.ts";
import { largeEvents, neverReading, socketVisits, streamVisits } from "./watchers.ts";
import { abortedRequests, cardWork, logins, reading, shortLivedBoards, uploads } from "./workers.ts";

export interface Left {
  tally: Tally;
  boards: string[];
  /** Of their owner. */
  token: string;
}

const [seconds, share, ...urls] = process.argv.slice(2) as [string, string, ...string[]];
const { scene, tally, end } = await setScene(urls, { people: atLeast(3, 8), boards: atLeast(3, 10) });
const heavy = scene.boards.pop()!;

/** How many of each, at full load. */
const CAST: [number, () => Promise<void>][] = [
  [200, () => socketVisits(scene)],
  [100, () => streamVisits(scene)],
  [10, () => neverReading(scene, heavy)],
  [1, () => largeEvents(scene, heavy)],
  [4, () => cardWork(scene)],
  [4, () => reading(scene)],
  [2, () => uploads(scene)],
  [1, () => logins(scene)],
  [2, () => shortLivedBoards(scene)],
  [6, () => abortedRequests(scene)],
];

function atLeast(few: number, many: number): number {
  return Math.max(few, Math.ceil(many * Number(share)));
}

const busy = CAST.flatMap(([count, play]) => Array.from({ length: Math.ceil(count * Number(share)) }, play));
await Bun.sleep(Number(seconds) * 1000);
end();
await Promise.all(busy);
const left: Left = {
  tally,
  boards: [...scene.boards, heavy].map(({ board_id }) => board_id),
  token: scene.people[0]!.token,
};
console.log(JSON.stringify(left));
process.exit(0);
