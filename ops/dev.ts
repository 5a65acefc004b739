/**
 * npm run dev: the service with whatever changes while it runs. `bun --watch` restarts it when a file that it imports
 * changes, and `--no-orphans` ends it with npm, also while it waits for a mistake to be repaired; files of the web client
 * are bundled anew, and open pages show that. Takes the settings of `serve`.
 */
import { parseSettings } from "../cli/arguments.ts";
import { startApp } from "../server/app.ts";
import { type Config, ConfigError, readConfig } from "../server/config.ts";
import { devWebPages } from "./dev-web.ts";

const config = readSettings();
const app = await startApp(config, { web: devWebPages(console.log) });
console.log(app.url);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    // At once: whoever develops does not wait for pages to say goodbye.
    await app.stop();
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
