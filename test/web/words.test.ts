import { expect, test } from "bun:test";
import { PROBLEMS, type ReachedLimit } from "../../contract/base/problems.ts";
import { fullColumn } from "../../server/cards/store.ts";
import { fileSize } from "../../web/card/attachments/file-size.ts";
import { withoutForeign } from "../../web/session/foreign-words.ts";
import { FULL_COLUMN, KNOWN, refusalOf } from "../../web/session/reason.ts";
import { fieldMessage } from "../../web/ui/forms/field-message.ts";
import { tooLong } from "../../web/ui/forms/too-long.tsx";

test("file sizes are formatted for people, with a singular for one byte", () => {
  expect([0, 1, 2, 1023, 1024, 1_500_000].map(fileSize)).toEqual([
    "0 bytes",
    "1 byte",
    "2 bytes",
    "1,023 bytes",
    "1.0 KB",
    "1.4 MB",
  ]);
});

test("only the words of the service itself are marked as English", () => {
  const refused = `Nicht gespeichert. ${refusalOf({ status: 409, detail: "The moon is full." })}`;
  expect(withoutForeign(refused)).toEqual(["Nicht gespeichert. ", "The moon is full."]);
  const known = refusalOf({ status: 403, detail: "Only owners may do this." });
  expect(withoutForeign(known)).toEqual([known, ""]);
});

test("the sentences of the service that the page words itself are sentences that the service says", async () => {
  const sources = await Array.fromAsync(new Bun.Glob("server/**/*.ts").scan("."), (path) =>
    Bun.file(path).text(),
  );
  const literals = sources
    .flatMap((source) => source.match(/(["`])[A-Z][^"`\n]+\1/g) ?? [])
    .map((text) => text.slice(1, -1));
  const said = literals.flatMap((text) => [text, `${text} does not exist.`]);
  const known = KNOWN.flatMap(([pattern]) => pattern.source.split("|"));
  expect(known.filter((source) => !said.some((text) => new RegExp(source).test(text)))).toEqual([]);
  const full = fullColumn({ title: "Doing", card_limit: 2 });
  expect(FULL_COLUMN.exec(full)?.slice(1)).toEqual(["Doing", "2"]);
});

/** What these are about is in the detail, or in `errors`. */
const SAY_TOO_LITTLE = ["column_full", "invalid_input", "weak_password"];

/** Of pages that the service itself writes, and of what providers send to it. */
const NOT_SEEN_HERE = [
  "account_exists",
  "logout_token_refused",
  "other_account",
  "sign_in_expired",
  "sign_in_unproved",
];

test("every error of the service is worded here, whatever its detail says", () => {
  const foreign = Object.entries(PROBLEMS).flatMap(([code, { status }]) =>
    withoutForeign(refusalOf({ status, code, detail: "The moon is full." }))[1] === "" ? [] : [code],
  );
  expect(foreign.sort()).toEqual([...SAY_TOO_LITTLE, ...NOT_SEEN_HERE].sort());
});

test("a limit is named with its number, a size with its unit", () => {
  const reached = (limit: ReachedLimit) =>
    refusalOf({ status: 409, code: "limit_reached", detail: "So it is.", limit });
  expect(reached({ what: "labels", most: 1000 })).toBe(
    "This board can’t have any more labels. The limit is 1,000.",
  );
  expect(reached({ what: "file_bytes", most: 10_485_760 })).toBe(
    "The file is too large. The limit is 10 MB.",
  );
  // A service that is newer than the page.
  const unknown: ReachedLimit = JSON.parse(`{"what":"moons","most":1}`);
  expect(reached(unknown)).toBe("There’s no room for more here. Delete something first.");
});

test("what is wrong with a field is worded outside of forms as well", () => {
  const errors = [{ path: "body.title", message: "Too big: expected string to have <=255 characters" }];
  const refused = { status: 422, code: "invalid_input", detail: "body.title: Too big.", errors };
  expect(refusalOf(refused)).toBe("Use at most 255 characters.");
});

test("a text is too long from the first character that the service would refuse", () => {
  expect([255, 256].map((length) => tooLong("x".repeat(length), 255))).toEqual([
    null,
    "Too long: 256 of 255 characters.",
  ]);
});

test.each([
  ["must have at least 8 characters", "Use at least 8 characters."],
  ["must have at least 8 characters, a digit", "Use at least 8 characters and a digit."],
  ["must have more to it than one of the most common passwords", "Choose a less common password."],
  ["Invalid email address", "Enter a valid email address."],
  ["Too small: expected string to have >=1 characters", "Fill in this field."],
  ["Too big: expected string to have <=255 characters", "Use at most 255 characters."],
  ["is not a colour", "Is not a colour."],
])("what the service finds wrong with a field becomes a request: %s", (message, words) => {
  expect(fieldMessage(message)).toBe(words);
});
