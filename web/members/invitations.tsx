import { useLayoutEffect, useRef } from "react";
import * as texts from "#texts/members.ts";
import type { Invitation } from "../../contract/invitations.ts";
import { NeedsConnection } from "../board/presence/needs-connection.tsx";
import { useBoard, useIsOffline } from "../board/use-board.ts";
import { useMethods } from "../session/use-methods.ts";
import { ErrorNotice } from "../ui/feedback/error-notice.tsx";
import { Button } from "../ui/forms/button.tsx";
import { CopyButton } from "../ui/forms/copy-button.tsx";
import { Field, Select } from "../ui/forms/field.tsx";
import { FormError } from "../ui/forms/form-error.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";
import { inviteByEmail, inviteByLink } from "./invite.ts";
import type { Invitations as InvitationList } from "./use-invitations.ts";

/** For people who have no account yet, or whose account the owner does not know. */
export function Invitations({ invitations }: { invitations: InvitationList }) {
  const { session } = useBoard();
  const isOffline = useIsOffline(session);
  const methods = useMethods();
  const { items, failure, newId, revoke } = invitations;
  return (
    <section className="invitations" aria-labelledby="invitations-title">
      <h3 id="invitations-title">{texts.invitations}</h3>
      <p className="detail">{texts.whatInvitationsGive}</p>
      <NeedsConnection />
      <fieldset className="invite-forms" disabled={isOffline}>
        <InviteByLink invitations={invitations} />
        {methods?.mail && <InviteByEmail invitations={invitations} />}
      </fieldset>
      <ErrorNotice message={isOffline ? null : failure} />
      {items && items.length > 0 && (
        <ul aria-label={texts.openInvitations}>
          {items.map((invitation) => (
            <Row
              key={invitation.id}
              invitation={invitation}
              isNew={invitation.id === newId}
              canRevoke={!isOffline}
              onRevoke={() => void revoke(invitation)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function InviteByLink({ invitations }: { invitations: InvitationList }) {
  const { busy, failure, onSubmit } = useSubmit(({ days = "" }, { key }) =>
    inviteByLink(invitations, days, key),
  );
  return (
    <form className="invite-form" onSubmit={onSubmit}>
      <Select label={texts.inviteByLink} name="days" defaultValue="7">
        {Object.entries(texts.lifetimes).map(([days, words]) => (
          <option key={days} value={days}>
            {words}
          </option>
        ))}
      </Select>
      <Button type="submit" busy={busy}>
        {texts.createLink}
      </Button>
      <FormError message={failure} />
    </form>
  );
}

function InviteByEmail({ invitations }: { invitations: InvitationList }) {
  const form = useRef<HTMLFormElement>(null);
  const { busy, failure, errorOf, onSubmit } = useSubmit(async ({ email = "" }, { key }) => {
    await inviteByEmail(invitations, email, key);
    form.current?.reset();
  });
  return (
    <form ref={form} className="invite-form" onSubmit={onSubmit}>
      <Field
        label={texts.inviteByEmail}
        name="email"
        type="email"
        autoComplete="off"
        required
        placeholder={texts.exampleEmail}
        error={errorOf("email")}
      />
      <Button type="submit" busy={busy}>
        {texts.sendInvitation}
      </Button>
      <FormError message={failure} />
    </form>
  );
}

interface RowProps {
  invitation: Invitation;
  isNew: boolean;
  canRevoke: boolean;
  onRevoke: () => void;
}

function Row({ invitation, isNew, canRevoke, onRevoke }: RowProps) {
  const ref = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (isNew) ref.current?.scrollIntoView({ block: "nearest" });
  }, [isNew]);
  const { email, role, expires_at, uses, url } = invitation;
  const who = email ?? texts.anyone;
  const facts = [
    expires_at === null ? texts.neverExpires : texts.expiresOn(expires_at),
    ...(role === "owner" ? [texts.joinsAsOwner] : []),
    ...(uses > 0 ? [texts.used(uses)] : []),
  ];
  return (
    <li ref={ref} className="list-row">
      <div className="list-text">
        <span className="list-title">{who}</span>
        <span className="detail">{facts.join(", ")}</span>
      </div>
      <div className="list-tools">
        <CopyButton text={url} label={texts.copyLink} />
        <Button onClick={onRevoke} disabled={!canRevoke} aria-label={texts.revokeInvitation(who)}>
          {texts.revoke}
        </Button>
      </div>
    </li>
  );
}
