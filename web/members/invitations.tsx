import { useRef } from "react";
import type { Invitation } from "../../contract/invitations.ts";
import { useBoard } from "../board/use-board.ts";
import { useMethods } from "../session/use-methods.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import { Button } from "../ui/forms/button.tsx";
import { CopyButton } from "../ui/forms/copy-button.tsx";
import { Field, Select } from "../ui/forms/field.tsx";
import { FormError } from "../ui/forms/form-error.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";
import { copyText } from "../util/copy-text.ts";
import { type Invitations as InvitationList, useInvitations } from "./use-invitations.ts";

const DAY_MS = 86_400_000;
const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const LIFETIMES = { "1": "1 day", "7": "7 days", "30": "30 days", never: "Never" } as const;

/** For people who have no account yet, or whose account the owner does not know. */
export function Invitations() {
  const { board } = useBoard();
  const methods = useMethods();
  const invitations = useInvitations(board.id, board.members.length);
  const { items, failure, revoke } = invitations;
  return (
    <section className="invitations" aria-labelledby="invitations-title">
      <h3 id="invitations-title">Invitations</h3>
      <InviteByLink invitations={invitations} />
      {methods?.mail && <InviteByEmail invitations={invitations} />}
      <FormError message={failure} />
      {items && items.length > 0 && (
        <ul aria-label="Open invitations">
          {items.map((invitation) => (
            <Row key={invitation.id} invitation={invitation} onRevoke={() => void revoke(invitation)} />
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
    toast({ group: "link", message: "The link was created and copied." });
  });
  return (
    <form className="invite-form" onSubmit={onSubmit}>
      <FormError message={failure} />
      <Select label="Invite by link, expires after" name="days" defaultValue="7">
        {Object.entries(LIFETIMES).map(([days, words]) => (
          <option key={days} value={days}>
            {words}
          </option>
        ))}
      </Select>
      <Button type="submit" busy={busy}>
        Create link
      </Button>
    </form>
  );
}

function InviteByEmail({ invitations }: { invitations: InvitationList }) {
  const form = useRef<HTMLFormElement>(null);
  const { busy, failure, errorOf, onSubmit } = useSubmit(async ({ email = "" }, { key }) => {
    const sent = await invitations.create({ email, expires_at: afterDays("30") }, key);
    form.current?.reset();
    toast({ message: `An invitation is on its way to ${sent.email}.` });
  });
  return (
    <form ref={form} className="invite-form" onSubmit={onSubmit}>
      <FormError message={failure} />
      <Field
        label="Invite by email"
        name="email"
        type="email"
        autoComplete="off"
        required
        placeholder="name@example.org"
        error={errorOf("email")}
      />
      <Button type="submit" busy={busy}>
        Send invitation
      </Button>
    </form>
  );
}

function Row({ invitation, onRevoke }: { invitation: Invitation; onRevoke: () => void }) {
  const { email, role, expires_at, uses, url } = invitation;
  const who = email ?? "Anyone with the link";
  const facts = [
    expires_at === null ? "Never expires" : `Expires on ${DATE.format(new Date(expires_at))}`,
    ...(role === "owner" ? ["joins as owner"] : []),
    ...(uses > 0 ? [`used ${uses === 1 ? "once" : `${uses} times`}`] : []),
  ];
  return (
    <li className="list-row">
      <div className="list-text">
        <span className="list-title">{who}</span>
        <span className="detail">{facts.join(", ")}</span>
      </div>
      <div className="list-tools">
        <CopyButton text={url} label="Copy link" />
        <Button onClick={onRevoke} aria-label={`Revoke the invitation: ${who}`}>
          Revoke
        </Button>
      </div>
    </li>
  );
}

function afterDays(days: string): string | null {
  return days === "never" ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString();
}
