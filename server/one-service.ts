/**
 * A SQLite database has one service: a second one would not see the first one's changes in its caches, and its clients
 * would miss events. On PostgreSQL instances tell each other.
 */
import { accessSync, constants, existsSync } from "node:fs";
import { dirname } from "node:path";
import { type Config, ConfigError, sqliteFile } from "./config.ts";
import { enterAsService } from "./platform/db/sqlite/file-lock.ts";
import type { Log } from "./platform/observability/log.ts";
import { makePrivateFolder } from "./platform/util/private-files.ts";
import { messageOf } from "./platform/util/unknown-value.ts";

/** A service that was told to stop needs up to 16 seconds to drain; the one that replaces it may be started before. */
const HANDOVER_MS = 20_000;
const LOOK_MS = 100;

/** Resolves with a function that lets the next service in; the end of the process does the same. */
export async function becomeOnlyService(config: Config, log: Log, waitMs = HANDOVER_MS): Promise<() => void> {
  if (config.DATABASE_URL) return () => {};
  const file = sqliteFile(config);
  makePrivateFolder(dirname(file));
  requireWritable(file);
  const untilMs = performance.now() + waitMs;
  for (let looks = 0; ; looks++) {
    const entered = enterAsService(file);
    if (typeof entered === "function") return entered;
    if (performance.now() > untilMs) throw new Error(refusal(file, entered));
    if (looks === 0) log.warn("waiting for the database, which is in use", { file, by: entered });
    await Bun.sleep(LOOK_MS);
  }
}

/** Open files that could not be written at first cannot be written later, either: the service would not recover. */
export function requireWritable(file: string): void {
  for (const path of [dirname(file), file, `${file}-wal`, `${file}-shm`]) {
    if (!existsSync(path)) continue;
    try {
      accessSync(path, constants.R_OK | constants.W_OK);
    } catch (error) {
      throw new ConfigError(`${path} cannot be read and written by this user: ${messageOf(error)}`, {
        cause: error,
      });
    }
  }
}

function refusal(file: string, by: "another service" | "a restore"): string {
  if (by === "a restore") return `${file} is being restored from a backup; start again when that is done`;
  return (
    `${file} is in use by another service. Stop that one first, or give this one its own DATA_DIR. ` +
    "Several processes on one database need PostgreSQL: set DATABASE_URL."
  );
}
