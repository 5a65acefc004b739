/** What this browser has stored. */
import type { Page } from "playwright-core";
import { eventually } from "../live/eventually.ts";

/** The keys in one of the stores of the page's installation. */
export function keysIn(page: Page, store: string): Promise<string[][]> {
  return page.evaluate(async (name) => {
    const base = document.documentElement.dataset.base ?? "";
    const database = base === "" ? "boardcast" : `boardcast(${base})`;
    // Until then it may not exist, and opening it here would create an empty one.
    if (!(await indexedDB.databases()).some((each) => each.name === database)) return [];
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(database);
      request.onsuccess = () => resolve(request.result);
    });
    if (!db.objectStoreNames.contains(name)) {
      db.close();
      return [];
    }
    const keys = db.transaction(name).objectStore(name).getAllKeys();
    await new Promise<void>((resolve) => {
      keys.onsuccess = () => resolve();
    });
    db.close();
    return keys.result as string[][];
  }, store);
}

/** Waits for the copy of a board. */
export async function isKept(page: Page, boardId: string): Promise<void> {
  await eventually(
    async () => (await keysIn(page, "copies")).some(([, copied]) => copied === boardId),
    "the copy of the board",
  );
}
