import type { Config } from "../config.ts";

/** What a new notification has as `mail`: it waits to be mailed, if there is mail. */
export function initialMail({ SMTP_URL }: Pick<Config, "SMTP_URL">): "pending" | null {
  return SMTP_URL === "" ? null : "pending";
}
