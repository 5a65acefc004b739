/** boardcast resync-clients: for after an older state of the database was restored with other tools (pg_restore, cp). */
import { storeFirstCheckpoints } from "../server/boards/history/retention.ts";
import { readConfig } from "../server/config.ts";
import { jumpPast, numbersGivenOut } from "../server/platform/event-log/after-restore.ts";
import { parseSettings } from "./arguments.ts";
import { nameOfDb, openExistingDb } from "./existing-db.ts";
import { print } from "./output.ts";

export async function resyncClientsCommand(args: string[]): Promise<void> {
  const config = readConfig(process.env, parseSettings("resync-clients", args));
  const db = await openExistingDb(config);
  try {
    await db.write(jumpPast(numbersGivenOut()));
    await storeFirstCheckpoints(db);
  } finally {
    await db.close();
  }
  print(
    `${nameOfDb(config)}: every board has a new, empty event log, and clients will load their boards again. ` +
      "History (activity, undo, ?at=) starts over; a backup from before still has the old one.",
  );
}
