import { useState } from "react";
import * as texts from "#texts/boards.ts";
import * as common from "#texts/common.ts";
import { chooseFirst } from "#texts/drafts.tsx";
import * as own from "#texts/own-board.ts";
import { pick } from "../../client/changes/seen-texts.ts";
import { ApiError } from "../../client/http.ts";
import type { Board } from "../../contract/boards.ts";
import { DraftConflict } from "../drafts/draft-conflict.tsx";
import { useDraft } from "../drafts/use-draft.ts";
import { useMe } from "../session/use-session.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { Button } from "../ui/forms/button.tsx";
import { ColorChoice } from "../ui/forms/color-choice.tsx";
import { Field, TextArea } from "../ui/forms/field.tsx";
import { FormError } from "../ui/forms/form-error.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";
import { changesOf } from "./board-edit.ts";
import { saveBoard } from "./save-board.ts";

interface Props {
  board: Board;
  onClose: () => void;
  onSaved: () => void;
}

export default function EditBoardDialog({ board, onClose, onSaved }: Props) {
  const me = useMe();
  const [color, setColor] = useState(board.color);
  /** Texts by others that the service has refused to overwrite; the list may not have them yet. */
  const [theirs, setTheirs] = useState(pick(board, []));
  const [asked, setAsked] = useState(false);
  const now = { ...board, ...theirs };
  const title = useDraft({ id: board.id, field: "title" }, now.title ?? "");
  const description = useDraft({ id: board.id, field: "description" }, now.description ?? "");
  const drafts = [title, description];
  const isUndecided = drafts.some((draft) => draft.theirs !== null);
  const discard = () => {
    for (const draft of drafts) draft.close();
  };
  const cancel = () => {
    discard();
    onClose();
  };
  const { busy, failure, errorOf, onSubmit } = useSubmit(async () => {
    if (isUndecided) return setAsked(true);
    const changes = changesOf({ title, description, color: color === board.color ? undefined : color });
    try {
      if (changes) await saveBoard(changes, board, me.id);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 412 && error.current)) throw error;
      setTheirs(pick(error.current, ["title", "description"]));
      return setAsked(true);
    }
    discard();
    onSaved();
  });
  return (
    <Dialog title={own.editBoard} onClose={cancel}>
      <form className="stack" onSubmit={onSubmit}>
        <div className="stack">
          <Field
            label={texts.name}
            name="title"
            value={title.text ?? title.base}
            onChange={(event) => title.edit(event.target.value)}
            maxLength={255}
            required
            data-autofocus
            error={errorOf("title")}
          />
          <DraftConflict draft={title} />
        </div>
        <div className="stack">
          <TextArea
            label={texts.description}
            name="description"
            rows={3}
            value={description.text ?? description.base}
            onChange={(event) => description.edit(event.target.value)}
            error={errorOf("description")}
          />
          <DraftConflict draft={description} isLong />
        </div>
        <ColorChoice
          label={texts.color}
          value={color ?? ""}
          onChange={setColor}
          onClear={() => setColor(null)}
        />
        <div className="dialog-actions">
          <FormError message={asked && isUndecided ? chooseFirst : failure} />
          <Button onClick={cancel}>{common.cancel}</Button>
          <Button kind="primary" type="submit" busy={busy}>
            {common.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
