/** What the service does by mail: proving an address, and a new password for those who forgot theirs. */
import * as z from "zod/mini";
import { resource, route } from "./base/define.ts";
import { linkToken } from "./base/link-token.ts";
import { email, newPassword } from "./users.ts";

const MAX_BYTES = 32_768;
const Accepted = resource("Accepted", { detail: z.string() });

const tag = "Mail";

export const mailRoutes = {
  sendVerification: route({
    method: "POST",
    path: "/auth/verify/send",
    tag,
    summary: "Have a link mailed to me that proves my e-mail address",
    access: "authenticated",
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
    needsMail: true,
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
    needsMail: true,
    maxBytes: MAX_BYTES,
    body: z.object({ token: linkToken, new_password: newPassword }),
    status: 200,
    answer: Accepted,
    errors: [400, 429],
  }),
};
