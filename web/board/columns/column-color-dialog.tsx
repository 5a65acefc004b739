import { useState } from "react";
import * as texts from "#texts/columns.tsx";
import * as common from "#texts/common.ts";
import type { Column } from "../../../contract/columns.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { ColorChoice } from "../../ui/forms/color-choice.tsx";
import { useControls } from "../controls.ts";
import { updateColumn } from "../session/actions.ts";

export default function ColumnColorDialog({ column, onClose }: { column: Column; onClose: () => void }) {
  const { session } = useControls();
  const [color, setColor] = useState(column.color);
  const save = () => {
    if (color !== column.color) updateColumn(session, column, { color });
    onClose();
  };
  return (
    <Dialog title={texts.colorOf(column.title)} onClose={onClose}>
      <ColorChoice label={texts.colorLabel} value={color} onChange={setColor} />
      <div className="dialog-actions">
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button kind="primary" onClick={save}>
          {common.save}
        </Button>
      </div>
    </Dialog>
  );
}
