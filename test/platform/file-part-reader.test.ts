/** A file on its way out of a multipart body: it is copied once, however it arrives. */
import { expect, test } from "bun:test";
import { FilePartReader } from "../../server/attachments/file-part-reader.ts";
import { filePart, multipart } from "../support/multipart.ts";

const BOUNDARY = "----test-boundary";
const CHUNK_BYTES = 131_072;

const inMemoryOfItsOwn = (bytes: Uint8Array) => Uint8Array.from(bytes);

test("large chunks are kept as they are", () => {
  const body = multipart(filePart("a", Buffer.alloc(5 * CHUNK_BYTES, "x")));
  const reader = new FilePartReader(BOUNDARY, body.length);
  const chunks: Uint8Array[] = [];
  for (let start = 0; start < body.length; start += CHUNK_BYTES)
    chunks.push(inMemoryOfItsOwn(body.subarray(start, start + CHUNK_BYTES)));
  for (const chunk of chunks) reader.push(chunk);
  const kept = new Set(reader.end().chunks.map(({ buffer }) => buffer));
  // Neither what the first headers are in nor the short end of it all.
  expect(chunks.slice(1, -1).filter(({ buffer }) => kept.has(buffer))).toHaveLength(4);
});

test("a file is what was sent, wherever its chunks end and whatever looks like a delimiter", () => {
  const lookAlike = Buffer.from(`\r\n--${BOUNDARY.slice(0, -1)}`);
  const content = Buffer.concat(
    Array.from({ length: 4000 }, (_, index) => (index % 7 === 0 ? lookAlike : Buffer.alloc(20, `${index}`))),
  );
  const body = multipart(filePart("a", content));
  for (let first = 1; first < 200; first++) {
    const reader = new FilePartReader(BOUNDARY, body.length);
    const taken: Uint8Array[] = [];
    for (let start = 0, end = first; start < body.length; start = end, end += 16_384 + first) {
      reader.push(inMemoryOfItsOwn(body.subarray(start, end)));
      const part = reader.takeContent(10_000);
      if (part) taken.push(part);
    }
    expect(Buffer.concat([...taken, ...reader.end().chunks]).equals(content)).toBe(true);
  }
});
