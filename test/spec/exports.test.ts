/** A board as a file: what is in it, who gets it, and what happens when it fails. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BOARD_FILE_SCHEMA_PATH } from "../../contract/board-file.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { readArchive } from "../support/archive.ts";
import { commandLine } from "../support/command-line.ts";
import { fullCard } from "../support/full-card.ts";
import { askSilently } from "../support/silent-client.ts";
import { importFinished, until } from "../support/until.ts";

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService({});
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

const exported = async (board_id: string, input: { history?: "true" } = {}) =>
  readArchive(await (await alice.exportBoard({ board_id, ...input })).bytes());

/** The same block again and again, further apart than the compression looks back. */
function incompressible(blocks: number): Uint8Array<ArrayBuffer> {
  const block = crypto.getRandomValues(new Uint8Array(65_536));
  const content = new Uint8Array(blocks * block.length);
  for (let index = 0; index < blocks; index++) content.set(block, index * block.length);
  return content;
}

/** A board with a full card, an archived one with a comment, an archived column with a card, and things in the trash. */
async function richBoard() {
  const made = await boardOf(alice, bob);
  const { board_id, column_id } = made;
  await alice.updateBoard({ board_id, description: "What it is for", color: "teal" });
  const { card, label } = await fullCard({ owner: alice, member: bob }, { ...made, title: "Whole" });
  const comment = await bob.createComment({ card_id: card.id, body: "Written on it" });
  const away = await alice.createCard({ board_id, column_id, title: "Away" });
  await alice.addLabel({ card_id: away.id, label_id: label.id });
  const file = await alice.uploadAttachment({ card_id: away.id, file: new File(["kept"], "kept.txt") });
  const late = await alice.createComment({ card_id: away.id, body: "On an archived card" });
  await alice.archiveCard({ card_id: away.id });
  const old = await alice.createColumn({ board_id, title: "Old", color: "#123456", card_limit: 3 });
  const within = await alice.createCard({ board_id, column_id: old.id, title: "Within" });
  await alice.archiveColumn({ column_id: old.id });
  const gone = await alice.createCard({ board_id, column_id, title: "Gone" });
  await alice.createComment({ card_id: gone.id, body: "Gone with it" });
  await alice.uploadAttachment({ card_id: gone.id, file: new File(["gone"], "gone.txt") });
  await alice.deleteCard({ card_id: gone.id });
  const rule = await alice.createRule({
    board_id,
    name: "Rule",
    trigger_type: "label_added",
    trigger_label_id: label.id,
    action_type: "assign_member",
    action_user_id: bob.id,
  });
  return { ...made, card, label, comment, away, file, late, old, within, rule };
}

test("EXPORT-1: an archive has everything that the board has, and the bytes of its attachments", async () => {
  const { board_id, column_id, card, label, comment, rule } = await richBoard();
  const answer = await bob.exportBoard({ board_id });
  expect(answer.headers.get("content-type")).toBe("application/zip");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="Board.zip"');
  const { file, files, names } = await readArchive(await answer.bytes());
  const board = await alice.getBoard({ board_id });
  const { id, title, description, color, seq, created_at, updated_at } = board;
  expect(file.board).toEqual({ id, title, description, color, seq, created_at, updated_at });
  expect(file.labels).toEqual([{ id: label.id, name: label.name, color: label.color }]);
  expect(file.columns[0]).toEqual({
    id: column_id,
    title: "To do",
    color: board.columns[0]!.color,
    is_done_column: false,
    card_limit: null,
    archived_at: null,
  });
  const now = await alice.getCard({ card_id: card.id });
  expect(file.cards[0]).toEqual({
    id: card.id,
    column_id,
    number: now.number,
    title: now.title,
    description: now.description,
    start_at: null,
    due_at: null,
    is_complete: false,
    cover_attachment_id: null,
    labels: [label.id],
    people: now.assignees.map((user) => user.id),
    checklists: now.checklists.map((checklist) => ({
      id: checklist.id,
      title: checklist.title,
      items: checklist.items.map((item) => ({
        id: item.id,
        content: item.content,
        is_done: item.is_done,
        people: item.assignees.map((user) => user.id),
      })),
    })),
    attachments: now.attachments.map(({ card_id: _, ...attachment }) => attachment),
    created_at: now.created_at,
    updated_at: now.updated_at,
    archived_at: null,
  });
  expect(file.comments[0]).toEqual({
    id: comment.id,
    card_id: card.id,
    author_id: bob.id,
    body: "Written on it",
    created_at: comment.created_at,
    edited_at: null,
  });
  const { board_id: _, action_user_id, ...fields } = rule;
  expect(file.rules).toEqual([{ ...fields, action_person_id: action_user_id }]);
  expect(names[0]).toBe("board.json");
  expect(now.attachments.map((attachment) => files[attachment.id])).toEqual(["bytes", "more"]);
});

test("EXPORT-1: the schema of board.json is served, and a title of any characters makes a file name", async () => {
  const { status, body } = await service.send("GET", BOARD_FILE_SCHEMA_PATH);
  expect(status).toBe(200);
  expect(Object.keys(body.properties)).toEqual([
    "format",
    "version",
    "exported_at",
    "board",
    "people",
    "labels",
    "columns",
    "cards",
    "comments",
    "rules",
  ]);
  const { id: board_id } = await alice.createBoard({ title: '../a"b\\c: ünï 🦄' });
  const answer = await alice.exportBoard({ board_id });
  await answer.bytes();
  expect(answer.headers.get("content-disposition")).toBe(
    "attachment; filename=\"a b c _n_ __.zip\"; filename*=UTF-8''a%20b%20c%20%C3%BCn%C3%AF%20%F0%9F%A6%84.zip",
  );
});

test("EXPORT-1: only members get an archive", async () => {
  const { board_id } = await boardOf(alice);
  expect((await refusal(bob.exportBoard({ board_id }))).status).toBe(403);
});

test("EXPORT-2: archived columns and cards are in the archive with their comments, the trash is not", async () => {
  const { board_id, column_id, card, away, file: kept, old, within, late } = await richBoard();
  const { file, files } = await exported(board_id);
  expect(file.columns.map(({ id, archived_at }) => [id, archived_at !== null])).toEqual([
    [column_id, false],
    [old.id, true],
  ]);
  expect(file.columns[1]).toMatchObject({ title: "Old", color: "#123456", card_limit: 3 });
  const cards = file.cards.map((entry) => [entry.id, entry.column_id, entry.archived_at !== null]);
  expect(cards.sort()).toEqual(
    [
      [card.id, column_id, false],
      [away.id, column_id, true],
      [within.id, old.id, false],
    ].sort(),
  );
  expect(file.cards.find(({ id }) => id === away.id)?.attachments.map(({ id }) => id)).toEqual([kept.id]);
  expect(files[kept.id]).toBe("kept");
  expect(Object.values(files).sort()).toEqual(["bytes", "kept", "more"]);
  expect(file.comments.map(({ body }) => body)).toEqual(["Written on it", late.body]);
});

test("EXPORT-2: a card whose column was deleted after it was archived has no column", async () => {
  const { board_id, column_id } = await boardOf(alice);
  const card = await alice.createCard({ board_id, column_id, title: "Alone" });
  await alice.archiveCard({ card_id: card.id });
  await alice.deleteColumn({ column_id });
  const { file } = await exported(board_id);
  expect(file.columns).toEqual([]);
  expect(file.cards).toMatchObject([{ id: card.id, column_id: null }]);
});

test("EXPORT-3: people have names and roles, those who have left too, but no e-mail addresses", async () => {
  const carol = await service.person("carol");
  await carol.updateMe({ firstname: "Carol", lastname: "Example" });
  const { board_id, column_id } = await boardOf(alice, bob, carol);
  const card = await alice.createCard({ board_id, column_id, title: "Card" });
  await carol.createComment({ card_id: card.id, body: "Farewell" });
  await carol.removeMember({ board_id, user_id: carol.id });
  const { file } = await exported(board_id);
  const person = ({ me }: Person, role: string | null, name = me.username) => ({
    id: me.id,
    name,
    username: me.username,
    role,
  });
  expect(file.people).toEqual(
    expect.arrayContaining([
      person(alice, "owner"),
      person(bob, "member"),
      person(carol, null, "Carol Example"),
    ]),
  );
  expect(file.people).toHaveLength(3);
  expect(JSON.stringify(file)).not.toContain("@example.org");
});

test("EXPORT-4: the history of the board comes with it if it is asked for", async () => {
  const { board_id } = await richBoard();
  expect((await exported(board_id)).events).toBeNull();
  const { file, events } = await exported(board_id, { history: "true" });
  expect(events).toEqual(await service.events(alice, board_id));
  expect(events).toHaveLength(file.board.seq);
});

test("EXPORT-5: whoever has the archive of this state is not sent it again", async () => {
  const { board_id, column_id } = await boardOf(alice);
  const path = `/boards/${board_id}/export`;
  const { headers } = await service.send("HEAD", path, { token: alice.token });
  const etag = headers.get("etag")!;
  const again = () => service.send("GET", path, { token: alice.token, headers: { "if-none-match": etag } });
  expect((await again()).status).toBe(304);
  await alice.createCard({ board_id, column_id, title: "New" });
  expect((await again()).status).toBe(200);
});

/** As if its bytes were in an object storage that nobody knows. */
async function outOfReach(board_id: string, attachmentId: string): Promise<void> {
  await service.app.db.write([
    sql`INSERT INTO stored_objects (board_id, object_key, sha256) VALUES (${board_id}, 'key', '')`,
    sql`INSERT INTO attachment_objects (board_id, object_key, attachment_id)
      VALUES (${board_id}, 'key', ${attachmentId})`,
  ]);
}

test("EXPORT-6: an export that fails halfway breaks off", async () => {
  const { board_id, card, file } = await richBoard();
  await alice.uploadAttachment({ card_id: card.id, file: new File([incompressible(4)], "before") });
  await outOfReach(board_id, file.id);
  const answer = await alice.exportBoard({ board_id });
  await expect(answer.bytes()).rejects.toThrow();
  expect(service.logged.filter((line) => line.includes("an export broke off"))).toHaveLength(1);
});

/** How many exports Alice could begin now. */
function placesLeft(): number {
  const entered: (() => void)[] = [];
  try {
    for (;;) entered.push(service.app.context.exports.enter(alice.id));
  } catch {
    return entered.length;
  } finally {
    for (const leave of entered) leave();
  }
}

test("EXPORT-7: an account has two exports under way at most", async () => {
  const { board_id } = await boardOf(alice, bob);
  const { exports } = service.app.context;
  const entered = [exports.enter(alice.id), exports.enter(alice.id)];
  expect((await refusal(alice.exportBoard({ board_id }))).status).toBe(429);
  await (await bob.exportBoard({ board_id })).bytes();
  for (const leave of entered) leave();
  await (await alice.exportBoard({ board_id })).bytes();
});

test("EXPORT-7: the export of a client that goes away has ended", async () => {
  const { board_id, column_id } = await boardOf(alice);
  const { id: card_id } = await alice.createCard({ board_id, column_id, title: "Large" });
  // More than the machine takes for a connection that nobody reads.
  for (const name of ["a", "b", "c"])
    await alice.uploadAttachment({ card_id, file: new File([incompressible(128)], name) });
  const before = placesLeft();
  const socket = askSilently(`${service.url}/boards/${board_id}/export`, alice.token);
  await until(() => placesLeft() === before - 1);
  socket.destroy();
  await until(() => placesLeft() === before);
});

test("EXPORT-8: boards are written into a folder while the service runs; one that fails does not keep the others from it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "boardcast-export-"));
  const shell = commandLine();
  const { db, context } = service.app;
  const { DATA_DIR, DATABASE_URL } = context.config;
  const run = (...args: string[]) => shell.run(["export", ...args], { DATA_DIR, DATABASE_URL });
  const [broken, whole] = [await richBoard(), await richBoard()];
  await outOfReach(broken.board_id, broken.file.id);
  const one = await run(whole.board_id, folder, "--history");
  const path = join(folder, `Board ${whole.board_id}.zip`);
  expect(one).toEqual({ code: 0, out: `${path}\n`, errors: "" });
  const { file, events } = await readArchive(await Bun.file(path).bytes());
  expect(file.board.id).toBe(whole.board_id);
  expect(events).toHaveLength(file.board.seq);
  await alice.updateBoard({ board_id: whole.board_id, title: "Renamed" });
  await Bun.write(join(folder, "notes.zip"), "of somebody");
  const renamed = join(folder, `Renamed ${whole.board_id}.zip`);
  expect(await run(whole.board_id, folder)).toEqual({ code: 0, out: `${renamed}\n`, errors: "" });
  expect(readdirSync(folder).sort()).toEqual([`Renamed ${whole.board_id}.zip`, "notes.zip"]);
  const all = await run("--all", join(folder, "all"));
  const { boards } = await db.read({
    boards: sql<{ id: string }>`SELECT id FROM boards WHERE deleted_at IS NULL`,
  });
  const missing = boards.filter(({ id }) => !all.out.includes(id)).map(({ id }) => id);
  expect(missing).toContain(broken.board_id);
  expect(all.code).toBe(1);
  for (const id of missing) expect(all.errors).toContain(`${id}: This attachment cannot be reached`);
  expect(readdirSync(join(folder, "all"))).toHaveLength(boards.length - missing.length);
  const none = await run(crypto.randomUUID(), folder);
  expect({ ...none, errors: none.errors.slice(0, 29) }).toEqual({
    code: 1,
    out: "",
    errors: "boardcast: There is no board ",
  });
  const readOnly = await run("--all", "/proc/self");
  expect({ code: readOnly.code, errors: readOnly.errors.trim().split("\n").length }).toEqual({
    code: 1,
    errors: 1,
  });
  expect(readOnly.errors).toStartWith("boardcast: /proc/self cannot be written: ");
  await shell.cleanUp();
  await rm(folder, { recursive: true });
});

test("EXPORT-9: an archive that is uploaded becomes the same board", async () => {
  const { board_id } = await richBoard();
  const archive = await (await alice.exportBoard({ board_id })).bytes();
  const { id: import_id } = await alice.importBoard({ file: new File([archive], "Board.zip") });
  const { status, board_id: imported, report } = await importFinished(alice, { id: import_id });
  expect({ status, report }).toEqual({
    status: "done",
    report: {
      source: "boardcast",
      created: { columns: 2, cards: 3, labels: 1, checklists: 2, items: 4, comments: 2, attachments: 3 },
      skipped: [],
      // It assigns Bob, who is not a member of the new board.
      warnings: [
        `“${alice.me.username}” in the file is taken to be you.`,
        "A rule is disabled, because something it refers to did not come over.",
      ],
      notes: [
        { code: "you", values: { name: alice.me.username }, count: 1 },
        { code: "rule_disabled", values: {}, count: 1 },
      ],
    },
  });
  const first = await readArchive(archive);
  const second = await exported(imported!);
  const titles = ({ file }: typeof first) =>
    file.cards.map(({ title, number }) => `${number} ${title}`).sort();
  expect(titles(second)).toEqual(titles(first));
  expect(Object.values(second.files).sort()).toEqual(Object.values(first.files).sort());
});
