/** What is done to several cards at once; one step for Undo. */
import type { Card } from "../../../contract/cards.ts";
import type { Label } from "../../../contract/labels.ts";
import type { User } from "../../../contract/users.ts";
import { nameOf } from "../../ui/display/avatar.tsx";
import { refuseInFullColumn } from "../session/actions.ts";
import type { BoardSession } from "../session/board-session.ts";
import { realId } from "../state/local-ids.ts";
import type { Operation } from "../state/operations.ts";

type Cards = readonly Card[];

export function labelCards(
  session: BoardSession,
  cards: Cards,
  label: Pick<Label, "id" | "name">,
  on: boolean,
) {
  const changed = cards.filter(({ labels }) => labels.some(({ id }) => id === label.id) !== on);
  const route = on ? "addLabel" : "removeLabel";
  perform(
    session,
    changed.map(({ id }) => ({ route, input: { card_id: id, label_id: label.id } })),
    on
      ? {
          done: (what) => `“${label.name}” was added to ${what}`,
          failed: (what) => `“${label.name}” was not added to ${what}`,
          changed,
        }
      : {
          done: (what) => `“${label.name}” was removed from ${what}`,
          failed: (what) => `“${label.name}” was not removed from ${what}`,
          changed,
        },
  );
}

export function assignCards(session: BoardSession, cards: Cards, user: User, on: boolean) {
  const changed = cards.filter(({ assignees }) => assignees.some(({ id }) => id === user.id) !== on);
  const name = nameOf(user);
  perform(
    session,
    changed.map(
      ({ id: card_id }): Operation =>
        on
          ? { route: "assignCard", input: { card_id, user_ids: [user.id] } }
          : { route: "unassignCard", input: { card_id, user_id: user.id } },
    ),
    on
      ? {
          done: (what) => `${name} was assigned to ${what}`,
          failed: (what) => `${name} was not assigned to ${what}`,
          changed,
        }
      : {
          done: (what) => `${name} was taken off ${what}`,
          failed: (what) => `${name} was not taken off ${what}`,
          changed,
        },
  );
}

/** Null removes the due date. */
export function setDue(session: BoardSession, cards: Cards, due_at: string | null) {
  const changed = cards.filter((card) => card.due_at !== due_at);
  perform(
    session,
    changed.map(({ id }) => ({ route: "updateCard", input: { card_id: id, due_at } })),
    {
      done: (what) => `The due date was changed on ${what}`,
      failed: (what) => `The due date was not changed on ${what}`,
      changed,
      group: "due",
    },
  );
}

export function completeCards(session: BoardSession, cards: Cards, is_complete: boolean) {
  const changed = cards.filter((card) => card.is_complete !== is_complete);
  const words = is_complete ? "marked complete" : "marked not complete";
  perform(
    session,
    changed.map(({ id }) => ({ route: "updateCard", input: { card_id: id, is_complete } })),
    {
      done: (what, was) => `${what} ${was} ${words}`,
      failed: (what, was) => `${what} ${was} not ${words}`,
      changed,
      group: "complete",
    },
  );
}

export function archiveCards(session: BoardSession, cards: Cards) {
  perform(
    session,
    cards.map(({ id }) => ({ route: "archiveCard", input: { card_id: id } })),
    {
      done: (what, was) => `${what} ${was} archived`,
      failed: (what, was) => `${what} ${was} not archived`,
      changed: cards,
    },
  );
}

export function deleteCards(session: BoardSession, cards: Cards) {
  perform(
    session,
    cards.map(({ id }) => ({ route: "deleteCard", input: { card_id: id } })),
    {
      done: (what, was) => `${what} ${was} deleted`,
      failed: (what, was) => `${what} ${was} not deleted`,
      changed: cards,
    },
  );
}

/** Together, in this order, before a card of the column; null is the end. */
export function moveCards(session: BoardSession, cards: Cards, columnId: string, before: string | null) {
  const column = session.view.board?.columns.find(({ id }) => id === realId(columnId));
  if (!column) return;
  const added = cards.filter(({ column_id }) => column_id !== column.id).length;
  const failure = `${cards.length} cards were not moved`;
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
  const to = ` to ${column.title}`;
  perform(session, operations, {
    done: (what, was) => `${what} ${was} moved${to}`,
    failed: (what, was) => `${what} ${was} not moved${to}`,
    changed,
    group: "move",
  });
}

interface Words {
  /** Given the cards (“3 cards”) and the verb for them (“were”). */
  done: (what: string, was: string) => string;
  failed: (what: string, was: string) => string;
  changed: Cards;
  /** A message replaces the last one of its group. */
  group?: string;
}

function perform(
  session: BoardSession,
  operations: readonly Operation[],
  { done, failed, changed, group }: Words,
) {
  if (operations.length === 0) return;
  const [first] = changed;
  const isOne = changed.length === 1;
  const words = [
    isOne && first ? `“${first.title}”` : `${changed.length} cards`,
    isOne ? "was" : "were",
  ] as const;
  void session.performAll(operations, {
    ...(group && { group }),
    done: `${done(...words)}.`,
    failure: failed(...words),
  });
}
