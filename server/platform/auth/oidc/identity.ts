/** Who the provider says somebody is. */
import * as oidc from "openid-client";
import { partOf } from "../../util/unknown-value.ts";

export interface Identity {
  issuer: string;
  /** Identifies the person at this issuer for good; nothing else does. */
  subject: string;
  /** As the provider has it; null if it gave none. */
  email: string | null;
  isEmailVerified: boolean;
  /** What the person might want to be called here, best first. */
  names: string[];
  firstname: string | null;
  lastname: string | null;
  idToken: string;
  /** The session at the provider. */
  providerSession: string | null;
}

const MAX_TEXT_LENGTH = 255;

export function bounded(text: string): string {
  return text.slice(0, MAX_TEXT_LENGTH).toWellFormed();
}

/** Providers put names and addresses into the token, or into what they tell with the access token. */
export async function identityOf(
  known: oidc.Configuration,
  tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers,
): Promise<Identity> {
  const claims = tokens.claims();
  if (!claims || !tokens.id_token) throw new TypeError("no ID token");
  const { iss: issuer, sub: subject } = claims;
  const needsMore = claims.email === undefined && known.serverMetadata().userinfo_endpoint !== undefined;
  const more = needsMore ? await oidc.fetchUserInfo(known, tokens.access_token, subject) : {};
  const facts = needsMore ? { ...claims, ...more } : claims;
  const textOf = (name: string) => {
    const value = partOf(facts, name);
    return typeof value === "string" && value !== "" ? bounded(value) : null;
  };
  const email = textOf("email");
  const names = [textOf("preferred_username"), textOf("nickname"), textOf("name"), email];
  return {
    issuer,
    subject,
    email,
    // Some providers send it as a text.
    isEmailVerified: String(partOf(facts, "email_verified")) === "true",
    names: names.flatMap((name) => (name === null ? [] : [name.split("@", 1).join()])),
    firstname: textOf("given_name"),
    lastname: textOf("family_name"),
    idToken: tokens.id_token,
    providerSession: textOf("sid"),
  };
}
