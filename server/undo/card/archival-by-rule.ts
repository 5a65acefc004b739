/**
 * Undoing a change after which a rule has archived the card: it comes back, and what was done to it before is undone on
 * the way. Redo is the reverse. Either is one commit, so the card is written once, as it will be.
 */
import { buildCards, cardTreeOfCard } from "../../cards/store.ts";
import { announce } from "../../platform/core/change/decision.ts";
import { sql } from "../../platform/db/sql.ts";
import type { Limits } from "../../platform/quotas/limits.ts";
import { one } from "../../platform/util/present.ts";
import { changedCardToTrash } from "../../trash/removal.ts";
import { bringChangedCardBack, cardsBackQueries } from "../../trash/restore-card.ts";
import { differences, sameCard } from "../content.ts";
import { Changed } from "../log/later-change.ts";
import { removalBy } from "../removal.ts";
import { type Of, prefixed, type Undoing, undoing, unprefixed } from "../undoing.ts";
import { type CardEvent, requireCard, stepsOnCard } from "./card.ts";
import { lastRemovals, requireInTrash } from "./whole-card.ts";

/** `others` are the changes of the card before that, newest first. */
export function undoingOfArchival(
  event: Of<"card.deleted">,
  others: readonly CardEvent[],
  boardId: string,
  limits: Limits,
): Undoing {
  const { id } = event.data;
  const steps = stepsOnCard(others, { boardId, cardId: id }, "from trash");
  const isMoved = others.some(({ type }) => type === "card.moved");
  const back = {
    ...cardsBackQueries({ boardId, ids: [id] }, limits),
    live: sql<{ id: string }>`SELECT id FROM cards WHERE board_id = ${boardId} AND id = ${id}`,
  };
  const load = { ...prefixed("back_", back), ...steps.load };
  return undoing(load, (rows, moment) => {
    const backRows = unprefixed("back_", back, rows);
    requireInTrash([event], backRows);
    const returned = bringChangedCardBack(backRows, { undoes: event.seq, isMoved }, moment);
    const undone = steps.undo(returned.card, rows, moment);
    if (isMoved) steps.requireRoomFor(undone.card, rows);
    return {
      events: [returned.event, ...undone.events],
      writes: [...undone.writes, ...returned.writesFor(undone.card)],
    };
  });
}

/** Redo. `others` came after its return. */
export function undoingOfReturn(
  event: Of<"card.created">,
  others: readonly CardEvent[],
  boardId: string,
): Undoing {
  const { seq, data } = event;
  const { id } = data;
  const steps = stepsOnCard(others, { boardId, cardId: id }, "to trash");
  const oldestMove = others.findLast((other) => other.type === "card.moved");
  const load = {
    ...cardTreeOfCard(id, boardId),
    last: lastRemovals(boardId, sql`c.id = ${id}`, seq),
    ...prefixed("step_", steps.load),
  };
  return undoing(load, ({ last: [last], ...rows }, moment) => {
    const card = requireCard(buildCards(rows), one(others), id);
    const undone = steps.undo(card, unprefixed("step_", steps.load, rows), moment);
    if (!sameCard(undone.card, data))
      throw new Changed({ since: seq, on: id, id, what: "anything", others: differences(undone.card, data) });
    const { removal, mark } = removalBy({ id, undone: seq, last }, moment);
    const place = oldestMove ? { position: oldestMove.previous?.position ?? 0 } : {};
    return {
      events: [...undone.events, announce("card.deleted", undone.card, { mark, undoes: seq })],
      writes: [...undone.writes, ...changedCardToTrash({ ...removal, ...place }, undone.card)],
    };
  });
}
