import { useSession } from "../session/use-session.ts";
import { Spinner } from "../ui/states.tsx";
import { OpenBoardPage } from "./open-board-page.tsx";
import { useBoardSession } from "./use-board.ts";

interface Props {
  boardId: string;
  /** The card whose dialog is open. */
  cardId: string | null;
}

export default function BoardPage({ boardId, cardId }: Props) {
  const session = useBoardSession(boardId);
  const { state } = useSession();
  if (!session || state.status !== "known") return <Spinner label="Opening the board" />;
  return <OpenBoardPage session={session} me={state.me} cardId={cardId} />;
}
