import { useEffect, useRef, useState } from "react";
import { announce } from "../ui/announcer.tsx";
import type { BoardView } from "./board-session.ts";

/** What is saved faster than this is not worth a word. */
const NOTICEABLE_MS = 500;

/** Whether what is shown is current, and whether what was done has arrived. */
export function ConnectionState({ status, unsaved }: Pick<BoardView, "status" | "unsaved">) {
  const saving = useLasting(unsaved > 0);
  const offline = status === "reconnecting";
  const wasOffline = useRef(false);
  useEffect(() => {
    if (offline) announce("Offline. You can go on working; changes are sent on return.");
    else if (wasOffline.current) announce("Online again. The board is current.");
    wasOffline.current = offline;
  }, [offline]);
  const { state, text, detail } = wordsFor(offline, saving, unsaved);
  return (
    <p className="connection" data-state={state} title={detail}>
      <span className="connection-dot" aria-hidden="true" />
      <span className="connection-text">{text}</span>
    </p>
  );
}

function wordsFor(offline: boolean, saving: boolean, unsaved: number) {
  if (offline) {
    const waiting = unsaved === 0 ? "" : `, ${unsaved} ${unsaved === 1 ? "change waits" : "changes wait"}`;
    return {
      state: "offline",
      text: `Offline${waiting}`,
      detail: "What you see is the last known state. You can go on working; changes are sent on return.",
    };
  }
  if (saving) return { state: "saving", text: "Saving…", detail: "Changes are on their way." };
  return { state: "live", text: "Live", detail: "You see every change as it happens." };
}

/** True once the condition has held for a noticeable time. */
function useLasting(condition: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!condition) return setLasting(false);
    const timer = setTimeout(() => setLasting(true), NOTICEABLE_MS);
    return () => clearTimeout(timer);
  }, [condition]);
  return lasting;
}
