import { useState } from "react";
import * as texts from "#texts/unsent.ts";
import type { LocalChange } from "../../../client/changes/optimistic-state.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { CopyButton } from "../../ui/forms/copy-button.tsx";
import { textsOfAll } from "../session/texts.ts";
import { useBoard } from "../use-board.ts";
import { UnsentList } from "./unsent-list.tsx";

/** Changes that are so old that they may no longer be wanted. If the dialog is closed, the next visit asks again. */
export default function ExpiredDialog({ entries }: { entries: readonly LocalChange[] }) {
  const { session } = useBoard();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <Dialog title={texts.neverSent} onClose={() => setClosed(true)}>
      <div className="stack">
        <p>{texts.whyNeverSent}</p>
        <UnsentList entries={entries} />
      </div>
      <div className="dialog-actions">
        <Button onClick={() => session.discard(entries)}>{texts.discard}</Button>
        <CopyButton text={textsOfAll(entries)} label={texts.copyText} />
        <Button kind="primary" onClick={() => session.sendExpired()}>
          {texts.sendNow}
        </Button>
      </div>
    </Dialog>
  );
}
