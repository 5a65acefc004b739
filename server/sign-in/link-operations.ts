/** What the settings page says about the provider, connecting and disconnecting. */
import type { signInRoutes } from "../../contract/sign-in.ts";
import { type Call, type Handler, Reply } from "../platform/core/call.ts";
import { writeOnce } from "../platform/core/idempotency.ts";
import { readAsCaller, sessionOf } from "../platform/core/query.ts";
import { sql } from "../platform/db/sql.ts";
import { conflict } from "../platform/util/errors.ts";
import { one } from "../platform/util/present.ts";
import { accountRow } from "../users/store.ts";
import { beginAttempt, providerOf } from "./attempt.ts";
import { linksOf, removeLinks } from "./store.ts";

const SETTINGS = "/settings/login";

async function linkOf(call: Call): Promise<{ isLinked: boolean; hasPassword: boolean }> {
  const { userId } = sessionOf(call);
  const { rows } = await readAsCaller(call, { account: accountRow(userId), links: linksOf(userId) });
  const isLinked = rows.links.some(({ issuer }) => providerOf(call).isIssuer(issuer));
  return { isLinked, hasPassword: one(rows.account).hashed_password !== null };
}

export const getOidcLink: Handler<typeof signInRoutes.getOidcLink> = async (call) => {
  const { isLinked, hasPassword } = await linkOf(call);
  return { name: providerOf(call).name, is_linked: isLinked, has_password: hasPassword };
};

export const linkOidc: Handler<typeof signInRoutes.linkOidc> = async (call) => {
  const { isLinked } = await linkOf(call);
  if (isLinked)
    throw conflict("Your account is connected already; disconnect it first.", "already_connected");
  const { userId, id: sessionId } = sessionOf(call);
  const { url, cookie } = await beginAttempt(call, { next: SETTINGS, link: { userId, sessionId } });
  return new Reply({ url }, { "set-cookie": cookie });
};

export const unlinkOidc: Handler<typeof signInRoutes.unlinkOidc> = async (call) => {
  const { userId } = sessionOf(call);
  const { isLinked } = await linkOf(call);
  if (isLinked) {
    const isGone = sql`NOT EXISTS (SELECT 1 FROM sign_in_links l WHERE l.user_id = u.id)`;
    const [removed] = await writeOnce(call, [removeLinks(userId)], undefined, isGone);
    if (removed.length === 0)
      throw conflict("Your account has no password; set one before you disconnect.", "password_needed");
  } else if (call.repeat) await writeOnce(call, [], undefined);
  return undefined;
};
