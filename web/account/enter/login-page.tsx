import * as texts from "#texts/account.tsx";
import * as common from "#texts/common.ts";
import type { AuthMethods } from "../../../contract/users.ts";
import { api } from "../../session/api.ts";
import { isExpired } from "../../session/expired.ts";
import { useWaysIn } from "../../session/use-methods.ts";
import { useSession } from "../../session/use-session.ts";
import { useTitle } from "../../shell/use-title.ts";
import { Link } from "../../ui/display/link.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { LoginForm } from "./login-form.tsx";
import { invitationInNext, leadsToBoard, nextPath } from "./next-path.ts";
import { ProviderLink } from "./provider-link.tsx";

export default function LoginPage() {
  const { refresh } = useSession();
  const { isKnown, methods } = useWaysIn();
  const withPassword = methods?.password !== false;
  const provider = methods?.oidc;
  const expired = isExpired() && <p>{texts.loginExpired}</p>;
  useTitle(common.logIn);
  return (
    <AccountFrame title={leadsToBoard() ? texts.logInToOpenBoard : common.logIn} isReady={isKnown}>
      {isKnown && !withPassword && expired}
      {isKnown && withPassword && (
        <LoginForm
          intro={expired}
          onLogin={async (credentials) => {
            await api.login(credentials);
            await refresh();
          }}
        />
      )}
      {provider && (
        <ProviderLink name={provider.name} next={nextPath()} kind={withPassword ? undefined : "primary"} />
      )}
      {methods?.password && <PasswordLinks methods={methods} />}
    </AccountFrame>
  );
}

function PasswordLinks({ methods: { mail, registration } }: { methods: AuthMethods }) {
  const isInvited = invitationInNext() !== null;
  return (
    <>
      <p className={mail ? undefined : "note"}>
        {mail ? <Link href="/forgot">{texts.forgotPassword}</Link> : texts.forgotWithoutMail}
      </p>
      {(registration === "open" || (isInvited && registration === "invite")) && (
        <p>
          {texts.newHere} <Link href={`/register${location.search}`}>{texts.createAnAccount}</Link>
        </p>
      )}
    </>
  );
}
