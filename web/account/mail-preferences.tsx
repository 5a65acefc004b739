import { useCallback, useEffect, useRef, useState } from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/settings.ts";
import { MAIL_CHOICES, type MailChoice, type Preferences } from "../../contract/mail.ts";
import { NOTIFICATION_KINDS, type NotificationKind } from "../../contract/notifications.ts";
import { api } from "../session/api.ts";
import { reasonOf } from "../session/reason.ts";
import { useMe } from "../session/use-session.ts";
import { Skeleton } from "../ui/feedback/states.tsx";
import { toast } from "../ui/feedback/toasts.tsx";
import { Button } from "../ui/forms/button.tsx";
import { SendConfirmation } from "./send-confirmation.tsx";

type Loaded =
  | { status: "loading" }
  | { status: "failed"; reason: string }
  | { status: "ready"; preferences: Preferences };

/** Which notifications are mailed. */
export function MailPreferences() {
  const me = useMe();
  return (
    <section className="panel stack" aria-labelledby="mail-title">
      <h2 id="mail-title">{texts.mail}</h2>
      <p className="muted">{me.is_verified ? texts.mailNote : texts.mailNeedsConfirmation}</p>
      {!me.is_verified && <SendConfirmation />}
      <Choices />
    </section>
  );
}

function Choices() {
  const { loaded, load, choose } = usePreferences();
  if (loaded.status === "loading") return <Skeleton height="14rem" />;
  if (loaded.status === "failed")
    return (
      <div className="notice" data-kind="error" role="alert">
        <p>{loaded.reason}</p>
        <Button onClick={load}>{common.tryAgain}</Button>
      </div>
    );
  return (
    <table className="mail-choices">
      <thead>
        <tr>
          <td />
          {MAIL_CHOICES.map((choice) => (
            <th key={choice} scope="col">
              {texts.mailChoices[choice]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTIFICATION_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{texts.mailKinds[kind]}</th>
            {MAIL_CHOICES.map((choice) => (
              <td key={choice}>
                <label>
                  <input
                    type="radio"
                    name={`mail-${kind}`}
                    aria-label={`${texts.mailKinds[kind]}: ${texts.mailChoices[choice]}`}
                    checked={loaded.preferences[kind] === choice}
                    onChange={() => choose(kind, choice)}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function usePreferences() {
  const [loaded, setLoaded] = useState<Loaded>({ status: "loading" });
  /** Saved one after the other: the last choice counts. */
  const saving = useRef(Promise.resolve());
  const load = useCallback(() => {
    setLoaded({ status: "loading" });
    api.getPreferences().then(
      (preferences) => setLoaded({ status: "ready", preferences }),
      (error) => setLoaded({ status: "failed", reason: reasonOf(error) }),
    );
  }, []);
  useEffect(load, [load]);
  const choose = (kind: NotificationKind, choice: MailChoice) => {
    if (loaded.status !== "ready") return;
    setLoaded({ status: "ready", preferences: { ...loaded.preferences, [kind]: choice } });
    saving.current = saving.current
      .then(() => api.updatePreferences({ [kind]: choice }))
      .then(
        () => {},
        (error) => {
          toast({ kind: "error", message: `${texts.choiceNotSaved} ${reasonOf(error)}` });
          load();
        },
      );
  };
  return { loaded, load, choose };
}
