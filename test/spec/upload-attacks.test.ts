/** Uploads meant to do harm: what they hold is bounded, they stop nobody for long, and nothing of them stays. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { connect, type Socket } from "node:net";
import { largestUpload, readFilePart } from "../../server/attachments/multipart.ts";
import { name, sql } from "../../server/platform/db/sql.ts";
import { createByteBudget } from "../../server/platform/quotas/byte-budget.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { changesNothing } from "../support/changes-nothing.ts";
import { filePart, MULTIPART, multipart, sendBytes, streamed } from "../support/multipart.ts";
import { purgeIn } from "../support/purge.ts";

const MAX_BYTES = 1_000_000;
const TOO_MUCH = { status: 503, detail: "Too much is being sent at once; try again soon." };

let service: Service;
let alice: Person;
let board_id: string;
let card_id: string;

beforeAll(async () => {
  // No more memory than one upload needs, whatever the setting says.
  const settings = { MAX_ATTACHMENT_BYTES: String(MAX_BYTES), UPLOAD_MEMORY_BYTES: "0" };
  service = await startService({ settings });
  alice = await service.person("alice");
  const board = await boardOf(alice);
  board_id = board.board_id;
  card_id = (await alice.createCard({ ...board, title: "card" })).id;
});
afterAll(() => service.stop());

const largest = () => new File([new Uint8Array(MAX_BYTES)], "large.bin");
const upload = (file: File) => alice.uploadAttachment({ card_id, file });
const body = multipart(filePart("large.bin", Buffer.alloc(MAX_BYTES)));

function head(...lines: string[]): Buffer {
  const request = [
    `POST /cards/${card_id}/attachments HTTP/1.1`,
    "Host: x",
    `Authorization: Bearer ${alice.token}`,
    `Content-Type: ${MULTIPART}`,
    ...lines,
  ];
  return Buffer.from(`${request.join("\r\n")}\r\n\r\n`);
}

/** A connection that begins an upload and then sends nothing more. */
async function stall(sentBytes: number): Promise<Socket> {
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  const bytes = Buffer.concat([head(`Content-Length: ${body.length}`), body.subarray(0, sentBytes)]);
  await new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
  return socket;
}

async function rows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of ["attachments", "attachment_blobs", "stored_objects", "attachment_objects"]) {
    const { found } = await service.app.context.db.read({
      found: sql<{ n: number }>`SELECT count(*) AS n FROM ${name(table)}`,
    });
    counts[table] = found[0]!.n;
  }
  return counts;
}

const NOTHING = { attachments: 0, attachment_blobs: 0, stored_objects: 0, attachment_objects: 0 };

/** For good: in the trash it would still have its rows. */
async function removeUpload(id: string): Promise<void> {
  await alice.deleteAttachment({ attachment_id: id });
  await alice.purgeTrash({ board_id, trash_id: id });
  await purgeIn(0, service);
}

async function untilTaken(): Promise<void> {
  for (;;) {
    const taken = await upload(largest()).catch(() => null);
    if (taken) return removeUpload(taken.id);
    await Bun.sleep(5);
  }
}

describe("many uploads that stall", () => {
  test("hold no more than the limit; the next are refused; when they hang up, all is as before", async () => {
    const stalled: Socket[] = [];
    for (;;) {
      stalled.push(await stall(900_000));
      const taken = await upload(largest()).catch(() => null);
      if (!taken) break;
      await removeUpload(taken.id);
    }
    const answer = await changesNothing(alice, board_id, () => refusal(upload(largest())));
    expect(answer).toEqual(TOO_MUCH);
    for (const socket of stalled) socket.destroy();
    await untilTaken();
    expect(await rows()).toEqual(NOTHING);
  });

  test("keep nobody out while they have sent nothing", async () => {
    const stalled = await Promise.all(Array.from({ length: 200 }, () => stall(10)));
    const { id } = await upload(largest());
    await removeUpload(id);
    for (const socket of stalled) socket.destroy();
  });
});

describe("a body", () => {
  const paced = (elapsedMs: number[]) => {
    const share = createByteBudget(0, largestUpload(MAX_BYTES), 2).open("alice");
    const request = new Request("http://x", {
      method: "POST",
      headers: { "content-type": MULTIPART },
      body: streamed(multipart(filePart("a", "x".repeat(1000))), 400),
    });
    return readFilePart(request, { maxBytes: MAX_BYTES, share, now: () => elapsedMs.shift()! });
  };

  test("that trickles is refused when its time is up; 16 bytes per millisecond are fast enough", async () => {
    expect((await paced([0, 100, 30_000, 30_000])).content.length).toBe(1000);
    const slow = paced([0, 10_000, 30_060, 30_060]);
    await expect(slow).rejects.toMatchObject({ status: 400, message: "The body came too slowly." });
  });

  test.each([
    ["a negative length", ["Content-Length: -1"]],
    ["a length that is no number", ["Content-Length: ten"]],
    ["two lengths", ["Content-Length: 5", `Content-Length: ${body.length}`]],
    ["a length and chunks", [`Content-Length: ${body.length}`, "Transfer-Encoding: chunked"]],
  ])("with %s is refused, and the connection is not used for a second request", async (_, lines) => {
    const smuggled = Buffer.from(
      `GET /auth/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${alice.token}\r\n\r\n`,
    );
    const bytes = Buffer.concat([head(...lines, "Connection: close"), body, smuggled]);
    const answer = await sendBytes(service.url, bytes, "hang up");
    expect(answer).not.toContain(" 201 ");
    expect(answer).not.toContain(alice.me.email);
    expect(await rows()).toEqual(NOTHING);
  });

  test("without any length has no body, and is refused", async () => {
    const answer = await sendBytes(service.url, head("Connection: close"), "wait");
    expect(answer).toStartWith("HTTP/1.1 400 ");
  });

  test("in chunks larger than what is sent, or without end, stores nothing", async () => {
    for (const chunk of ["ffffffff\r\n", "7fffffffffffffff\r\n", "fffffffffffffffffff\r\n"]) {
      const bytes = Buffer.concat([head("Transfer-Encoding: chunked"), Buffer.from(chunk), body]);
      expect(await sendBytes(service.url, bytes, "hang up")).not.toContain(" 201 ");
    }
    await untilTaken();
    expect(await rows()).toEqual(NOTHING);
  });
});
