import { useSyncExternalStore } from "react";
import { troubles } from "#texts/errors.ts";
import * as offlineTexts from "#texts/offline.ts";
import * as texts from "#texts/presence.ts";
import { undecided as decisions, toDecide } from "#texts/undecided.ts";
import type { LiveStatus } from "../../../client/live-board.ts";
import { openLogin, useLoginState } from "../../session/login.ts";
import { number } from "../../texts/format.ts";
import { Icon } from "../../ui/display/icon.tsx";
import { useLasting } from "../../ui/feedback/use-lasting.ts";
import { useConnectionAnnouncements } from "./use-connection-announcements.ts";

interface Props {
  status: LiveStatus;
  /** How many changes the service has not accepted yet. */
  unsaved: number;
  /** How many it has refused without anybody having seen that yet. */
  refused: number;
  /** How many wait for a decision. */
  undecided: number;
  /** An earlier moment is shown, which is not live. */
  isPast: boolean;
  /** Shows these changes. */
  onOpen: () => void;
}

/** Whether the board is up to date, and whether all changes have been saved. */
export function ConnectionState({ status, unsaved, refused, undecided, isPast, onOpen }: Props) {
  const login = useLoginState();
  const saving = useLasting(unsaved > 0);
  const connecting = status === "loading";
  const isOnLine = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const offline = status === "reconnecting" || (connecting && !isOnLine);
  const without = isOnLine ? troubles.away.title : texts.offline;
  useConnectionAnnouncements(login, offline, without);
  if (login !== "in") {
    return (
      <button type="button" className="connection" data-state="offline" onClick={openLogin}>
        <span className="connection-dot" aria-hidden="true" />
        <span className="connection-text">
          {texts.loggedOut}
          {unsaved > 0 && <Shortened words={texts.waiting(unsaved)} count={unsaved} />}
          {texts.logIn}
        </span>
      </button>
    );
  }
  const { state, text, detail } = wordsFor({ offline, connecting, saving, without });
  const attention = undecided + refused;
  const needsAttention = attention > 0;
  const isCalm = unsaved === 0 && !needsAttention;
  if (isPast && isCalm && state === "live") return null;
  const content = (
    <>
      {needsAttention ? (
        <Icon name="attention" size={14} />
      ) : offline ? (
        <Icon name="offline" size={14} />
      ) : (
        <span className="connection-dot" aria-hidden="true" />
      )}
      <span className="connection-text">
        {undecided > 0 ? (
          <>
            <span className="visually-hidden">{decisions(attention)}</span>
            <span aria-hidden="true">
              <Shortened words={toDecide(attention)} count={attention} />
            </span>
          </>
        ) : refused > 0 ? (
          <Shortened words={offlineTexts.refused(refused)} count={refused} />
        ) : (
          <>
            <span className="connection-words-of-state">{text}</span>
            {offline && unsaved > 0 && <Shortened words={texts.waiting(unsaved)} count={unsaved} />}
          </>
        )}
      </span>
    </>
  );
  if (isCalm) {
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
      data-state={needsAttention ? "offline" : state}
      title={detail}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {content}
    </button>
  );
}

function followNetwork(listener: () => void): () => void {
  for (const change of ["online", "offline"]) addEventListener(change, listener);
  return () => {
    for (const change of ["online", "offline"]) removeEventListener(change, listener);
  };
}

/** Only the number, where there is no room for the words. */
function Shortened({ words, count }: { words: string; count: number }) {
  return (
    <>
      <span className="connection-words">{words}</span>
      <span className="connection-number" aria-hidden="true">
        {` ${number(count)}`}
      </span>
    </>
  );
}

interface Condition {
  offline: boolean;
  connecting: boolean;
  saving: boolean;
  /** What is missing when offline: the network, or the service. */
  without: string;
}

function wordsFor({ offline, connecting, saving, without }: Condition) {
  if (offline) {
    return {
      state: "offline",
      text: without,
      detail: texts.whatOfflineMeans,
    };
  }
  if (connecting) {
    return {
      state: "saving",
      text: texts.connecting,
      detail: texts.whatConnectingMeans,
    };
  }
  if (saving) return { state: "saving", text: texts.saving, detail: texts.whatSavingMeans };
  return { state: "live", text: texts.live, detail: texts.whatLiveMeans };
}
