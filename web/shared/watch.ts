/** Follows a board by its public link: a snapshot, kept up to date by the stream of its events. */
import { applyEvent, needsSnapshot } from "../../contract/board-state.ts";
import { type FullBoard, LAST_EVENT_AT } from "../../contract/boards.ts";
import type { PublicBoard } from "../../contract/public-board.ts";
import type { PublicEvent } from "../../contract/public-events.ts";
import { CLOSE } from "../../contract/socket.ts";
import { addressOf } from "../installation.ts";
import { asBoard, asEvent } from "./as-board.ts";

export interface SharedState {
  status: "loading" | "unreachable" | "open" | "ended";
  board: FullBoard | null;
  connection: Connection;
}

type Connection = "live" | "connecting" | "offline";

type Control = { type: "ready" } | { type: "resync" };

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Returns how to stop. */
export function watchShared(token: string, changed: (state: SharedState) => void): () => void {
  const address = addressOf(`/shared/${encodeURIComponent(token)}`);
  let state: SharedState = { status: "loading", board: null, connection: "connecting" };
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let isStopped = false;

  function update(part: Partial<SharedState>): void {
    if (isStopped) return;
    state = { ...state, ...part };
    changed(state);
  }

  function disconnect(): void {
    source?.close();
    source = null;
    clearTimeout(timer);
  }

  /** Nothing of the board stays on the page. */
  function end(): void {
    disconnect();
    update({ status: "ended", board: null, connection: "connecting" });
  }

  /** Spread out: everybody who watches may have been cut off at the same moment. */
  function loadLater(): void {
    disconnect();
    update({ connection: cutOff(), ...(!state.board && { status: "unreachable" as const }) });
    timer = setTimeout(() => void load(), pauseMs * (0.5 + Math.random()));
    pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
  }

  async function load(): Promise<void> {
    disconnect();
    try {
      const response = await fetch(address, { credentials: "omit" });
      if (isStopped) return;
      if (response.status === 404) return end();
      if (!response.ok) return loadLater();
      // Encoded by the service from this very schema.
      const board = (await response.json()) as PublicBoard;
      update({ status: "open", board: asBoard(board, response.headers.get(LAST_EVENT_AT)) });
      if (!isStopped) follow();
    } catch {
      loadLater();
    }
  }

  /** Two loads may overlap when the browser comes back online: the later one has the stream. */
  function follow(): void {
    disconnect();
    const { seq = 0, last_event_at } = state.board ?? {};
    const query = new URLSearchParams({ since: String(seq), last_event_at: last_event_at ?? "" });
    const opened = new EventSource(`${address}/stream?${query}`);
    source = opened;
    opened.onmessage = ({ data }) => take(JSON.parse(data));
    opened.addEventListener("close", ({ data }) => {
      if (JSON.parse(data).code === CLOSE.refused) end();
      else loadLater();
    });
    // The browser reconnects by itself, unless it was refused.
    opened.onerror = () => {
      if (opened.readyState === EventSource.CLOSED) loadLater();
      else update({ connection: cutOff() });
    };
  }

  function take(message: PublicEvent | Control): void {
    if (message.type === "ready") {
      pauseMs = FIRST_PAUSE_MS;
      return update({ connection: "live" });
    }
    if (message.type === "resync" || needsSnapshot(message)) return void load();
    const { board } = state;
    if (!board || message.seq <= board.seq) return;
    const next = applyEvent(board, asEvent(message));
    if (next) update({ board: next });
    else end();
  }

  /** The stream of a browser that is offline may take minutes to fail. */
  function goOffline(): void {
    if (state.status !== "ended") loadLater();
  }

  function comeBack(): void {
    if (state.status !== "ended") void load();
  }

  addEventListener("offline", goOffline);
  addEventListener("online", comeBack);
  void load();
  return () => {
    isStopped = true;
    disconnect();
    removeEventListener("offline", goOffline);
    removeEventListener("online", comeBack);
  };
}

function cutOff(): Connection {
  return navigator.onLine ? "connecting" : "offline";
}
