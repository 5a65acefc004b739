/** What an upload may look like: one file part, complete, not larger than the maximum. Nothing else is stored. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { once } from "node:events";
import { connect } from "node:net";
import { sql } from "../../server/platform/db/sql.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import {
  fieldPart,
  filePart,
  MULTIPART,
  multipart,
  type Part,
  sendBytes,
  streamed,
} from "../support/multipart.ts";
import { PATIENCE_MS } from "../support/patience.ts";

const MAX_BYTES = 2000;
const TOO_LARGE = {
  status: 400,
  body: { detail: `The file is larger than the maximum of ${MAX_BYTES} bytes.` },
};

let service: Service;
let alice: Person;
let path: string;
let card_id: string;

beforeAll(async () => {
  service = await startService({ settings: { MAX_ATTACHMENT_BYTES: String(MAX_BYTES) } });
  alice = await service.person("alice");
});
afterAll(() => service.stop());
beforeEach(async () => {
  const { board_id, column_id } = await boardOf(alice);
  card_id = (await alice.createCard({ board_id, column_id, title: "card" })).id;
  path = `/cards/${card_id}/attachments`;
});

async function post(body: BodyInit, type = MULTIPART) {
  const headers = { "content-type": type };
  const answer = await service.send("POST", path, { token: alice.token, headers, body });
  return { status: answer.status, body: answer.body };
}

/** Name and content of everything stored for the card: in the API, and in the tables behind it. */
async function stored(): Promise<[string, string][]> {
  const { attachments } = await alice.getCard({ card_id });
  const { rows } = await service.app.context.db.read({
    rows: sql<{
      n: number;
    }>`SELECT count(*) AS n FROM attachment_blobs b
      JOIN attachments a ON a.board_id = b.board_id AND a.id = b.attachment_id
      WHERE a.card_id = ${card_id}`,
  });
  expect(rows[0]!.n).toBe(attachments.length);
  const files: [string, string][] = [];
  for (const { id, name } of attachments) {
    files.push([name, await (await alice.downloadAttachment({ attachment_id: id })).text()]);
  }
  return files;
}

async function orphans(): Promise<number> {
  const { rows } = await service.app.context.db.read({
    rows: sql<{ n: number }>`SELECT count(*) AS n FROM attachment_blobs b
      LEFT JOIN attachments a ON a.board_id = b.board_id AND a.id = b.attachment_id WHERE a.id IS NULL`,
  });
  return rows[0]!.n;
}

describe("the maximum size", () => {
  const largest = "m".repeat(MAX_BYTES);

  test("ATTACHMENT-5: a file of exactly the maximum is accepted", async () => {
    expect((await post(multipart(filePart("max", largest)))).status).toBe(201);
    expect(await stored()).toEqual([["max", largest]]);
  });

  test("ATTACHMENT-5: one byte more is refused with 400, and the detail names the maximum in bytes", async () => {
    expect(await post(multipart(filePart("max+1", `${largest}!`)))).toEqual(TOO_LARGE);
    expect(await stored()).toEqual([]);
    expect(await orphans()).toBe(0);
  });

  test("ATTACHMENT-5: both hold for a chunked body without a declared length", async () => {
    for (const pieceBytes of [64, 100, 1000, 65_536]) {
      expect((await post(streamed(multipart(filePart("max", largest)), pieceBytes))).status).toBe(201);
      const tooLarge = multipart(filePart("max+1", `${largest}!`));
      expect(await post(streamed(tooLarge, pieceBytes))).toEqual(TOO_LARGE);
    }
    expect(await stored()).toEqual(Array.from({ length: 4 }, () => ["max", largest]));
  });

  test("ATTACHMENT-5: a file many times too large is refused the same way, before all of it is read", async () => {
    const huge = Buffer.alloc(8_000_000, "h");
    expect(await post(multipart(filePart("huge", huge)))).toEqual(TOO_LARGE);
    expect(await post(streamed(multipart(filePart("huge", huge)), 65_536))).toEqual(TOO_LARGE);
    expect(await stored()).toEqual([]);
  });

  test("ATTACHMENT-5: a declared length that no accepted upload can have is refused before the body is sent", async () => {
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    const request = [
      `POST ${path} HTTP/1.1`,
      "Host: x",
      `Authorization: Bearer ${alice.token}`,
      `Content-Type: ${MULTIPART}`,
      "Content-Length: 80000000",
      "Connection: close",
    ];
    socket.write(`${request.join("\r\n")}\r\n\r\n`);
    const [answer] = await once(socket, "data", { signal: AbortSignal.timeout(PATIENCE_MS) });
    socket.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /);
    expect(String(answer)).toContain(TOO_LARGE.body.detail);
  });

  test("ATTACHMENT-5: only the file counts, not the fields beside it", async () => {
    const body = multipart(
      fieldPart("a", "x".repeat(MAX_BYTES)),
      filePart("f", largest),
      fieldPart("b", "y"),
    );
    expect((await post(body)).body).toMatchObject({ name: "f", size: MAX_BYTES });
  });
});

describe("ATTACHMENT-1: exactly one file part", () => {
  test.each([
    "file",
    "",
    "attachment[0]",
    "with space",
    "ünï",
    "filename",
    "x; filename=evil.txt",
    "x; filename*=utf-8''evil",
  ])("under any field name: «%s»", async (field) => {
    const disposition = `Content-Disposition: form-data; name="${field}"; filename="real.txt"`;
    const { status } = await post(multipart({ headers: [disposition], content: "content" }));
    expect(status).toBe(201);
    expect(await stored()).toEqual([["real.txt", "content"]]);
  });

  test("header names and parameters are accepted in any letter case and order", async () => {
    const headers = [
      'CONTENT-disposition: Form-Data; FileName="a.txt"; NAME="file"',
      "content-TYPE: text/plain",
    ];
    expect((await post(multipart({ headers, content: "x" }))).body).toMatchObject({
      name: "a.txt",
      mime_type: "text/plain",
    });
  });

  test("ATTACHMENT-6: two are refused with 422, and neither is stored", async () => {
    expect((await post(multipart(filePart("a", "a"), filePart("b", "b")))).status).toBe(422);
    expect((await post(multipart(filePart("a", "a"), fieldPart("f", "x"), filePart("b", "")))).status).toBe(
      422,
    );
    expect(await stored()).toEqual([]);
  });

  test("ATTACHMENT-6: none is refused with 422, whatever the fields are called", async () => {
    const bodies: Part[][] = [
      [],
      [fieldPart("file", "a")],
      [fieldPart("filename", "a"), fieldPart("x", "y")],
      [fieldPart("x; filename=evil.txt", "a")],
    ];
    for (const parts of bodies) expect((await post(multipart(...parts))).status).toBe(422);
    expect(await stored()).toEqual([]);
  });
});

describe("malformed and cut-off bodies", () => {
  test("ATTACHMENT-6: an upload that is cut off anywhere before its end is refused with 400", async () => {
    const whole = multipart(fieldPart("note", "n"), filePart("cut.txt", "content\r\n--", "text/plain"));
    const end = whole.lastIndexOf("--");
    for (let length = 0; length < end + 2; length++) {
      expect([length, (await post(whole.subarray(0, length))).status]).toEqual([length, 400]);
    }
    expect(await stored()).toEqual([]);
    expect((await post(whole)).status).toBe(201);
  });

  test("ATTACHMENT-6: a boundary other than the declared one is refused with 400", async () => {
    const body = multipart(filePart("a", "a"));
    expect((await post(body, "multipart/form-data; boundary=other")).status).toBe(400);
    expect((await post("no multipart at all")).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  test("the boundary may be quoted, the content type in any letter case and with other parameters", async () => {
    const boundary = MULTIPART.split("=")[1]!;
    const body = multipart(filePart("a", "a"));
    for (const type of [
      `multipart/form-data; boundary="${boundary}"`,
      `Multipart/Form-Data; charset=utf-8; Boundary=${boundary}`,
      `multipart/form-data;boundary=${boundary}; charset=utf-8`,
      `multipart/form-data ; boundary=${boundary}`,
    ]) {
      expect([type, (await post(body, type)).status]).toEqual([type, 201]);
    }
  });

  test("ATTACHMENT-6: anything but multipart is refused with 415 (ERROR-11)", async () => {
    for (const type of [
      "application/json",
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/mixed; boundary=x",
    ]) {
      expect((await post('{"file":"x"}', type)).status).toBe(415);
    }
    expect(await stored()).toEqual([]);
  });
});

describe("a length that lies", () => {
  const whole = multipart(filePart("lie.txt", "content"));
  const cutOff = whole.subarray(0, whole.length - 20);

  function request(id: string, length: string, body: Uint8Array): Buffer {
    const head = [
      `POST ${path} HTTP/1.1`,
      "Host: x",
      `Authorization: Bearer ${alice.token}`,
      `X-Request-Id: ${id}`,
      `Content-Type: ${MULTIPART}`,
      length,
      "Connection: close",
    ];
    return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), body]);
  }

  /** What the log says of a request, once it is over for the service too. */
  async function loggedLevels(id: string): Promise<string[]> {
    const lines = () =>
      service.logged.map((line) => JSON.parse(line)).filter((line) => line.request_id === id);
    while (!lines().some(({ message }) => message === "request")) await Bun.sleep(1);
    return lines().map(({ level }) => level);
  }

  test("shorter than the body: only what is within it counts, and that is cut off", async () => {
    const bytes = request("short", `Content-Length: ${cutOff.length}`, whole);
    expect(await sendBytes(service.url, bytes, "wait")).toStartWith("HTTP/1.1 400 ");
    expect(await stored()).toEqual([]);
  });

  test("longer than what arrived before the client hung up: nothing is stored, and it is not a server error", async () => {
    const bytes = request("long", `Content-Length: ${whole.length}`, cutOff);
    expect(await sendBytes(service.url, bytes, "hang up")).not.toContain("HTTP/1.1 201");
    expect(await loggedLevels("long")).not.toContain("error");
    expect(await stored()).toEqual([]);
  });

  test("a chunked body whose last chunk never came: nothing is stored, and it is not a server error", async () => {
    const chunk = Buffer.from(`${cutOff.length.toString(16)}\r\n${cutOff.toString("latin1")}\r\n`);
    const bytes = request("chunked", "Transfer-Encoding: chunked", chunk);
    expect(await sendBytes(service.url, bytes, "hang up")).not.toContain("HTTP/1.1 201");
    expect(await loggedLevels("chunked")).not.toContain("error");
    expect(await stored()).toEqual([]);
  });
});
