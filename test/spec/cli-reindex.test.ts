/** boardcast reindex: the search index is put right while the service runs on the same database. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "../../server/platform/db/sql.ts";
import { type Person, type Service, startService } from "../harness.ts";
import { commandLine } from "../support/command-line.ts";

let service: Service;
let alice: Person;
const commands = commandLine();

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
});
afterAll(async () => {
  await commands.cleanUp();
  await service.stop();
});

function reindex() {
  const { DATA_DIR, DATABASE_URL } = service.app.context.config;
  return commands.run(["reindex"], { DATA_DIR, DATABASE_URL });
}

const QUERIES = ["apple", '"apple pie"', "pear", "fig", "plum is:archived", "cherry is:archived", "wrong"];
const everything = () =>
  Promise.all(
    QUERIES.map(async (q) =>
      (await alice.search({ q })).items.map(({ card, matches }) => [card.title, matches]),
    ),
  );

async function fillBoards() {
  const places: { board_id: string; column_id: string }[] = [];
  for (const title of ["One", "Two"]) {
    const { id: board_id } = await alice.createBoard({ title });
    const { id: column_id } = await alice.createColumn({ board_id, title: "Column" });
    places.push({ board_id, column_id });
  }
  for (const [index, place] of [...places, ...places].entries()) {
    const { id: card_id } = await alice.createCard({
      ...place,
      title: `apple ${index}`,
      description: "pie, apple pie",
    });
    const { id: checklist_id } = await alice.createChecklist({ card_id, title: "List" });
    await alice.createItem({ checklist_id, content: "pear" });
    await alice.uploadAttachment({ card_id, file: new File(["x"], "fig.txt") });
    await alice.createComment({ card_id, body: `fig and plum ${index}` });
    await alice.createComment({ card_id, body: "cherry" });
    if (index > 2) await alice.archiveCard({ card_id });
  }
}

test("SEARCH-8 reindex writes what is missing, corrects what differs and removes what is gone", async () => {
  await fillBoards();
  const before = await everything();
  const untouched = await reindex();
  expect(untouched).toMatchObject({ code: 0, errors: "", out: expect.stringContaining(" 0 corrections;") });

  const { db } = service.app;
  await db.write([
    sql`DELETE FROM search_documents WHERE card_id = text_id AND words LIKE '%apple 1%'`,
    sql`UPDATE search_documents SET words = ' wrong ' WHERE words LIKE '%apple 2%'`,
    sql`DELETE FROM search_texts WHERE words LIKE '%pear%'`,
    sql`INSERT INTO search_documents (board_id, card_id, text_id, doc, words)
      SELECT id, id, id, 7, ' apple ' FROM boards WHERE title = 'One'`,
    sql`INSERT INTO search_texts (board_id, card_id, text_id, field, words)
      SELECT id, id, id, 'title', ' apple ' FROM boards WHERE title = 'One'`,
  ]);
  expect(await reindex()).toMatchObject({ code: 0, errors: "" });
  expect((await reindex()).out).toContain("Checked 4 cards and 8 comments, 0 corrections;");
  const sorted = (found: unknown[][]) => found.map((hits) => hits.map((hit) => JSON.stringify(hit)).sort());
  expect(sorted(await everything())).toEqual(sorted(before));
});

test("SEARCH-8 reindex builds a lost index anew, older cards first", async () => {
  const before = await everything();
  const { db } = service.app;
  await db.write([sql`DELETE FROM search_documents`, sql`DELETE FROM search_texts`]);
  expect(await everything()).toEqual(QUERIES.map(() => []));
  expect(await reindex()).toMatchObject({ code: 0, errors: "" });
  const after = await everything();
  expect(after.map((hits) => hits.map(([title]) => title))[0]).toEqual(["apple 2", "apple 1", "apple 0"]);
  expect(after.map((hits) => hits.length)).toEqual(before.map((hits) => hits.length));
  const { id: card_id } = (await alice.search({ q: "apple" })).items[0]!.card;
  await alice.createComment({ card_id, body: "quince" });
  expect((await alice.search({ q: "quince" })).items.map(({ card }) => card.id)).toEqual([card_id]);
});
