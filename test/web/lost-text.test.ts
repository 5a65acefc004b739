/** Text written in something that was deleted: kept until it is dismissed, and left alone once the thing is back. */
import { afterAll, beforeEach, expect, mock, spyOn, test } from "bun:test";
import type { BoardEvent } from "../../contract/events.ts";
import type { User } from "../../contract/users.ts";
import * as lost from "../../web/board/lost-text/deleted-while-writing.ts";
import { draftLabels } from "../../web/board/lost-text/draft-labels.ts";
import { keepDraft, readDraft } from "../../web/drafts/drafts.ts";
import { setPageUser } from "../../web/session/login.ts";
import * as toasts from "../../web/ui/feedback/toasts.tsx";
import { board } from "./fake-service.ts";

let said: toasts.Toast | null = null;
const removed = mock(() => {});
const toast = spyOn(toasts, "toast").mockImplementation((message) => {
  said = message;
  return removed;
});
afterAll(() => toast.mockRestore());

const withIt = board();
const without = { ...board(["k1", "k3"]), seq: 1 };
const again = { ...board(), seq: 2 };
/** Somebody else deletes the card that is being described; the user closes the dialog about it. */
beforeEach(() => {
  setPageUser({ id: "u" } as User);
  removed.mockClear();
  lost.followBoard(withIt);
  keepDraft("k2", "description", { text: "Half a", base: "" });
  const texts = [{ id: "k2", field: "description", text: "Half a" }];
  lost.offerLater({ boardId: "b", seq: 1, title: "Gone", texts }, "Half a");
  lost.followBoard(without);
});

const dismiss = () => said?.onExpire?.();
const draft = () => readDraft("k2", "description")?.text ?? null;

test("dismissing the message forgets the text of what is gone", () => {
  dismiss();
  expect(draft()).toBeNull();
});

test("the message goes when the card comes back, and the text stays", () => {
  lost.followBoard(again);
  expect(removed).toHaveBeenCalledTimes(1);
  expect(draft()).toBe("Half a");
});

test("dismissing the message keeps the draft of a card that is there again, or whose board is not open", () => {
  lost.followBoard(again);
  keepDraft("k2", "description", { text: "Half a sentence", base: "" });
  dismiss();
  expect(draft()).toBe("Half a sentence");
  lost.followBoard(null);
  dismiss();
  expect(draft()).toBe("Half a sentence");
});

test("the message offers to restore what is gone, and is there again if that fails", async () => {
  const place = {
    boardId: "b",
    seq: 1,
    title: "Gone",
    texts: [{ id: "k2", field: "description", text: "Half a" }],
  };
  lost.offerLater({ ...place, bringBack: async () => false }, "Half a");
  const offered = said!.action!;
  expect(offered.label).toBe("Restore");
  said = null;
  offered.run();
  await Bun.sleep(0);
  expect(said!).toMatchObject({ text: "Half a", action: { label: "Restore" } });
  expect(draft()).toBe("Half a");
});

test("what was deleted while offline is told once the board is up to date, unless it is back by then", () => {
  dismiss();
  lost.followBoard(withIt);
  keepDraft("k2", "description", { text: "Half a", base: "" });
  const [card] = withIt.columns.flatMap(({ cards }) => cards).filter(({ id }) => id === "k2");
  const deleted = {
    board_id: "b",
    seq: 1,
    type: "card.deleted",
    user_id: "other",
    timestamp: "2026-01-01T00:00:00.000Z",
    data: card,
  } as unknown as BoardEvent;
  const here = { userId: "u" } as lost.Here;
  lost.shown.clear();
  lost.noteMissed(deleted, withIt, here);
  lost.followBoard(without, true);
  expect(lost.shown.size).toBe(0);
  lost.followBoard(again);
  expect(lost.shown.size).toBe(0);
  expect(draft()).toBe("Half a");
  lost.followBoard(withIt, true);
  lost.noteMissed(deleted, withIt, here);
  lost.followBoard(without);
  expect([...lost.shown]).toEqual(["k2"]);
});

test("several texts are named by what they are, and numbered if they are the same", () => {
  const labels = (...fields: string[]) => draftLabels(fields.map((field) => ({ id: "k2", field })));
  expect(labels("description")).toEqual(["Your text"]);
  expect(labels("description", "comment", "dialog-title")).toEqual(["Description", "Comment", "Title"]);
  expect(labels("comment", "new-item", "comment-c1")).toEqual(["Comment 1", "Checklist item", "Comment 2"]);
});

test("texts on several cards are named with their card, also one alone", () => {
  const cards = board().columns.flatMap((column) => column.cards);
  const [one, two] = cards;
  const on = (id: string, field: string) => ({ id, field });
  expect(draftLabels([on(one!.id, "description")], cards)).toEqual([`Description of “${one!.title}”`]);
  expect(
    draftLabels(
      [on(one!.id, "comment"), on(two!.id, "comment"), on(two!.id, "comment-c"), on("c", "new-card")],
      cards,
    ),
  ).toEqual([
    `Comment on “${one!.title}”`,
    `Comment on “${two!.title}” 1`,
    `Comment on “${two!.title}” 2`,
    "New card",
  ]);
});
