/** The pages of this browser told apart, and which of them live: each holds a lock of its name until it ends. */
import { withTimeout } from "../util/pause.ts";
import { randomId } from "../util/random-id.ts";

const PREFIX = "boardcast-page-";
/** Locks that are not told in time must not keep the app from starting. */
const PATIENCE_MS = 1000;

let live: ReadonlySet<string | undefined> = new Set();

/** The name of this page. */
export function enterPage(): string {
  const id = randomId();
  void navigator.locks?.request(PREFIX + id, () => new Promise(() => {})).catch(() => {});
  return id;
}

/** As last looked up. Without locks (plain HTTP from another machine) no other page is known to live. */
export function isPageLive(id: string): boolean {
  return live.has(PREFIX + id);
}

/** Looks up which pages live. */
export async function lookForPages(): Promise<void> {
  const { locks } = navigator;
  if (!locks) return;
  const found = await withTimeout(
    locks.query().catch(() => null),
    PATIENCE_MS,
  );
  if (found) live = new Set(found.held?.map(({ name }) => name));
}
