import { useState } from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/imports.ts";
import { needsConnection } from "#texts/offline.ts";
import type { Board } from "../../contract/boards.ts";
import { addressOf } from "../installation.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { Icon } from "../ui/display/icon.tsx";
import { toast } from "../ui/feedback/toasts.tsx";
import { Button } from "../ui/forms/button.tsx";

interface Props {
  board: Pick<Board, "id" | "title">;
  isOffline: boolean;
  onClose: () => void;
}

/** The board as a file. The browser downloads it itself, with its login: a large one never is in the page's memory. */
export default function ExportDialog({ board, isOffline, onClose }: Props) {
  const [history, setHistory] = useState(false);
  const path = `/boards/${encodeURIComponent(board.id)}/export`;
  const started = () => {
    toast({ group: "export", message: texts.downloadStarted });
    // The browser follows the link first.
    setTimeout(onClose);
  };
  return (
    <Dialog title={texts.exportOf(board.title)} onClose={onClose}>
      <div className="stack">
        {isOffline && (
          <p className="notice" role="status">
            {needsConnection}
          </p>
        )}
        <p>{texts.whatIsExported}</p>
        <div>
          <label className="check">
            <input
              type="checkbox"
              checked={history}
              aria-describedby="export-history"
              onChange={(event) => setHistory(event.target.checked)}
            />
            {texts.withHistory}
          </label>
          <p className="note" id="export-history">
            {texts.historyNote}
          </p>
        </div>
        <div className="dialog-actions">
          <Button onClick={onClose}>{common.cancel}</Button>
          {isOffline ? (
            <Button kind="primary" disabled>
              <Icon name="download" size={16} />
              {texts.download}
            </Button>
          ) : (
            <a
              className="button"
              data-kind="primary"
              data-autofocus
              href={addressOf(history ? `${path}?history=true` : path)}
              download
              onClick={started}
            >
              <Icon name="download" size={16} />
              {texts.download}
            </a>
          )}
        </div>
      </div>
    </Dialog>
  );
}
