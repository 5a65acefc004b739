/** The full-text index of SQLite, which is written apart from the changes that it is about. */
import { Database } from "bun:sqlite";
import { afterEach, expect, test } from "bun:test";
import { sqliteFile } from "../../server/config.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { indexStale } from "../../server/search/indexing.ts";
import { type Person, type Service, startService } from "../harness.ts";
import { until } from "../support/until.ts";

/** The index is brought up to date by searches alone: the clock stands still. */
const NEVER_MS = 3_600_000;
const services: Service[] = [];
afterEach(async () => {
  for (const service of services.splice(0)) await service.stop();
});

async function started(secondMs = NEVER_MS) {
  const service = await startService({ secondMs });
  services.push(service);
  const alice = await service.person("alice");
  const { id: board_id } = await alice.createBoard({ title: "Board" });
  const { id: column_id } = await alice.createColumn({ board_id, title: "Column" });
  return { service, alice, place: { board_id, column_id } };
}

async function countIn({ app }: Service, table: "search_stale" | "search_documents"): Promise<number> {
  const from = table === "search_stale" ? sql`search_stale` : sql`search_documents`;
  const { rows } = await app.db.read({ rows: sql<{ count: number }>`SELECT count(*) AS count FROM ${from}` });
  return rows[0]?.count ?? 0;
}

const titles = async (alice: Person, q: string) =>
  (await alice.search({ q })).items.map(({ card }) => card.title);

/** Each word with the numbers of its documents, by the index and by the documents. */
async function entries({ app }: Service) {
  const { index, documents } = await app.db.read({
    index: sql<{ term: string; doc: number }>`SELECT term, doc FROM search_words`,
    documents: sql<{ doc: number; words: string }>`SELECT doc, words FROM search_documents`,
  });
  const expected = documents.flatMap(({ doc, words }) => {
    const distinct = new Set(words.split(" ").filter((word) => word !== ""));
    return [...distinct].map((word) => `${word} ${doc}`);
  });
  return { index: index.map(({ term, doc }) => `${term} ${doc}`).sort(), documents: expected.sort() };
}

test("SEARCH-2 a change only notes what is to be indexed; the next search finds it", async () => {
  const { service, alice, place } = await started();
  const { id: card_id } = await alice.createCard({ ...place, title: "Quince" });
  await alice.updateCard({ card_id, title: "Medlar" });
  await alice.createComment({ card_id, body: "rowan" });
  expect(await countIn(service, "search_stale")).toBe(2);
  expect([
    await titles(alice, "quince"),
    await titles(alice, "medlar"),
    await titles(alice, "rowan"),
  ]).toEqual([[], ["Medlar"], ["Medlar"]]);
  expect(await countIn(service, "search_stale")).toBe(0);
});

test("what was added, changed and removed any number of times is indexed once, as it is now", async () => {
  const { service, alice, place } = await started();
  const { items } = await alice.createCards({ ...place, titles: ["One apple", "Two pears", "Three figs"] });
  await indexStale(service.app.db);
  for (const [index, { id: card_id }] of items.entries()) {
    await alice.updateCard({ card_id, title: `Changed ${index}`, description: "plum, plum" });
    await alice.updateCard({ card_id, title: `Again ${index}` });
  }
  const comment = await alice.createComment({
    card_id: items[0]?.id ?? "",
    body: "gone before it is indexed",
  });
  await alice.deleteComment({ comment_id: comment.id });
  await service.app.db.write([sql`DELETE FROM search_documents WHERE words LIKE '%again 2%'`]);
  await indexStale(service.app.db);
  const { index, documents } = await entries(service);
  expect(index).toEqual(documents);
  expect(await countIn(service, "search_documents")).toBe(2);
  expect(await countIn(service, "search_stale")).toBe(0);
});

test("many large documents are indexed in steps, and changes go on in between", async () => {
  const { service, alice, place } = await started();
  const description = Array.from({ length: 4000 }, (_, index) => `word${index}`).join(" ");
  for (let card = 0; card < 12; card++)
    await alice.createCard({ ...place, title: `Long ${card}`, description });
  const before = service.app.db.counts.changes;
  let isIndexed = false;
  const indexed = indexStale(service.app.db).then(() => {
    isIndexed = true;
  });
  await alice.createCard({ ...place, title: "Meanwhile" });
  expect(isIndexed).toBe(false);
  await indexed;
  expect(service.app.db.counts.changes - before).toBeGreaterThan(12);
  await indexStale(service.app.db);
  const { index, documents } = await entries(service);
  expect(index).toEqual(documents);
});

test("without a search it is indexed by the clock", async () => {
  const { service, alice, place } = await started(10);
  await alice.createCard({ ...place, title: "Quince" });
  await until(async () => (await countIn(service, "search_stale")) === 0);
  const { index, documents } = await entries(service);
  expect(index).toEqual(documents);
});

test("a search waits no more than two seconds for the index, while a large change is being written", async () => {
  const { service, alice, place } = await started();
  await alice.createCard({ ...place, title: "Quince early" });
  await titles(alice, "quince");
  await alice.createCard({ ...place, title: "Quince late" });
  Object.assign(service.app.context, { indexed: () => new Promise(() => {}) });
  expect(await titles(alice, "quince")).toEqual(["Quince early"]);
});

test("while the index cannot be written, searches find what was indexed before", async () => {
  const { service, alice, place } = await started();
  await alice.createCard({ ...place, title: "Quince early" });
  expect(await titles(alice, "quince")).toEqual(["Quince early"]);
  const file = new Database(sqliteFile(service.app.context.config));
  file.run(`CREATE TRIGGER refused BEFORE DELETE ON search_stale BEGIN SELECT RAISE(ABORT, 'refused'); END`);
  await alice.createCard({ ...place, title: "Quince late" });
  expect(await titles(alice, "quince")).toEqual(["Quince early"]);
  file.run("DROP TRIGGER refused");
  file.close();
  expect(await titles(alice, "quince")).toEqual(["Quince late", "Quince early"]);
});
