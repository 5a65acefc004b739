/** A service in a process of its own, to be killed while it sends mail: says its address. */
import { startApp } from "../../server/app.ts";
import type { Config } from "../../server/config.ts";

const { config, secondMs }: { config: Config; secondMs: number } = JSON.parse(
  process.env.MAIL_TEST_CONFIG ?? "",
);
const app = await startApp({ ...config, LOG_LEVEL: "silent" }, { secondMs });
console.log(app.url);
