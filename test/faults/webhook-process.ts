/**
 * A service in a process of its own, to be killed while it sends webhooks: says its address. Each line that it is told is
 * a number of milliseconds by which its clock is wrong from then on.
 */
import { startApp } from "../../server/app.ts";
import type { Config } from "../../server/config.ts";

const RealDate = Date;
let wrongBy = 0;
globalThis.Date = new Proxy(RealDate, {
  construct: (Real, args) =>
    // Without arguments it is the time now; with arguments, whatever Date accepts.
    Reflect.construct(Real, args.length > 0 ? args : [RealDate.now() + wrongBy]),
  get: (Real, name) => (name === "now" ? () => RealDate.now() + wrongBy : Reflect.get(Real, name)),
});

const { config, secondMs }: { config: Config; secondMs: number } = JSON.parse(
  process.env.WEBHOOK_TEST_CONFIG ?? "",
);
const app = await startApp({ ...config, LOG_LEVEL: "silent" }, { secondMs });
process.once("SIGTERM", () => void app.stop().then(() => process.exit(0)));
console.log(app.url);
for await (const line of console) wrongBy = Number(line);
