import { useBoard } from "../board/use-board.ts";
import { Dialog } from "../ui/dialog.tsx";

/** The automation rules of the board as sentences; owners edit them. */
export default function RulesDialog({ onClose }: { onClose: () => void }) {
  const { board } = useBoard();
  return (
    <Dialog title="Automation" onClose={onClose}>
      <p>{board.title}</p>
    </Dialog>
  );
}
