import { useEffect, useState } from "react";
import * as texts from "#texts/card.ts";
import { isLocal } from "../board/state/local-ids.ts";
import { api } from "../session/api.ts";
import { Icon } from "../ui/display/icon.tsx";
import { toast } from "../ui/feedback/toasts.tsx";
import { Fact } from "./fact.tsx";

/** Whether I watch the card. It concerns nobody else and is no part of the board, so the service is asked. */
export function WatchButton({ cardId }: { cardId: string }) {
  const [isWatching, setWatching] = useState<boolean | null>(null);
  useEffect(() => {
    if (isLocal(cardId)) return;
    let isCurrent = true;
    api
      .getWatch({ card_id: cardId })
      .then(({ is_watching }) => isCurrent && setWatching(is_watching))
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [cardId]);
  const toggle = async () => {
    setWatching(!isWatching);
    try {
      await (isWatching ? api.unwatchCard({ card_id: cardId }) : api.watchCard({ card_id: cardId }));
    } catch {
      setWatching(isWatching);
      toast({ kind: "error", message: texts.notSaved });
    }
  };
  return (
    <Fact name={texts.notifications}>
      <button
        type="button"
        className="add-fact plain"
        aria-pressed={isWatching ?? false}
        disabled={isWatching === null}
        title={isWatching ? texts.youAreNotified : texts.whatWatchingDoes}
        onClick={() => void toggle()}
      >
        <Icon name="eye" size={16} />
        {isWatching ? texts.watching : texts.watch}
      </button>
    </Fact>
  );
}
