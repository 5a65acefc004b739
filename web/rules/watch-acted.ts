import type { BoardEvent } from "../../contract/events.ts";
import type { BoardSession } from "../board/session/board-session.ts";
import { setsOff } from "./set-off.ts";
import { tellActed } from "./tell-acted.ts";

/** Several changes at once need one message. */
const SOON_MS = 250;
/** What rules do follows at once. */
const MOST_REMEMBERED = 200;

/** Whoever sets off a rule is told what it did, and nobody else is. */
export function watchActed(session: BoardSession, myId: string): () => void {
  const pick = actedBy(myId);
  let acted: BoardEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    const [newest, ...older] = acted.reverse();
    acted = [];
    if (newest) tellActed(session, [newest, ...older], myId).catch(() => {});
  };
  const unsubscribe = session.onEvent((event) => {
    if (!pick(event) || document.visibilityState !== "visible") return;
    acted.push(event);
    clearTimeout(timer);
    timer = setTimeout(tell, SOON_MS);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/** Says of each event, in order, whether a rule caused it because of a change that this user made by hand. */
export function actedBy(myId: string): (event: BoardEvent) => boolean {
  let mine: readonly number[] = [];
  return (event) => {
    const { seq, user_id, via, undoes, cause } = event;
    if (undoes !== undefined) return false;
    const isActed = cause !== undefined && mine.includes(cause);
    const isMine = user_id === myId && via === undefined && setsOff(event);
    if (isActed || isMine) mine = [...mine, seq].slice(-MOST_REMEMBERED);
    return isActed;
  };
}
