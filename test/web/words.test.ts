import { expect, test } from "bun:test";
import { fileSize } from "../../web/card/attachments/file-size.ts";
import { tooLong } from "../../web/ui/forms/too-long.tsx";

test("file sizes are formatted for people, with a singular for one byte", () => {
  expect([0, 1, 2, 1023, 1024, 1_500_000].map(fileSize)).toEqual([
    "0 bytes",
    "1 byte",
    "2 bytes",
    "1023 bytes",
    "1.0 KB",
    "1.4 MB",
  ]);
});

test("a text is too long from the first character that the service would refuse", () => {
  expect([255, 256].map((length) => tooLong("x".repeat(length), 255))).toEqual([
    null,
    "Too long: 256 of 255 characters.",
  ]);
});
