import { useState } from "react";
import * as texts from "#texts/webhooks.ts";
import { NeedsConnection } from "../board/presence/needs-connection.tsx";
import { useBoard, useIsOffline } from "../board/use-board.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { useFocusReturn } from "../ui/dialogs/use-focus-return.ts";
import { Icon } from "../ui/display/icon.tsx";
import { EmptyState, ErrorState, Skeleton } from "../ui/feedback/states.tsx";
import { Button } from "../ui/forms/button.tsx";
import { NewSecret } from "./new-secret.tsx";
import { type CreatedWebhook, useWebhooks, type Webhooks } from "./use-webhooks.ts";
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
  const isOffline = useIsOffline(useBoard().session);
  const webhooks = useWebhooks(isOffline);
  /** Of the webhook created last, until the owner says that its secret is stored. */
  const [created, setCreated] = useState<CreatedWebhook | null>(null);
  const { loaded } = webhooks;
  const isDeleted = loaded.status === "ready" && !loaded.items.some(({ id }) => id === created?.id);
  const secret = isDeleted ? null : created;
  return (
    <>
      <NeedsConnection />
      {/* Not disabled with the rest: it can be copied offline too. */}
      {secret && <NewSecret created={secret} onStored={() => setCreated(null)} />}
      <fieldset className="webhooks" disabled={isOffline}>
        <Content webhooks={webhooks} showsSecret={secret !== null} onCreated={setCreated} />
      </fieldset>
    </>
  );
}

interface ContentProps {
  webhooks: Webhooks;
  showsSecret: boolean;
  onCreated: (created: CreatedWebhook) => void;
}

function Content({ webhooks, ...rest }: ContentProps) {
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
      return <WebhookList webhooks={webhooks} list={webhooks.loaded.items} {...rest} />;
  }
}

type Ready = Extract<Webhooks["loaded"], { status: "ready" }>;

function WebhookList({ webhooks, list, showsSecret, onCreated }: ContentProps & { list: Ready["items"] }) {
  /** The id of the webhook that is being edited, or a new one. */
  const [editing, setEditing] = useState<string | "new" | null>(null);
  /** The id of the webhook whose deletion is to be confirmed. */
  const [asking, setAsking] = useState<string | null>(null);
  const isAsking = list.some(({ id }) => id === asking);
  const ref = useFocusReturn(editing === "new" || showsSecret || isAsking);
  const add = () => setEditing("new");
  return (
    <>
      {list.length === 0 && editing === null && (
        <div ref={ref}>
          <EmptyState
            title={texts.whatTheyAre}
            actions={
              <Button kind="primary" data-return onClick={add}>
                {texts.addFirst}
              </Button>
            }
          >
            {texts.whatTheyDo}
          </EmptyState>
        </div>
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
              asking={asking === webhook.id}
              onAsk={(on) => setAsking(on ? webhook.id : null)}
            />
          ))}
        </ul>
      )}
      {editing === "new" && (
        <WebhookEditor
          title={texts.newWebhook}
          onCancel={() => setEditing(null)}
          onSave={async (fields, key) => {
            onCreated(await webhooks.create(fields, key));
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
