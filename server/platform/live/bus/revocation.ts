/** Which connections must close, and the message that tells all instances. */
import type { Session } from "../../auth/token.ts";
import { publishOnce } from "./publish-once.ts";

/** All connections of a user, all but those of one session, or those of one session alone. */
export type Revocation = { userId: string; exceptSession?: string; onlySession?: string };

/** All connections of a public link. */
export type EndedShare = { shareId: string };

/** The topic of these messages. */
export const REVOCATIONS = "control";

/** The longest time until the database is asked about a connection whose revocation was not received. */
export const LONGEST_UNTOLD_SECONDS = 30;

export function concerns({ userId, exceptSession, onlySession }: Revocation, session: Session): boolean {
  if (session.userId !== userId || session.id === exceptSession) return false;
  return onlySession === undefined || session.id === onlySession;
}

/** For a command, which ends right after. */
export function announceRevocation(redisUrl: string, revocation: Revocation): Promise<void> {
  return publishOnce(redisUrl, REVOCATIONS, JSON.stringify(revocation));
}
