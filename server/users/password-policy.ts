import commonPasswords from "../../vendor/common-passwords/passwords.txt" with { type: "text" };
import type { Config } from "../config.ts";
import { ApiError } from "../platform/util/errors.ts";

/** Compared in any letter case: attackers try these first. */
const COMMON = new Set(commonPasswords.trim().split("\n"));

const RULES: Record<string, { accepts(password: string): boolean; words: string }> = {
  upper: { accepts: (password) => /\p{Lu}/u.test(password), words: "an uppercase letter" },
  lower: { accepts: (password) => /\p{Ll}/u.test(password), words: "a lowercase letter" },
  digit: { accepts: (password) => /\p{Nd}/u.test(password), words: "a digit" },
  symbol: { accepts: (password) => /[^\p{L}\p{N}\s]/u.test(password), words: "a symbol" },
  uncommon: {
    accepts: (password) => !COMMON.has(password.toLowerCase()),
    words: "more to it than one of the most common passwords",
  },
};

/** Refuses a password the configuration calls too weak; `path` is the field it came in. */
export function checkPasswordPolicy(password: string, path: string, config: Config): void {
  const missing = config.PASSWORD_REQUIRE.filter((name) => !RULES[name]?.accepts(password)).map(
    (name) => RULES[name]?.words ?? name,
  );
  const problems = [
    ...(password.length < config.PASSWORD_MIN_LENGTH
      ? [`at least ${config.PASSWORD_MIN_LENGTH} characters`]
      : []),
    ...missing,
  ];
  if (problems.length === 0) return;
  const message = `must have ${problems.join(", ")}`;
  throw new ApiError("weak_password", `The password ${message}.`, { errors: [{ path, message }] });
}
