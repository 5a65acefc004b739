/** The boards that are open in this page, and closed ones that still have something to send. */
import { aChange } from "#texts/undo.ts";
import { isLocal } from "../../../client/changes/local-id.ts";
import { LiveBoard } from "../../../client/live-board.ts";
import { sendOperation } from "../../../client/queue/send-operation.ts";
import { pause } from "../../../client/util/pause.ts";
import { loadEvents } from "../../activity/feed/load-events.ts";
import { hasLocalPictures, withUploaded } from "../../card/attachments/local-pictures.ts";
import { moveDrafts, wouldLoseDrafts } from "../../drafts/drafts.ts";
import { BASE_PATH } from "../../installation.ts";
import { changeRule } from "../../rules/change-rule.ts";
import { api, fetchLoggedIn } from "../../session/api.ts";
import { untilLoggedIn } from "../../session/login.ts";
import { readCopy } from "../../storage/board-copies.ts";
import { toast } from "../../ui/feedback/toasts.tsx";
import { commandFor } from "../../util/commands.ts";
import { renameInDrag } from "../drag/drag-state.ts";
import { noteDeletion, noteMissed } from "../lost-text/deleted-while-writing.ts";
import { browserOutbox } from "../outbox/browser-outbox.ts";
import { noteRefused, removeRefused } from "../outbox/refused.ts";
import { noteAuthor } from "../presence/authors.ts";
import { highlight } from "../presence/highlights.ts";
import { renameInSelection } from "../selection/selection.ts";
import { learnId, realId } from "../state/local-ids.ts";
import { loadEventWords, showEvent, wordsOf } from "../undo/loaded-event-words.ts";
import { tabStorage } from "../undo/unlogged-storage.ts";
import { BoardSession } from "./board-session.ts";
import { NewBoardLive, NO_EVENTS, readNewBoard, WITHOUT_LOG } from "./new-board.ts";
import { SharedLive } from "./shared-live.ts";
import { browserTabs } from "./tabs.ts";

const sessions = new Map<string, BoardSession>();
/** Boards that are not shown, opened to send what earlier pages have left behind. */
const background = new Set<string>();
const MAX_OPENED_AT_ONCE = 3;
/** Whoever has made a change is still there to see the message. */
const NOTICED_MS = 5000;

/** For a page that shows the board. */
export function openSession(boardId: string, userId: string): BoardSession {
  background.delete(boardId);
  return open(boardId, userId);
}

/** Sends what is left on these boards. Returns the boards of earlier calls that are done or have been taken over. */
export function sendLeftovers(boardIds: ReadonlySet<string>, userId: string): string[] {
  const done = [...background].filter((boardId) => !boardIds.has(boardId));
  for (const boardId of done) {
    background.delete(boardId);
    sessions.get(boardId)?.stop();
  }
  for (const boardId of boardIds) {
    const isOpen = sessions.get(boardId)?.isOver === false;
    if (isOpen || background.size >= MAX_OPENED_AT_ONCE) continue;
    background.add(boardId);
    open(boardId, userId);
  }
  return done;
}

function open(boardId: string, userId: string): BoardSession {
  const before = sessions.get(boardId);
  if (before && !before.isOver && !before.hasEnded) {
    before.resume();
    return before;
  }
  const session = createSession(boardId, userId);
  sessions.set(boardId, session);
  const copy = isLocal(boardId) ? readNewBoard(userId, boardId) : readCopy(userId, boardId);
  void copy.then((board) => session.start(board));
  return session;
}

function createSession(boardId: string, userId: string): BoardSession {
  const tabs = browserTabs(userId, boardId);
  const live = new SharedLive(tabs, () => (isLocal(boardId) ? new NewBoardLive() : connect(boardId, userId)));
  const session = new BoardSession({
    boardId,
    userId,
    tabs,
    live,
    outbox: browserOutbox(userId, boardId),
    uploads: ({ input, seen = {} }) =>
      hasLocalPictures(input) || hasLocalPictures(seen)
        ? Promise.all([withUploaded(input), withUploaded(seen)])
        : null,
    send: async (operation, key) => {
      void loadEventWords();
      const complete = await withUploaded(operation.input);
      const ifText = operation.seen && (await withUploaded(operation.seen));
      // It may have been withdrawn meanwhile: as if it had not been sent.
      if (!session.view.pending.some((each) => each.key === key)) throw new TypeError();
      return sendOperation(api, { ...operation, input: complete, ...(ifText && { seen: ifText }) }, key);
    },
    ...(isLocal(boardId) ? WITHOUT_LOG : logOf(boardId, userId, live)),
    describe: (event) => (session.view.board ? wordsOf(event, session.view.board, userId) : aChange),
    wordsLoaded: loadEventWords,
    show: (event) => void (session.view.board && showEvent(event, session.view.board, userId)),
    unlogged: tabStorage(userId, boardId),
    changeRule,
    login: untilLoggedIn,
    say: toast,
    decide: () => commandFor("changes")?.(),
    wait: pause,
    now: Date.now,
    onEvent: (event, before) => {
      noteAuthor(event, before, userId);
      const note = live.status === "live" ? noteDeletion : noteMissed;
      note(event, before, { session, userId });
      // Not what happened while offline: that could be the whole board.
      if (live.status === "live") highlight(event, before, userId);
    },
    onRefused: ({ key, at, card }, { message, text }, changes) =>
      noteRefused(userId, { key, boardId: realId(boardId), at, message, text, card, changes }),
    onSaid: ({ key, at }) => {
      if (Date.now() - Date.parse(at) < NOTICED_MS) removeRefused(userId, key);
    },
    onWaiting: ({ key }) => removeRefused(userId, key),
    onId: (local, real) => {
      learnId(local, real);
      if (real === null) return;
      moveDrafts(local, real);
      renameInDrag(local, real);
      renameInSelection(local, real);
    },
  });
  return session;
}

function logOf(boardId: string, userId: string, live: SharedLive): typeof WITHOUT_LOG {
  return {
    head: async () => (await api.listEvents({ board_id: boardId, since: live.board?.seq, limit: 1 })).seq,
    ownEvents: async (before, cardId) =>
      cardId !== undefined && isLocal(cardId)
        ? NO_EVENTS
        : loadEvents(boardId, { userId, ...(cardId !== undefined && { cardId }) }, before),
    eventAt: async (seq) => (await loadEvents(boardId, {}, seq + 1)).events[0] ?? null,
  };
}

function connect(boardId: string, userId: string): LiveBoard {
  const live = new LiveBoard({
    baseUrl: location.origin + BASE_PATH,
    boardId,
    fetch: fetchLoggedIn,
    looking: true,
    isWatched: () => document.visibilityState === "visible",
  });
  import("./beside-live.ts").then(({ workBeside }) => workBeside(live, boardId, userId)).catch(() => {});
  return live;
}

function each(act: (session: BoardSession) => void): void {
  for (const session of sessions.values()) if (!session.isOver) act(session);
}

addEventListener("visibilitychange", () => each((session) => session.takeOver()));
// Somebody looks at the page again: they should not have to wait for the next attempt.
for (const change of ["focus", "visibilitychange", "pageshow"])
  addEventListener(change, () => {
    if (document.visibilityState === "visible") each((session) => session.retryIfOffline());
  });
for (const change of ["online", "offline"])
  addEventListener(change, () => each((session) => session.retryNow()));
// What is stored is not lost by leaving, so the browser only asks about the rest.
addEventListener("beforeunload", (event) => {
  if ([...sessions.values()].some((session) => session.wouldLose) || wouldLoseDrafts())
    event.preventDefault();
});
