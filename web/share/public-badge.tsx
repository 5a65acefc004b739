import * as texts from "#texts/board.ts";
import { Icon } from "../ui/display/icon.tsx";

/** Tells every member that people without an account see the board, too. */
export function PublicBadge({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      className="public-badge"
      title={texts.whatPublicMeans}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Icon name="globe" size={14} />
      <span className="public-word">{texts.isPublic}</span>
    </button>
  );
}
