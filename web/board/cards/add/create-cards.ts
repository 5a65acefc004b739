/** Several cards from what was pasted. */
import * as texts from "#texts/new-cards.ts";
import { localId } from "../../../../client/changes/local-id.ts";
import { createdBy, type Operation } from "../../../../client/changes/operations.ts";
import { boardOf } from "../../session/actions.ts";
import type { BoardSession } from "../../session/board-session.ts";
import type { PastedItem } from "./pasted-lines.ts";

/** As many as the service creates at once; the rest in further requests, undone with them. */
const MOST_AT_ONCE = 100;

/** Those that are done are complete. Returns their local ids. */
export function createCards(
  session: BoardSession,
  columnId: string,
  items: readonly PastedItem[],
): readonly string[] {
  const { id } = boardOf(session);
  const parts = Array.from({ length: Math.ceil(items.length / MOST_AT_ONCE) }, (_, index) =>
    items.slice(index * MOST_AT_ONCE, (index + 1) * MOST_AT_ONCE),
  );
  const creating = parts.map((part): Operation => {
    const input = { board_id: id, column_id: columnId, titles: part.map(({ content }) => content) };
    return { route: "createCards", input, creates: localId() };
  });
  const ids = creating.flatMap(createdBy);
  const completing = ids
    .filter((_, index) => items[index]?.isDone)
    .map((card_id): Operation => ({ route: "updateCard", input: { card_id, is_complete: true } }));
  session.performAll([...creating, ...completing], {
    done: texts.cardsAdded(items.length),
    failure: texts.cardsNotAdded,
  });
  return ids;
}
