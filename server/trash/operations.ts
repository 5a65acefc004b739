import { DEFAULT_PAGE } from "../../contract/base/paging.ts";
import { trashRoutes } from "../../contract/trash.ts";
import { answeringWithCards } from "../columns/answer.ts";
import { commentPage } from "../comments/page.ts";
import { commentRows } from "../comments/store.ts";
import { mutation } from "../platform/core/change/mutate.ts";
import { query } from "../platform/core/query.ts";
import { update } from "../platform/db/db.ts";
import { notFound } from "../platform/util/errors.ts";
import { one } from "../platform/util/present.ts";
import { bringCardsBack, cardsBackQueries } from "./restore-card.ts";
import { bringColumnBack, columnBackQueries } from "./restore-column.ts";
import { listed, purgeable, returnableCard } from "./store.ts";

export const listTrash = query(trashRoutes.listTrash, {
  load: ({ board_id, kind, before, limit = DEFAULT_PAGE }) => ({
    entries: listed(board_id, { kinds: kind ? [kind] : ["deleted", "archived"], before, limit: limit + 1 }),
  }),
  answer({ entries }, { limit = DEFAULT_PAGE }) {
    const page = entries.slice(0, limit);
    const last = page.at(-1);
    return {
      items: page.map(({ seq: _, ...entry }) => entry),
      next: entries.length > limit && last ? String(last.seq) : null,
    };
  },
});

export const listTrashedComments = query(trashRoutes.listTrashedComments, {
  load: ({ board_id: boardId, trash_id: cardId, before, limit = DEFAULT_PAGE }) => ({
    card: returnableCard(boardId, cardId),
    comments: commentRows({ boardId, cardId, before, limit }),
  }),
  answer({ card, comments }, { limit = DEFAULT_PAGE }) {
    if (!card[0]) throw notFound("This card");
    return commentPage(comments, limit);
  },
});

/** From here on it cannot come back. Its rows go in the background: there may be many, with large files. */
export const purgeTrash = mutation(trashRoutes.purgeTrash, {
  load: ({ board_id, trash_id }) => ({ entry: purgeable(board_id, trash_id) }),
  decide({ entry }, { trash_id }) {
    if (!entry[0]) throw notFound("This entry of the trash");
    return { result: undefined, writes: [update("trash", { id: trash_id }, { kind: "purged" })], events: [] };
  },
});

export const restoreCard = mutation(trashRoutes.restoreCard, {
  load: ({ trashed_card_id: id, column_id: columnId }, boardId, limits) =>
    cardsBackQueries({ boardId, ids: [id], columnId }, limits),
  decide(rows, { column_id: columnId }, moment) {
    const { result, ...decision } = bringCardsBack(rows, { columnId }, moment);
    return { ...decision, result: one(result) };
  },
});

export const restoreColumn = answeringWithCards(
  mutation(trashRoutes.restoreColumn, {
    load: ({ trashed_column_id: id }, boardId, limits) => columnBackQueries({ boardId, id }, limits),
    decide: (rows, _, moment) => bringColumnBack(rows, { seq: moment.board.seq + 1 }, moment),
  }),
  // The board says nothing about what comes back to it.
  { mayBeLarge: async () => true },
);
