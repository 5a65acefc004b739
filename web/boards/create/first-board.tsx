import { useState } from "react";
import * as texts from "#texts/boards.ts";
import { importABoard } from "#texts/imports.ts";
import { boardPath, navigate } from "../../router.ts";
import { reasonOf } from "../../session/reason.ts";
import { useMe } from "../../session/use-session.ts";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { toast } from "../../ui/feedback/toasts.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { NewBoard } from "./new-board.tsx";
import { createSampleBoard } from "./sample-board.ts";

interface Props {
  isOffline: boolean;
  onTemplate: () => void;
  onImport: () => void;
}

/** For users without a board. */
export function FirstBoard({ isOffline, onTemplate, onImport }: Props) {
  const me = useMe();
  const [busy, setBusy] = useState(false);
  const show = () => {
    setBusy(true);
    createSampleBoard(me).then(
      (boardId) => navigate(boardPath(boardId)),
      (error) => {
        setBusy(false);
        toast({ kind: "error", message: `${texts.sampleNotCreated} ${reasonOf(error)}` });
      },
    );
  };
  return (
    <div className="first-board">
      <EmptyState
        title={texts.startWithBoard}
        actions={
          <>
            <NewBoard />
            <div className="row">
              <Button aria-haspopup="dialog" disabled={isOffline} onClick={onTemplate}>
                {texts.chooseTemplate}
              </Button>
              <Button onClick={show} busy={busy} disabled={isOffline}>
                {busy ? texts.creating : texts.showSample}
              </Button>
              <Button
                onClick={onImport}
                disabled={isOffline}
                title={isOffline ? texts.importOffline : undefined}
                aria-haspopup="dialog"
              >
                {importABoard}
              </Button>
            </div>
          </>
        }
      >
        {texts.whatBoardsAre}
      </EmptyState>
    </div>
  );
}
