import { useEffect, useState } from "react";
import * as texts from "#texts/webhooks.ts";
import type { Webhook, WebhookDelivery } from "../../contract/webhooks.ts";
import { api } from "../session/api.ts";
import { reasonOf } from "../session/reason.ts";
import { Time, useNow } from "../ui/display/time.tsx";
import { timeUntil } from "../ui/display/time-ago.ts";
import { ErrorState, Skeleton } from "../ui/feedback/states.tsx";
import { Button } from "../ui/forms/button.tsx";
import type { Webhooks } from "./use-webhooks.ts";

const PAGE = 10;

interface Props {
  webhook: Webhook;
  webhooks: Webhooks;
}

/** What was sent last, newest first; read again with the state of the webhook. */
export function Deliveries({ webhook, webhooks }: Props) {
  const { items, hasMore, failure, retry, showMore } = useDeliveries(webhook.id, webhooks.reads);
  if (failure !== null)
    return <ErrorState title={texts.deliveriesNotLoaded} detail={failure} onRetry={retry} />;
  if (!items) return <Skeleton height="2.5rem" />;
  if (items.length === 0) return <p className="muted">{texts.noDeliveries}</p>;
  return (
    <>
      <ul className="delivery-list" aria-label={texts.deliveriesOf(webhook.url)}>
        {items.map((delivery) => (
          <Row key={delivery.id} delivery={delivery} onReplay={(seq) => void webhooks.replay(webhook, seq)} />
        ))}
      </ul>
      {hasMore && (
        <Button kind="quiet" onClick={showMore}>
          {texts.showEarlier}
        </Button>
      )}
    </>
  );
}

function useDeliveries(webhook_id: string, reads: number) {
  const [limit, setLimit] = useState(PAGE);
  const [attempt, setAttempt] = useState(0);
  const [page, setPage] = useState<{ items: readonly WebhookDelivery[]; hasMore: boolean } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with the webhooks, and after a failure
  useEffect(() => {
    let isCurrent = true;
    api.listWebhookDeliveries({ webhook_id, limit }).then(
      ({ items, next }) => {
        if (!isCurrent) return;
        setPage({ items, hasMore: next !== null });
        setFailure(null);
      },
      (error) => isCurrent && setFailure(reasonOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [webhook_id, limit, reads, attempt]);
  return {
    items: page?.items ?? null,
    hasMore: (page?.hasMore ?? false) && limit < 10 * PAGE,
    failure,
    retry() {
      setFailure(null);
      setAttempt(attempt + 1);
    },
    showMore: () => setLimit(limit + PAGE),
  };
}

function Row({ delivery, onReplay }: { delivery: WebhookDelivery; onReplay: (seq: number) => void }) {
  const { seq, type, status, http_status, attempts, delivered_at, next_attempt_at, duration_ms } = delivery;
  const now = useNow();
  const facts = [
    ...(type in texts.messages ? [] : [type]),
    ...(http_status !== null ? [texts.answered(http_status)] : attempts > 0 ? [texts.noAnswer] : []),
    texts.attempts(attempts),
    ...(duration_ms !== null ? [texts.tookMs(duration_ms)] : []),
  ];
  return (
    <li data-status={status}>
      <span className="delivery-status">{texts.statuses[status]}</span>
      <span className="delivery-what">
        {texts.messages[type] ?? texts.eventNumber(seq ?? 0)}{" "}
        <span className="detail">
          {facts.join(", ")}
          {delivered_at && (
            <>
              {", "}
              <Time at={delivered_at} />
            </>
          )}
          {next_attempt_at && `. ${texts.nextAttempt(timeUntil(next_attempt_at, now))}`}
        </span>
      </span>
      {seq !== null && (
        <Button kind="quiet" onClick={() => onReplay(seq)} title={texts.replayFrom(seq)}>
          {texts.replay}
        </Button>
      )}
    </li>
  );
}
