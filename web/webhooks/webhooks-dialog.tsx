import { useState } from "react";
import * as texts from "#texts/webhooks.ts";
import { useBoard } from "../board/use-board.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { useFocusReturn } from "../ui/dialogs/use-focus-return.ts";
import { Icon } from "../ui/display/icon.tsx";
import { EmptyState, ErrorState, Skeleton } from "../ui/feedback/states.tsx";
import { Button } from "../ui/forms/button.tsx";
import { NewSecret } from "./new-secret.tsx";
import { useWebhooks, type Webhooks } from "./use-webhooks.ts";
import { WebhookEditor } from "./webhook-editor.tsx";
import { WebhookRow } from "./webhook-row.tsx";

/** Where the changes of the board are sent, for its owners. */
export default function WebhooksDialog({ onClose }: { onClose: () => void }) {
  const { role } = useBoard();
  return (
    <Dialog title={texts.webhooks} onClose={onClose} size="wide">
      <div className="webhooks">
        {role === "owner" ? <OwnersView /> : <p className="muted">{texts.ownersOnly}</p>}
      </div>
    </Dialog>
  );
}

function OwnersView() {
  const webhooks = useWebhooks();
  switch (webhooks.loaded.status) {
    case "loading":
      return (
        <>
          <p className="visually-hidden" role="status">
            {texts.loading}
          </p>
          <Skeleton height="4.5rem" />
        </>
      );
    case "failed":
      return <ErrorState title={texts.notLoaded} detail={webhooks.loaded.reason} onRetry={webhooks.reload} />;
    case "ready":
      return <WebhookList webhooks={webhooks} list={webhooks.loaded.items} />;
  }
}

type Ready = Extract<Webhooks["loaded"], { status: "ready" }>;

function WebhookList({ webhooks, list }: { webhooks: Webhooks; list: Ready["items"] }) {
  /** The id of the webhook that is being edited, or a new one. */
  const [editing, setEditing] = useState<string | "new" | null>(null);
  /** Of the one created last, until the owner says that it is stored. */
  const [created, setCreated] = useState<{ id: string; secret: string } | null>(null);
  const ref = useFocusReturn(editing === "new");
  const add = () => setEditing("new");
  return (
    <>
      {list.length === 0 && editing === null && (
        <EmptyState
          title={texts.whatTheyAre}
          actions={
            <Button kind="primary" onClick={add}>
              {texts.addFirst}
            </Button>
          }
        >
          {texts.whatTheyDo}
        </EmptyState>
      )}
      {list.length > 0 && (
        <ul className="webhook-list" aria-label={texts.webhooks}>
          {list.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              webhooks={webhooks}
              editing={editing === webhook.id}
              onEdit={(on) => setEditing(on ? webhook.id : null)}
            >
              {created?.id === webhook.id && (
                <NewSecret secret={created.secret} onStored={() => setCreated(null)} />
              )}
            </WebhookRow>
          ))}
        </ul>
      )}
      {editing === "new" && (
        <WebhookEditor
          title={texts.newWebhook}
          onCancel={() => setEditing(null)}
          onSave={async (fields, key) => {
            setCreated(await webhooks.create(fields, key));
            setEditing(null);
          }}
        />
      )}
      {editing === null && list.length > 0 && (
        <div ref={ref}>
          <Button data-return onClick={add}>
            <Icon name="add" size={16} />
            {texts.newWebhook}
          </Button>
        </div>
      )}
    </>
  );
}
