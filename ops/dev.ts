/**
 * npm run dev: the service with whatever changes while it runs. `bun --watch` restarts it when a file that it imports
 * changes; files of the web client are bundled anew, and open pages show that. Takes the settings of `serve`.
 */
import { endWithParent } from "../cli/parent.ts";
import { startApp } from "../server/app.ts";
import { parseFlags, readConfig, refuseUnknownFlags } from "../server/config.ts";
import { devWebPages } from "./dev-web.ts";

const { flags } = parseFlags(process.argv.slice(2));
refuseUnknownFlags(flags);
const config = readConfig(process.env, flags);
endWithParent(process.env);
const app = await startApp(config, { web: devWebPages(console.log) });
console.log(app.url);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    // At once: whoever develops does not wait for pages to say goodbye.
    await app.stop();
    process.exit(0);
  });
}
