import * as texts from "#texts/webhooks.ts";
import type { Webhook } from "../../contract/webhooks.ts";
import { useBoard } from "../board/use-board.ts";
import { useNow } from "../ui/display/time.tsx";
import { timeAgo, timeUntil } from "../ui/display/time-ago.ts";

/** Whether messages arrive, and if not, since when, why, and what happens next. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const { board } = useBoard();
  const now = useNow();
  const { is_enabled, is_tried, cursor, failing_since, disabled_because, next_attempt_at } = webhook;
  const sentences = is_enabled
    ? [
        ...(failing_since ? [texts.failingSince(timeAgo(failing_since, now))] : []),
        ...(next_attempt_at ? [texts.nextAttempt(timeUntil(next_attempt_at, now))] : []),
        cursor < board.seq ? texts.behind(board.seq - cursor) : is_tried ? texts.upToDate : texts.nothingSent,
      ]
    : [disabled_because ? texts.offBecause[disabled_because] : texts.off];
  const state = is_enabled ? (failing_since ? "failing" : "working") : disabled_because ? "ended" : "off";
  return (
    <span className="webhook-state" data-state={state}>
      {sentences.join(" ")}
    </span>
  );
}
