/** A file on its way into chunks, and back from them. */
import { expect, test } from "bun:test";
import { streamFilePart } from "../../server/attachments/multipart.ts";
import { CHUNK_BYTES } from "../../server/imports/store.ts";
import { openStoredFile } from "../../server/imports/upload/chunk-store.ts";
import type { DbReader } from "../../server/platform/db/db.ts";
import { createByteBudget } from "../../server/platform/quotas/byte-budget.ts";
import { fieldPart, filePart, MULTIPART, multipart, streamed } from "../support/multipart.ts";

const SIZE = 3 * CHUNK_BYTES + 12_345;
/** With line breaks and hyphens everywhere, as before a delimiter. */
const content = Uint8Array.from({ length: SIZE }, (_, index) => "\r\n--x".charCodeAt((index * 7) % 5));

async function stored(pieceBytes: number): Promise<{ chunks: Uint8Array[]; held: number[]; file: unknown }> {
  const chunks: Uint8Array[] = [];
  const held: number[] = [];
  const budget = createByteBudget(64 * CHUNK_BYTES, 0, 1);
  const share = budget.open("alice");
  const body = multipart(
    fieldPart("title", "Before"),
    filePart("a.bin", content),
    fieldPart("format", "csv"),
  );
  const request = new Request("http://x/", {
    method: "POST",
    headers: { "content-type": MULTIPART },
    // The memory of what has arrived is given back: each piece has its own.
    body: streamed(new Uint8Array(body), pieceBytes),
  });
  const file = await streamFilePart(request, {
    maxBytes: SIZE,
    share,
    fields: ["title", "format", "mapping"],
    chunkBytes: CHUNK_BYTES,
    async store(chunk) {
      chunks.push(new Uint8Array(chunk));
      held.push(budget.held);
    },
  });
  share.close();
  expect(budget.held).toBe(0);
  return { chunks, held, file };
}

test.each([777, 65_536, 3_000_000])(
  "a file that arrives in pieces of %d bytes is handed on in chunks, with its fields",
  async (pieceBytes) => {
    const { chunks, held, file } = await stored(pieceBytes);
    expect(file).toEqual({
      name: "a.bin",
      mimeType: "application/octet-stream",
      size: SIZE,
      fields: { title: "Before", format: "csv" },
    });
    expect(chunks.map((chunk) => chunk.length)).toEqual([CHUNK_BYTES, CHUNK_BYTES, CHUNK_BYTES, 12_345]);
    expect(Buffer.concat(chunks).equals(content)).toBe(true);
    expect(Math.max(...held)).toBeLessThan(3 * CHUNK_BYTES);
  },
);

test("a stored file is read from anywhere, by several at once", async () => {
  const asked: number[] = [];
  const bytes: DbReader["bytes"] = async ({ values }) => {
    const number = Number(values[1]);
    asked.push(number);
    return Buffer.from(content.subarray(number * CHUNK_BYTES, (number + 1) * CHUNK_BYTES));
  };
  // Nothing else of the database is used.
  const db = { bytes } as DbReader;
  const file = openStoredFile(db, { id: "x", size: SIZE }, new AbortController().signal);
  const places = [0, 5, CHUNK_BYTES - 3, 2 * CHUNK_BYTES + 1, SIZE - 10, 17, SIZE];
  const read = await Promise.all(places.map((offset) => file.read(offset, 1000)));
  expect(read.map((part) => Buffer.from(part).toString("hex"))).toEqual(
    places.map((offset) => Buffer.from(content.subarray(offset, offset + 1000)).toString("hex")),
  );
  asked.length = 0;
  for (let at = CHUNK_BYTES; at < 2 * CHUNK_BYTES; at += 65_536) await file.read(at, 65_536);
  expect(asked.length).toBeLessThanOrEqual(1);
});

test("a file that is no longer wanted is not read any further", async () => {
  const stopping = new AbortController();
  const db = { bytes: async () => content.slice(0, CHUNK_BYTES) } as Partial<DbReader> as DbReader;
  const file = openStoredFile(db, { id: "x", size: SIZE }, stopping.signal);
  await file.read(0, 10);
  stopping.abort(new Error("deleted"));
  await expect(file.read(0, 10)).rejects.toThrow("deleted");
});
