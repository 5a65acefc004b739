/** Which people have a picture. Avatars ask as they appear; what they ask within a moment is one request. */
import { useEffect, useSyncExternalStore } from "react";
import { type Avatar, MOST_USERS } from "../../../contract/avatars.ts";
import { addressOf } from "../../installation.ts";
import { createListeners } from "../../util/listeners.ts";

const GATHER_MS = 30;
const RETRY_MS = 10_000;
/** After this, the next avatar of the same person asks again. */
const FRESH_MS = 300_000;

interface Known {
  version: string | null;
  until: number;
}

export interface LookUp {
  /** Asks the service; null if it refuses. */
  ask: (ids: readonly string[]) => Promise<readonly Avatar[] | null>;
  /** Resolves when it may refuse no longer. */
  untilLogin: () => Promise<void>;
  /** What it said last, of anybody. */
  stored: () => Promise<readonly Avatar[]>;
}

/** Unset on pages that nobody is logged in to: people have their initials there. */
let service: LookUp | null = null;

export function lookUpPicturesWith(lookUp: LookUp): void {
  service = lookUp;
}

const known = new Map<string, Known>();
const wanted = new Set<string>();
/** Those the service could not be asked for, or refused. */
const missed = new Set<string>();
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
  if (!service || userId === "" || (known.get(userId)?.until ?? 0) > Date.now()) return;
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
    const items = await service?.ask(ids);
    if (items) return show(ids, items, askedAt);
    void service?.untilLogin().then(wantMissed);
  } catch {
    setTimeout(wantMissed, RETRY_MS);
    addEventListener("online", wantMissed, { once: true });
  }
  for (const id of ids) missed.add(id);
  await showStored(ids);
}

function show(ids: readonly string[], items: readonly Avatar[], askedAt: number): void {
  const versions = new Map(items.map(({ user_id, version }) => [user_id, version]));
  for (const id of ids) {
    // What was changed here meanwhile is newer.
    if ((known.get(id)?.until ?? 0) >= askedAt + FRESH_MS) continue;
    known.set(id, { version: versions.get(id) ?? null, until: askedAt + FRESH_MS });
  }
  listeners.notify();
}

function wantMissed(): void {
  const ids = [...missed];
  missed.clear();
  ids.forEach(want);
}

async function showStored(ids: readonly string[]): Promise<void> {
  const stored = (await service?.stored().catch(() => [])) ?? [];
  for (const { user_id, version } of stored)
    if (ids.includes(user_id) && !known.has(user_id)) known.set(user_id, { version, until: 0 });
  listeners.notify();
}
