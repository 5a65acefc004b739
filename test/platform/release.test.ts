/** What bodies held is given back at once, not when the collector comes round: they may be many. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Attachment } from "../../contract/attachments.ts";
import { readFilePart } from "../../server/attachments/multipart.ts";
import { release } from "../../server/platform/http/request-body.ts";
import { createByteBudget } from "../../server/platform/quotas/byte-budget.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { filePart, MULTIPART, multipart } from "../support/multipart.ts";

const PIECE_BYTES = 100_000;

test("large memory is given back once, small memory is left alone: it may be shared", () => {
  const [large, small] = [new Uint8Array(PIECE_BYTES), new Uint8Array(1000)];
  for (let i = 0; i < 2; i++) for (const bytes of [large, small]) release(bytes);
  expect([large.byteLength, small.byteLength]).toEqual([0, 1000]);
});

/** The pieces in which an upload comes, each in memory of its own, as the runtime hands them over. */
function piecesOf(content: string): Uint8Array[] {
  const bytes = multipart(filePart("a", content));
  const count = Math.ceil(bytes.length / PIECE_BYTES);
  return Array.from({ length: count }, (_, i) =>
    Uint8Array.from(bytes.subarray(i * PIECE_BYTES, (i + 1) * PIECE_BYTES)),
  );
}

function upload(pieces: Uint8Array[], budgetBytes: number) {
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const request = new Request("http://x", { method: "POST", headers: { "content-type": MULTIPART }, body });
  const share = createByteBudget(budgetBytes, 0, 1).open("alice");
  return readFilePart(request, { maxBytes: 10 * PIECE_BYTES, share });
}

const held = (pieces: Uint8Array[]) => pieces.filter(({ byteLength }) => byteLength > 0).length;

test("an upload holds its content alone when it is read, and that is whole", async () => {
  const content = "0123456789".repeat(PIECE_BYTES / 2);
  const pieces = piecesOf(content);
  const file = await upload(pieces, 100 * PIECE_BYTES);
  expect(Buffer.from(file.content).toString()).toBe(content);
  // The last piece is a small one.
  expect(held(pieces)).toBe(1);
});

test("an upload that is refused gives back what it held so far", async () => {
  const pieces = piecesOf("x".repeat(5 * PIECE_BYTES));
  const budgetBytes = 524_288 + 2.5 * PIECE_BYTES;
  await expect(upload(pieces, budgetBytes)).rejects.toMatchObject({ status: 503 });
  expect(pieces.map(({ byteLength }) => byteLength).slice(0, 2)).toEqual([0, 0]);
});

const FILE_BYTES = 1_000_000;
let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService({ settings: { BOARD_STORAGE_BYTES: String(1.5 * FILE_BYTES) } });
  alice = await service.person("alice");
});
afterAll(() => service.stop());

/** How many buffers of that many bytes are given back while `work` runs. */
async function givenBack(bytes: number, work: () => Promise<unknown>): Promise<number> {
  const { transfer } = ArrayBuffer.prototype;
  let count = 0;
  ArrayBuffer.prototype.transfer = function (length) {
    if (this.byteLength === bytes) count++;
    return transfer.call(this, length);
  };
  try {
    await work();
  } finally {
    ArrayBuffer.prototype.transfer = transfer;
  }
  return count;
}

test("a file that is stored, and one that is refused after it was read, are given back, and what is stored is whole", async () => {
  const { board_id, column_id } = await boardOf(alice);
  const { id: card_id } = await alice.createCard({ board_id, column_id, title: "card" });
  const file = () => new File([new Uint8Array(FILE_BYTES).fill(7)], "a.bin");
  let stored: Attachment | undefined;
  const released = await givenBack(FILE_BYTES, async () => {
    stored = await alice.uploadAttachment({ card_id, file: file() });
    await expect(alice.uploadAttachment({ card_id, file: file() })).rejects.toMatchObject({ status: 409 });
  });
  expect(released).toBe(2);
  const answer = await alice.downloadAttachment({ attachment_id: stored!.id });
  expect(new Uint8Array(FILE_BYTES).fill(7)).toEqual(await answer.bytes());
});
