/** Whose connections must end, and how instances, and commands, tell each other at once. */
import type { Session } from "../../auth/token.ts";
import { publishOnce } from "./redis.ts";

/**
 * All connections of a user, all but those of one session, or those of one session alone. On the bus a session has the
 * field that the version before knows, where it was a token: an instance of that version names tokens, and is told of them.
 */
export type Revocation = { userId: string; exceptToken?: string; onlyToken?: string };

/** Where it is told. */
export const REVOCATIONS = "control";

/** Where it is not told: how long a connection may go on until the database is asked about it. */
export const LONGEST_UNTOLD_SECONDS = 30;

export function concerns({ userId, exceptToken, onlyToken }: Revocation, session: Session): boolean {
  if (session.userId !== userId) return false;
  const names = [session.id, session.tokenId];
  if (exceptToken !== undefined && names.includes(exceptToken)) return false;
  return onlyToken === undefined || names.includes(onlyToken);
}

/** For a command, which ends right after. */
export function announceRevocation(redisUrl: string, revocation: Revocation): Promise<void> {
  return publishOnce(redisUrl, REVOCATIONS, JSON.stringify(revocation));
}
