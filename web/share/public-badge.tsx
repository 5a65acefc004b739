import * as texts from "#texts/board.ts";
import { useBoard, useIsOffline } from "../board/use-board.ts";
import { Icon } from "../ui/display/icon.tsx";
import { useIsPublic } from "./public-state.ts";

/** Tells every member that people without an account see the board, too. */
export function PublicBadge({ onOpen }: { onOpen: () => void }) {
  const { board, session } = useBoard();
  const isPublic = useIsPublic(board.id, useIsOffline(session));
  if (!isPublic) return null;
  return (
    <button
      type="button"
      className="public-badge"
      title={texts.whatPublicMeans}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Icon name="link" size={14} />
      <span className="public-word">{texts.isPublic}</span>
    </button>
  );
}
