/** Changes that wait to be sent, in words. */
import { expect, test } from "bun:test";
import type { Operation } from "../../client/changes/operations.ts";
import { longTextOf, todoOf } from "../../web/board/outbox/waiting-words.ts";
import { readable } from "../../web/board/session/texts.ts";

test("a waiting change says what it will do, not that it has failed", () => {
  const operations: Operation[] = [
    { route: "updateCard", input: { card_id: "c", title: "Launch" } },
    { route: "updateCard", input: { card_id: "c", description: "# Plan\nmore" } },
    { route: "updateCard", input: { card_id: "c", is_complete: true } },
    { route: "updateCard", input: { card_id: "c", cover_attachment_id: null } },
    { route: "updateItem", input: { item_id: "i", is_done: false } },
    { route: "createComment", input: { card_id: "c", body: "A remark" } },
    { route: "createCards", input: { board_id: "b", column_id: "d", titles: ["One", "Two"] } },
  ];
  expect(operations.map((each) => [todoOf(each), longTextOf(each)])).toEqual([
    ["Rename the card to “Launch”", ""],
    ["Change the card description", "# Plan\nmore"],
    ["Mark the card complete", ""],
    ["Change the card cover", ""],
    ["Untick a checklist item", ""],
    ["Add a comment", "A remark"],
    ["Add cards", "One\nTwo"],
  ]);
});

test("a picture in a text is shown by its name", () => {
  expect(readable('See ![image.png](/attachments/local-1 "640x400"), [here](/b/1)')).toBe(
    "See [image.png], [here](/b/1)",
  );
});
