import { useState } from "react";
import * as texts from "#texts/boards.ts";
import * as common from "#texts/common.ts";
import { boardPath, navigate } from "../router.ts";
import { api } from "../session/api.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { Button } from "../ui/forms/button.tsx";
import { ColorChoice } from "../ui/forms/color-choice.tsx";
import { Field } from "../ui/forms/field.tsx";
import { FormError } from "../ui/forms/form-error.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";

/** Creates an empty board and opens it. */
export function NewBoardDialog({ onClose }: { onClose: () => void }) {
  const [color, setColor] = useState<string | null>(null);
  const { busy, failure, errorOf, onSubmit } = useSubmit(async ({ title = "" }, options) => {
    const board = await api.createBoard({ title, color }, options);
    onClose();
    navigate(boardPath(board.id));
  });
  return (
    <Dialog title={texts.newBoard} onClose={onClose}>
      <form className="stack" onSubmit={onSubmit}>
        <FormError message={failure} />
        <Field
          label={texts.name}
          name="title"
          maxLength={255}
          required
          data-autofocus
          error={errorOf("title")}
        />
        <ColorChoice
          label={texts.color}
          value={color ?? ""}
          onChange={setColor}
          onClear={() => setColor(null)}
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="primary" type="submit" busy={busy}>
            {texts.createBoard}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
