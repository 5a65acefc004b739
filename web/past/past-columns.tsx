import { useCallback, useEffect, useMemo } from "react";
import * as texts from "#texts/past.tsx";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import { cardIdOf } from "../activity/feed/feed-filter.ts";
import { checklistOnBoard } from "../activity/sentences/board-index.ts";
import { ReadOnlyColumns } from "../board/read-only/columns.tsx";
import { differenceOf, differenceWords } from "./compare.ts";
import { useEventAt } from "./moments.ts";

interface Props {
  board: FullBoard;
  now: FullBoard;
  onOpen: (card: Card) => void;
}

/** Each card says what has happened to it since; the one that was changed last is marked. */
export function PastColumns({ board, now, onOpen }: Props) {
  const cardsNow = useMemo(
    () => new Map(now.columns.flatMap(({ cards }) => cards).map((card) => [card.id, card])),
    [now.columns],
  );
  const noteOf = useCallback(
    (card: Card) => differenceWords(differenceOf(card, cardsNow.get(card.id))),
    [cardsNow],
  );
  const event = useEventAt(board.id, board.seq);
  const changed = event && cardIdOf(event, (id) => checklistOnBoard(board, id)?.card_id);
  const column = event?.type.startsWith("column.") && "id" in event.data ? event.data.id : undefined;
  const place = changed ?? column;
  // The moment before may have been looked at elsewhere.
  useEffect(() => {
    if (!place) return;
    const id = CSS.escape(place);
    const part = document.querySelector(`.past-card:has([data-card="${id}"]), [data-column="${id}"]`);
    part?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [place]);
  if (board.columns.length === 0) return <p className="nothing">{texts.noColumns}</p>;
  return <ReadOnlyColumns columns={board.columns} changed={changed} noteOf={noteOf} onOpen={onOpen} />;
}
