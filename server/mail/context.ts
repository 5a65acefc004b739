import type { Context } from "../platform/core/context.ts";

/** What those who write mails are given. */
export type MailContext = Pick<Context, "config" | "db" | "accounts" | "signedIds" | "log" | "outages">;

export function linkTo({ config }: MailContext, path: string): string {
  return `${config.PUBLIC_URL.replace(/\/+$/, "")}/${path}`;
}
