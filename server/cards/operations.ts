import { type Card, cardRoutes, emptyCard } from "../../contract/cards.ts";
import { completionRules, labelRules, moveRules, runRules } from "../automations/run.ts";
import { candidateRows, requireMembers } from "../boards/members.ts";
import { labelRow } from "../labels/store.ts";
import { changedFields, valuesBefore } from "../platform/core/change/changed-fields.ts";
import { announce, unchanged } from "../platform/core/change/decision.ts";
import { mutation } from "../platform/core/change/mutate.ts";
import { query } from "../platform/core/query.ts";
import { placeAt, placeQueries, placesAt } from "../platform/core/rank.ts";
import { insert, remove, update } from "../platform/db/db.ts";
import { growthOf, REFERENCE_BYTES } from "../platform/quotas/board-growth.ts";
import { invalid, notFound } from "../platform/util/errors.ts";
import { newId } from "../platform/util/ids.ts";
import { one } from "../platform/util/present.ts";
import { cardToTrash, markOf, type Removal, removalOf } from "../trash/removal.ts";
import { anyUserRow, byId } from "../users/public-user.ts";
import { assigneeWrites } from "./card-writes.ts";
import { positionsOf } from "./positions.ts";
import { requireRoom, requireRoomForNew } from "./size.ts";
import {
  assigneeRow,
  buildCards,
  CARD_LIMIT,
  cardsIn,
  cardTreeOfCard,
  columnOfCard,
  columnRoom,
  columnToFill,
  newCardRow,
  placedCardTree,
  requireRoomInColumn,
} from "./store.ts";

export const createCard = mutation(cardRoutes.createCard, {
  load: ({ board_id, column_id, position }, _, limits) => ({
    column: columnToFill(column_id, board_id, limits),
    ...placeQueries(cardsIn(board_id, column_id), position),
  }),
  decide(rows, { board_id, column_id, title, description, position }, { board, now, limits }) {
    const [column] = rows.column;
    if (!column) throw notFound("This column");
    limits.refuseMore(CARD_LIMIT, rows.column, board);
    requireRoomInColumn(column);
    const place = placeAt(cardsIn(board_id, column_id), rows, { position });
    const number = column.last_number + 1;
    const card = emptyCard({
      id: newId(),
      board_id,
      column_id,
      number,
      title,
      description: description ?? null,
      rank: place.rank,
      created_at: now,
      updated_at: now,
    });
    requireRoomForNew(card);
    return {
      result: card,
      board: { last_card_number: number },
      writes: [...place.writes, insert("cards", newCardRow(card))],
      events: [announce("card.created", card, { renumbered: place.renumbered })],
    };
  },
});

/** Each takes the place after the one before it, as if they had been created one by one. */
export const createCards = mutation(cardRoutes.createCards, {
  load: ({ board_id, column_id, position }, _, limits) => ({
    column: columnToFill(column_id, board_id, limits),
    cards: limits.countAll(CARD_LIMIT, board_id),
    ...placeQueries(cardsIn(board_id, column_id), position),
  }),
  decide(rows, { board_id, column_id, titles, position }, { now, limits }) {
    const [column] = rows.column;
    if (!column) throw notFound("This column");
    limits.refuseBeyond(CARD_LIMIT, one(rows.cards).taken + titles.length);
    requireRoomInColumn(column, titles.length);
    const { rankOf, writes, renumbered } = placesAt(cardsIn(board_id, column_id), rows, {
      position,
      count: titles.length,
    });
    const items = titles.map((title, index) =>
      emptyCard({
        id: newId(),
        board_id,
        column_id,
        number: column.last_number + index + 1,
        title,
        description: null,
        rank: rankOf(index),
        created_at: now,
        updated_at: now,
      }),
    );
    return {
      result: { items },
      board: { last_card_number: column.last_number + items.length },
      writes: [...writes, ...items.map((card) => insert("cards", newCardRow(card)))],
      events: items.map((card) => announce("card.created", card, { renumbered })),
    };
  },
});

export const getCard = query(cardRoutes.getCard, {
  load: ({ card_id }, { boardId }) => cardTreeOfCard(card_id, boardId),
  answer: (rows) => one(buildCards(rows)),
});

export const updateCard = mutation(cardRoutes.updateCard, {
  load: ({ card_id, is_complete }, boardId) => ({
    ...cardTreeOfCard(card_id, boardId),
    ...(is_complete && { rules: completionRules(boardId, card_id) }),
  }),
  decide({ rules = [], ...rows }, { card_id, ...given }, moment) {
    const { now, match } = moment;
    const before = match(one(buildCards(rows)));
    const fields = changedFields(before, given);
    if (!fields) return unchanged(before);
    checkDates({ ...before, ...fields });
    if (fields.cover_attachment_id) requireImage(before, fields.cover_attachment_id);
    const changed = { ...fields, updated_at: now };
    const card = { ...before, ...changed };
    requireRoom(before, { was: before, is: card });
    const own = {
      result: card,
      writes: [update("cards", { id: card_id }, changed), ...assigneeWrites(before, card)],
      events: [announce("card.updated", card, { previous: valuesBefore(before, changed) })],
      growth: growthOf(fields, before),
    };
    return fields.is_complete ? runRules(own, rules, moment, { before }) : own;
  },
});

function checkDates({ start_at, due_at }: Card): void {
  if (start_at !== null && due_at !== null && start_at > due_at)
    throw invalid("body.start_at", "must not be after due_at");
}

function requireImage({ attachments }: Card, id: string): void {
  const attachment = attachments.find((candidate) => candidate.id === id);
  if (!attachment) throw notFound("This attachment");
  if (!attachment.mime_type.startsWith("image/"))
    throw invalid("body.cover_attachment_id", "must be an image");
}

export const deleteCard = removing(cardRoutes.deleteCard, "deleted");
export const archiveCard = removing(cardRoutes.archiveCard, "archived");

function removing(
  route: typeof cardRoutes.deleteCard | typeof cardRoutes.archiveCard,
  kind: Removal["kind"],
) {
  return mutation(route, {
    load: ({ card_id }, boardId) => cardTreeOfCard(card_id, boardId),
    decide: (rows, { card_id }, moment) => ({
      result: undefined,
      writes: cardToTrash(removalOf(card_id, moment, kind)),
      events: [announce("card.deleted", moment.match(one(buildCards(rows))), markOf(kind))],
    }),
  });
}

export const moveCard = mutation(cardRoutes.moveCard, {
  load({ card_id, column_id, position }, boardId, _, order) {
    const target = column_id ?? columnOfCard(boardId, card_id);
    const { isKept, queries } = order(boardId);
    return {
      ...placedCardTree(card_id, boardId, isKept),
      target: columnRoom(target, boardId),
      ...placeQueries(cardsIn(boardId, target), isKept ? undefined : position),
      ...queries,
      rules: moveRules(boardId, target, position),
    };
  },
  decide(rows, { card_id, position }, moment) {
    const before = moment.match(one(buildCards(rows)));
    const [target] = rows.target;
    if (!target) throw notFound("This column");
    const column_id = target.id;
    if (column_id !== before.column_id) requireRoomInColumn(target);
    const placed = { id: before.id, rank: before.rank, isHere: before.column_id === column_id };
    const { around, was } = positionsOf(rows, moment, { before, column_id, position });
    const siblings = cardsIn(moment.board.id, column_id);
    const place = placeAt(siblings, { around, last: rows.last }, { position, placed });
    const fields = { column_id, rank: place.rank, updated_at: moment.now };
    const moved = { ...before, ...fields };
    const own = {
      result: moved,
      writes: [...place.writes, update("cards", { id: card_id }, fields)],
      events: [
        announce("card.moved", moved, {
          previous: { ...valuesBefore(before, fields), position: was },
          renumbered: place.renumbered,
        }),
      ],
    };
    if (column_id === before.column_id) return own;
    return runRules(own, rows.rules, moment, { before, beside: place.writes });
  },
});

export const assignCard = mutation(cardRoutes.assignCard, {
  load: ({ card_id, user_ids }, boardId) => ({
    ...cardTreeOfCard(card_id, boardId),
    candidates: candidateRows(boardId, user_ids),
  }),
  decide(rows, { card_id, user_ids }, { now, match }) {
    const users = requireMembers(rows.candidates, user_ids);
    const before = match(one(buildCards(rows)));
    const added = users.filter((user) => !before.assignees.some(({ id }) => id === user.id));
    let card = before;
    const events = users.map((user) => {
      if (!added.includes(user)) return announce("card.assigned", card);
      const fields = { assignees: [...card.assignees, user].sort(byId), updated_at: now };
      const previous = valuesBefore(card, fields);
      card = { ...card, ...fields };
      return announce("card.assigned", card, { previous });
    });
    requireRoom(before, { was: before.assignees, is: card.assignees });
    const writes = added.map((user) => insert("card_assignees", assigneeRow(before, user.id)));
    if (added.length > 0) writes.push(update("cards", { id: card_id }, { updated_at: now }));
    return { result: card, writes, events, growth: added.length * REFERENCE_BYTES };
  },
});

export const unassignCard = mutation(cardRoutes.unassignCard, {
  load: ({ card_id, user_id }, boardId) => ({
    ...cardTreeOfCard(card_id, boardId),
    user: anyUserRow(user_id),
  }),
  decide(rows, { card_id, user_id }, { now, match }) {
    if (!rows.user[0]) throw notFound("This user");
    const before = match(one(buildCards(rows)));
    const assignees = before.assignees.filter((user) => user.id !== user_id);
    if (assignees.length === before.assignees.length) return unchanged(undefined);
    const fields = { assignees, updated_at: now };
    return {
      result: undefined,
      writes: [
        remove("card_assignees", { card_id, user_id }),
        update("cards", { id: card_id }, { updated_at: now }),
      ],
      events: [
        announce("card.unassigned", { ...before, ...fields }, { previous: valuesBefore(before, fields) }),
      ],
    };
  },
});

export const addLabel = mutation(cardRoutes.addLabel, {
  load: ({ card_id, label_id }, boardId) => ({
    ...cardTreeOfCard(card_id, boardId),
    label: labelRow(boardId, label_id),
    rules: labelRules(boardId, label_id, card_id),
  }),
  decide(rows, { card_id, label_id }, moment) {
    const [label] = rows.label;
    if (!label) throw notFound("This label");
    const before = moment.match(one(buildCards(rows)));
    if (before.labels.some(({ id }) => id === label_id)) return unchanged(before);
    const labels = [...before.labels, label].sort(byId);
    requireRoom(before, { was: before.labels, is: labels });
    const fields = { labels, updated_at: moment.now };
    const card = { ...before, ...fields };
    const own = {
      result: card,
      writes: [
        insert("card_labels", { board_id: moment.board.id, card_id, label_id }),
        update("cards", { id: card_id }, { updated_at: moment.now }),
      ],
      events: [announce("card.labeled", card, { previous: valuesBefore(before, fields) })],
      growth: REFERENCE_BYTES,
    };
    return runRules(own, rows.rules, moment, { before });
  },
});

export const removeLabel = mutation(cardRoutes.removeLabel, {
  load: ({ card_id, label_id }, boardId) => ({
    ...cardTreeOfCard(card_id, boardId),
    label: labelRow(boardId, label_id),
  }),
  decide(rows, { card_id, label_id }, { now, match }) {
    if (!rows.label[0]) throw notFound("This label");
    const before = match(one(buildCards(rows)));
    const labels = before.labels.filter((label) => label.id !== label_id);
    if (labels.length === before.labels.length) return unchanged(undefined);
    const fields = { labels, updated_at: now };
    return {
      result: undefined,
      writes: [
        remove("card_labels", { card_id, label_id }),
        update("cards", { id: card_id }, { updated_at: now }),
      ],
      events: [
        announce("card.unlabeled", { ...before, ...fields }, { previous: valuesBefore(before, fields) }),
      ],
    };
  },
});
