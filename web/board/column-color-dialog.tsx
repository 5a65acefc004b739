import { useState } from "react";
import type { Column } from "../../contract/columns.ts";
import { Button } from "../ui/button.tsx";
import { ColorChoice } from "../ui/color-choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { updateColumn } from "./actions.ts";
import { useControls } from "./controls.ts";

export function ColumnColorDialog({ column, onClose }: { column: Column; onClose: () => void }) {
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
