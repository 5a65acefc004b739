import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import * as texts from "#texts/boards.ts";
import * as common from "#texts/common.ts";
import { api } from "../../session/api.ts";
import { reasonOf } from "../../session/reason.ts";
import { useMethods } from "../../session/use-methods.ts";
import { type TrashEntry, TrashList } from "../../trash/trash-list.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Time } from "../../ui/display/time.tsx";
import { Spinner } from "../../ui/feedback/states.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { restoreBoard } from "./restore-board.ts";

const PAGE = 50;

interface Props {
  onClose: () => void;
  onRestored: () => void;
}

/** The deleted boards that this user owns. */
export function DeletedBoardsDialog({ onClose, onRestored }: Props) {
  const list = useMemo(
    () =>
      new TrashList((before) => api.listDeletedBoards({ limit: PAGE, ...(before !== null && { before }) })),
    [],
  );
  const { items, status, error, isComplete } = useSyncExternalStore(list.subscribe, list.getView);
  useEffect(() => void list.loadMore(), [list]);
  const days = useMethods()?.trash_days;
  const gone = (id: string) => {
    list.remove(id);
    onRestored();
  };
  return (
    <Dialog title={texts.deletedBoards} onClose={onClose}>
      <div className="trash-panel">
        {days ? <p className="note">{texts.restorableFor(days)}</p> : null}
        {isComplete && items.length === 0 && <p className="nothing">{texts.noDeletedBoards}</p>}
        <ul aria-label={texts.deletedBoards}>
          {items.map((entry) => (
            <Row key={entry.id} entry={entry} onRestored={() => gone(entry.id)} />
          ))}
        </ul>
        {status === "failed" && (
          <div className="trash-end" role="alert">
            <p>
              {texts.deletedNotLoaded} {reasonOf(error)}
            </p>
            <Button onClick={() => void list.loadMore()}>{common.tryAgain}</Button>
          </div>
        )}
        {status === "loading" && (
          <div className="trash-end">
            <Spinner label={texts.loadingDeleted} />
          </div>
        )}
        {status === "ready" && !isComplete && (
          <div className="trash-end">
            <Button onClick={() => void list.loadMore()}>{common.showMore}</Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Row({ entry, onRestored }: { entry: TrashEntry; onRestored: () => void }) {
  const [busy, setBusy] = useState(false);
  const bringBack = async () => {
    setBusy(true);
    if (await restoreBoard(entry)) onRestored();
    setBusy(false);
  };
  return (
    <li className="list-row">
      <div className="list-text">
        <span className="list-title" dir="auto">
          {entry.title}
        </span>
        <span className="detail">
          {texts.deleted} <Time at={entry.removed_at} />
        </span>
      </div>
      <div className="list-tools">
        <Button onClick={() => void bringBack()} busy={busy} aria-label={texts.restoreBoard(entry.title)}>
          {common.restore}
        </Button>
      </div>
    </li>
  );
}
