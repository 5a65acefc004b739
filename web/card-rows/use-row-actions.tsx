import { type ReactNode, useState } from "react";
import type { CardItem } from "./card-row.tsx";
import type { RowChange } from "./change-card.ts";
import { DuePanel } from "./due-panel.tsx";
import { useFocusOnRow, useRowKeys } from "./row-keys.ts";

interface RowActions<Item> {
  toggle: (item: Item) => void;
  openDue: (item: Item) => void;
  /** To be rendered anywhere on the page. */
  panel: ReactNode;
}

/** What can be done to the cards of a page in place, with the mouse and with the keys of the board: T and D. */
export function useRowActions<Item extends CardItem>(
  items: readonly Item[],
  change: (item: Item, change: RowChange) => void,
): RowActions<Item> {
  const [dueId, setDueId] = useState<string | null>(null);
  const itemOf = (id: string | null) => items.find(({ card }) => card.id === id);
  const due = itemOf(dueId);
  const toggle = (item: Item) => {
    // Its column makes it complete.
    if (!item.column?.is_done_column) change(item, { is_complete: !item.card.is_complete });
  };
  useRowKeys({
    t: (id) => {
      const item = itemOf(id);
      if (item) toggle(item);
    },
    d: setDueId,
  });
  useFocusOnRow();
  return {
    toggle,
    openDue: ({ card }) => setDueId(card.id),
    panel: due && (
      <DuePanel item={due} onSave={(due_at) => change(due, { due_at })} onClose={() => setDueId(null)} />
    ),
  };
}
