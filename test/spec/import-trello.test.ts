/** A Trello board on its whole way: uploaded, read and built. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Service, startService } from "../harness.ts";
import { trelloBoard } from "../imports/fixtures/trello.ts";

let service: Service;

beforeAll(async () => {
  service = await startService({ secondMs: 50 });
});
afterAll(() => service.stop());

test("TRELLO-1 an uploaded Trello board becomes a board here", async () => {
  const ada = await service.person("ada");
  const file = new File([JSON.stringify(trelloBoard)], "launch.json");
  let found = await ada.importBoard({ file });
  while (found.status !== "done" && found.status !== "failed") {
    await Bun.sleep(20);
    found = await ada.getImport({ import_id: found.id });
  }
  expect(found.error).toBeNull();
  expect(found.report).toMatchObject({
    source: "trello",
    created: { columns: 2, cards: 2, labels: 3, checklists: 1, items: 2, comments: 2, attachments: 0 },
  });
  const board = await ada.getBoard({ board_id: found.board_id ?? "" });
  expect(board.columns.map(({ title, cards }) => [title, cards.map((card) => card.title)])).toEqual([
    ["Doing", ["Write the notes"]],
  ]);
  const [card] = board.columns[0]?.cards ?? [];
  expect(card).toMatchObject({
    number: 7,
    is_complete: true,
    assignees: [],
    placeholders: [{ name: "Ana Alba" }],
  });
  expect(card?.checklists[0]?.items.map(({ content }) => content)).toEqual(["First", "Last"]);
});
