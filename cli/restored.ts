/** boardcast restored: for those who put an older database in place with other tools (pg_restore, a file copy). */
import { openDb } from "../server/app.ts";
import { ConfigError, parseFlags, readConfig, refuseUnknownFlags } from "../server/config.ts";
import { jumpPast, numbersGivenOut } from "../server/platform/core/after-restore.ts";

export async function restoredCommand(args: string[]): Promise<void> {
  const { flags, rest } = parseFlags(args);
  refuseUnknownFlags(flags);
  if (rest.length > 0) throw new ConfigError(`restored takes only settings, not ${rest.join(" ")}`);
  const db = await openDb(readConfig(process.env, flags));
  try {
    await db.write(jumpPast(numbersGivenOut()));
  } finally {
    await db.close();
  }
  console.log("Every board starts a new event log; clients will take a new snapshot.");
}
