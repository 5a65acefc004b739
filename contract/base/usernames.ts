/**
 * Usernames: what others know a person by, in any language. What cannot be seen, or reads in another order than it is
 * written, is refused, and so are letters of scripts that look alike mixed in one name. Whether a name that is fine in
 * itself looks like another person's is for the service to know.
 */
import * as z from "zod/mini";
import { verbatim } from "./define.ts";

export const MAX_USERNAME_LENGTH = 50;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
const CONTROL_OR_EDGE_BLANK = /[\u0000-\u001f\u007f-\u009f]|^\s|\s$/u;

/** Joined and presented as the standard says: the only place where a character that is not seen belongs. */
const EMOJI =
  /\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?(?:\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?)*/gu;

/** Formats, directions, fillers, unassigned and private characters, and every blank but the ordinary one. */
const UNSEEN =
  /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u2800\u{1d159}]/u;

const LOOSE_MARK = /(?:^| )\p{M}/u;

const ALIKE = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
];

/** The first rule that a name breaks. */
function problemWithUsername(name: string): string | null {
  // Already reported as too long; skip the patterns.
  if (name.length > MAX_USERNAME_LENGTH) return null;
  const plain = name.replace(EMOJI, "\u263a");
  if (CONTROL_OR_EDGE_BLANK.test(name)) return "must not contain control characters or surrounding blanks";
  if (UNSEEN.test(plain)) return "must not contain characters that cannot be seen, or unusual blanks";
  if (LOOSE_MARK.test(name)) return "must not contain an accent without its letter";
  if (ALIKE.filter((script) => script.test(name)).length > 1)
    return "must not mix letters of scripts that look alike";
  return null;
}

export const username = verbatim(1, MAX_USERNAME_LENGTH).check(
  z.superRefine<string>((name, context) => {
    const message = problemWithUsername(name);
    if (message) context.addIssue({ code: "custom", message });
  }),
);
