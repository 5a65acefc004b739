import type { BoardSession } from "../board/session/board-session.ts";
import { mayHinder } from "./set-off.ts";
import { tellHindered } from "./tell-hindered.ts";

/** Several changes at once need one look. */
const SOON_MS = 250;

/** Whoever sets off a rule that cannot act, for example because its column is full, is told so: they see that nothing happens. */
export function watchHindered(session: BoardSession, myId: string): () => void {
  let events = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const { board } = session.view;
    const seen = events;
    events = new Set();
    // Without an answer nothing is said; the dialog of the rules says it too.
    if (board) tellHindered(board, seen).catch(() => {});
  };
  const unsubscribe = session.onEvent((event, after) => {
    if (!after || document.visibilityState !== "visible" || !mayHinder(event, after, myId)) return;
    events.add(event.seq);
    clearTimeout(timer);
    timer = setTimeout(look, SOON_MS);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
