import { useEffect } from "react";
import type { User } from "../../contract/users.ts";
import { uncheckedApi } from "../session/api.ts";
import { openLogin, putLoginOff, setPageUser, useLoginState } from "../session/login.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { toast } from "../ui/feedback/toasts.tsx";
import { Button } from "../ui/forms/button.tsx";
import { Field } from "../ui/forms/field.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";

/** The login has ended while the page is open: asks for it in place, so that everything stays as it is. */
export function LoginDialog({ me }: { me: User }) {
  const state = useLoginState();
  // It may have been done in another tab.
  useEffect(() => {
    if (state === "in") return;
    const look = () => void goOn(me).catch(() => {});
    look();
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [state, me]);
  useEffect(() => {
    if (state !== "due") return;
    return toast({
      message: "You are logged out. What you write here is kept.",
      action: { label: "Log in", run: openLogin },
      stays: true,
    });
  }, [state]);
  return state === "asked" ? <Question me={me} /> : null;
}

function Question({ me }: { me: User }) {
  const { busy, failure, errorOf, onSubmit } = useSubmit(async ({ email = "", password = "" }) => {
    await uncheckedApi.login({ username: email, password });
    await goOn(me);
  });
  return (
    <Dialog title="Log in again" onClose={putLoginOff}>
      <form className="stack" onSubmit={onSubmit}>
        <p>Your login has ended. Log in to go on where you are: nothing you did or wrote is lost.</p>
        {failure && (
          <p className="notice" data-kind="error" role="alert">
            {failure}
          </p>
        )}
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={me.email}
          error={errorOf("username")}
        />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          data-autofocus
        />
        <div className="dialog-actions">
          <Button onClick={putLoginOff}>Not now</Button>
          <Button kind="primary" type="submit" disabled={busy}>
            {busy ? "Logging in…" : "Log in"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The page belongs to one user: with another it starts anew, and what the first has not sent stays stored. */
async function goOn(me: User): Promise<void> {
  const user = await uncheckedApi.getMe();
  if (user.id === me.id) setPageUser(user);
  else location.reload();
}
