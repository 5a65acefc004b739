import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { MOST_NAMED, namesOf } from "../../activity/sentences/names.ts";
import { textOf } from "../../activity/sentences/parts.ts";
import { actorOf } from "../../activity/sentences/people-words.ts";
import { sentenceOf } from "../../activity/sentences/sentence.ts";
import { useTopDialog } from "../../ui/dialogs/top-dialog.ts";
import { useBoard } from "../use-board.ts";
import { type Change, summaryOf } from "./changes-summary.ts";

/** Said when nothing has happened for so long, but at the latest that long after the first change. */
const QUIET_MS = 2000;
const LATEST_MS = 8000;

/** What others change on the board, for screen readers: politely, and several changes as one sentence. */
export default function LiveChanges() {
  const { session, me } = useBoard();
  const [said, setSaid] = useState("");
  useEffect(() => {
    let changes: Change[] = [];
    let latest = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = () => {
      setSaid(summaryOf(changes));
      changes = [];
    };
    const unsubscribe = session.onEvent((event, board) => {
      if (!board || event.user_id === me.id) return;
      const names = namesOf(board, [event], { myId: me.id, most: MOST_NAMED });
      if (changes.length === 0) latest = Date.now() + LATEST_MS;
      changes.push({ who: actorOf(event, names), sentence: textOf(sentenceOf(event, names)) });
      clearTimeout(timer);
      timer = setTimeout(say, Math.min(QUIET_MS, Math.max(0, latest - Date.now())));
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [session, me.id]);
  return createPortal(
    <div className="visually-hidden" role="log" aria-live="polite" data-testid="live-changes">
      {said}
    </div>,
    useTopDialog() ?? document.body,
  );
}
