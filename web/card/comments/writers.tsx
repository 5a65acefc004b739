import { areWriting } from "#texts/comments.ts";
import { userOf } from "../../board/presence/card-lookers.tsx";
import { useLookers } from "../../board/presence/use-lookers.ts";
import { useBoard } from "../../board/use-board.ts";
import { nameOf } from "../../ui/display/avatar.tsx";

/**
 * Who else is writing a comment. It is shown in the margin below the field, so that nothing moves for it; the faces of
 * those who look at the card say so to those who listen.
 */
export function Writers({ cardId }: { cardId: string }) {
  const { session, me } = useBoard();
  const writers = useLookers(session, cardId, me.id).filter(({ editing }) => editing === "comment");
  if (writers.length === 0) return null;
  const names = writers.map((writer) => nameOf(userOf(session, writer)));
  return <p className="comment-writers detail truncate">{areWriting(names)}</p>;
}
