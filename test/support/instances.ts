/** More than one service on one database, and databases that nothing has touched yet. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "../../client/http.ts";
import { type App, startApp } from "../../server/app.ts";
import { type Config, readConfig } from "../../server/config.ts";
import type { Person } from "../harness.ts";
import { emptyDatabase } from "./database.ts";

/** The same configuration means the same database and the same signing secret. */
export function startInstance(config: Config): Promise<App> {
  return startApp({ ...config, LOG_LEVEL: "silent" });
}

/** The same person, calling that instance. */
export function through({ url }: App, { id, token, me }: Person): Person {
  return Object.assign(createClient({ baseUrl: url, token }), { id, token, me });
}

export interface EmptyStore {
  config: Config;
  remove(): Promise<void>;
}

/** An empty data folder and, on PostgreSQL, an empty database. */
export async function emptyStore(): Promise<EmptyStore> {
  const folder = await mkdtemp(join(tmpdir(), "boardcast-test-"));
  const database = process.env.BOARDCAST_TEST_DB === "postgres" ? await emptyDatabase() : undefined;
  const config = readConfig({ HOST: "127.0.0.1", PORT: "0", DATA_DIR: folder, DATABASE_URL: database?.url });
  return {
    config,
    async remove() {
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
