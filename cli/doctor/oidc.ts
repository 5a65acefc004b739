/** The OpenID Connect provider: whether it can be reached, and is the one that the settings name. */
import type { Config } from "../../server/config.ts";
import { discoverProvider } from "../../server/platform/auth/oidc/provider.ts";
import { messageOf } from "../../server/platform/util/unknown-value.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";

export async function checkOidc(config: Config): Promise<Finding> {
  const check = "sign-in";
  try {
    const { issuer, end_session_endpoint } = (await discoverProvider(config)).serverMetadata();
    if (issuer.startsWith("http:"))
      return warn(
        check,
        `${issuer} answers, without TLS`,
        "use https://, unless nobody else is on this network",
      );
    return ok(check, `${issuer} answers${end_session_endpoint ? ", and offers to log out" : ""}`);
  } catch (error) {
    return fail(
      check,
      messageOf(error),
      "check OIDC_ISSUER, and that this machine reaches it: OIDC_ISSUER/.well-known/openid-configuration",
    );
  }
}
