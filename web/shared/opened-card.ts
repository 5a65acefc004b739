/** The card that is open is in the fragment of the address: Back closes it, and it can be linked to. */

import { useSyncExternalStore } from "react";
import { goBack, isCovered, isGoingBack, onceBack } from "../covers.ts";
import { addressOf, currentPath } from "../installation.ts";
import { createListeners } from "../util/listeners.ts";
import { keepFilter } from "./kept-filter.ts";

const listeners = createListeners();
/** The browser goes back a little later: closing the card twice must not leave the page. */
let isReturning = false;

export function useOpenedCard(): string | null {
  return useSyncExternalStore(subscribe, () => (isReturning ? null : cardIn(location.hash)));
}

/** Other fragments lead to places on the page. */
function cardIn(hash: string): string | null {
  return /^#([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(hash)?.[1] ?? null;
}

export function openCard(cardId: string): void {
  if (isReturning) return;
  // Back leads to this address.
  keepFilter();
  history.pushState({ isCard: true }, "", `#${cardId}`);
  listeners.notify();
}

/** In place of the one that is open: Back still returns to the board. */
export function openCardInstead(cardId: string): void {
  if (isReturning) return;
  history.replaceState(history.state, "", `#${cardId}`);
  listeners.notify();
}

/** Whoever came by a link to the card stays on the page. */
export function closeCard(): void {
  if (isReturning) return;
  if (isGoingBack()) return onceBack(closeCard);
  if (history.state?.isCard) {
    isReturning = true;
    goBack(isCovered() ? 2 : 1);
  } else {
    history.replaceState(null, "", addressOf(currentPath()) + location.search);
  }
  listeners.notify();
}

function subscribe(listener: () => void): () => void {
  const arrive = () => {
    isReturning = false;
    listener();
  };
  const unsubscribe = listeners.subscribe(listener);
  addEventListener("popstate", arrive);
  return () => {
    unsubscribe();
    removeEventListener("popstate", arrive);
  };
}
