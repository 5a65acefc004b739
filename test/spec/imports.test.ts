/** Importing a file, as a job: IMPORT-1 to IMPORT-10. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Import } from "../../contract/imports.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { type Person, refusal, type Service, startService } from "../harness.ts";
import { UNKNOWN_ID } from "../support/bad-values.ts";
import { linesReaders } from "../support/import-readers.ts";
import { fieldPart, filePart, MULTIPART, multipart, type Part, sendBytes } from "../support/multipart.ts";
import { importFinished, importReached, until } from "../support/until.ts";

const MAX_BYTES = 3_000_000;

let service: Service;
/** Jobs whose title begins with `wait` stay in the middle until they are let go. */
let gate = Promise.withResolvers<void>();
let atGate = 0;
const begun: string[] = [];

beforeAll(async () => {
  service = await startService({
    secondMs: 50,
    settings: { MAX_IMPORT_BYTES: String(MAX_BYTES), MAX_IMPORTS_PER_USER: "3" },
    importReaders: linesReaders(async (title) => {
      begun.push(title);
      if (!title.startsWith("wait")) return;
      atGate++;
      await gate.promise;
    }),
  });
});
afterAll(() => service.stop());

const file = (text: string, name = "board.txt") => new File([text], name);

const running = (person: Person, one: { id: string }) => importReached(person, one, "running");

/** Those that wait, once there are so many. */
async function letGo(count = 1): Promise<void> {
  await until(async () => atGate >= count);
  atGate = 0;
  gate.resolve();
  gate = Promise.withResolvers();
}

/** What is stored of files. */
async function chunks(): Promise<number> {
  const { stored } = await service.app.db.read({
    stored: sql<{ count: number }>`SELECT count(*) AS count FROM import_chunks`,
  });
  return stored[0]!.count;
}

const noFiles = () => until(async () => (await chunks()) === 0);

const upload = (person: Person, parts: Part[], headers: Record<string, string> = {}) =>
  service.send("POST", "/boards/import", {
    token: person.token,
    body: multipart(...parts),
    headers: { "content-type": MULTIPART, ...headers },
  });

const SAMPLE = [
  { title: "a", column: "Lines" },
  { title: "b", column: "Lines" },
];
const NOT_FOUND = { status: 404, detail: "This import does not exist." };
const REPORT = {
  source: "lines",
  created: { columns: 1, cards: 2, labels: 0, checklists: 0, items: 0, comments: 0, attachments: 0 },
  skipped: [],
  warnings: [],
  notes: [],
};

test("IMPORT-1: a file is imported in the background, and its sender owns the board", async () => {
  const alice = await service.person("alice");
  const queued = await alice.importBoard({ file: file("Moved\na\nb") });
  expect(queued).toEqual({
    id: expect.any(String),
    status: "queued",
    progress: 0,
    board_id: null,
    report: null,
    error: null,
    error_note: null,
    format: null,
    file_name: "board.txt",
    size: 9,
    is_preview: false,
    created_at: expect.any(String),
    finished_at: null,
    preview: null,
  });
  const done = await importFinished(alice, queued);
  const board_id = done.board_id!;
  expect(done).toEqual({
    ...queued,
    status: "done",
    progress: 1,
    board_id,
    report: REPORT,
    format: "lines",
    finished_at: expect.any(String),
  });
  const boards = await alice.listBoards();
  expect(boards.map(({ id, title, created_by }) => ({ id, title, created_by }))).toEqual([
    { id: board_id, title: "Moved", created_by: alice.id },
  ]);
  expect(boards[0]!.members.map(({ user_id, role }) => [user_id, role])).toEqual([[alice.id, "owner"]]);
  await noFiles();
});

test("IMPORT-1: fields come before or after the file, and the last of one name counts", async () => {
  const alice = await service.person("alice");
  const before = await upload(alice, [fieldPart("title", "Before"), filePart("a.txt", "Moved")]);
  expect([before.status, (await importFinished(alice, before.body)).status]).toEqual([202, "done"]);
  const after = await upload(alice, [
    fieldPart("title", "No"),
    filePart("a.txt", "Moved"),
    fieldPart("title", "After"),
    fieldPart("unknown", "x"),
  ]);
  await importFinished(alice, after.body);
  expect((await alice.listBoards()).map(({ title }) => title).sort()).toEqual(["After", "Before"]);
});

test("IMPORT-1: the progress grows as the file is read, and most of a preview is that", async () => {
  const alice = await service.person("alice");
  const text = `wait\n${" ".repeat(2_000_000)}`;
  // Of the three times that other formats read a file, this one has done two.
  const atTwoThirds = async (preview: "true" | "false", reading: number) => {
    const queued = await alice.importBoard({ file: file(text), preview });
    const { progress } = await until(async () => {
      const now = await alice.getImport({ import_id: queued.id });
      return now.progress >= (reading * 2) / 3 && now;
    });
    await letGo();
    await importFinished(alice, queued);
    await alice.deleteImport({ import_id: queued.id });
    return progress;
  };
  expect(await atTwoThirds("false", 0.3)).toBeLessThan(0.25);
  expect(await atTwoThirds("true", 0.8)).toBeLessThan(0.6);
});

test("IMPORT-2: a file that cannot be imported fails, with the reason, and leaves nothing behind", async () => {
  const alice = await service.person("alice");
  const failed = await importFinished(alice, await alice.importBoard({ file: file("\nno title") }));
  expect(failed).toMatchObject({
    status: "failed",
    error: "The file has no column for the titles of cards.",
    error_note: { code: "csv_no_titles", values: {} },
    board_id: null,
    report: null,
    finished_at: expect.any(String),
  });
  expect(await alice.listBoards()).toEqual([]);
  await noFiles();
});

test("IMPORT-3: a preview creates nothing and says what would be created", async () => {
  const alice = await service.person("alice");
  const preview = await importFinished(
    alice,
    await alice.importBoard({ file: file("Moved\na\nb"), preview: "true" }),
  );
  expect(preview).toMatchObject({
    status: "done",
    is_preview: true,
    board_id: null,
    report: REPORT,
    preview: {
      title: "Moved",
      columns: [{ title: "Lines", cards: 2 }],
      cards: SAMPLE,
      people: 0,
      archived: { columns: 0, cards: 0 },
      csv: null,
    },
  });
  expect(await alice.listBoards()).toEqual([]);
  const import_id = preview.id;
  const again = await alice.startImport({ import_id, mapping: { title: "Name" }, preview: true });
  expect(again).toMatchObject({ status: "queued", is_preview: true, report: null, preview: null });
  expect((await importFinished(alice, again)).preview).toEqual(preview.preview);
  const started = await alice.startImport({ import_id, title: "Another" });
  expect(started).toMatchObject({ id: import_id, status: "queued", is_preview: false, progress: 0 });
  const done = await importFinished(alice, started);
  expect(done).toMatchObject({ status: "done", report: REPORT, preview: null });
  expect((await alice.listBoards()).map(({ id, title }) => [id, title])).toEqual([
    [done.board_id!, "Another"],
  ]);
  await noFiles();
});

test("IMPORT-3: only a finished preview can be started", async () => {
  const alice = await service.person("alice");
  const waiting = await alice.importBoard({ file: file("wait"), preview: "true" });
  await running(alice, waiting);
  const notReady = { status: 409, detail: "Only a finished preview can be started." };
  expect(await refusal(alice.startImport({ import_id: waiting.id }))).toEqual(notReady);
  await letGo();
  await importFinished(alice, waiting);
  const started = await alice.startImport({ import_id: waiting.id });
  await running(alice, started);
  await letGo();
  await importFinished(alice, started);
  expect(await refusal(alice.startImport({ import_id: waiting.id }))).toEqual(notReady);
});

test("IMPORT-4: deleting an import cancels it, and no board appears", async () => {
  const alice = await service.person("alice");
  const waiting = await alice.importBoard({ file: file("wait\na") });
  await running(alice, waiting);
  await alice.deleteImport({ import_id: waiting.id });
  expect(await chunks()).toBe(0);
  expect(await refusal(alice.getImport({ import_id: waiting.id }))).toEqual(NOT_FOUND);
  await letGo();
  // The next one is run when this one has ended.
  await importFinished(alice, await alice.importBoard({ file: file("next") }));
  expect((await alice.listBoards()).map(({ title }) => title)).toEqual(["next"]);
});

test("IMPORT-4: the board of a finished import stays when the import is deleted", async () => {
  const alice = await service.person("alice");
  const { id, board_id } = await importFinished(alice, await alice.importBoard({ file: file("Stays") }));
  await alice.deleteImport({ import_id: id });
  expect((await alice.listBoards()).map(({ id }) => id)).toEqual([board_id!]);
  expect(await refusal(alice.deleteImport({ import_id: id }))).toEqual(NOT_FOUND);
});

test("IMPORT-5: imports are listed to whoever sent the file, newest first, and to nobody else", async () => {
  const alice = await service.person("alice");
  const bob = await service.person("bob");
  const ids: string[] = [];
  for (const title of ["1", "2", "3"])
    ids.unshift((await importFinished(alice, await alice.importBoard({ file: file(title) }))).id);
  const first = await alice.listImports({ limit: 2 });
  expect([first.items.map(({ id }) => id), first.next]).toEqual([ids.slice(0, 2), ids[1]!]);
  const rest = await alice.listImports({ limit: 2, before: first.next! });
  expect([rest.items.map(({ id }) => id), rest.next]).toEqual([ids.slice(2), null]);
  const { report: _, preview: __, ...summary } = await alice.getImport({ import_id: ids[2]! });
  expect(rest.items).toEqual([summary]);
  expect(await bob.listImports()).toEqual({ items: [], next: null });
  const import_id = ids[0]!;
  expect(await refusal(bob.getImport({ import_id }))).toEqual(NOT_FOUND);
  expect(await refusal(bob.startImport({ import_id }))).toEqual(NOT_FOUND);
  expect(await refusal(bob.deleteImport({ import_id }))).toEqual(NOT_FOUND);
  expect(await refusal(alice.getImport({ import_id: UNKNOWN_ID }))).toEqual(NOT_FOUND);
});

test("IMPORT-6: a file of the largest size arrives whole; one byte more is refused and not stored", async () => {
  const alice = await service.person("alice");
  const text = `Large\n${"x".repeat(MAX_BYTES - 6)}`;
  const done = await importFinished(alice, await alice.importBoard({ file: file(text), preview: "true" }));
  expect(done).toMatchObject({ status: "done", size: MAX_BYTES, report: { created: { cards: 1 } } });
  expect(await chunks()).toBe(3);
  await alice.deleteImport({ import_id: done.id });
  expect(await refusal(alice.importBoard({ file: file(`${text}x`) }))).toEqual({
    status: 400,
    detail: `The file is larger than the maximum of ${MAX_BYTES} bytes.`,
  });
  await noFiles();
  expect((await alice.listImports()).items).toEqual([]);
});

test("IMPORT-6: an upload that is malformed, cut off or has wrong fields is refused, and nothing of it stays", async () => {
  const alice = await service.person("alice");
  const large = "x".repeat(1_500_000);
  const wrong: [Part[], number][] = [
    [[fieldPart("format", "trello")], 422],
    [[filePart("a", large), filePart("b", "b")], 422],
    [[filePart("a", large), fieldPart("format", "punched cards")], 422],
    [[filePart("a", large), fieldPart("preview", "perhaps")], 422],
    [[filePart("a", large), fieldPart("mapping", "{")], 422],
    [[filePart("a", large), fieldPart("mapping", '{"title": 1}')], 422],
    [[filePart("a", large), fieldPart("title", " ")], 422],
    [[filePart("a", large), fieldPart("other", "x".repeat(1_100_000))], 400],
  ];
  for (const [parts, status] of wrong) expect((await upload(alice, parts)).status).toBe(status);
  const body = multipart(filePart("a", large));
  const head = `POST /boards/import HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${alice.token}\r\ncontent-type: ${MULTIPART}\r\ncontent-length: ${body.length}\r\n\r\n`;
  await sendBytes(service.url, Buffer.concat([Buffer.from(head), body.subarray(0, 1_400_000)]), "hang up");
  await noFiles();
  await until(async () => {
    const { left } = await service.app.db.read({
      left: sql<{ id: string }>`SELECT id FROM imports WHERE user_id = ${alice.id}`,
    });
    return left.length === 0;
  });
});

test("IMPORT-7: a repeated request with its Idempotency-Key gets the first answer, and imports nothing twice", async () => {
  const alice = await service.person("alice");
  const parts = [fieldPart("title", "Once"), filePart("a.txt", "Moved")];
  const headers = { "idempotency-key": "once" };
  const first = await upload(alice, parts, headers);
  await importFinished(alice, first.body);
  const second = await upload(alice, parts, headers);
  expect([second.status, second.body]).toEqual([202, first.body]);
  expect(second.headers.get("idempotency-replayed")).toBe("true");
  const other = await upload(alice, [filePart("a.txt", "Other")], headers);
  expect(other.status).toBe(422);
  expect((await alice.listBoards()).length).toBe(1);
  expect((await alice.listImports()).items.length).toBe(1);
  await noFiles();
});

test("IMPORT-7: a repeat is answered although no further import would be accepted", async () => {
  const alice = await service.person("alice");
  const headers = { "idempotency-key": "full" };
  const first = await upload(alice, [filePart("a.txt", "wait 1")], headers);
  const others = [await alice.importBoard({ file: file("2") }), await alice.importBoard({ file: file("3") })];
  expect((await upload(alice, [filePart("a.txt", "wait 1")], headers)).body).toEqual(first.body);
  await running(alice, first.body);
  await letGo();
  for (const one of [first.body, ...others]) await importFinished(alice, one);
});

test("IMPORT-8: an account has three unfinished imports at most; old previews make room", async () => {
  const alice = await service.person("alice");
  const preview = (title: string) => alice.importBoard({ file: file(title), preview: "true" });
  const previews: Import[] = [];
  for (const title of ["a", "b", "c"]) previews.push(await importFinished(alice, await preview(title)));
  const waiting = await alice.importBoard({ file: file("wait") });
  expect(await refusal(alice.getImport({ import_id: previews[0]!.id }))).toEqual(NOT_FOUND);
  const more = [await alice.importBoard({ file: file("d") }), await alice.importBoard({ file: file("e") })];
  expect((await alice.listImports()).items.map(({ id }) => id)).toEqual([
    more[1]!.id,
    more[0]!.id,
    waiting.id,
  ]);
  expect(await refusal(preview("f"))).toEqual({
    status: 409,
    detail: "You may have no more than 3 imports at a time.",
  });
  await letGo();
  for (const one of [waiting, ...more]) await importFinished(alice, one);
  expect((await importFinished(alice, await preview("f"))).status).toBe("done");
});

test("IMPORT-9: one import of a kind is run at a time, and accounts take turns", async () => {
  const alice = await service.person("alice");
  const bob = await service.person("bob");
  const send = (person: Person, title: string) =>
    person.importBoard({ file: file(title), trello_key: "k", trello_token: "t" });
  const first = await send(alice, "wait a1");
  await until(async () => atGate > 0);
  begun.length = 0;
  const second = await send(alice, "a2");
  const third = await send(alice, "a3");
  const other = await send(bob, "b1");
  expect((await bob.getImport({ import_id: other.id })).status).toBe("queued");
  await letGo();
  for (const [person, one] of [
    [alice, first],
    [alice, second],
    [alice, third],
    [bob, other],
  ] as const)
    await importFinished(person, one);
  expect(begun).toEqual(["b1", "a2", "a3"]);
});

test("IMPORT-10: API tokens need the scope write for all boards", async () => {
  const alice = await service.person("alice");
  const board = await alice.createBoard({ title: "Board" });
  const tokenFor = async (scopes: ("read" | "write")[], board_ids?: string[]) =>
    (await alice.createApiToken({ name: "t", scopes, ...(board_ids && { board_ids }) })).token;
  const send = async (token: string) =>
    (await upload({ ...alice, token }, [filePart("a.txt", "Moved")])).status;
  expect(await send(await tokenFor(["read"]))).toBe(403);
  expect(await send(await tokenFor(["write"], [board.id]))).toBe(403);
  const limited = await service.send("GET", "/imports", { token: await tokenFor(["write"], [board.id]) });
  expect(limited.status).toBe(403);
  expect(await send(await tokenFor(["write"]))).toBe(202);
  await until(async () => (await alice.listBoards()).length === 2);
});
