import { useRef } from "react";
import * as texts from "#texts/members.ts";
import type { Invitation } from "../../contract/invitations.ts";
import { NeedsConnection } from "../board/presence/needs-connection.tsx";
import { useBoard, useIsOffline } from "../board/use-board.ts";
import { useMethods } from "../session/use-methods.ts";
import { ErrorNotice } from "../ui/feedback/error-notice.tsx";
import { toast } from "../ui/feedback/toasts.tsx";
import { Button } from "../ui/forms/button.tsx";
import { CopyButton } from "../ui/forms/copy-button.tsx";
import { Field, Select } from "../ui/forms/field.tsx";
import { FormError } from "../ui/forms/form-error.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";
import { copyText } from "../util/copy-text.ts";
import { type Invitations as InvitationList, useInvitations } from "./use-invitations.ts";

const DAY_MS = 86_400_000;

/** For people who have no account yet, or whose account the owner does not know. */
export function Invitations() {
  const { board, session } = useBoard();
  const isOffline = useIsOffline(session);
  const methods = useMethods();
  const invitations = useInvitations(board.id, board.members.length);
  const { items, failure, revoke } = invitations;
  return (
    <section className="invitations" aria-labelledby="invitations-title">
      <h3 id="invitations-title">{texts.invitations}</h3>
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
  const { busy, failure, onSubmit } = useSubmit(async ({ days = "" }, { key }) => {
    const { url } = await invitations.create({ email: null, expires_at: afterDays(days) }, key);
    await copyText(url);
    toast({ group: "link", message: texts.linkCopied });
  });
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
    const sent = await invitations.create({ email, expires_at: afterDays("30") }, key);
    form.current?.reset();
    toast({ message: texts.invitationSent(sent.email ?? email) });
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
  canRevoke: boolean;
  onRevoke: () => void;
}

function Row({ invitation, canRevoke, onRevoke }: RowProps) {
  const { email, role, expires_at, uses, url } = invitation;
  const who = email ?? texts.anyone;
  const facts = [
    expires_at === null ? texts.neverExpires : texts.expiresOn(expires_at),
    ...(role === "owner" ? [texts.joinsAsOwner] : []),
    ...(uses > 0 ? [texts.used(uses)] : []),
  ];
  return (
    <li className="list-row">
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

function afterDays(days: string): string | null {
  return days === "never" ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString();
}
