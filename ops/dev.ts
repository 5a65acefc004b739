/**
 * npm run dev: the service with whatever changes while it runs. `bun --watch` restarts it when a file that it imports
 * changes, and `--no-orphans` ends it with npm, also while it waits for a mistake to be repaired; files of the web client
 * are bundled anew, and open pages show that. Takes the settings of `serve`.
 */
import { startApp } from "../server/app.ts";
import { type Config, ConfigError, parseFlags, readConfig, refuseUnknownFlags } from "../server/config.ts";
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
    const { flags, rest } = parseFlags(process.argv.slice(2));
    refuseUnknownFlags(flags);
    if (rest.length > 0) throw new ConfigError(`npm run dev takes only settings, not ${rest.join(" ")}`);
    return readConfig(process.env, flags);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
