/** Loads the library for agents, in a process that has not loaded it yet, and says how its turns of the event loop went. */
import "../../server/app.ts";
import { createMcpLater } from "../../server/mcp/load.ts";
import { nextTurn } from "../../server/platform/scheduling/next-turn.ts";

/** Of processor time of the thread, which a busy machine does not lengthen as it does the time that passes. */
export interface Turns {
  longestMs: number;
  allMs: number;
}

const turns: Turns = { longestMs: 0, allMs: 0 };
let isLoaded = false;
// Once it is loaded, there is nothing in this call that it could answer.
const loading = createMcpLater({} as never)({} as never).catch(() => {
  isLoaded = true;
});
while (!isLoaded) {
  const before = process.threadCpuUsage();
  await nextTurn();
  const { user, system } = process.threadCpuUsage(before);
  const tookMs = (user + system) / 1000;
  turns.longestMs = Math.max(turns.longestMs, tookMs);
  turns.allMs += tookMs;
}
await loading;
console.log(JSON.stringify(turns));
