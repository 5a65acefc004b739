import { useBoard } from "../board/use-board.ts";
import { EmptyState } from "../ui/feedback/states.tsx";
import { Button } from "../ui/forms/button.tsx";

export function FirstRule({ onStart }: { onStart: () => void }) {
  const { role } = useBoard();
  const make = (
    <Button kind="primary" onClick={onStart}>
      Create the first rule
    </Button>
  );
  return (
    <EmptyState title="Let the board do the routine work" actions={role === "owner" ? make : undefined}>
      A rule waits for a card to enter a column or to get a label, and then moves it or assigns someone: “When
      a card enters the column <em>Review</em>, assign <em>Ada</em>.”
    </EmptyState>
  );
}
