import * as texts from "#texts/boards.ts";
import * as common from "#texts/common.ts";
import type { Board } from "../../../contract/boards.ts";
import { boardPath, navigate } from "../../router.ts";
import { api } from "../../session/api.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { OfflineNotice } from "../../ui/feedback/offline-notice.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { FormError } from "../../ui/forms/form-error.tsx";
import { useSubmit } from "../../ui/forms/use-submit.ts";

const MAX_TITLE = 255;
const PARTS = [
  { name: "cards", isUsual: true },
  { name: "labels", isUsual: true },
  { name: "rules", isUsual: true },
  { name: "members", isUsual: false },
] as const;

interface Props {
  board: Pick<Board, "id" | "title">;
  isOffline: boolean;
  onClose: () => void;
}

/** Copies a board and opens the copy. */
export default function CopyBoardDialog({ board, isOffline, onClose }: Props) {
  const { busy, failure, errorOf, onSubmit } = useSubmit(async ({ title = "", ...checked }, options) => {
    const include = PARTS.map(({ name }) => name).filter((name) => checked[name] !== undefined);
    const copy = await api.copyBoard({ board_id: board.id, title, include }, options);
    onClose();
    navigate(boardPath(copy.id));
  });
  return (
    <Dialog title={texts.copyBoardTitle(board.title)} onClose={onClose}>
      <form className="stack" onSubmit={onSubmit}>
        {isOffline && <OfflineNotice />}
        <Field
          label={texts.nameOfCopy}
          name="title"
          defaultValue={texts.copyOf(board.title).slice(0, MAX_TITLE)}
          maxLength={MAX_TITLE}
          required
          data-autofocus
          error={errorOf("title")}
        />
        <fieldset className="stack copy-parts">
          <legend>{texts.whatToCopy}</legend>
          {PARTS.map(({ name, isUsual }) => (
            <label key={name} className="check">
              <input type="checkbox" name={name} defaultChecked={isUsual} />
              {texts.parts[name]}
            </label>
          ))}
        </fieldset>
        <p className="muted">{texts.copyNote}</p>
        <div className="dialog-actions">
          <FormError message={failure} />
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="primary" type="submit" busy={busy} disabled={isOffline}>
            {busy ? texts.copying : texts.copyBoard}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
