import * as texts from "#texts/errors.ts";
import { rememberForeign } from "../../session/foreign-words.ts";
import { list } from "../../texts/format.ts";

const MESSAGES: [pattern: RegExp, words: (count: number) => string][] = [
  [/^Invalid email address$/, () => texts.invalidEmail],
  [/^Too small: expected string to have >=1 characters$/, () => texts.fillIn],
  [/^Too small: expected string to have >=(\d+) characters$/, texts.atLeast],
  [/^Too big: expected string to have <=(\d+) characters$/, texts.atMost],
  [/^must be in the future$/, () => texts.inThePast],
];

/** What a password lacks. */
const LACKS: [pattern: RegExp, words: (count: number) => string][] = [
  [/^at least (\d+) characters$/, texts.characters],
  [/^an uppercase letter$/, () => texts.uppercaseLetter],
  [/^a lowercase letter$/, () => texts.lowercaseLetter],
  [/^a digit$/, () => texts.digit],
  [/^a symbol$/, () => texts.symbol],
];
const UNCOMMON = /^more to it than/;

/** What the service finds wrong with a field, as a request to the person who filled it in. */
export function fieldMessage(message: string): string {
  const [, lacks] = /^must have (.+)$/.exec(message) ?? [];
  return (
    (lacks && passwordMessage(lacks.split(", "))) ??
    worded(MESSAGES, message) ??
    // In the words of the service.
    rememberForeign(`${message.charAt(0).toUpperCase()}${message.slice(1)}.`)
  );
}

function passwordMessage(lacks: string[]): string | undefined {
  const parts = lacks.filter((part) => !UNCOMMON.test(part)).map((part) => worded(LACKS, part));
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  return [
    ...(known.length > 0 ? [texts.passwordNeeds(list(known))] : []),
    ...(lacks.some((part) => UNCOMMON.test(part)) ? [texts.tooCommon] : []),
  ].join(" ");
}

function worded(patterns: typeof MESSAGES, message: string): string | undefined {
  for (const [pattern, words] of patterns) {
    const found = pattern.exec(message);
    if (found) return words(Number(found[1]));
  }
  return undefined;
}
