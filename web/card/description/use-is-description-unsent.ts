import { useSyncExternalStore } from "react";
import type { BoardSession } from "../../board/session/board-session.ts";
import { realId } from "../../board/state/local-ids.ts";

/** Whether the service does not have the description yet that is shown. */
export function useIsDescriptionUnsent({ subscribe, getView }: BoardSession, cardId: string): boolean {
  return useSyncExternalStore(subscribe, () =>
    getView().unsent.some(
      ({ operation: { route, input } }) =>
        route === "updateCard" && input.description !== undefined && realId(input.card_id) === cardId,
    ),
  );
}
