/** Passwords that are given on the command line, or generated and shown there. */
import type { Config } from "../server/config.ts";
import { checkPasswordPolicy } from "../server/users/password-policy.ts";
import type { Arguments } from "./arguments.ts";

export function passwordFrom(
  { text }: Pick<Arguments, "text">,
  config: Config,
): { password: string; shown: string } {
  const given = text("password");
  if (given !== undefined) {
    checkPasswordPolicy(given, "--password", config);
    return { password: given, shown: "" };
  }
  const password = `${crypto.randomUUID()}Aa1!`;
  return { password, shown: `\npassword: ${password}` };
}
