import { useState } from "react";
import type { Doing } from "../board-state.ts";
import { Button } from "../ui/button.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { UnsentList } from "./unsent-list.tsx";
import { useBoard } from "./use-board.ts";
import { wordsOfAll } from "./words.ts";

/** What has waited for so long that nobody may expect it any more. Closed, it asks again with the next visit. */
export function ExpiredDialog({ entries }: { entries: readonly Doing[] }) {
  const { session } = useBoard();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <Dialog title="These changes were never sent" onClose={() => setClosed(true)}>
      <div className="stack">
        <p>They were done here more than a day ago, while the service could not be reached.</p>
        <UnsentList entries={entries} />
      </div>
      <div className="dialog-actions">
        <Button onClick={() => session.discard(entries)}>Discard</Button>
        <CopyButton text={wordsOfAll(entries)} label="Copy the text" />
        <Button kind="primary" onClick={() => session.sendExpired()}>
          Send now
        </Button>
      </div>
    </Dialog>
  );
}
