import type { Config } from "../config.ts";
import { ApiError } from "../platform/errors.ts";

const CLASSES: Record<string, { pattern: RegExp; words: string }> = {
  upper: { pattern: /\p{Lu}/u, words: "an uppercase letter" },
  lower: { pattern: /\p{Ll}/u, words: "a lowercase letter" },
  digit: { pattern: /\p{Nd}/u, words: "a digit" },
  symbol: { pattern: /[^\p{L}\p{N}\s]/u, words: "a symbol" },
};

/** Refuses a password the configuration calls too weak; `path` is the field it came in. */
export function checkPasswordPolicy(password: string, path: string, config: Config): void {
  const missing = config.PASSWORD_REQUIRE.filter((name) => !CLASSES[name]?.pattern.test(password)).map(
    (name) => CLASSES[name]?.words ?? name,
  );
  const problems = [
    ...(password.length < config.PASSWORD_MIN_LENGTH
      ? [`at least ${config.PASSWORD_MIN_LENGTH} characters`]
      : []),
    ...missing,
  ];
  if (problems.length === 0) return;
  const message = `must have ${problems.join(", ")}`;
  throw new ApiError(422, `The password ${message}.`, { errors: [{ path, message }] });
}
