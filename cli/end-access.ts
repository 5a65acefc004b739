/** boardcast end-access: for a restored or copied database, in which access that was ended since is back. */
import { readConfig } from "../server/config.ts";
import { dropUnsent } from "../server/mail/queue-store.ts";
import { sql } from "../server/platform/db/sql.ts";
import { endAllShares } from "../server/shares/store.ts";
import { endStandingAccess } from "../server/users/standing-access.ts";
import { disableAllWebhooks } from "../server/webhooks/store.ts";
import { parseSettings } from "./arguments.ts";
import { nameOfDb, openExistingDb } from "./existing-db.ts";
import { print } from "./output.ts";

export async function endAccessCommand(args: string[]): Promise<void> {
  const config = readConfig(process.env, parseSettings("end-access", args));
  const db = await openExistingDb(config);
  const ended = [...endStandingAccess(sql`1 = 1`), endAllShares(), disableAllWebhooks()] as const;
  const [unsent] = await db.write([...dropUnsent(), ...ended] as const).finally(() => db.close());
  print(
    `${nameOfDb(config)}: all API tokens are deleted, all public links have ended, all calendars have new addresses, ` +
      `all webhooks are disabled, and mails that were not sent yet are deleted (${unsent.length}). ` +
      "Only a new JWT_SECRET ends sessions.",
  );
}
