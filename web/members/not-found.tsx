import { useRef, useState } from "react";
import * as texts from "#texts/members.ts";
import { randomId } from "../../client/util/random-id.ts";
import { reasonOf } from "../session/reason.ts";
import { useMethods } from "../session/use-methods.ts";
import { Button } from "../ui/forms/button.tsx";
import { inviteByEmail, inviteByLink } from "./invite.ts";
import type { Invitations } from "./use-invitations.ts";

interface Props {
  /** What was looked for. */
  text: string;
  invitations: Invitations;
}

/** Nobody has such an account: they are invited instead. */
export function NotFound({ text, invitations }: Props) {
  const canMail = useMethods()?.mail && text.includes("@");
  // Tried again after a lost response, it is the same request.
  const key = useRef(randomId());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const invite = async () => {
    setBusy(true);
    setFailure("");
    try {
      if (canMail) await inviteByEmail(invitations, text, key.current);
      else await inviteByLink(invitations, "7", key.current);
      key.current = randomId();
    } catch (error) {
      setFailure(reasonOf(error));
    }
    setBusy(false);
  };
  return (
    <div className="found-none">
      <p className="muted" role="status">
        {texts.noAccounts}
      </p>
      <Button busy={busy} onClick={() => void invite()}>
        <span className="truncate" dir="auto">
          {canMail ? texts.inviteAddress(text) : texts.copyInvitation}
        </span>
      </Button>
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}
