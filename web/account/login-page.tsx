import { api } from "../session/api.ts";
import { useSession } from "../session/use-session.ts";
import { useTitle } from "../shell/use-title.ts";
import { Link } from "../ui/display/link.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { LoginForm } from "./login-form.tsx";

export function LoginPage() {
  const { refresh } = useSession();
  useTitle("Log in");
  return (
    <AccountFrame title="Log in">
      <LoginForm
        onLogin={async (credentials) => {
          await api.login(credentials);
          await refresh();
        }}
      />
      <p>
        New here? <Link href={`/register${location.search}`}>Create an account</Link>
      </p>
    </AccountFrame>
  );
}
