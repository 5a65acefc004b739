import type { Board } from "../../contract/boards.ts";
import { api } from "../session/api.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { Button } from "../ui/forms/button.tsx";
import { FormError } from "../ui/forms/form-error.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";

interface Props {
  board: Board;
  onClose: () => void;
  onDeleted: () => void;
}

/** It disappears for everybody on it, so it has to be confirmed, although it can be restored. */
export function DeleteBoardDialog({ board, onClose, onDeleted }: Props) {
  const { busy, failure, onSubmit } = useSubmit(async (_, options) => {
    await api.deleteBoard({ board_id: board.id }, options);
    onDeleted();
  });
  const others = board.members.length - 1;
  return (
    <Dialog title={`Delete “${board.title}”?`} onClose={onClose}>
      <form onSubmit={onSubmit}>
        <p>
          Its columns, cards and files will be deleted
          {others > 0 && `, for ${others === 1 ? "the other member" : `all ${others} other members`} too`}.
          You can restore the board for 30 days.
        </p>
        <FormError message={failure} />
        <div className="dialog-actions">
          <Button onClick={onClose} data-autofocus>
            Keep it
          </Button>
          <Button kind="danger" type="submit" busy={busy}>
            Delete board
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
