import { useState } from "react";
import type { Card } from "../../../contract/cards.ts";
import { keyOf } from "../../board/state/local-ids.ts";
import { useBoard } from "../../board/use-board.ts";
import { AddChecklist } from "./add-checklist.tsx";
import { ChecklistView } from "./checklist-view.tsx";
import { useItemDrag } from "./use-item-drag.ts";

export function Checklists({ card }: { card: Card }) {
  const { session } = useBoard();
  const drag = useItemDrag(card, session);
  const [added, setAdded] = useState<string | null>(null);
  return (
    <div className="checklists" data-editing="checklist">
      {card.checklists.map((list, index) => (
        <ChecklistView
          key={keyOf(list.id)}
          list={list}
          drag={drag}
          index={index}
          isLast={index === card.checklists.length - 1}
          isNew={keyOf(list.id) === added}
        />
      ))}
      <AddChecklist card={card} onAdded={setAdded} />
    </div>
  );
}
