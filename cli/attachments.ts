/** boardcast attachments …: where their bytes are stored, for operators. */

import { moveAttachments, type Progress } from "../server/attachments/move.ts";
import { ConfigError, readConfig } from "../server/config.ts";
import { createLog } from "../server/platform/observability/log.ts";
import { openObjectStore } from "../server/platform/storage/object-store.ts";
import { parseArguments } from "./arguments.ts";
import { openExistingDb } from "./existing-db.ts";
import { print, printError } from "./output.ts";

const PRINT_EVERY_MS = 1000;

export async function attachmentsCommand(args: string[]): Promise<void> {
  const { settings, positionals, text } = parseArguments(args, { text: ["to"] });
  if (positionals.join(" ") !== "move")
    throw new ConfigError("attachments takes move --to s3 or move --to database");
  const to = text("to");
  if (to !== "s3" && to !== "database") throw new ConfigError("--to must be s3 or database");
  const config = readConfig(process.env, settings);
  const log = createLog({ level: "warn", format: "text" });
  const objects = openObjectStore(config, log);
  if (!objects) throw new ConfigError("S3_BUCKET is not set: it says where the object storage is");
  const db = await openExistingDb(config);
  let printedMs = Date.now();
  try {
    const done = await moveAttachments({ db, storage: db, log, objects }, to, {
      moved(progress) {
        if (Date.now() - printedMs < PRINT_EVERY_MS) return;
        printedMs = Date.now();
        print(describe(progress));
      },
      left: (message) => printError(message),
    });
    const place = to === "s3" ? "object storage" : "the database";
    print(`${describe(done)}${done.left > 0 ? "" : `; all attachments are in ${place}`}`);
    if (done.left > 0)
      throw new Error(`${done.left} ${done.left === 1 ? "attachment was" : "attachments were"} not moved`);
  } finally {
    await db.close();
  }
}

function describe({ moved, bytes, total }: Progress): string {
  return `Moved ${moved} of ${total.count} attachments, ${bytes} of ${total.bytes} bytes`;
}
