import { useState } from "react";
import type { Card } from "../../../contract/cards.ts";
import type { Label } from "../../../contract/labels.ts";
import { useBoard } from "../../board/use-board.ts";
import { Popover } from "../../ui/dialogs/popover.tsx";
import { Chip } from "../../ui/display/chip.tsx";
import { Icon } from "../../ui/display/icon.tsx";
import { LabelChoices } from "./label-choices.tsx";
import { LabelForm } from "./label-form.tsx";

export function CardLabels({ card }: { card: Card }) {
  const { board } = useBoard();
  return (
    <div className="card-fact">
      <h3>Labels</h3>
      {card.labels.length > 0 && (
        <ul className="card-chips">
          {card.labels.map(({ id, name, color }) => (
            <li key={id}>
              <Chip name={name} color={color} />
            </li>
          ))}
        </ul>
      )}
      <Popover
        label="Labels on this card"
        button={(props) => (
          <button {...props} type="button" className="add-fact">
            <Icon name="add" size={16} />
            {card.labels.length === 0 ? "Add labels" : "Edit labels"}
          </button>
        )}
      >
        {() => <Panel card={card} labels={board.labels} />}
      </Popover>
    </div>
  );
}

/** The labels to choose from, or the form for one of them or a new one. */
function Panel({ card, labels }: { card: Card; labels: Label[] }) {
  const [editing, setEditing] = useState<string | "new" | null>(labels.length === 0 ? "new" : null);
  const edited = labels.find(({ id }) => id === editing);
  if (editing === "new" || edited) {
    return <LabelForm key={editing} card={card} label={edited ?? null} onDone={() => setEditing(null)} />;
  }
  return <LabelChoices card={card} onEdit={(label) => setEditing(label?.id ?? "new")} />;
}
