import { expect, test } from "bun:test";
import { fileSize } from "../../web/card/attachments/file-size.ts";
import { withoutForeign } from "../../web/session/foreign-words.ts";
import { reasonFor } from "../../web/session/reason.ts";
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
  const refused = `Nicht gespeichert. ${reasonFor(409, "The moon is full.")}`;
  expect(withoutForeign(refused)).toEqual(["Nicht gespeichert. ", "The moon is full."]);
  const known = reasonFor(403, "Only owners may do this.");
  expect(withoutForeign(known)).toEqual([known, ""]);
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
