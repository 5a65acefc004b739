import * as texts from "#texts/settings.ts";
import { useMethods } from "../session/use-methods.ts";
import { useMe } from "../session/use-session.ts";
import { SendConfirmation } from "./send-confirmation.tsx";

/** Whether the address is confirmed; absent where the service sends no mail. */
export function EmailPanel() {
  const me = useMe();
  const methods = useMethods();
  if (!methods?.mail) return null;
  return (
    <section className="panel stack" aria-labelledby="email-title">
      <h2 id="email-title">{texts.emailAddress}</h2>
      <p className="muted">{(me.is_verified ? texts.isConfirmed : texts.isNotConfirmed)(me.email)}</p>
      {!me.is_verified && <SendConfirmation />}
    </section>
  );
}
