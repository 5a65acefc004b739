/**
 * npm run dev: the service during development. `bun --watch` restarts it when a file that it imports changes;
 * `--no-orphans` ends it together with npm, even while it waits for an error to be fixed. The web client is rebuilt
 * when its files change, and open pages load the new build. Accepts the settings of `serve`.
 */
import { parseSettings } from "../cli/arguments.ts";
import { logOf, startApp } from "../server/app.ts";
import { type Config, ConfigError, readConfig } from "../server/config.ts";
import { becomeOnlyService } from "../server/one-service.ts";
import { devWebPages } from "./dev-web.ts";

const config = readSettings();
const leave = await becomeOnlyService(config, logOf(config));
const app = await startApp(config, { web: devWebPages(config.BASE_PATH, console.log) });
console.log(app.url);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    // Without draining: a developer should not have to wait for open connections.
    await app.stop();
    leave();
    process.exit(0);
  });
}

function readSettings(): Config {
  try {
    return readConfig(process.env, parseSettings("npm run dev", process.argv.slice(2)));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
