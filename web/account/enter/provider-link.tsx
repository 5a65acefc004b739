import * as texts from "#texts/account.tsx";
import { addressOf } from "../../installation.ts";
import { setCookieOwner } from "../../session/login.ts";

interface Props {
  name: string;
  /** The path to come back to. */
  next: string;
  /** The page stays as it is, and the login happens beside it. */
  inNewTab?: boolean;
  kind?: "primary";
}

/** Leaves for the provider. Whoever comes back may be somebody else, so from here on no tab acts in anybody's name. */
export function ProviderLink({ name, next, inNewTab = false, kind }: Props) {
  return (
    <a
      className="button"
      data-kind={kind}
      href={addressOf(`/auth/oidc/start?next=${encodeURIComponent(next)}`)}
      {...(inNewTab && { target: "_blank", rel: "noopener" })}
      onClick={() => setCookieOwner(null)}
    >
      {texts.continueWith(name)}
    </a>
  );
}
