import * as texts from "#texts/offline.ts";
import type { LiveStatus } from "../../../client/live-board.ts";
import { openLogin, useLoginState } from "../../session/login.ts";
import { useLasting } from "../../ui/feedback/use-lasting.ts";
import { useConnectionAnnouncements } from "./use-connection-announcements.ts";

interface Props {
  status: LiveStatus;
  /** How many changes the service has not accepted yet. */
  unsaved: number;
  /** How many it has refused without anybody having seen that yet. */
  refused: number;
  /** Shows these changes. */
  onOpen: () => void;
}

/** Whether the board is up to date, and whether all changes have been saved. */
export function ConnectionState({ status, unsaved, refused, onOpen }: Props) {
  const login = useLoginState();
  const saving = useLasting(unsaved > 0);
  const offline = status === "reconnecting";
  const connecting = useLasting(status === "loading");
  useConnectionAnnouncements(login, offline);
  if (login !== "in") {
    return (
      <button type="button" className="connection" data-state="offline" onClick={openLogin}>
        <span className="connection-dot" aria-hidden="true" />
        <span className="connection-text">
          Logged out<span className="connection-count">{waiting(unsaved)}</span>. Log in
        </span>
      </button>
    );
  }
  const { state, text, detail } = wordsFor({ offline, connecting, saving }, unsaved);
  const content = (
    <>
      <span className="connection-dot" aria-hidden="true" />
      <span className="connection-text">{refused > 0 ? texts.refused(refused) : text}</span>
    </>
  );
  if (unsaved === 0 && refused === 0) {
    return (
      <p className="connection" data-state={state} title={detail}>
        {content}
      </p>
    );
  }
  return (
    <button
      type="button"
      className="connection"
      data-state={refused > 0 ? "offline" : state}
      title={detail}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {content}
    </button>
  );
}

interface Condition {
  offline: boolean;
  connecting: boolean;
  saving: boolean;
}

function wordsFor({ offline, connecting, saving }: Condition, unsaved: number) {
  if (offline) {
    return {
      state: "offline",
      text: `Offline${waiting(unsaved)}`,
      detail:
        "This is the board as you last saw it. You can keep working; your changes will be sent when you are back online.",
    };
  }
  if (connecting) {
    return {
      state: "saving",
      text: "Connecting…",
      detail: "This is the board as you last saw it. Newer changes are being loaded.",
    };
  }
  if (saving) return { state: "saving", text: "Saving…", detail: "Your changes are being sent." };
  return { state: "live", text: "Live", detail: "You see changes as they happen." };
}

function waiting(unsaved: number): string {
  return unsaved === 0 ? "" : `, ${unsaved} ${unsaved === 1 ? "change waiting" : "changes waiting"}`;
}
