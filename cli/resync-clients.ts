/** boardcast resync-clients: for after an older state of the database was restored with other tools (pg_restore, cp). */
import { storeFirstCheckpoints } from "../server/boards/history/retention.ts";
import { readConfig } from "../server/config.ts";
import { openDb } from "../server/open-db.ts";
import { jumpPast, numbersGivenOut } from "../server/platform/event-log/after-restore.ts";
import { parseSettings } from "./arguments.ts";

export async function resyncClientsCommand(args: string[]): Promise<void> {
  const db = await openDb(readConfig(process.env, parseSettings("resync-clients", args)));
  try {
    await db.write(jumpPast(numbersGivenOut()));
    await storeFirstCheckpoints(db);
  } finally {
    await db.close();
  }
  console.log("Every board has a new event log; clients will load their boards again.");
}
