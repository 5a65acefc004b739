/** Pages with changes that the service does not have yet. */
import type { Page } from "playwright-core";
import { eventually } from "../live/eventually.ts";
import { keysIn } from "./stored.ts";

export async function write(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "Add a card to To do" }).click();
  await page.getByLabel("Title of a new card in To do").fill(title);
}

export async function add(page: Page, title: string): Promise<void> {
  await write(page, title);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
}

/** The parts of the page that are fetched when they are first needed. */
export async function openAnyCard(page: Page): Promise<void> {
  await page.getByRole("link", { name: "One" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
}

/** Waits until the one change that is not sent is stored. */
export async function isStored(page: Page): Promise<void> {
  await eventually(async () => (await keysIn(page, "changes")).length === 1, "the change is stored");
}

type Row = Record<string, unknown>;

/** What waits in the page's browser. */
export function stored(page: Page, store: "changes" | "files"): Promise<Row[]> {
  return change(page, store, {});
}

/** Changes what waits in the page's browser; returns it as it was. */
export function change(page: Page, store: "changes" | "files", fields: Row): Promise<Row[]> {
  return page.evaluate(
    async ([name, changed]) => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open("boardcast");
        request.onsuccess = () => resolve(request.result);
      });
      const transaction = db.transaction(name, "readwrite");
      const rows = transaction.objectStore(name);
      const all = rows.getAll();
      all.onsuccess = () => {
        for (const each of all.result) rows.put({ ...each, ...changed });
      };
      await new Promise<void>((resolve) => {
        transaction.oncomplete = () => resolve();
      });
      db.close();
      return all.result;
    },
    [store, fields] as const,
  );
}
