import type { BoardView } from "./board-session.ts";

/** Whether what is shown is current, and whether what was done has arrived. */
export function ConnectionState({ status, unsaved }: Pick<BoardView, "status" | "unsaved">) {
  const { state, text, detail } = wordsFor(status, unsaved);
  return (
    <p className="connection" role="status" data-state={state} title={detail}>
      <span className="connection-dot" aria-hidden="true" />
      <span className="connection-text">{text}</span>
    </p>
  );
}

function wordsFor(status: BoardView["status"], unsaved: number) {
  if (status === "reconnecting") {
    const waiting = unsaved === 0 ? "" : `, ${unsaved} ${unsaved === 1 ? "change waits" : "changes wait"}`;
    return {
      state: "offline",
      text: `Offline${waiting}`,
      detail: "What you see is the last known state. You can go on working; changes are sent on return.",
    };
  }
  if (unsaved > 0) return { state: "saving", text: "Saving…", detail: "Changes are on their way." };
  return { state: "live", text: "Live", detail: "You see every change as it happens." };
}
