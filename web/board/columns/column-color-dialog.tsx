import { useState } from "react";
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
    <Dialog title={`Colour of ${column.title}`} onClose={onClose}>
      <ColorChoice label="Colour" value={color} onChange={setColor} />
      <div className="dialog-actions">
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="primary" onClick={save}>
          Save
        </Button>
      </div>
    </Dialog>
  );
}
