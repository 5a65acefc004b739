/**
 * Where people reach the web client. Links in mail need PUBLIC_URL, because a request can be made up; links in a response
 * may be derived from its own request, which misleads nobody but its sender.
 */
import type { Config } from "../../config.ts";
import { isLoopback } from "./headers/origin.ts";

export function publicUrlOf(config: Config, { headers, url }: Request): string {
  if (config.PUBLIC_URL !== "") return config.PUBLIC_URL.replace(/\/+$/, "");
  const host = headers.get("host") ?? new URL(url).host;
  const isSecure =
    headers.get("origin") === `https://${host}` ||
    headers.get("x-forwarded-proto")?.split(",")[0]?.trim() === "https" ||
    (config.COOKIE_SECURE && !isLoopback(host));
  return `${isSecure ? "https" : "http"}://${host}${config.BASE_PATH}`;
}
