import * as texts from "#texts/errors.ts";
import { rememberForeign } from "../../session/foreign-words.ts";
import { list } from "../../texts/format.ts";

const MESSAGES: [pattern: RegExp, words: (count: number) => string][] = [
  [/^Invalid email address$/, () => texts.invalidEmail],
  [/^Too small: expected string to have >=1 characters$/, () => texts.fillIn],
  [/^Too small: expected string to have >=(\d+) characters$/, texts.atLeast],
  [/^Too big: expected string to have <=(\d+) characters$/, texts.atMost],
  [/^must be in the future$/, () => texts.inThePast],
  [/^must be an http or https URL$/, () => texts.notAUrl],
  [/^must not contain a user name or password$/, () => texts.urlWithPassword],
  [/^must lead to public addresses only/, () => texts.notPublic],
  [/^must be the address of a board/, () => texts.notAPlankaBoard],
  [/^must consist of visible ASCII characters$/, () => texts.onlyVisible],
  [/^must not contain control characters or surrounding blanks$/, () => texts.blanksAround],
  [/^must not contain (?:characters that cannot be seen|NUL)/, () => texts.unseenCharacters],
  [/^must not contain an accent without its letter$/, () => texts.looseAccent],
  [/^must not mix letters of scripts/, () => texts.mixedScripts],
  [/^must have 1 to (\d+) pixels/, texts.pictureSize],
  [/^must be whsec_ and the base64/, () => texts.secretForm],
  [/^must be a date between the years/, () => texts.notADate],
  [/^must not be after due_at$/, () => texts.startAfterDue],
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
  return (
    wordedField(message) ??
    // In the words of the service.
    rememberForeign(`${message.charAt(0).toUpperCase()}${message.slice(1)}.`)
  );
}

/** Undefined for what there are no words for here. */
export function wordedField(message: string): string | undefined {
  const [, lacks] = /^must have (.+)$/.exec(message) ?? [];
  return worded(MESSAGES, message) ?? (lacks && passwordMessage(lacks.split(", ")));
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
