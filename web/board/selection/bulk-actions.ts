/** What is done to several cards at once; one step for Undo. */
import * as texts from "#texts/changes.ts";
import type { Operation } from "../../../client/changes/operations.ts";
import type { Card } from "../../../contract/cards.ts";
import type { Label } from "../../../contract/labels.ts";
import type { User } from "../../../contract/users.ts";
import { nameOf } from "../../ui/display/avatar.tsx";
import { explainComplete } from "../cards/tile/explain-complete.ts";
import { isInDone } from "../cards/tile/is-complete.ts";
import { stillWriting } from "../presence/still-writing.ts";
import { refuseInFullColumn } from "../session/actions.ts";
import type { BoardSession } from "../session/board-session.ts";
import { realId } from "../state/local-ids.ts";

type Cards = readonly Card[];

export function labelCards(
  session: BoardSession,
  cards: Cards,
  label: Pick<Label, "id" | "name">,
  on: boolean,
) {
  const changed = cards.filter(({ labels }) => labels.some(({ id }) => id === label.id) !== on);
  const titles = titlesOf(changed);
  const route = on ? "addLabel" : "removeLabel";
  perform(
    session,
    changed.map(({ id }) => ({ route, input: { card_id: id, label_id: label.id } })),
    on
      ? { done: texts.labelAdded(label.name, titles), failure: texts.labelNotAdded(label.name, titles) }
      : { done: texts.labelRemoved(label.name, titles), failure: texts.labelNotRemoved(label.name, titles) },
  );
}

export function assignCards(session: BoardSession, cards: Cards, user: User, on: boolean) {
  const changed = cards.filter(({ assignees }) => assignees.some(({ id }) => id === user.id) !== on);
  const name = nameOf(user);
  const titles = titlesOf(changed);
  perform(
    session,
    changed.map(
      ({ id: card_id }): Operation =>
        on
          ? { route: "assignCard", input: { card_id, user_ids: [user.id] } }
          : { route: "unassignCard", input: { card_id, user_id: user.id } },
    ),
    on
      ? { done: texts.assigned(name, titles), failure: texts.notAssigned(name, titles) }
      : { done: texts.unassigned(name, titles), failure: texts.notUnassigned(name, titles) },
  );
}

/** Null removes the due date. */
export function setDue(session: BoardSession, cards: Cards, due_at: string | null) {
  const changed = cards.filter((card) => card.due_at !== due_at);
  perform(
    session,
    changed.map(({ id }) => ({ route: "updateCard", input: { card_id: id, due_at } })),
    {
      group: "due",
      done: texts.dueChanged(titlesOf(changed)),
      failure: texts.dueNotChanged(titlesOf(changed)),
    },
  );
}

/** Those in a column for done work are complete whatever they are marked as: they are left alone, with a message if there are no others. */
export function toggleCompleteCards(session: BoardSession, cards: Cards) {
  const { board } = session.view;
  const markable = cards.filter((card) => !board || !isInDone(board, card));
  if (markable.length === 0) return explainComplete(titlesOf(cards));
  const is_complete = !markable.every((card) => card.is_complete);
  const changed = markable.filter((card) => card.is_complete !== is_complete);
  const titles = titlesOf(changed);
  perform(
    session,
    changed.map(({ id }) => ({ route: "updateCard", input: { card_id: id, is_complete } })),
    {
      group: "complete",
      done: (is_complete ? texts.completed : texts.reopened)(titles),
      failure: (is_complete ? texts.notCompleted : texts.notReopened)(titles),
    },
  );
}

export function archiveCards(session: BoardSession, cards: Cards) {
  perform(
    session,
    cards.map(({ id }) => ({ route: "archiveCard", input: { card_id: id } })),
    {
      done: texts.archived(titlesOf(cards)) + stillWriting(session, cards),
      failure: texts.notArchived(titlesOf(cards)),
    },
  );
}

export function deleteCards(session: BoardSession, cards: Cards) {
  perform(
    session,
    cards.map(({ id }) => ({ route: "deleteCard", input: { card_id: id } })),
    {
      done: texts.deleted(titlesOf(cards)) + stillWriting(session, cards),
      failure: texts.notDeleted(titlesOf(cards)),
    },
  );
}

/** Together, in this order, before a card of the column; null is the end. */
export function moveCards(session: BoardSession, cards: Cards, columnId: string, before: string | null) {
  const column = session.view.board?.columns.find(({ id }) => id === realId(columnId));
  if (!column) return;
  const added = cards.filter(({ column_id }) => column_id !== column.id).length;
  const failure = texts.notAllMovedTo(titlesOf(cards), column.title);
  if (added > 0 && refuseInFullColumn(session, column.id, failure, added)) return;
  let order: readonly string[] = column.cards.map(({ id }) => id);
  const operations: Operation[] = [];
  const changed: Card[] = [];
  for (const card of cards) {
    const others = order.filter((id) => id !== card.id);
    const found = before === null ? -1 : others.indexOf(before);
    const position = found < 0 ? others.length : found;
    if (order[position] !== card.id) {
      operations.push({ route: "moveCard", input: { card_id: card.id, column_id: column.id, position } });
      changed.push(card);
    }
    order = others.toSpliced(position, 0, card.id);
  }
  const titles = titlesOf(changed);
  perform(session, operations, {
    group: "move",
    done: texts.allMovedTo(titles, column.title),
    failure: texts.notAllMovedTo(titles, column.title),
  });
}

interface Words {
  done: string;
  failure: string;
  /** A message replaces the last one of its group. */
  group?: string;
}

function perform(session: BoardSession, operations: readonly Operation[], words: Words) {
  if (operations.length > 0) session.performAll(operations, words);
}

function titlesOf(cards: Cards): string[] {
  return cards.map(({ title }) => title);
}
