/** Starts the service, and shuts it down on a signal. */
import { logOf, startApp } from "./app.ts";
import { SECRET_PLACEHOLDER } from "./config/checks.ts";
import { warnOfMisspelt } from "./config/misspelt.ts";
import type { Config } from "./config.ts";
import { explainedListenError } from "./listen-error.ts";
import { becomeOnlyService } from "./one-service.ts";

export async function serve(config: Config): Promise<void> {
  warnOfMisspelt(process.env, logOf(config));
  await run(config, { sharePort: false, signals: ["SIGINT", "SIGTERM"] });
}

/** One of several processes on one port; stops when its supervisor says so, or dies. */
export async function serveAsWorker(config: Config): Promise<void> {
  // Ctrl-C in a terminal reaches the whole process group; the supervisor turns it into SIGTERM.
  process.on("SIGINT", () => {});
  // While it waits for its database there is nothing to drain.
  let end: (reason: string) => Promise<void> = async () => process.exit(1);
  process.once("disconnect", () => end("the supervisor has died"));
  end = await run(config, { sharePort: true, signals: ["SIGTERM"] });
  process.send?.("listening");
}

async function run(
  config: Config,
  { sharePort, signals }: { sharePort: boolean; signals: NodeJS.Signals[] },
): Promise<(reason: string) => Promise<void>> {
  const log = logOf(config);
  const leave = await becomeOnlyService(config, log);
  const app = await startApp(config, { sharePort, log }).catch((error) => {
    throw explainedListenError(error, config);
  });
  log.info("listening", { url: app.url, database: app.context.db.kind, environment: config.ENVIRONMENT });
  if (config.JWT_SECRET === SECRET_PLACEHOLDER) {
    log.info("JWT_SECRET is not set; signing tokens with the secret stored in the data folder");
  }
  let ending = false;
  async function end(signal: string): Promise<void> {
    if (ending) return;
    ending = true;
    log.info("stopping", { signal });
    await app.drain();
    leave();
    process.exit(0);
  }
  for (const signal of signals) process.once(signal, () => end(signal));
  return end;
}
