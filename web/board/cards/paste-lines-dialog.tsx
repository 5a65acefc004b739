import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Button } from "../../ui/forms/button.tsx";

interface Props {
  titles: readonly string[];
  onSeveral: () => void;
  onOne: () => void;
  onClose: () => void;
}

const SHOWN = 8;

/** Several lines were pasted where a title belongs. */
export default function PasteLinesDialog({ titles, onSeveral, onOne, onClose }: Props) {
  const hidden = titles.length - SHOWN;
  return (
    <Dialog title={`Add ${titles.length} cards?`} onClose={onClose}>
      <div className="stack">
        <ol className="pasted-lines">
          {titles.slice(0, SHOWN).map((title, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal, and never change
            <li key={index} dir="auto">
              {title}
            </li>
          ))}
        </ol>
        {hidden > 0 && <p className="muted">and {hidden} more</p>}
        <div className="dialog-actions">
          <Button onClick={onOne}>One card</Button>
          <Button kind="primary" onClick={onSeveral} data-autofocus>
            {titles.length} cards
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
