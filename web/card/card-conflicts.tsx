import type { Card } from "../../contract/cards.ts";
import { ConflictChoice } from "../board/conflicts/conflict-choice.tsx";
import { realId } from "../board/state/local-ids.ts";
import { useBoard, useBoardView } from "../board/use-board.ts";

/** Texts of this card that wait for a decision. */
export function CardConflicts({ card, onDecided }: { card: Card; onDecided: () => void }) {
  const { session } = useBoard();
  const { conflicts } = useBoardView(session);
  return conflicts
    .filter(({ entries }) => entries.some((entry) => entry.card && realId(entry.card.id) === card.id))
    .map((conflict) => <ConflictChoice key={conflict.key} conflict={conflict} onDecided={onDecided} />);
}
