/** Attachments: ATTACHMENT-1 to ATTACHMENT-9. Uploads that are refused and file names have files of their own. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { sql } from "../../server/platform/db/sql.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { UNKNOWN_ID } from "../support/bad-values.ts";
import { changesNothing } from "../support/changes-nothing.ts";
import { filePart, MULTIPART, multipart } from "../support/multipart.ts";
import { purgeIn } from "../support/purge.ts";

const MAX_BYTES = 300_000;

let service: Service;
let alice: Person;
let bob: Person;
let mallory: Person;

beforeAll(async () => {
  service = await startService({ settings: { MAX_ATTACHMENT_BYTES: String(MAX_BYTES) } });
  alice = await service.person("alice");
  bob = await service.person("bob");
  mallory = await service.person("mallory");
});
afterAll(() => service.stop());

const NOT_A_MEMBER = { status: 403, detail: "You are not a member of this board." };
const UNKNOWN_ATTACHMENT = { status: 404, detail: "This attachment does not exist." };

async function newCard() {
  const { board_id, column_id } = await boardOf(alice, bob);
  const card = await alice.createCard({ board_id, column_id, title: "card" });
  return { board_id, card_id: card.id };
}

function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(count);
  for (let i = 0; i < count; i += 65_536) crypto.getRandomValues(bytes.subarray(i, i + 65_536));
  return bytes;
}

async function download(person: Person, attachmentId: string) {
  const answer = await person.downloadAttachment({ attachment_id: attachmentId });
  return { headers: answer.headers, bytes: await answer.bytes() };
}

async function storedBytes(attachmentId: string): Promise<number> {
  const { rows } = await service.app.context.db.read({
    rows: sql<{
      n: number;
    }>`SELECT count(*) AS n FROM attachment_blobs WHERE attachment_id = ${attachmentId}`,
  });
  return rows[0]!.n;
}

describe("upload", () => {
  test("ATTACHMENT-1: answers 201 with the record, shows it on the card and announces it, all without the content (ATTACHMENT-2)", async () => {
    const { board_id, card_id } = await newCard();
    const { status, body } = await service.send("POST", `/cards/${card_id}/attachments`, {
      token: bob.token,
      headers: { "content-type": MULTIPART },
      body: multipart(filePart("notes.txt", "secret content", "text/plain")),
    });
    const record = { id: expect.any(String), card_id, name: "notes.txt", mime_type: "text/plain", size: 14 };
    expect({ status, body }).toEqual({ status: 201, body: record });
    const event = (await service.events(alice, board_id)).at(-1)!;
    expect(event).toEqual({
      type: "attachment.created",
      data: body,
      user_id: bob.id,
      timestamp: expect.any(String),
      version: "1.0",
      board_id,
      seq: event.seq,
    });
    expect((await alice.getCard({ card_id })).attachments).toEqual([body]);
    const board = await service.send("GET", `/boards/${board_id}`, { token: alice.token });
    expect(board.body.columns[0].cards[0].attachments).toEqual([body]);
    expect(JSON.stringify([board.body, await service.events(alice, board_id)])).not.toContain(
      "secret content",
    );
  });

  test("ATTACHMENT-1: several files stay separate, in the order of upload, even with the same name and content", async () => {
    const { card_id } = await newCard();
    const made = [];
    for (const content of ["one", "two", "two"]) {
      made.push(await alice.uploadAttachment({ card_id, file: new File([content], "same.txt") }));
    }
    expect((await alice.getCard({ card_id })).attachments).toEqual(made);
    const texts = [];
    for (const { id } of made) texts.push(Buffer.from((await download(bob, id)).bytes).toString());
    expect(texts).toEqual(["one", "two", "two"]);
  });

  test.each([
    "text/plain; charset=utf-8",
    'Text/HTML;charset="ISO-8859-1" ; level=1',
    "image/svg+xml",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "application/x-it's~odd*",
    "multipart/mixed; boundary=x",
  ])("ATTACHMENT-3: the content type is stored exactly as given: %s", async (type) => {
    const { card_id } = await newCard();
    const { body } = await service.send("POST", `/cards/${card_id}/attachments`, {
      token: alice.token,
      headers: { "content-type": MULTIPART },
      body: multipart(filePart("file.bin", "x", type)),
    });
    expect(body.mime_type).toBe(type);
    expect((await download(alice, body.id)).headers.get("content-type")).toBe(type);
  });

  test("ATTACHMENT-3: without a content type it is application/octet-stream, whatever the file is called", async () => {
    const { card_id } = await newCard();
    const { body } = await service.send("POST", `/cards/${card_id}/attachments`, {
      token: alice.token,
      headers: { "content-type": MULTIPART },
      body: multipart(filePart("page.html", "<h1>hello</h1>")),
    });
    expect(body.mime_type).toBe("application/octet-stream");
    expect((await download(alice, body.id)).headers.get("content-type")).toBe("application/octet-stream");
  });

  test("ERROR-6: by a stranger is refused with 403, to an unknown card with 404, without a token with 401", async () => {
    const { board_id, card_id } = await newCard();
    for (const size of [3, MAX_BYTES + 1]) {
      const file = new File([randomBytes(size)], "f.bin");
      const call = () => refusal(mallory.uploadAttachment({ card_id, file }));
      expect(await changesNothing(alice, board_id, call)).toEqual(NOT_A_MEMBER);
      expect(await refusal(alice.uploadAttachment({ card_id: UNKNOWN_ID, file }))).toEqual({
        status: 404,
        detail: "This card does not exist.",
      });
      expect((await refusal(service.anonymous.uploadAttachment({ card_id, file }))).status).toBe(401);
    }
  });
});

describe("download", () => {
  test.each([0, 1, 1000, 65_535, 65_536, 65_537, 100_000, 131_072, 200_000, MAX_BYTES])(
    "ATTACHMENT-7: gives back exactly the bytes that were uploaded: %d random ones",
    async (size) => {
      const { card_id } = await newCard();
      const content = randomBytes(size);
      const record = await alice.uploadAttachment({ card_id, file: new File([content], "random.bin") });
      expect(record.size).toBe(size);
      const { headers, bytes } = await download(bob, record.id);
      expect(headers.get("content-length")).toBe(String(size));
      expect(Buffer.from(bytes).equals(content)).toBe(true);
    },
  );

  test("ATTACHMENT-7: content that looks like multipart, or text in any encoding, is returned byte for byte", async () => {
    const { card_id } = await newCard();
    for (const content of [
      "\r\n----test-boundar\r\n\r\n--\r\n",
      "\r\n\r\n",
      "--",
      Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x0d, 0x0a, 0x2d, 0x2d]),
      "\ufeffäöü",
    ]) {
      const { body } = await service.send("POST", `/cards/${card_id}/attachments`, {
        token: alice.token,
        headers: { "content-type": MULTIPART },
        body: multipart(filePart("f", content)),
      });
      const { bytes } = await download(alice, body.id);
      expect(Buffer.from(bytes)).toEqual(Buffer.from(content));
    }
  });

  test.each([
    ["page.html", "text/html", "<script>alert(1)</script>"],
    ["image.svg", "image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ["script.js", "text/javascript", "alert(1)"],
    ["polyglot.pdf", "application/pdf", "%PDF-1.4 <script>alert(1)</script>"],
  ])("ATTACHMENT-8: is inert, so that %s cannot run in the service's origin", async (name, type, content) => {
    const { card_id } = await newCard();
    const file = new File([content], name, { type });
    const record = await alice.uploadAttachment({ card_id, file });
    const { headers, bytes } = await download(alice, record.id);
    expect(Buffer.from(bytes).toString()).toBe(content);
    expect(headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    const policy = headers
      .get("content-security-policy")!
      .split(";")
      .map((directive) => directive.trim());
    expect(policy).toContain("sandbox");
    expect(policy).toContain("default-src 'none'");
  });

  test("ATTACHMENT-8: is refused with 403 to a browser that would run it as a script", async () => {
    const { card_id } = await newCard();
    const { id } = await alice.uploadAttachment({ card_id, file: new File(["alert(1)"], "script.js") });
    const ask = async (purpose: string) => {
      const headers = { "sec-fetch-dest": purpose };
      return (await service.send("GET", `/attachments/${id}`, { token: alice.token, headers })).status;
    };
    for (const purpose of ["script", "style", "worker", "serviceworker", "audioworklet", "xslt"]) {
      expect([purpose, await ask(purpose)]).toEqual([purpose, 403]);
    }
    for (const purpose of ["empty", "document", "image", "iframe"]) {
      expect([purpose, await ask(purpose)]).toEqual([purpose, 200]);
    }
  });

  test("ATTACHMENT-7: is for members: 403; unknown is 404; without a token 401", async () => {
    const { card_id } = await newCard();
    const { id } = await alice.uploadAttachment({ card_id, file: new File(["x"], "x") });
    expect(await refusal(mallory.downloadAttachment({ attachment_id: id }))).toEqual(NOT_A_MEMBER);
    expect(await refusal(alice.downloadAttachment({ attachment_id: UNKNOWN_ID }))).toEqual(
      UNKNOWN_ATTACHMENT,
    );
    expect((await refusal(service.anonymous.downloadAttachment({ attachment_id: id }))).status).toBe(401);
  });
});

describe("delete", () => {
  test("ATTACHMENT-9: answers 204 and announces the record; the bytes are out of reach, and gone once it is purged", async () => {
    const { board_id, card_id } = await newCard();
    const gone = await alice.uploadAttachment({ card_id, file: new File(["gone"], "gone.txt") });
    const stays = await alice.uploadAttachment({ card_id, file: new File(["stays"], "stays.txt") });
    expect(await storedBytes(gone.id)).toBe(1);
    const { status, body } = await service.send("DELETE", `/attachments/${gone.id}`, { token: bob.token });
    expect({ status, body }).toEqual({ status: 204, body: "" });
    expect(await storedBytes(gone.id)).toBe(1);
    expect((await service.events(alice, board_id)).at(-1)).toMatchObject({
      type: "attachment.deleted",
      data: gone,
      user_id: bob.id,
    });
    expect((await alice.getCard({ card_id })).attachments).toEqual([stays]);
    expect(await refusal(alice.downloadAttachment({ attachment_id: gone.id }))).toEqual(UNKNOWN_ATTACHMENT);
    expect(await refusal(alice.deleteAttachment({ attachment_id: gone.id }))).toEqual(UNKNOWN_ATTACHMENT);
    await purgeIn(31, service);
    expect([await storedBytes(gone.id), await storedBytes(stays.id)]).toEqual([0, 1]);
  });

  test("ATTACHMENT-9: by a stranger is refused with 403", async () => {
    const { board_id, card_id } = await newCard();
    const { id } = await alice.uploadAttachment({ card_id, file: new File(["x"], "x") });
    const call = () => refusal(mallory.deleteAttachment({ attachment_id: id }));
    expect(await changesNothing(alice, board_id, call)).toEqual(NOT_A_MEMBER);
    expect(await storedBytes(id)).toBe(1);
  });
});
