import type { Board } from "../../contract/boards.ts";
import { boardPath, navigate } from "../router.ts";
import { api } from "../session/api.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { Button } from "../ui/forms/button.tsx";
import { Field } from "../ui/forms/field.tsx";
import { FormError } from "../ui/forms/form-error.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";

const MAX_TITLE = 255;
const PARTS = [
  { name: "cards", label: "Cards, with checklists and files", isUsual: true },
  { name: "labels", label: "Labels", isUsual: true },
  { name: "rules", label: "Automation rules", isUsual: true },
  { name: "members", label: "Members and assignees", isUsual: false },
] as const;

interface Props {
  board: Pick<Board, "id" | "title">;
  onClose: () => void;
}

/** Copies a board and opens the copy. */
export default function CopyBoardDialog({ board, onClose }: Props) {
  const { busy, failure, errorOf, onSubmit } = useSubmit(async ({ title = "", ...checked }, options) => {
    const include = PARTS.map(({ name }) => name).filter((name) => checked[name] !== undefined);
    const copy = await api.copyBoard({ board_id: board.id, title, include }, options);
    onClose();
    navigate(boardPath(copy.id));
  });
  return (
    <Dialog title={`Copy “${board.title}”`} onClose={onClose}>
      <form className="stack" onSubmit={onSubmit}>
        <FormError message={failure} />
        <Field
          label="Name of the copy"
          name="title"
          defaultValue={`Copy of ${board.title}`.slice(0, MAX_TITLE)}
          maxLength={MAX_TITLE}
          required
          data-autofocus
          error={errorOf("title")}
        />
        <fieldset className="stack copy-parts">
          <legend>Copy</legend>
          {PARTS.map(({ name, label, isUsual }) => (
            <label key={name} className="check">
              <input type="checkbox" name={name} defaultChecked={isUsual} />
              {label}
            </label>
          ))}
        </fieldset>
        <p className="muted">Columns are always copied, comments and history never. You will own the copy.</p>
        <div className="dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" busy={busy}>
            {busy ? "Copying…" : "Copy board"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
