import { useMethods } from "../../session/use-methods.ts";
import { PasswordForm } from "../password-form.tsx";
import { SignInPanel, useSignInLink } from "../sign-in-panel.tsx";
import { FirstPassword } from "./first-password.tsx";

/** The ways to log in: the provider, and a password. */
export function LoginPanels() {
  const methods = useMethods();
  const [link, setLink] = useSignInLink();
  return (
    <>
      {link && <SignInPanel link={link} onChange={setLink} />}
      {methods?.password !== false &&
        (link && !link.has_password ? <FirstPassword provider={link.name} /> : <PasswordForm />)}
    </>
  );
}
