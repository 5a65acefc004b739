/**
 * What the service does by mail: it proves an address, lets those who forgot their password set a new one, and tells
 * people of their notifications.
 */
import * as z from "zod/mini";
import { resource, route } from "./base/define.ts";
import { linkToken } from "./base/link-token.ts";
import type { NotificationKind } from "./notifications.ts";
import { email, newPassword } from "./users.ts";

const MAX_BYTES = 32_768;
const Accepted = resource("Accepted", { detail: z.string() });

export const MAIL_CHOICES = ["now", "digest", "off"] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];
const choice = z.enum(MAIL_CHOICES);

/** When each kind of notification is mailed. */
const PREFERENCES = {
  mentioned: choice,
  assigned: choice,
  commented: choice,
  due_soon: choice,
  overdue: choice,
  added: choice,
} satisfies Record<NotificationKind, typeof choice>;
const Preferences = resource("Preferences", PREFERENCES);
export type Preferences = z.output<typeof Preferences>;

const tag = "Mail";

export const mailRoutes = {
  sendVerification: route({
    method: "POST",
    path: "/auth/verify/send",
    tag,
    summary: "Have a link mailed to me that proves my e-mail address",
    access: "authenticated",
    scope: "session",
    needsMail: true,
    status: 202,
    answer: Accepted,
    errors: [409, 429],
  }),
  verifyEmail: route({
    method: "POST",
    path: "/auth/verify",
    tag,
    summary: "Prove an e-mail address with the token of the mailed link",
    access: "public",
    scope: "session",
    needsMail: true,
    maxBytes: MAX_BYTES,
    body: z.object({ token: linkToken }),
    status: 200,
    answer: Accepted,
    errors: [400],
  }),
  forgotPassword: route({
    method: "POST",
    path: "/auth/forgot",
    tag,
    summary: "Have a link mailed with which a new password can be set, if there is such an account",
    access: "public",
    scope: "session",
    needsMail: true,
    needsPasswords: true,
    maxBytes: MAX_BYTES,
    body: z.object({ email }),
    status: 202,
    answer: Accepted,
  }),
  resetPassword: route({
    method: "POST",
    path: "/auth/reset",
    tag,
    summary: "Set a new password with the token of the mailed link; every session of the account ends",
    access: "public",
    scope: "session",
    needsMail: true,
    needsPasswords: true,
    maxBytes: MAX_BYTES,
    body: z.object({ token: linkToken, new_password: newPassword }),
    status: 200,
    answer: Accepted,
    errors: [400, 429],
  }),
  getPreferences: route({
    method: "GET",
    path: "/me/preferences",
    tag,
    summary: "Which notifications I get by mail: now, in a daily digest, or not at all",
    access: "authenticated",
    scope: "read",
    needsMail: true,
    status: 200,
    answer: Preferences,
  }),
  updatePreferences: route({
    method: "PATCH",
    path: "/me/preferences",
    tag,
    summary: "Change which notifications I get by mail",
    access: "authenticated",
    scope: "write",
    isAccountWide: true,
    needsMail: true,
    body: z.partial(z.object(PREFERENCES)),
    status: 200,
    answer: Preferences,
  }),
  showUnsubscribe: route({
    method: "GET",
    path: "/unsubscribe/{unsubscribe_token}",
    tag,
    summary: "The page behind the link in a mail that ends mails about notifications; it only asks",
    access: "public",
    scope: "none",
    needsMail: true,
    textParams: true,
    status: 200,
    sends: "bytes",
    mediaType: "text/html",
    errors: [404],
  }),
  unsubscribe: route({
    method: "POST",
    path: "/unsubscribe/{unsubscribe_token}",
    tag,
    summary: "End mails about notifications, with the link in one of them (RFC 8058); any body is ignored",
    access: "public",
    scope: "none",
    needsMail: true,
    textParams: true,
    status: 200,
    sends: "bytes",
    mediaType: "text/html",
    errors: [404],
  }),
};
