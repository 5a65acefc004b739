import { type RefObject, useEffect, useRef, useState } from "react";
import { changedElsewhere, chooseText } from "#texts/card.ts";
import type { Conflict } from "../../client/changes/conflicts.ts";
import type { Card } from "../../contract/cards.ts";
import { ConflictChoice } from "../board/conflicts/conflict-choice.tsx";
import { realId } from "../board/state/local-ids.ts";
import { useBoard, useBoardView } from "../board/use-board.ts";
import { announce } from "../ui/feedback/announcer.tsx";
import { Button } from "../ui/forms/button.tsx";

/** Texts of this card that wait for a decision. One that arises while the card is open is brought into sight. */
export function useCardConflicts(card: Card, sheet: RefObject<HTMLElement | null>): readonly Conflict[] {
  const { session } = useBoard();
  const conflicts = useBoardView(session).conflicts.filter(({ entries }) =>
    entries.some((entry) => entry.card && realId(entry.card.id) === card.id),
  );
  const known = useRef(conflicts.length);
  useEffect(() => {
    const isNew = conflicts.length > known.current;
    known.current = conflicts.length;
    if (!isNew) return;
    announce(changedElsewhere);
    // Whoever is writing goes on: the sign at the top of the card leads there.
    if (!document.activeElement?.matches("input, textarea, select")) firstIn(sheet)?.scrollIntoView();
  }, [conflicts.length, sheet]);
  return conflicts;
}

/** Wherever the card is scrolled to while the choice is out of sight; leads there. */
export function ConflictSign({ sheet }: { sheet: RefObject<HTMLElement | null> }) {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const first = firstIn(sheet);
    if (!first) return;
    const observer = new IntersectionObserver((seen) => setAway(seen.at(-1)?.isIntersecting === false), {
      root: first.closest("[data-scroller]"),
    });
    observer.observe(first);
    return () => observer.disconnect();
  }, [sheet]);
  const show = () => {
    const first = firstIn(sheet);
    first?.scrollIntoView();
    first?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
  };
  return isAway && <Button onClick={show}>{chooseText}</Button>;
}

function firstIn(sheet: RefObject<HTMLElement | null>): HTMLElement | null | undefined {
  return sheet.current?.querySelector<HTMLElement>(".conflict");
}

interface Props {
  conflicts: readonly Conflict[];
  onDecided: () => void;
}

export function CardConflicts({ conflicts, onDecided }: Props) {
  return conflicts.map((conflict) => (
    <ConflictChoice key={conflict.key} conflict={conflict} onDecided={onDecided} />
  ));
}
