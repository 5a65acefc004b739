import { useId, useRef, useState } from "react";
import { cancel } from "#texts/common.ts";
import * as texts from "#texts/webhooks.ts";
import type { Webhook } from "../../contract/webhooks.ts";
import { useFocusReturn } from "../ui/dialogs/use-focus-return.ts";
import { useQuestion } from "../ui/dialogs/use-question.ts";
import { Button } from "../ui/forms/button.tsx";
import { IconButton } from "../ui/forms/icon-button.tsx";
import { Deliveries } from "./deliveries.tsx";
import { wordsFor } from "./event-groups.ts";
import type { Webhooks } from "./use-webhooks.ts";
import { WebhookEditor } from "./webhook-editor.tsx";
import { WebhookState } from "./webhook-state.tsx";

interface Props {
  webhook: Webhook;
  webhooks: Webhooks;
  editing: boolean;
  onEdit: (on: boolean) => void;
  /** Whether its deletion is to be confirmed. */
  asking: boolean;
  onAsk: (on: boolean) => void;
}

export function WebhookRow({ webhook, webhooks, editing, onEdit, asking, onAsk }: Props) {
  const { url, types, is_enabled } = webhook;
  const ref = useFocusReturn(editing);
  const [showsDeliveries, setShowsDeliveries] = useState(false);
  const deliveriesId = useId();
  if (editing) {
    return (
      <li>
        <WebhookEditor
          title={texts.editWebhook}
          fields={webhook}
          onCancel={() => onEdit(false)}
          onSave={async (fields) => {
            await webhooks.change(webhook, fields);
            onEdit(false);
          }}
        />
      </li>
    );
  }
  return (
    <li ref={ref} className="webhook" data-off={!is_enabled}>
      <div className="webhook-head">
        <input
          type="checkbox"
          role="switch"
          className="switch"
          aria-label={texts.sendsTo(url)}
          checked={is_enabled}
          aria-checked={is_enabled}
          onChange={(event) => void webhooks.setEnabled(webhook, event.target.checked)}
        />
        <div className="list-text">
          <span className="list-title" dir="ltr">
            {url}
          </span>
          <span className="detail">{wordsFor(types)}</span>
          <WebhookState webhook={webhook} />
        </div>
        <div className="list-tools">
          <Button onClick={() => void webhooks.test(webhook)} aria-label={texts.sendTestTo(url)}>
            {texts.sendTest}
          </Button>
          <IconButton
            icon="history"
            label={texts.deliveriesOf(url)}
            aria-expanded={showsDeliveries}
            aria-controls={showsDeliveries ? deliveriesId : undefined}
            onClick={() => setShowsDeliveries(!showsDeliveries)}
          />
          <IconButton icon="edit" data-return label={texts.editThis(url)} onClick={() => onEdit(true)} />
          <IconButton icon="remove" label={texts.deleteThis(url)} onClick={() => onAsk(true)} />
        </div>
      </div>
      {asking && (
        <DeleteQuestion
          url={url}
          onConfirm={() => void webhooks.remove(webhook)}
          onCancel={() => onAsk(false)}
        />
      )}
      {showsDeliveries && (
        <div className="webhook-deliveries" id={deliveriesId}>
          <Deliveries webhook={webhook} webhooks={webhooks} />
        </div>
      )}
    </li>
  );
}

interface QuestionProps {
  url: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** It cannot be undone: a new webhook for the same address has another secret. */
function DeleteQuestion({ url, onConfirm, onCancel }: QuestionProps) {
  const ref = useRef<HTMLDivElement>(null);
  useQuestion(ref, "button", onCancel);
  return (
    <div className="notice list-more" role="alert" ref={ref}>
      <p>{texts.reallyDelete(url)}</p>
      <div className="row">
        <Button kind="danger" onClick={onConfirm}>
          {texts.deleteWebhook}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </div>
  );
}
