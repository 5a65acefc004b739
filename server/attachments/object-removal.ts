/**
 * Removes objects that nobody has: of attachments that were deleted, alone or with their card, column or board, and
 * of uploads that came to nothing. The database lists them, so that none is forgotten while the storage is out of
 * reach. Any number of instances may do it at once.
 */
import type { Context } from "../platform/core/context.ts";
import { claimPending, forgetObjects, unownedObjects } from "./store.ts";

const INTERVAL_MS = 60_000;
/** An upload that is older than this is over. */
const UPLOAD_MS = 900_000;
const AT_ONCE = 20;

type Parts = Pick<Context, "db" | "storage" | "objects">;

export function startObjectRemoval(context: Context): () => void {
  let running = false;
  const timer = setInterval(async () => {
    if (running) return;
    running = true;
    try {
      await removeUnownedObjects(context);
    } catch (error) {
      context.log.warn("objects were not removed", { reason: String(error) });
    } finally {
      running = false;
    }
  }, INTERVAL_MS);
  return () => clearInterval(timer);
}

/** How many were removed. */
export async function removeUnownedObjects(
  { db, storage, objects }: Parts,
  now = new Date(),
): Promise<number> {
  if (!objects) return 0;
  const before = new Date(now.getTime() - UPLOAD_MS).toISOString();
  await storage.write([claimPending({ before })]);
  for (let removed = 0; ; ) {
    const rows = (await db.read({ unowned: unownedObjects(before, AT_ONCE) })).unowned;
    if (rows.length === 0) return removed;
    const tries = await Promise.allSettled(rows.map(({ object_key }) => objects.remove(object_key)));
    const gone = rows.filter((_, index) => tries[index]?.status === "fulfilled");
    await storage.write(forgetObjects(gone.map(({ object_key }) => object_key)));
    removed += gone.length;
    for (const attempt of tries) if (attempt.status === "rejected") throw attempt.reason;
  }
}
