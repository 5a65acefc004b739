/** A service in a process of its own, to be killed: says its address, and works by the clock when it is told the time. */
import { startApp } from "../../server/app.ts";
import { CLOCK_TASKS } from "../../server/clock.ts";
import type { Config } from "../../server/config.ts";
import { runClock } from "../../server/platform/core/clock.ts";

const config: Config = JSON.parse(process.env.CLOCK_TEST_CONFIG ?? "");
const app = await startApp({ ...config, LOG_LEVEL: "silent" });
console.log(app.url);
for await (const line of console) {
  const now = new Date(line);
  await runClock(app.context, CLOCK_TASKS, { now: () => now });
}
