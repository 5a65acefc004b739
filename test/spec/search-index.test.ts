/** What the index has after changes of every kind, and what narrows a search by time and place. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "../../server/platform/db/sql.ts";
import { startOfDay } from "../../server/platform/util/days.ts";
import { type Person, type Service, startService } from "../harness.ts";
import { purgeIn } from "../support/purge.ts";

let service: Service;
let alice: Person;
let place: { board_id: string; column_id: string };

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  place = await newPlace();
});
afterAll(() => service.stop());

async function newPlace() {
  const { id: board_id } = await alice.createBoard({ title: "Board" });
  const { id: column_id } = await alice.createColumn({ board_id, title: "To do" });
  return { board_id, column_id };
}

const titles = async (q: string, more: { board_id?: string; tz?: string } = {}) =>
  (await alice.search({ q, ...more })).items.map((hit) => hit.card.title);

test("SEARCH-2 attachments are found by name as long as they are there", async () => {
  const { id: card_id } = await alice.createCard({ ...place, title: "With file" });
  const file = new File(["x"], "Rechnung-2024.pdf");
  const { id: attachment_id } = await alice.uploadAttachment({ card_id, file });
  expect((await alice.search({ q: '"rechnung 2024"' })).items.map(({ matches }) => matches)).toEqual([
    [{ field: "attachment", text: "Rechnung-2024.pdf", highlights: [[0, 13]] }],
  ]);
  await alice.deleteAttachment({ attachment_id });
  expect(await titles("rechnung")).toEqual([]);
});

test("SEARCH-2 a card is found once, however many of its comments match, and shows the newest three", async () => {
  const { id: card_id } = await alice.createCard({ ...place, title: "Discussed" });
  await alice.createCard({ ...place, title: "Another", description: "medlar" });
  const comments = ["medlar one", "medlar two", "medlar three", "medlar four"];
  for (const body of comments) await alice.createComment({ card_id, body });
  const { items } = await alice.search({ q: "medlar" });
  expect(items.map((hit) => [hit.card.title, hit.matches.map(({ text }) => text)])).toEqual([
    ["Another", ["medlar"]],
    ["Discussed", ["medlar four", "medlar three", "medlar two"]],
  ]);
  const first = await alice.search({ q: "medlar", limit: 1 });
  const second = await alice.search({ q: "medlar", limit: 1, after: first.next ?? "" });
  expect([first, second].map((page) => page.items.map((hit) => hit.card.title))).toEqual([
    ["Another"],
    ["Discussed"],
  ]);
  expect(second.next).toBeNull();
});

test("SEARCH-2 an edited comment is found by its new words, with the number of its card", async () => {
  const { id: card_id, number } = await alice.createCard({ ...place, title: "Edited" });
  const { id: comment_id } = await alice.createComment({ card_id, body: "rowan" });
  await alice.updateComment({ comment_id, body: "sorb tree" });
  expect([await titles("rowan"), await titles('"sorb tree"'), await titles(`sorb #${number}`)]).toEqual([
    [],
    ["Edited"],
    ["Edited"],
  ]);
  expect(await titles(`sorb #${number + 1}`)).toEqual([]);
});

test("SEARCH-2 the cost of a comment does not grow with the comments on the card", async () => {
  const { id: card_id } = await alice.createCard({ ...place, title: "Long discussion" });
  const written = async () => {
    const { sizes } = await service.app.db.read({
      sizes: sql<{ bytes: number }>`SELECT max(octet_length(words)) AS bytes FROM search_documents
        WHERE card_id = ${card_id}`,
    });
    return sizes[0]?.bytes;
  };
  await alice.createComment({ card_id, body: "tansy ".repeat(500) });
  const before = await written();
  for (let count = 0; count < 3; count++) await alice.createComment({ card_id, body: "tansy ".repeat(500) });
  expect(await written()).toBe(before);
});

test("SEARCH-2 undo and redo change the index as the change itself did", async () => {
  const { id: card_id } = await alice.createCard({ ...place, title: "Cornel" });
  await alice.updateCard({ card_id, title: "Dogwood" });
  const { seq } = await alice.getBoard({ board_id: place.board_id });
  await alice.undo({ board_id: place.board_id, seq });
  expect([await titles("cornel"), await titles("dogwood")]).toEqual([["Cornel"], []]);
  await alice.undo({ board_id: place.board_id, seq: seq + 1 });
  expect([await titles("cornel"), await titles("dogwood")]).toEqual([[], ["Dogwood"]]);
});

test("SEARCH-2 a copy of a card is found by all that was copied, and not by comments", async () => {
  const { id: card_id } = await alice.createCard({
    ...place,
    title: "Original",
    description: "serviceberry",
  });
  const { id: checklist_id } = await alice.createChecklist({ card_id, title: "List" });
  await alice.createItem({ checklist_id, content: "amelanchier" });
  await alice.createComment({ card_id, body: "shadbush" });
  await alice.copyCard({ card_id, title: "Copy" });
  const both = ["Copy", "Original"];
  expect([await titles("serviceberry"), await titles("amelanchier"), await titles("shadbush")]).toEqual([
    both,
    both,
    ["Original"],
  ]);
});

test("SEARCH-4 a purged card leaves nothing in the index", async () => {
  const { id: card_id } = await alice.createCard({ ...place, title: "Purged", description: "juniper" });
  await alice.createComment({ card_id, body: "juniper too" });
  await alice.deleteCard({ card_id });
  await purgeIn(31, service);
  const { documents, texts } = await service.app.db.read({
    documents: sql`SELECT 1 FROM search_documents WHERE card_id = ${card_id}`,
    texts: sql`SELECT 1 FROM search_texts WHERE card_id = ${card_id}`,
  });
  expect({ documents, texts, found: await titles("juniper") }).toEqual({
    documents: [],
    texts: [],
    found: [],
  });
});

test("SEARCH-3 due:today and due:week count days in the given time zone", async () => {
  const now = new Date();
  const tz = "Pacific/Kiritimati";
  const due = async (title: string, at: string, offsetMs = 0) => {
    const { id: card_id } = await alice.createCard({ ...place, title, description: "loquat" });
    await alice.updateCard({ card_id, due_at: new Date(Date.parse(at) + offsetMs).toISOString() });
  };
  await due("yesterday's end", startOfDay(now, tz, 0), -1);
  await due("today's start", startOfDay(now, tz, 0));
  await due("today's end", startOfDay(now, tz, 1), -1);
  await due("tomorrow", startOfDay(now, tz, 1));
  await due("seventh day", startOfDay(now, tz, 7), -1);
  await due("eighth day", startOfDay(now, tz, 7));
  expect(await titles("loquat due:today", { tz })).toEqual(["today's end", "today's start"]);
  expect(await titles("loquat due:week", { tz })).toEqual([
    "seventh day",
    "tomorrow",
    "today's end",
    "today's start",
  ]);
  const { items } = await alice.search({ q: "tomorrow due:week", tz });
  await alice.updateCard({ card_id: items[0]!.card.id, is_complete: true });
  expect(await titles("tomorrow due:week", { tz })).toEqual(["tomorrow"]);
  expect(await titles("tomorrow due:week is:open", { tz })).toEqual([]);
  // That zone is 14 hours ahead: its day is another one in the west.
  expect(await titles("loquat due:today", { tz: "Pacific/Pago_Pago" })).not.toEqual([
    "today's end",
    "today's start",
  ]);
});

test("SEARCH-5 board_id narrows a search to one board, and finds nothing on somebody else's", async () => {
  const other = await newPlace();
  await alice.createCard({ ...place, title: "Here", description: "bilberry" });
  await alice.createCard({ ...other, title: "There", description: "bilberry" });
  expect(await titles("bilberry")).toEqual(["There", "Here"]);
  expect(await titles("bilberry", { board_id: place.board_id })).toEqual(["Here"]);
  const bob = await service.person("bob");
  const { id } = await bob.createBoard({ title: "Bob's" });
  expect(await titles("bilberry", { board_id: id })).toEqual([]);
});

test("SEARCH-2 a card is found by 6,000 of its words, a comment by 2,000, so that a change of either stays cheap", async () => {
  const many = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${prefix}${index.toString(36)}`).join(" ");
  const items = ["e", "f", "g", "h", "i"];
  const { id: card_id } = await alice.createCard({ ...place, title: "Wordy", description: many("d", 4500) });
  const { id: checklist_id } = await alice.createChecklist({ card_id, title: "List" });
  for (const prefix of items) await alice.createItem({ checklist_id, content: many(prefix, 450) });
  await alice.createComment({ card_id, body: many("k", 2500) });
  await alice.updateCard({ card_id, title: "Prolix" });
  const { documents } = await service.app.db.read({
    documents: sql<{
      words: string;
    }>`SELECT words FROM search_documents WHERE card_id = ${card_id} ORDER BY doc`,
  });
  const count = (words: string, prefix: string) =>
    words.split(" ").filter((word) => word.startsWith(prefix)).length;
  expect(documents.map(({ words }) => ["d", ...items, "k"].map((prefix) => count(words, prefix)))).toEqual([
    [0, 0, 0, 0, 0, 0, 2000],
    [4000, 0, 450, 450, 450, 450, 0],
  ]);
  expect(await titles("prolix d0 i0")).toEqual(["Prolix"]);
});

test("SEARCH-2 a card whose texts are more than the index has room for is found by its title and description", async () => {
  const many = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${prefix}${index.toString(36)}`).join(" ");
  const where = await newPlace();
  const made = { ...where, title: "Voluminous", description: many("d", 4000) };
  const { id: card_id, number } = await alice.createCard(made);
  const { id: checklist_id } = await alice.createChecklist({ card_id, title: "List" });
  for (let item = 0; item < 20; item++)
    await alice.createItem({ checklist_id, content: many(`i${item}x`, 110) });
  await alice.deleteChecklist({ checklist_id });
  const { seq } = await alice.getBoard({ board_id: where.board_id });
  await alice.undo({ board_id: where.board_id, seq });
  for (const q of ["voluminous", `#${number}`, "is:open", "d0 d1", "voluminous d0 i5x0"])
    expect([q, await titles(q, { board_id: where.board_id })]).toEqual([q, ["Voluminous"]]);
});

test.if(process.env.BOARDCAST_TEST_DB !== "postgres")(
  "SEARCH-12 twenty words that are left out cost no more than a few times what twenty that are sought cost",
  async () => {
    const { board_id, column_id } = await newPlace();
    const titles = Array.from({ length: 100 }, (_, index) => `Quince ${index}`);
    await alice.createCards({ board_id, column_id, titles });
    const text = Array.from({ length: 4000 }, (_, index) => `z${index.toString(36)}y`);
    await service.app.db.write([
      sql`UPDATE search_documents SET words = words || ${` ${text.join(" ")} `} WHERE board_id = ${board_id}`,
    ]);
    const cpuOf = async (q: string) => {
      const costs: number[] = [];
      for (let round = 0; round < 5; round++) {
        const before = process.cpuUsage();
        await alice.search({ q, board_id, limit: 1 });
        const { user, system } = process.cpuUsage(before);
        costs.push(user + system);
      }
      return Math.min(...costs);
    };
    const sought = await cpuOf(text.slice(0, 20).join(" "));
    const leftOut = Array.from({ length: 20 }, (_, index) => `-zz${index}q`).join(" ");
    expect(await cpuOf(leftOut)).toBeLessThan(5 * sought);
    expect(await cpuOf(leftOut.replaceAll("q", "-q"))).toBeLessThan(5 * sought);
    expect(await cpuOf(`is:complete ${leftOut.replaceAll("q", "-q").replace("-zz0-q ", "")}`)).toBeLessThan(
      5 * sought,
    );
    // A beginning with so many entries is not asked of the index.
    const { id } = await alice.createCard({ board_id, column_id, title: "Quince alone" });
    for (const q of ["-z", "quince -z", "alone -z"])
      expect((await alice.search({ q, board_id })).items.map(({ card }) => card.id)).toEqual([id]);
  },
);
