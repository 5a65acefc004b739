import { useState } from "react";
import * as texts from "#texts/boards.ts";
import * as common from "#texts/common.ts";
import type { Board } from "../../contract/boards.ts";
import { useNewText } from "../drafts/use-draft.ts";
import { api } from "../session/api.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { Button } from "../ui/forms/button.tsx";
import { ColorChoice } from "../ui/forms/color-choice.tsx";
import { Field, TextArea } from "../ui/forms/field.tsx";
import { FormError } from "../ui/forms/form-error.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";

interface Props {
  board: Board;
  onClose: () => void;
  onSaved: () => void;
}

export function EditBoardDialog({ board, onClose, onSaved }: Props) {
  const [color, setColor] = useState(board.color);
  const [written, setDescription] = useNewText({ id: board.id, field: "description" });
  const { busy, failure, errorOf, onSubmit } = useSubmit(
    async ({ title = "", description = "" }, options) => {
      await api.updateBoard({ board_id: board.id, title, description: description || null, color }, options);
      setDescription(null);
      onSaved();
    },
  );
  return (
    <Dialog title={texts.editBoard} onClose={onClose}>
      <form className="stack" onSubmit={onSubmit}>
        <FormError message={failure} />
        <Field
          label={texts.name}
          name="title"
          defaultValue={board.title}
          maxLength={255}
          required
          data-autofocus
          error={errorOf("title")}
        />
        <TextArea
          label={texts.description}
          name="description"
          rows={3}
          value={written ?? board.description ?? ""}
          onChange={(event) => setDescription(event.target.value)}
          error={errorOf("description")}
        />
        <ColorChoice
          label={texts.color}
          value={color ?? ""}
          onChange={setColor}
          onClear={() => setColor(null)}
        />
        <div className="dialog-actions">
          <Button
            onClick={() => {
              setDescription(null);
              onClose();
            }}
          >
            {common.cancel}
          </Button>
          <Button kind="primary" type="submit" busy={busy}>
            {common.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
