import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import * as texts from "#texts/checklists.ts";
import type { Card } from "../../../contract/cards.ts";
import type { ChecklistItem } from "../../../contract/checklists.ts";
import { startPointerDrag } from "../../board/drag/pointer-drag.ts";
import type { BoardSession } from "../../board/session/board-session.ts";
import { realId } from "../../board/state/local-ids.ts";
import { announce } from "../../ui/feedback/announcer.tsx";
import { toast } from "../../ui/feedback/toasts.tsx";
import { moveItem } from "./checklist-actions.ts";
import { describe, findItem, type Landing, landingAt, landingOf, positionOf, step } from "./item-moves.ts";

interface Carried extends Landing {
  itemId: string;
  by: "pointer" | "keyboard";
  /** As high as the item. Under the pointer, it opens where the item would land. */
  gapPx: number;
}

export interface ItemDrag {
  /** What is being dragged and where it would land. */
  carried: Carried | null;
  /** Handlers for the grip of an item. */
  gripOf: (item: ChecklistItem) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onBlur: () => void;
  };
  /** Up or down past the next item, or past several, without dragging. */
  nudge: (item: ChecklistItem, by: 1 | -1, past?: number) => void;
}

/** Moves items within and between the checklists of a card, with the pointer and the keyboard. */
export function useItemDrag(card: Card, session: BoardSession): ItemDrag {
  const [carried, setCarried] = useState<Carried | null>(null);
  // The handlers of a drag outlive the render they started in.
  const now = useRef({ card, carried });
  useEffect(() => {
    now.current.card = card;
  }, [card]);
  const carry = (next: Carried | null) => {
    const { carried: last } = now.current;
    if (next && last?.checklistId === next.checklistId && last.before === next.before) return;
    now.current.carried = next;
    setCarried(next);
  };
  const placeOf = ({ itemId, ...landing }: Landing & Pick<Carried, "itemId">) =>
    describe(now.current.card, itemId, landing);
  const moveTo = (item: ChecklistItem, landing: Landing) =>
    moveItem(session, item, landing.checklistId, positionOf(now.current.card, item.id, landing));
  const cancel = () => {
    if (now.current.carried) announce(texts.moveCancelled);
    carry(null);
  };
  const drop = () => {
    const { card: latest, carried: last } = now.current;
    carry(null);
    const item = last && findItem(latest, realId(last.itemId));
    if (!item) {
      if (last) toast({ message: texts.deletedMeanwhile });
      return;
    }
    announce(texts.dropped(placeOf(last)));
    moveTo(item, last);
  };
  const onKeyDown = (item: ChecklistItem) => (event: KeyboardEvent<HTMLElement>) => {
    const { card: latest, carried: last } = now.current;
    const mine = last?.itemId === item.id ? last : null;
    if (event.key === " " || (mine && event.key === "Enter")) {
      if (mine) {
        drop();
        focusGrip(item.id);
      } else {
        const start = { itemId: item.id, ...landingOf(latest, item) };
        carry({ ...start, by: "keyboard", gapPx: 0 });
        announce(texts.pickedUp(placeOf(start)));
      }
    } else if (mine && event.key === "Escape") cancel();
    else if (mine && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      const next = { ...mine, ...step(latest, item.id, mine, event.key === "ArrowDown" ? 1 : -1) };
      carry(next);
      announce(placeOf(next));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    carried,
    gripOf: (item) => ({
      onPointerDown: (event) => {
        const element = event.currentTarget.closest<HTMLElement>("[data-item-id]");
        const root = event.currentTarget.closest<HTMLElement>(".checklists");
        if (!element || !root) return;
        const held = { itemId: item.id, by: "pointer", gapPx: element.offsetHeight } as const;
        startPointerDrag(event, {
          element,
          onStart: () => carry({ ...held, ...landingOf(now.current.card, item) }),
          onMove: (_x, y) => {
            const landing = landingAt(y, root, item.id);
            if (landing) carry({ ...held, ...landing });
          },
          onDrop: drop,
          onCancel: cancel,
        });
      },
      onKeyDown: onKeyDown(item),
      onBlur: () => {
        // The focus does not matter during a pointer drag.
        if (!document.documentElement.dataset.dragging) carry(null);
      },
    }),
    nudge: (item, by, past = 1) => {
      let landing = landingOf(card, item);
      for (let passed = 0; passed < past; passed++) landing = step(card, item.id, landing, by);
      moveTo(item, landing);
      announce(texts.moved(placeOf({ itemId: item.id, ...landing })));
    },
  };
}

/** After the list has been reordered; the element may be a new one. */
function focusGrip(itemId: string): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-item-id="${itemId}"] .item-grip`)?.focus(),
  );
}
