/** Config, app, listen, and an orderly end on a signal. */
import { startApp } from "./app.ts";
import { type Config, SECRET_PLACEHOLDER } from "./config.ts";

export async function serve(config: Config): Promise<void> {
  const app = await startApp(config);
  const { log } = app.context;
  log.info("listening", { url: app.url, database: app.context.db.kind, environment: config.ENVIRONMENT });
  if (config.JWT_SECRET === SECRET_PLACEHOLDER) {
    log.info("no JWT_SECRET is set; tokens are signed with the one kept in the data folder");
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, async () => {
      log.info("stopping", { signal });
      await app.drain();
      process.exit(0);
    });
  }
}
