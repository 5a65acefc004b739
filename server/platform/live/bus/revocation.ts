/** Which connections must close, and the message that tells all instances. */
import type { Session } from "../../auth/token.ts";

/**
 * All sessions of a user, all but one, or one alone, which may be an API token. Other API tokens are left alone, unless they
 * were deleted as well.
 */
export type Revocation = {
  userId: string;
  exceptSession?: string;
  onlySession?: string;
  withApiTokens?: true;
};

/** All connections of a public link. */
export type EndedShare = { shareId: string };

/** The topic of these messages. */
export const REVOCATIONS = "control";

/** The longest time until the database is asked about a connection whose revocation was not received. */
export const LONGEST_UNTOLD_SECONDS = 30;

export function concerns(revocation: Revocation, session: Session): boolean {
  const { userId, exceptSession, onlySession, withApiTokens } = revocation;
  if (session.userId !== userId || session.id === exceptSession) return false;
  if (onlySession !== undefined) return session.id === onlySession;
  return session.api === undefined || withApiTokens === true;
}

/** For a command, which ends right after. */
export async function announceRevocation(redisUrl: string, revocation: Revocation): Promise<void> {
  const { publishOnce } = await import("./publish-once.ts");
  await publishOnce(redisUrl, REVOCATIONS, JSON.stringify(revocation));
}
