/** The provider says that somebody has logged out there. */
import type { signInRoutes } from "../../contract/sign-in.ts";
import { ProviderAway } from "../platform/auth/oidc/bounded-fetch.ts";
import type { ProviderLogout } from "../platform/auth/oidc/logout-token.ts";
import { NotProved } from "../platform/auth/oidc/provider.ts";
import type { Call, Handler } from "../platform/core/call.ts";
import { DuplicateKey } from "../platform/db/db.ts";
import { badRequest } from "../platform/util/errors.ts";
import { endedUntil } from "../users/begin-session.ts";
import { providerOf } from "./attempt.ts";
import { endProviderSessions } from "./store.ts";

/** The standard asks for 400 whatever the reason, a provider whose keys cannot be fetched included. */
export const backChannelLogout: Handler<typeof signInRoutes.backChannelLogout> = async (call) => {
  const { context, input } = call;
  try {
    const logout = await providerOf(call).verifyLogout(input.logout_token ?? "");
    const ended = await endSessions(call, logout);
    context.log.info("sessions were ended by the provider", { sessions: ended });
    return { detail: "The sessions have ended." };
  } catch (error) {
    const isExpected = error instanceof NotProved || error instanceof ProviderAway;
    if (!isExpected && !(error instanceof DuplicateKey)) throw error;
    const reason = isExpected ? error.message : "it was used before";
    context.log.warn("a logout token was refused", { reason });
    throw badRequest("The logout token is invalid, or cannot be verified.", "logout_token_refused");
  }
};

/** That the token has been used is written together with what it ends: neither happens without the other. */
async function endSessions({ context }: Call, logout: ProviderLogout): Promise<number> {
  const [, , ended] = await context.accounts.write(endProviderSessions(logout, endedUntil(context)));
  for (const { id, user_id: userId } of ended) context.live.revoke({ userId, onlySession: id });
  return ended.length;
}
