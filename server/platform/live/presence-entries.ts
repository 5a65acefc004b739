/** Connections as they stand in Redis, and how long a script is waited for. */
import { PRESENCE_LIFETIME_SECONDS } from "../../../contract/socket.ts";
import { withTimeout } from "../scheduling/with-timeout.ts";
import type { RedisBus } from "./bus/redis.ts";
import type { Connection } from "./connections/connection.ts";

export interface OnlineUser {
  user_id: string;
  username: string;
}

export interface Entry {
  boardId: string;
  member: string;
}

/** Expired entries are looked for about once a second: an entry is gone within its lifetime even so. */
const NOTICE_SECONDS = 5;
const PATIENCE_MS = 1000;

export function lifetimeMs(secondMs: number): number {
  return (PRESENCE_LIFETIME_SECONDS - NOTICE_SECONDS) * secondMs;
}

export function userOf({ session, username }: Connection): OnlineUser {
  return { user_id: session.userId, username };
}

export function entryOf({ boardId, session, id, username }: Connection): Entry {
  return { boardId, member: `${session.userId} ${id} ${username}` };
}

export function parseMember(member: string): OnlineUser & { connection_id: string } {
  const [user_id = "", connection_id = "", ...username] = member.split(" ");
  return { connection_id, user_id, username: username.join(" ") };
}

/** Null while Redis does not answer or takes no writes. */
export function sharedBy(redis: RedisBus | null, boardId: string): RedisBus | null {
  return redis?.has(redis.names(boardId).present) ? redis : null;
}

/** Null when it fails or takes too long. */
export function soon<T>(call: Promise<T>): Promise<T | null> {
  return withTimeout(call, PATIENCE_MS, "Redis takes too long").catch(() => null);
}
