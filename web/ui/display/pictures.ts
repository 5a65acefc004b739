/** Which people have a picture. Avatars ask as they appear; what they ask within a moment is one request. */
import { useEffect, useSyncExternalStore } from "react";
import { MOST_USERS } from "../../../contract/avatars.ts";
import { addressOf } from "../../installation.ts";
import { createListeners } from "../../util/listeners.ts";

const GATHER_MS = 30;
const RETRY_MS = 30_000;
/** After this, the next avatar of the same person asks again. */
const FRESH_MS = 300_000;

interface Known {
  version: string | null;
  until: number;
}

type LookUp = (ids: readonly string[]) => Promise<readonly { user_id: string; version: string }[] | null>;

/** Asks the service; null if it refuses. Unset on pages that nobody is logged in to: people have their initials there. */
let askService: LookUp | null = null;

export function lookUpPicturesWith(lookUp: LookUp): void {
  askService = lookUp;
}

const known = new Map<string, Known>();
const wanted = new Set<string>();
const listeners = createListeners();

/** The address of a person's picture; null if they have none, or while that is unknown. */
export function usePicture(userId: string): string | null {
  useEffect(() => want(userId), [userId]);
  const version = useSyncExternalStore(
    listeners.subscribe,
    () => known.get(userId)?.version ?? null,
    () => null,
  );
  return version && addressOf(`/users/${encodeURIComponent(userId)}/avatar?v=${encodeURIComponent(version)}`);
}

/** The user's own picture has been changed here. */
export function showPicture(userId: string, version: string | null): void {
  known.set(userId, { version, until: Date.now() + FRESH_MS });
  listeners.notify();
}

function want(userId: string): void {
  if (!askService || userId === "" || (known.get(userId)?.until ?? 0) > Date.now()) return;
  if (wanted.size === 0) setTimeout(lookUpWanted, GATHER_MS);
  wanted.add(userId);
}

function lookUpWanted(): void {
  const ids = [...wanted];
  wanted.clear();
  for (let start = 0; start < ids.length; start += MOST_USERS)
    void lookUp(ids.slice(start, start + MOST_USERS));
}

/** Without its answer there are initials. A page without a login does not ask for one because of pictures. */
async function lookUp(ids: readonly string[]): Promise<void> {
  const askedAt = Date.now();
  try {
    const items = await askService?.(ids);
    if (!items) return;
    const versions = new Map(items.map(({ user_id, version }) => [user_id, version]));
    for (const id of ids) {
      // What was changed here meanwhile is newer.
      if ((known.get(id)?.until ?? 0) >= askedAt + FRESH_MS) continue;
      known.set(id, { version: versions.get(id) ?? null, until: askedAt + FRESH_MS });
    }
    listeners.notify();
  } catch {
    setTimeout(() => ids.forEach(want), RETRY_MS);
  }
}
