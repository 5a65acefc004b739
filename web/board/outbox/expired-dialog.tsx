import { useState } from "react";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { CopyButton } from "../../ui/forms/copy-button.tsx";
import { textsOfAll } from "../session/texts.ts";
import type { LocalChange } from "../state/optimistic-state.ts";
import { useBoard } from "../use-board.ts";
import { UnsentList } from "./unsent-list.tsx";

/** Changes that are so old that they may no longer be wanted. If the dialog is closed, the next visit asks again. */
export function ExpiredDialog({ entries }: { entries: readonly LocalChange[] }) {
  const { session } = useBoard();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <Dialog title="These changes were never sent" onClose={() => setClosed(true)}>
      <div className="stack">
        <p>You made them in this browser more than a day ago, but Boardcast could not be reached.</p>
        <UnsentList entries={entries} />
      </div>
      <div className="dialog-actions">
        <Button onClick={() => session.discard(entries)}>Discard</Button>
        <CopyButton text={textsOfAll(entries)} label="Copy text" />
        <Button kind="primary" onClick={() => session.sendExpired()}>
          Send now
        </Button>
      </div>
    </Dialog>
  );
}
