/** boardcast reindex: the search index is compared with the boards and corrected. */
import { readConfig } from "../server/config.ts";
import { type Progress, reindex } from "../server/search/reindex/reindex.ts";
import { parseSettings } from "./arguments.ts";
import { nameOfDb, openExistingDb } from "./existing-db.ts";
import { print } from "./output.ts";

const PRINT_EVERY_MS = 1000;

export async function reindexCommand(args: string[]): Promise<void> {
  const config = readConfig(process.env, parseSettings("reindex", args));
  const db = await openExistingDb(config);
  let printedMs = Date.now();
  try {
    const done = await reindex(db, (progress) => {
      if (Date.now() - printedMs < PRINT_EVERY_MS) return;
      printedMs = Date.now();
      print(describe(progress));
    });
    print(`${describe(done)}; the search index of ${nameOfDb(config)} is complete`);
  } finally {
    await db.close();
  }
}

function describe({ cards, comments, corrected }: Progress): string {
  return `Checked ${cards} cards and ${comments} comments, ${corrected} corrections`;
}
