/** What a queued mail says. It is written when it is sent: what no longer holds by then is not mailed at all. */
import { isOpen, previewRow } from "../invitations/store.ts";
import { accountRowByEmail } from "../users/store.ts";
import { linkTo, type MailContext } from "./context.ts";
import { type Letter, onOneLine } from "./letter.ts";
import { digestLetter, notificationLetter } from "./notifications/letters.ts";
import type { QueuedMail } from "./queue-store.ts";
import type { MailKind } from "./tables.ts";
import { newToken } from "./token-store.ts";

/** Null if there is no longer a reason to send it. */
type Composer = (context: MailContext, mail: QueuedMail) => Promise<Letter | null>;

const COMPOSERS: Record<MailKind, Composer> = {
  verify,
  reset,
  invitation,
  notification: notificationLetter,
  digest: digestLetter,
};

export function compose(context: MailContext, mail: QueuedMail): Promise<Letter | null> {
  return COMPOSERS[mail.kind](context, mail);
}

async function verify(context: MailContext, { recipient }: QueuedMail): Promise<Letter | null> {
  const account = await accountOf(context, recipient);
  if (!account || account.is_verified) return null;
  const { token, insertion } = newToken(account, "verify");
  await context.accounts.write([insertion], account.id);
  return {
    subject: "Confirm your email address",
    lines: [
      `Hello ${onOneLine(account.username)},`,
      "an account with this name was created with your email address. If you created it, please confirm the address. The link is valid for a day.",
    ],
    action: { label: "Confirm my address", url: linkTo(context, `verify/${token}`) },
    ...(context.config.PASSWORD_LOGIN && {
      otherwise: {
        text: "If you did not create it, do not confirm. Set a new password instead. That makes the account yours and ends anyone else’s access.",
        url: linkTo(context, "forgot"),
      },
    }),
    footer: "If you did not create the account and do not want it, ignore this email.",
  };
}

async function reset(context: MailContext, { recipient }: QueuedMail): Promise<Letter | null> {
  const account = await accountOf(context, recipient);
  if (!account) return null;
  const { token, insertion } = newToken(account, "reset");
  await context.accounts.write([insertion], account.id);
  return {
    subject: "Set a new password",
    lines: [
      `Hello ${onOneLine(account.username)},`,
      "use this link to set a new password. It is valid for an hour and works once. You will be logged out on all devices.",
    ],
    action: { label: "Set a new password", url: linkTo(context, `reset/${token}`) },
    footer: "If you did not ask for this, you can ignore this email. Your password will not change.",
  };
}

async function invitation(
  context: MailContext,
  { board_id, subject_id }: QueuedMail,
): Promise<Letter | null> {
  if (board_id === null || subject_id === null) return null;
  const [found] = (await context.db.read({ found: previewRow(subject_id, board_id) })).found;
  if (!found || !isOpen(found, new Date().toISOString())) return null;
  const [username, title] = [onOneLine(found.username), onOneLine(found.title)];
  return {
    subject: `${username} invited you to “${title}”`,
    lines: [`${username} invited you to the board “${title}”.`],
    action: {
      label: "See the invitation",
      url: linkTo(context, `invite/${context.signedIds.sign("invitation", subject_id)}`),
    },
    footer: "If you do not know who this is from, you can ignore this email.",
  };
}

async function accountOf({ db }: MailContext, email: string) {
  const [account] = (await db.read({ account: accountRowByEmail(email) })).account;
  return account?.is_active ? account : null;
}
