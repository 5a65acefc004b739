/**
 * Local ids of things that are still being created, and the real ids once the service has responded. What is rendered
 * under its local id stays the same element (see keyOf), so that nothing being typed in it is disturbed. The latest are
 * kept in this browser: addresses of boards and cards that were created offline lead to them also later.
 */
import { isLocal } from "../../../client/changes/local-id.ts";
import type { CreatedIds } from "../../../client/queue/outbox.ts";
import { INSTALLATION } from "../../installation.ts";

const KEY = `${INSTALLATION}-created`;
const MOST_KEPT = 300;

const realIds = new Map(keptIds());
const localIds = new Map<string, string>();
const waiting = new Map<string, ((real: string | null) => void)[]>();

/** Null: it will never have one, because it was not created. */
export function learnId(local: string, real: string | null): void {
  if (real !== null) {
    realIds.set(local, real);
    localIds.set(real, local);
  }
  for (const tell of waiting.get(local) ?? []) tell(real);
  waiting.delete(local);
}

/** For pages that are opened later. */
export function keepIds(created: CreatedIds): void {
  try {
    const all = [...keptIds(), ...[...created].filter(([, real]) => real)];
    localStorage.setItem(KEY, JSON.stringify(all.slice(-MOST_KEPT)));
  } catch {
    // Without storage, only the open pages know them.
  }
}

function keptIds(): [local: string, real: string][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    // As `keepIds` has written it, unless somebody else has.
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** The id that the service has assigned, if it is known. */
export function realId(id: string): string {
  return realIds.get(id) ?? id;
}

/** The id that the service assigns, once it is known; null if the thing was not created. */
export function whenReal(id: string): Promise<string | null> {
  const known = realId(id);
  if (!isLocal(known)) return Promise.resolve(known);
  return new Promise((resolve) => waiting.set(id, [...(waiting.get(id) ?? []), resolve]));
}

/** The same before and after the service has assigned an id: for React's keys. */
export function keyOf(id: string): string {
  return localIds.get(id) ?? id;
}
