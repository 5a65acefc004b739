/** Boards filled at random, with something in every table, and everything that can be seen of them. */
import { createHash } from "node:crypto";
import type { Client } from "../../client/http.ts";
import type { BoardEvent } from "../../contract/events.ts";
import type { Db } from "../../server/platform/db/db.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { thingFor, things } from "../examples/index.ts";
import { boardOf, type Person } from "../harness.ts";
import { type Move, OPERATIONS, type OperationName, startGame } from "../model/play.ts";
import { packAll } from "../support/packs.ts";
import { png } from "../support/pictures.ts";

const MOVES = 120;
const PAGE = 1000;
const OFTEN: OperationName[] = ["createColumn", "createCard", "createCard", "createChecklist", "createItem"];
const NAMES = [...(Object.keys(OPERATIONS) as OperationName[]), ...OFTEN, ...OFTEN];

/** Alice owns, Bob is a member, Carol has left; somebody has logged out. */
export async function fillBoards(alice: Person, bob: Person, carol: Person): Promise<void> {
  const furnished = await furnish([alice, bob, carol], {
    "none.bin": 0,
    "nul.bin": 3,
    "large.bin": 2_000_000,
  });
  const game = await startGame([alice, bob, carol], furnished);
  await game.play({ name: "invite", actor: 0, numbers: [1] });
  await game.play({ name: "invite", actor: 0, numbers: [2] });
  for (let i = 0; i < MOVES; i++) await game.play(anyMove());
}

function anyMove(): Move {
  const below = (limit: number) => Math.floor(Math.random() * limit);
  const numbers = Array.from({ length: 10 }, () => below(10_000));
  return { name: NAMES[below(NAMES.length)]!, actor: Math.random() < 0.7 ? 0 : below(3), numbers };
}

/** What routes write only with object storage or mail, or not at all: packs of events for one. */
export async function fillOtherTables(db: Db, { id, me }: Person): Promise<void> {
  const { boards } = await db.read({ boards: sql<{ id: string }>`SELECT id FROM boards` });
  for (const { id } of boards) await packAll(db, id, 20);
  const [board, key] = [crypto.randomUUID(), crypto.randomUUID()];
  const now = new Date().toISOString();
  await db.write([
    sql`INSERT INTO leases (name, holder, expires_at) VALUES ('work', ${crypto.randomUUID()}, ${now})`,
    sql`INSERT INTO account_tokens (hash, user_id, purpose, email, password_mark, expires_at)
      VALUES (${"00"}, ${id}, 'reset', ${me.email}, ${"00"}, ${now})`,
    sql`INSERT INTO mail_queue (id, kind, recipient, created_at, attempts, outcome)
      VALUES (${crypto.randomUUID()}, 'reset', ${me.email}, ${now}, 1, 'sent')`,
    sql`INSERT INTO mail_preferences (user_id, kind, choice) VALUES (${id}, 'mentioned', 'digest')`,
    sql`INSERT INTO mail_digests (user_id, due_at) VALUES (${id}, '9999-01-01T00:00:00.000Z')`,
    sql`INSERT INTO sign_in_links (issuer, subject, user_id, created_at)
      VALUES ('https://id.example.org', ${id}, ${id}, ${now})`,
    sql`INSERT INTO sign_in_sessions (session_id, issuer, subject)
      SELECT s.id, 'https://id.example.org', 'somebody' FROM sessions s WHERE s.user_id = ${id}`,
    sql`INSERT INTO used_sign_ins (id, expires_at) VALUES (${crypto.randomUUID()}, ${now})`,
    sql`INSERT INTO stored_objects (board_id, object_key, sha256, pending_since)
      VALUES (${board}, ${key}, ${"00"}, ${null})`,
    sql`INSERT INTO attachment_objects (board_id, object_key, attachment_id) VALUES (${board}, ${key}, ${null})`,
  ]);
}

/** A board with one of everything. */
export async function furnish([alice, bob, carol]: [Person, Person, Person], files: Record<string, number>) {
  const { board_id, column_id } = await boardOf(alice, bob, carol);
  const done = await alice.createColumn({ board_id, title: "Dóne 🎉", is_done_column: true });
  const name = '"quoted" \\ \'; --';
  const label = await alice.createLabel({ board_id, name }, { key: crypto.randomUUID() });
  const card = await alice.createCard({
    board_id,
    column_id,
    title: "Card",
    description: "two\nlines\u2028",
  });
  const card_id = card.id;
  await alice.addLabel({ card_id, label_id: label.id });
  await alice.assignCard({ card_id, user_ids: [alice.id, bob.id] });
  await alice.watchCard({ card_id });
  await alice.setAvatar({ file: png() });
  await alice.starBoard({ board_id });
  await alice.renewCalendar();
  await alice.createApiToken({ name: "Script", scopes: ["write"], board_ids: [board_id] });
  const checklist = await alice.createChecklist({ card_id, title: "Steps" });
  const item = await alice.createItem({ checklist_id: checklist.id, content: "Step" });
  await alice.updateItem({ item_id: item.id, is_done: true });
  await alice.assignItem({ item_id: item.id, user_ids: [bob.id] });
  for (const [name, size] of Object.entries(files)) {
    const content = new Uint8Array(size);
    if (size > 3) for (let i = 0; i < size; i++) content[i] = Math.random() * 256;
    await alice.uploadAttachment({ card_id, file: new File([content], name, { type: "application/x-any" }) });
  }
  await alice.createRule({
    board_id,
    name: "Finished by Bob",
    trigger_type: "card_moved",
    trigger_column_id: done.id,
    action_type: "assign_member",
    action_user_id: bob.id,
  });
  await alice.moveCard({ card_id, column_id: done.id, position: 0 });
  await alice.removeMember({ board_id, user_id: carol.id });
  const place = { api: alice, board_id, column_id, card_id, user_id: bob.id };
  for (const { create } of Object.values(things)) await create(place);
  const { id: trashed_column_id } = await thingFor("trashed_column_id").create(place);
  await alice.restoreColumn({ trashed_column_id });
  await importBoard(alice);
  return { column: column_id, label: label.id, checklist: checklist.id };
}

/** One with somebody who has no account on a card and on an item of it, and a preview, which keeps its file. */
async function importBoard(person: Person): Promise<void> {
  const items = [{ id: "1", content: "Step", is_done: false, people: ["1"] }];
  const content = {
    format: "boardcast",
    version: 1,
    board: { title: "Imported" },
    people: [{ id: "1", name: "Somebody", username: null, role: null }],
    columns: [{ id: "1", title: "To do" }],
    cards: [
      {
        id: "1",
        column_id: "1",
        title: "Card",
        people: ["1"],
        checklists: [{ id: "1", title: "Steps", items }],
      },
    ],
  };
  for (const preview of ["false", "true"] as const) {
    const { id } = await person.importBoard({
      file: new File([JSON.stringify(content)], "board.json"),
      preview,
    });
    for (let status = ""; status !== "done"; await Bun.sleep(10)) {
      const now = await person.getImport({ import_id: id });
      if (now.error !== null) throw new Error(now.error);
      status = now.status;
    }
  }
}

/** All that these people can see: their account and inbox, their boards with rules, log and files. */
export async function everythingOf(people: readonly Client[]): Promise<unknown[]> {
  return Promise.all(
    people.map(async (person) => {
      const boards = await person.listBoards({});
      return {
        me: await person.getMe(),
        picture: await pictureOf(person),
        tokens: await person.listApiTokens({}),
        notifications: await person.listNotifications({ limit: 100 }),
        boards: await Promise.all(boards.map(({ id }) => boardOfLog(person, id))),
      };
    }),
  );
}

async function pictureOf(person: Client): Promise<string[]> {
  const { id: user_id } = await person.getMe();
  const { items } = await person.listAvatars({ user_ids: user_id });
  const pictures = items.map(async () => (await person.getAvatar({ user_id })).arrayBuffer());
  return (await Promise.all(pictures)).map((content) => Buffer.from(content).toString("base64"));
}

async function boardOfLog(person: Client, board_id: string) {
  const board = await person.getBoard({ board_id });
  const attachments = board.columns.flatMap(({ cards }) => cards.flatMap((card) => card.attachments));
  const files = attachments.map(async ({ id }) => {
    const content = await person.downloadAttachment({ attachment_id: id });
    return [
      id,
      createHash("sha256")
        .update(new Uint8Array(await content.arrayBuffer()))
        .digest("hex"),
    ];
  });
  return {
    board,
    trash: await person.listTrash({ board_id }),
    rules: await person.listRules({ board_id }),
    events: await allEvents(person, board_id, board.seq),
    past: await Promise.all([0, board.seq >> 1].map((at) => person.getBoard({ board_id, at }))),
    files: Object.fromEntries(await Promise.all(files)),
  };
}

async function allEvents(person: Client, board_id: string, seq: number): Promise<BoardEvent[]> {
  const events: BoardEvent[] = [];
  while (events.length < seq) {
    const page = await person.listEvents({ board_id, since: events.at(-1)?.seq ?? 0, limit: PAGE });
    if (page.resync !== null || page.events.length === 0)
      throw new Error(`the log of ${board_id} is not whole`);
    events.push(...(page.events as BoardEvent[]));
  }
  return events;
}
