/**
 * Removes objects that nobody has: of attachments that were deleted, alone or with their card, column or board, and
 * of uploads that came to nothing. The database lists them, so that none is forgotten while the storage is out of
 * reach. Any number of instances may do it at once. All objects are looked at, in small steps, because what is gone with
 * its board leaves no mark.
 */
import type { Context } from "../platform/core/context.ts";
import { repeat } from "../platform/scheduling/repeat.ts";
import { FIRST_ID } from "../platform/util/ids.ts";
import { claimPending, forgetObject, type ListedObject, objectsAfter, type StoredObject } from "./store.ts";

const INTERVAL_MS = 60_000;
/** An upload that is older than this is over. */
const UPLOAD_MS = 900_000;
const PAGE = 500;
const AT_ONCE = 20;
const BEFORE_ALL: StoredObject = { board_id: FIRST_ID, object_key: "" };

type Parts = Pick<Context, "db" | "storage" | "objects">;

export function startObjectRemoval(context: Context): () => void {
  return repeat(
    INTERVAL_MS,
    async () => {
      await removeUnownedObjects(context);
    },
    (error) =>
      context.log.warn("unused objects could not be removed; trying again later", { reason: String(error) }),
  );
}

/** How many were removed. */
export async function removeUnownedObjects(
  { db, storage, objects }: Parts,
  now = new Date(),
): Promise<number> {
  if (!objects) return 0;
  const before = new Date(now.getTime() - UPLOAD_MS).toISOString();
  await storage.write([claimPending({ before })]);
  let removed = 0;
  for (let last: StoredObject | undefined = BEFORE_ALL; last; ) {
    const { page }: { page: ListedObject[] } = await db.read({ page: objectsAfter(last, before, PAGE) });
    const unowned = page.filter(({ is_unowned }) => is_unowned);
    while (unowned.length > 0) {
      const some = unowned.splice(0, AT_ONCE);
      const tries = await Promise.allSettled(some.map(({ object_key }) => objects.remove(object_key)));
      const gone = some.filter((_, index) => tries[index]?.status === "fulfilled");
      if (gone.length > 0) await storage.write(gone.flatMap(forgetObject));
      removed += gone.length;
      for (const attempt of tries) if (attempt.status === "rejected") throw attempt.reason;
    }
    last = page.length < PAGE ? undefined : page.at(-1);
    // Others have their turn.
    await Bun.sleep(1);
  }
  return removed;
}
