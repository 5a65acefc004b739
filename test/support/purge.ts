import { purgeBoards } from "../../server/boards/removal.ts";
import { emptyTrash } from "../../server/trash/purge.ts";
import type { Service } from "../harness.ts";

const DAY_MS = 86_400_000;

/** What housekeeping does about the trash, so many days from now. */
export async function purgeIn(days: number, { app: { db, context } }: Service): Promise<void> {
  const now = new Date(Date.now() + days * DAY_MS);
  await purgeBoards({ ...context, db }, now);
  await emptyTrash({ ...context, db }, now);
}
