/** Notifications that were read here while the service could not be reached: it is told when it can be again. */
import { ApiError } from "../../client/http.ts";
import type { InputOf } from "../../contract/index.ts";
import { INSTALLATION } from "../installation.ts";
import { api } from "../session/api.ts";

interface Waiting {
  ids: readonly string[];
  /** This one and all that are older. */
  upTo: string | null;
}

const NONE: Waiting = { ids: [], upTo: null };
/** As many as one request may name; what is older is read again. */
const MOST = 100;
const nameOf = (userId: string) => `${INSTALLATION}-read:${userId}`;

export function addWaiting(userId: string, { ids = [], up_to }: InputOf<"readNotifications">): void {
  const before = read(userId);
  const upTo = up_to && (!before.upTo || up_to > before.upTo) ? up_to : before.upTo;
  write(userId, { ids: [...new Set([...before.ids, ...ids])].slice(-MOST), upTo });
}

/** Whether one of them waits, by its id: newer ones have greater ids. */
export function waitingRead(userId: string): (id: string) => boolean {
  const { ids, upTo } = read(userId);
  return (id) => ids.includes(id) || (upTo !== null && id <= upTo);
}

/** True if something was sent, or refused for good. What cannot be sent now waits on, as does what is added meanwhile. */
export async function sendWaiting(userId: string, send = api.readNotifications): Promise<boolean> {
  const { ids, upTo } = read(userId);
  const isDecided = (input: InputOf<"readNotifications">) => send(input).then(() => true, isFinal);
  const upToSent = upTo !== null && (await isDecided({ up_to: upTo }));
  const idsSent = ids.length > 0 && (await isDecided({ ids: [...ids] }));
  const now = read(userId);
  write(userId, {
    ids: idsSent ? now.ids.filter((id) => !ids.includes(id)) : now.ids,
    upTo: upToSent && now.upTo === upTo ? null : now.upTo,
  });
  return upToSent || idsSent;
}

function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return status < 500 && ![401, 408, 425, 429].includes(status);
}

export function forgetWaiting(userId: string): void {
  write(userId, NONE);
}

function read(userId: string): Waiting {
  try {
    return JSON.parse(localStorage.getItem(nameOf(userId)) ?? "null") ?? NONE;
  } catch {
    return NONE;
  }
}

function write(userId: string, waiting: Waiting): void {
  try {
    if (waiting.ids.length === 0 && waiting.upTo === null) localStorage.removeItem(nameOf(userId));
    else localStorage.setItem(nameOf(userId), JSON.stringify(waiting));
  } catch {
    // Without storage they are unread again when the list is next loaded.
  }
}
