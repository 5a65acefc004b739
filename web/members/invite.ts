/** Creates an invitation, and says what was done with it. */
import * as texts from "#texts/members.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import { copyText } from "../util/copy-text.ts";
import type { Invitations } from "./use-invitations.ts";

const DAY_MS = 86_400_000;

/** `days`: until the link expires; `never` if it does not. */
export async function inviteByLink({ create }: Invitations, days: string, key: string): Promise<void> {
  const { url } = await create({ email: null, expires_at: afterDays(days) }, key);
  await copyText(url);
  toast({ group: "link", message: texts.linkCopied });
}

export async function inviteByEmail({ create }: Invitations, email: string, key: string): Promise<void> {
  const sent = await create({ email, expires_at: afterDays("30") }, key);
  toast({ message: texts.invitationSent(sent.email ?? email) });
}

function afterDays(days: string): string | null {
  return days === "never" ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString();
}
