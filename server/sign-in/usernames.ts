/** Names for a new account, from what the provider calls a person: valid ones, until one is free. */
import * as z from "zod/mini";
import { MAX_USERNAME_LENGTH, username } from "../../contract/base/usernames.ts";

const NUMBERED = 9;
const RANDOM = 3;
/** Room for a number after the name. */
const MAX_LENGTH = MAX_USERNAME_LENGTH - 10;

export function* usernamesFor(names: readonly string[]): Generator<string> {
  const valid = names.flatMap(validName);
  const [first = "user"] = valid;
  yield* new Set([...valid, first]);
  for (let number = 2; number <= NUMBERED; number++) yield `${first}-${number}`;
  for (let attempt = 0; attempt < RANDOM; attempt++) yield `${first}-${crypto.randomUUID().slice(0, 8)}`;
}

function validName(given: string): string[] {
  const cut = Array.from(given.normalize("NFC").trim()).slice(0, MAX_LENGTH).join("").trim();
  const parsed = z.safeParse(username, cut.slice(0, MAX_LENGTH));
  return parsed.success ? [parsed.data] : [];
}
