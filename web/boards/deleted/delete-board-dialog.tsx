import * as texts from "#texts/boards.ts";
import * as common from "#texts/common.ts";
import * as own from "#texts/own-board.ts";
import type { Board } from "../../../contract/boards.ts";
import { api } from "../../session/api.ts";
import { useMethods } from "../../session/use-methods.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { FormError } from "../../ui/forms/form-error.tsx";
import { useSubmit } from "../../ui/forms/use-submit.ts";

interface Props {
  board: Pick<Board, "id" | "title" | "members">;
  onClose: () => void;
  onDeleted: () => void;
}

/** It disappears for everybody on it, so it has to be confirmed, although it can be restored. */
export default function DeleteBoardDialog({ board, onClose, onDeleted }: Props) {
  const { busy, failure, onSubmit } = useSubmit(async (_, options) => {
    await api.deleteBoard({ board_id: board.id }, options);
    onDeleted();
  });
  const days = useMethods()?.trash_days;
  return (
    <Dialog title={texts.deleteQuestion(board.title)} onClose={onClose}>
      <form onSubmit={onSubmit}>
        <p>
          {texts.deleteWarning(board.members.length - 1)} {days ? texts.youCanRestore(days) : null}
        </p>
        <div className="dialog-actions">
          <FormError message={failure} />
          <Button onClick={onClose} data-autofocus>
            {common.keepIt}
          </Button>
          <Button kind="danger" type="submit" busy={busy}>
            {own.deleteBoard}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
