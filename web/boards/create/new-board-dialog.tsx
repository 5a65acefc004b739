import { useState } from "react";
import * as texts from "#texts/boards.ts";
import * as common from "#texts/common.ts";
import type { Template } from "../../../contract/templates.ts";
import { boardPath, navigate } from "../../router.ts";
import { api } from "../../session/api.ts";
import { useMe } from "../../session/use-session.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { ColorChoice } from "../../ui/forms/color-choice.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { FormError } from "../../ui/forms/form-error.tsx";
import { useSubmit } from "../../ui/forms/use-submit.ts";
import { createBoard } from "./create-board.ts";
import { TemplateChoice } from "./template-choice.tsx";
import { useTemplates } from "./use-templates.ts";

/** Creates a board, empty or from a template, and opens it. */
export function NewBoardDialog({ onClose }: { onClose: () => void }) {
  const me = useMe();
  const templates = useTemplates();
  const [template, setTemplate] = useState<Template | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [color, setColor] = useState<string | null>(null);
  const { busy, failure, errorOf, onSubmit } = useSubmit(async ({ title = "" }, options) => {
    const id = template
      ? await createFrom(template, { title, color }, options)
      : await createBoard({ title, color }, me, options.key);
    onClose();
    navigate(boardPath(id));
  });
  const choose = (chosen: Template | null) => {
    setTemplate(chosen);
    // Without a name of its own, the board gets that of its template.
    if (typed === "") setTyped(null);
  };
  return (
    <Dialog title={texts.newBoard} size="wide" onClose={onClose}>
      <form className="stack new-board-form" onSubmit={onSubmit}>
        <Field
          label={texts.name}
          name="title"
          value={typed ?? template?.title ?? ""}
          onChange={(event) => setTyped(event.target.value)}
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
        <TemplateChoice templates={templates} chosen={template} onChoose={choose} />
        <div className="dialog-actions">
          <FormError message={failure} />
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="primary" type="submit" busy={busy}>
            {busy ? texts.creating : texts.createBoard}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Without a colour, the board has that of its template. */
async function createFrom(
  { id: template_id }: Template,
  { title, color }: { title: string; color: string | null },
  options: { key: string },
): Promise<string> {
  const { id } = await api.createFromTemplate({ template_id, title, color: color ?? undefined }, options);
  return id;
}
