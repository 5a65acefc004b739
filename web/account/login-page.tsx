import * as texts from "#texts/account.tsx";
import * as common from "#texts/common.ts";
import { api } from "../session/api.ts";
import { isExpired } from "../session/expired.ts";
import { useMethods } from "../session/use-methods.ts";
import { useSession } from "../session/use-session.ts";
import { useTitle } from "../shell/use-title.ts";
import { Link } from "../ui/display/link.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { LoginForm } from "./login-form.tsx";
import { invitationInNext } from "./next-path.ts";

export function LoginPage() {
  const { refresh } = useSession();
  const methods = useMethods();
  const isInvited = invitationInNext() !== null;
  useTitle(common.logIn);
  return (
    <AccountFrame title={common.logIn}>
      <LoginForm
        intro={isExpired() && <p>{texts.loginExpired}</p>}
        onLogin={async (credentials) => {
          await api.login(credentials);
          await refresh();
        }}
      />
      {methods?.mail && (
        <p>
          <Link href="/forgot">{texts.forgotPassword}</Link>
        </p>
      )}
      {(methods?.registration === "open" || (isInvited && methods?.registration === "invite")) && (
        <p>
          {texts.newHere} <Link href={`/register${location.search}`}>{texts.createAnAccount}</Link>
        </p>
      )}
    </AccountFrame>
  );
}
