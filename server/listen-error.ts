/** Why the service cannot listen: the runtime names neither the setting nor, for most errors, what was wrong with it. */
import { type Config, ConfigError } from "./config.ts";
import { codeOf, partOf } from "./platform/util/unknown-value.ts";

export function explainedListenError(error: unknown, { HOST, PORT }: Config): unknown {
  if (partOf(error, "syscall") !== "listen") return error;
  const code = codeOf(error);
  if (code === "EADDRNOTAVAIL" || code === "EINVAL")
    return new ConfigError(
      `HOST=${HOST}: this machine has no such address (${code}). Use one of its own, or 0.0.0.0 for all of them.`,
    );
  if (code === "EACCES")
    return new ConfigError(
      `PORT=${PORT}: this user may not listen on this port (${code}). Use one above 1023.`,
    );
  return error;
}
