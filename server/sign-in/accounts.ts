/**
 * The account of somebody whom the provider has identified: the one that is connected with this person; else, where the
 * operator allows it and the provider has verified the address, the one with the same address; else a new one.
 */
import * as z from "zod/mini";
import { email as emailSchema } from "../../contract/users.ts";
import { invitationFor } from "../invitations/join.ts";
import type { InvitationRow } from "../invitations/store.ts";
import type { Identity } from "../platform/auth/oidc/identity.ts";
import type { Call } from "../platform/core/call.ts";
import { DuplicateKey } from "../platform/db/db.ts";
import { ApiError } from "../platform/util/errors.ts";
import { newId } from "../platform/util/ids.ts";
import { one } from "../platform/util/present.ts";
import { countRegistration } from "../users/attempts.ts";
import { joinAs } from "../users/registration.ts";
import { type AccountRow, accountRow, accountRowByEmail, insertAccount } from "../users/store.ts";
import { providerOf } from "./attempt.ts";
import { problem } from "./problems.ts";
import { claimAccount, insertLink, linkedAccount, linksOf } from "./store.ts";
import { usernamesFor } from "./usernames.ts";

interface Found {
  account: AccountRow;
  /** Where to go on. */
  next: string;
}

export async function accountFor(call: Call, identity: Identity, next: string): Promise<Found> {
  const { name } = providerOf(call);
  const email = z.safeParse(emailSchema, identity.email);
  // At once: somebody who signs in twice at the same time must not meet their own new account as somebody else's.
  const { linked, same } = await call.context.db.read({
    linked: linkedAccount(identity),
    same: accountRowByEmail(email.data ?? ""),
  });
  if (linked[0]) return { account: linked[0], next };
  if (!email.success) throw problem("noEmail", name);
  if (!same[0]) return createAccount(call, { ...identity, email: email.data }, next);
  if (!call.context.config.OIDC_LINK_BY_EMAIL || !identity.isEmailVerified) throw problem("emailTaken", name);
  return { account: await linkByEmail(call, same[0], identity), next };
}

async function linkByEmail(call: Call, account: AccountRow, identity: Identity): Promise<AccountRow> {
  const { db, accounts, live } = call.context;
  const { id, is_verified, is_active } = account;
  const { name } = providerOf(call);
  if (!is_active) throw problem("deactivated", name);
  const { links } = await db.read({ links: linksOf(id) });
  if (links.some(({ issuer }) => issuer === identity.issuer)) throw problem("emailTaken", name);
  const claim = is_verified ? [] : claimAccount(id, null);
  await accounts.write([...claim, insertLink(identity, id)], id).catch((error) => {
    throw error instanceof DuplicateKey ? problem("expired", name) : error;
  });
  if (!is_verified) {
    live.revoke({ userId: id, withApiTokens: true });
    live.profileChanged(id);
  }
  return one((await db.read({ account: accountRow(id) })).account);
}

async function createAccount(
  call: Call,
  identity: Identity & { email: string },
  next: string,
): Promise<Found> {
  const { context } = call;
  const { email, firstname, lastname, isEmailVerified: is_verified } = identity;
  const invitation = await invitationOrRefusal(call, email, next);
  await countRegistration(context, call.address());
  for (const username of usernamesFor(identity.names)) {
    const id = newId();
    const row = {
      id,
      email,
      username,
      hashed_password: null,
      firstname,
      lastname,
      is_verified,
      is_superuser: false,
    };
    try {
      await context.accounts.write([insertAccount(row), insertLink(identity, id)], call.address());
    } catch (error) {
      if (!(error instanceof DuplicateKey)) throw error;
      const { linked, same } = await context.db.read({
        linked: linkedAccount(identity),
        same: accountRowByEmail(email),
      });
      // Signed in twice at once for the first time.
      if (linked[0]) return { account: linked[0], next };
      if (same[0]) throw problem("emailTaken", providerOf(call).name);
      continue;
    }
    if (invitation) await joinAs(call, id, invitation).catch((error) => refuseInvitation(call, error));
    const account = one((await context.db.read({ account: accountRow(id) })).account);
    return { account, next: invitation ? `/b/${invitation.board_id}` : next };
  }
  throw problem("unproved", providerOf(call).name);
}

/** The same rules as for accounts with a password; an invitation is under way when its page comes next. */
async function invitationOrRefusal(call: Call, email: string, next: string): Promise<InvitationRow | null> {
  const { REGISTRATION } = call.context.config;
  const { name } = providerOf(call);
  if (REGISTRATION === "open") return null;
  if (REGISTRATION === "closed") throw problem("closed", name);
  const token = /^\/invite\/([\w-]+)$/.exec(next)?.[1];
  if (token === undefined) throw problem("inviteOnly", name);
  return invitationFor(call.context, token, email).catch((error) => refuseInvitation(call, error));
}

function refuseInvitation(call: Call, error: unknown): never {
  if (error instanceof ApiError && error.status < 500) throw problem("invitation", providerOf(call).name);
  throw error;
}
