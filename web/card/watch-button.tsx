import { useEffect, useState } from "react";
import * as texts from "#texts/card.ts";
import { isLocal } from "../../client/changes/local-id.ts";
import type { Pending } from "../../client/changes/optimistic-state.ts";
import type { Card } from "../../contract/cards.ts";
import { useBoard, useBoardView } from "../board/use-board.ts";
import { api } from "../session/api.ts";
import { Icon } from "../ui/display/icon.tsx";
import { turning, useCommands } from "../util/commands.ts";
import { Fact } from "./fact.tsx";
import { keyed } from "./use-card-keys.ts";

/** Whether I watch the card. It concerns nobody else and is no part of the board, so the service is asked. */
export function WatchButton({ card: { id: cardId, title } }: { card: Card }) {
  const { session } = useBoard();
  const { status, pending } = useBoardView(session);
  const [answered, setAnswered] = useState<boolean | null>(null);
  const wish = wishIn(pending, cardId);
  const canAsk = status === "live" && wish === null && !isLocal(cardId);
  useEffect(() => {
    if (!canAsk) return;
    let isCurrent = true;
    api
      .getWatch({ card_id: cardId })
      .then(({ is_watching }) => isCurrent && setAnswered(is_watching))
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [cardId, canAsk]);
  // Offline it may not be known, but it can be wished for.
  const unknown = status === "reconnecting" || isLocal(cardId) ? false : null;
  const isWatching = wish ?? answered ?? unknown;
  const toggle = () => {
    const route = isWatching ? "unwatchCard" : "watchCard";
    setAnswered(!isWatching);
    void session
      .perform(
        { route, input: { card_id: cardId } },
        isWatching ? texts.stillWatched(title) : texts.notWatched(title),
      )
      .then((isAccepted) => isAccepted || setAnswered(isWatching));
  };
  useCommands(isWatching === null ? {} : { "card-watch": turning(isWatching, toggle) });
  return (
    <Fact name={texts.notifications}>
      <button
        type="button"
        className="add-fact plain"
        {...keyed("W")}
        aria-pressed={isWatching ?? false}
        disabled={isWatching === null}
        title={isWatching ? texts.youAreNotified : texts.whatWatchingDoes}
        onClick={toggle}
      >
        <Icon name="eye" size={16} />
        {isWatching ? texts.watching : texts.watch}
      </button>
    </Fact>
  );
}

/** What the service has not confirmed yet: the last wish counts. Null if there is none. */
function wishIn(pending: readonly Pending[], cardId: string): boolean | null {
  const last = pending.findLast(
    ({ operation: { route, input } }) =>
      (route === "watchCard" || route === "unwatchCard") && input.card_id === cardId,
  );
  return last ? last.operation.route === "watchCard" : null;
}
