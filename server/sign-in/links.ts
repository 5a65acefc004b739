/** Connecting an account with a person at the provider. */
import { callerOf, callerQuery } from "../platform/auth/access.ts";
import type { Identity } from "../platform/auth/oidc/identity.ts";
import type { Attempt } from "../platform/auth/oidc/provider.ts";
import type { Call } from "../platform/core/call.ts";
import { DuplicateKey } from "../platform/db/db.ts";
import { providerOf } from "./attempt.ts";
import { problem } from "./problems.ts";
import { insertLink, linkedAccount } from "./store.ts";

/** Only for the session that asked for it, if it is still there. */
export async function linkAccount(
  call: Call,
  { userId, sessionId }: NonNullable<Attempt["link"]>,
  identity: Identity,
): Promise<void> {
  const { context, session } = call;
  const { name } = providerOf(call);
  if (session?.userId !== userId || session.id !== sessionId) throw problem("expired", name);
  if (!callerOf(await context.db.read(callerQuery(session)), session)) throw problem("expired", name);
  try {
    await context.accounts.write([insertLink(identity, userId)], userId);
  } catch (error) {
    if (!(error instanceof DuplicateKey)) throw error;
    const [owner] = (await context.db.read({ owner: linkedAccount(identity) })).owner;
    if (owner?.id === userId) return;
    throw problem(owner ? "linkedElsewhere" : "linkedBefore", name);
  }
}
