import { useBoard } from "../board/use-board.ts";
import { EmptyState } from "../ui/feedback/states.tsx";
import { Button } from "../ui/forms/button.tsx";

export function FirstRule({ onStart }: { onStart: () => void }) {
  const { role } = useBoard();
  const make = (
    <Button kind="primary" onClick={onStart}>
      Create your first rule
    </Button>
  );
  return (
    <EmptyState title="Let the board do the routine work" actions={role === "owner" ? make : undefined}>
      When a card is moved, gets a label, is completed or becomes due, a rule can move it on or assign
      someone. For example: “When a card is moved to the column <em>Review</em>, assign <em>Ada</em>.”
    </EmptyState>
  );
}
