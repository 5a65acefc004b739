import * as texts from "#texts/labels.ts";
import { useBoard } from "../../board/use-board.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { LabelPanel } from "./label-panel.tsx";

/** The labels of the board, whichever cards carry them. */
export default function LabelsDialog({ onClose }: { onClose: () => void }) {
  const { board } = useBoard();
  return (
    <Dialog title={texts.labels} onClose={onClose}>
      <div className="stack">
        <LabelPanel cards={[]} labels={board.labels} />
      </div>
    </Dialog>
  );
}
