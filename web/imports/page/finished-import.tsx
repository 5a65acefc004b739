import { useState } from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/imports.ts";
import * as boards from "#texts/own-board.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { Import } from "../../../contract/imports.ts";
import DeleteBoardDialog from "../../boards/deleted/delete-board-dialog.tsx";
import { restoreBoard } from "../../boards/deleted/restore-board.ts";
import { boardPath, navigate } from "../../router.ts";
import { api } from "../../session/api.ts";
import { reasonOf } from "../../session/reason.ts";
import { Icon } from "../../ui/display/icon.tsx";
import { Link } from "../../ui/display/link.tsx";
import { toast } from "../../ui/feedback/toasts.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { removeImport } from "../remove-import.ts";
import { Counts } from "./contents.tsx";
import { LeftOut, Warnings } from "./notes.tsx";
import { PeopleHint } from "./people-hint.tsx";
import { saveReport } from "./save-report.ts";

/** The board is there: what was created, and what was not. */
export function FinishedImport({ current, isOffline }: { current: Import; isOffline: boolean }) {
  const { board_id, report } = current;
  const [deleting, setDeleting] = useState<FullBoard | null>(null);
  const [busy, setBusy] = useState(false);
  /** Others may have been added to it since. */
  const ask = async (id: string) => {
    setBusy(true);
    try {
      setDeleting(await api.getBoard({ board_id: id }));
    } catch (error) {
      toast({ kind: "error", group: "import", message: `${texts.notUndone} ${reasonOf(error)}` });
    }
    setBusy(false);
  };
  const deleted = async (board: FullBoard) => {
    // Otherwise the list would still lead to the board.
    await removeImport(current.id, "done");
    navigate("/");
    toast({
      message: boards.wasDeleted(board.title),
      action: {
        label: common.undo,
        run: () => void restoreBoard(board).then((isBack) => isBack && navigate(boardPath(board.id))),
      },
    });
  };
  return (
    <section className="import-panel stack">
      <h2>{texts.done}</h2>
      <div className="row">
        {board_id && (
          <Link className="button" data-kind="primary" href={boardPath(board_id)}>
            {texts.openBoard}
          </Link>
        )}
        {report && (
          <Button onClick={() => saveReport(current, report)}>
            <Icon name="download" size={16} />
            {texts.downloadReport}
          </Button>
        )}
        {board_id && (
          <Button
            kind="danger"
            busy={busy}
            disabled={isOffline}
            aria-haspopup="dialog"
            onClick={() => void ask(board_id)}
          >
            {texts.undoImport}
          </Button>
        )}
      </div>
      {board_id && <PeopleHint boardId={board_id} />}
      {report && (
        <>
          <h3>{texts.wasCreated}</h3>
          <Counts created={report.created} />
          <LeftOut report={report} title={texts.wasLeftOut} none={texts.everythingCame} />
          <Warnings report={report} />
        </>
      )}
      {deleting && (
        <DeleteBoardDialog
          board={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => void deleted(deleting)}
        />
      )}
    </section>
  );
}
