/** File names: stored as they were given but for the way to them, and sent back so that nothing can leave the header. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { changesNothing } from "../support/changes-nothing.ts";
import { MULTIPART, multipart } from "../support/multipart.ts";

let service: Service;
let alice: Person;
let board_id: string;
let card_id: string;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  const made = await boardOf(alice);
  board_id = made.board_id;
  card_id = (await alice.createCard({ ...made, title: "card" })).id;
});
afterAll(() => service.stop());

/** RFC 6266 with RFC 8187: a quoted plain name without anything to escape, and the exact one beside it. */
const DISPOSITION =
  /^attachment; filename="([\x20\x21\x23-\x5b\x5d-\x7e]*)"(?:; filename\*=UTF-8''((?:[\w!#$&+.^`|~-]|%[0-9A-F]{2})*))?$/;

/** The name a browser would save the file under, and the plain one an old client would see. */
function namesIn(header: string | null) {
  const [, plain, extended] = DISPOSITION.exec(header ?? "") ?? [];
  if (plain === undefined) throw new Error(`not a proper Content-Disposition: ${header}`);
  return { plain, exact: extended === undefined ? plain : decodeURIComponent(extended) };
}

async function dispositionOf(attachmentId: string): Promise<string | null> {
  const answer = await alice.downloadAttachment({ attachment_id: attachmentId });
  await answer.bytes();
  expect(answer.headers.get("set-cookie")).toBeNull();
  return answer.headers.get("content-disposition");
}

async function postDisposition(parameters: string) {
  const headers = [`Content-Disposition: form-data; name="file"; ${parameters}`];
  const answer = await service.send("POST", `/cards/${card_id}/attachments`, {
    token: alice.token,
    headers: { "content-type": MULTIPART },
    body: multipart({ headers, content: "x" }),
  });
  return { status: answer.status, name: answer.body.name as string | undefined };
}

describe("ATTACHMENT-3: a name is stored as given, and the download carries it (ATTACHMENT-7)", () => {
  test.each([
    "plain.txt",
    "with blanks  inside.txt",
    "no-extension",
    ".hidden",
    "it's (1) [2] {3}*!~.txt",
    'quote".txt',
    '"quoted"',
    "semi;colon=equals,comma.txt",
    "a; filename=b.txt",
    "100% sure.txt",
    "naïve – 文件 – файл.txt",
    "e\u0301 and \u00e9.txt",
    "😀👩‍👩‍👧.png",
    "line\r\nbreak.txt",
    "x\r\nSet-Cookie: svc_auth=stolen\r\n\r\n<script>",
    "tab\there",
    "\u202Egpj.exe",
    "\u2066isolated\u2069.txt",
    "x".repeat(255),
    "é".repeat(255),
    "文".repeat(255),
  ])("%j", async (name) => {
    const record = await alice.uploadAttachment({ card_id, file: new File(["x"], name) });
    expect(record.name).toBe(name);
    expect((await alice.getCard({ card_id })).attachments.at(-1)).toEqual(record);
    expect((await service.events(alice, board_id)).at(-1)!.data).toEqual(record);
    const { plain, exact } = namesIn(await dispositionOf(record.id));
    expect(exact).toBe(name);
    expect(plain).not.toMatch(/[/\\]/);
  });

  test("an ordinary name has one form in the header, any other has both", async () => {
    const headerOf = async (name: string) => {
      const { id } = await alice.uploadAttachment({ card_id, file: new File(["x"], name) });
      return dispositionOf(id);
    };
    expect(await headerOf("plain name.txt")).toBe('attachment; filename="plain name.txt"');
    expect(await headerOf("é.txt")).toMatch(/^attachment; filename="[^"]*"; filename\*=UTF-8''%C3%A9\.txt$/);
  });
});

describe("ATTACHMENT-3: of a path, the last part is kept", () => {
  test.each([
    ["slash/inside.txt", "inside.txt"],
    ["../../../etc/passwd", "passwd"],
    ["/absolute", "absolute"],
    ["C:\\dir\\new.txt", "new.txt"],
    ["\\\\server\\share.txt", "share.txt"],
    ["..\\../mixed\\.hidden", ".hidden"],
    ["ends in a folder/", "ends in a folder"],
    ["ends in a backslash\\", "ends in a backslash"],
    ["file/..", "file"],
    ["..", "file"],
    ["/", "file"],
    ["././/", "file"],
  ])("%j is %j", async (given, name) => {
    const record = await alice.uploadAttachment({ card_id, file: new File(["x"], given) });
    expect(record.name).toBe(name);
    expect(namesIn(await dispositionOf(record.id))).toEqual({ plain: name, exact: name });
  });

  test.each([
    ["filename*=UTF-8''..%2F..%2Fetc%2Fpasswd", "passwd"],
    ["filename*=utf-8'en'..%5C..%5Cboot.ini", "boot.ini"],
    ["filename*=UTF-8''..%2F..", "file"],
    ['filename="..%2Fnot-decoded.txt"', "..%2Fnot-decoded.txt"],
    [`filename="${"way/".repeat(200)}to.txt"`, "to.txt"],
  ])("%s is %j", async (parameters, name) => {
    expect(await postDisposition(parameters)).toEqual({ status: 201, name });
  });
});

describe("ATTACHMENT-3: names as different clients write them", () => {
  test.each([
    ['filename="plain.txt"', "plain.txt"],
    ["filename=token.txt", "token.txt"],
    ['filename="escaped \\"quotes\\".txt"', 'escaped "quotes".txt'],
    ['filename="percent %22quotes%22.txt"', 'percent "quotes".txt'],
    ['filename="percent%0D%0Alines.txt"', "percent\r\nlines.txt"],
    ['FILENAME = "spaced.txt"', "spaced.txt"],
    ["filename=\"not filename*=utf-8''evil.txt\"", "not filename*=utf-8''evil.txt"],
    ['filename="ünï.txt"', "ünï.txt"],
  ])("%s", async (parameters, name) => {
    expect(await postDisposition(parameters)).toEqual({ status: 201, name });
  });
});

describe("ATTACHMENT-4: a name that cannot be stored is refused with 422", () => {
  test("longer than 255 characters", async () => {
    for (const name of ["x".repeat(256), "é".repeat(256), "x".repeat(5000)]) {
      const call = () => refusal(alice.uploadAttachment({ card_id, file: new File(["x"], name) }));
      expect((await changesNothing(alice, board_id, call)).status).toBe(422);
    }
  });

  test("with NUL inside", async () => {
    const call = () => postDisposition('filename="nul\u0000.txt"');
    expect((await changesNothing(alice, board_id, call)).status).toBe(422);
  });
});
