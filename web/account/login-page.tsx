import { api } from "../session/api.ts";
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
  useTitle("Log in");
  return (
    <AccountFrame title="Log in">
      <LoginForm
        onLogin={async (credentials) => {
          await api.login(credentials);
          await refresh();
        }}
      />
      {methods?.mail && (
        <p>
          <Link href="/forgot">Forgot your password?</Link>
        </p>
      )}
      {(methods?.registration === "open" || (isInvited && methods?.registration === "invite")) && (
        <p>
          New here? <Link href={`/register${location.search}`}>Create an account</Link>
        </p>
      )}
    </AccountFrame>
  );
}
