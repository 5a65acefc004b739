import { useCallback, useMemo } from "react";
import * as texts from "#texts/past.tsx";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import { ReadOnlyColumns } from "../board/read-only/columns.tsx";
import { differenceOf, differenceWords } from "./compare.ts";

interface Props {
  board: FullBoard;
  now: FullBoard;
  onOpen: (card: Card) => void;
}

/** Each card says what has happened to it since. */
export function PastColumns({ board, now, onOpen }: Props) {
  const cardsNow = useMemo(
    () => new Map(now.columns.flatMap(({ cards }) => cards).map((card) => [card.id, card])),
    [now.columns],
  );
  const noteOf = useCallback(
    (card: Card) => differenceWords(differenceOf(card, cardsNow.get(card.id))),
    [cardsNow],
  );
  if (board.columns.length === 0) return <p className="nothing">{texts.noColumns}</p>;
  return <ReadOnlyColumns columns={board.columns} noteOf={noteOf} onOpen={onOpen} />;
}
