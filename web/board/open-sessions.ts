/** The boards that are open in this page, and those that were and still have something to send. */
import { LiveBoard } from "../../client/live-board.ts";
import type { RouteName } from "../../contract/index.ts";
import { api, fetchLoggedIn } from "../session/api.ts";
import { moveDrafts, wouldLoseDrafts } from "../session/drafts.ts";
import { untilLoggedIn } from "../session/login.ts";
import { toast } from "../ui/toasts.tsx";
import { noteAuthor } from "./authors.ts";
import { BoardSession } from "./board-session.ts";
import { browserOutbox, browserOwners } from "./browser-outbox.ts";
import { noteDeletion } from "./deleted-while-writing.ts";
import { renameInDrag } from "./drag-state.ts";
import { highlight } from "./highlights.ts";
import { learnId } from "./local-ids.ts";

const sessions = new Map<string, BoardSession>();

export function openSession(boardId: string, userId: string): BoardSession {
  const before = sessions.get(boardId);
  if (before && !before.isOver && !before.hasEnded) {
    before.resume();
    return before;
  }
  const session = createSession(boardId, userId);
  sessions.set(boardId, session);
  session.start();
  return session;
}

type AnyCall = (input: object, options: { key: string }) => Promise<unknown>;

function createSession(boardId: string, userId: string): BoardSession {
  const live = new LiveBoard({ baseUrl: "", boardId, fetch: fetchLoggedIn });
  return new BoardSession({
    boardId,
    userId,
    live,
    outbox: browserOutbox(userId, boardId),
    owners: browserOwners,
    send: ({ route, input }, key) => (api as Record<RouteName, AnyCall>)[route](input, { key }),
    head: async () => (await api.listEvents({ board_id: boardId, since: live.board?.seq, limit: 1 })).seq,
    login: untilLoggedIn,
    say: toast,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    now: Date.now,
    onEvent: (event, before) => {
      noteAuthor(event, before, userId);
      noteDeletion(event, before, userId);
      // Not what happened during an absence: that would be everything.
      if (live.status === "live") highlight(event, userId);
    },
    onId: (local, real) => {
      learnId(local, real);
      if (real === null) return;
      moveDrafts(local, real);
      renameInDrag(local, real);
    },
  });
}

function each(act: (session: BoardSession) => void): void {
  for (const session of sessions.values()) if (!session.isOver) act(session);
}

addEventListener("visibilitychange", () => each((session) => session.takeOver()));
addEventListener("pagehide", () => each((session) => session.flush()));
for (const change of ["online", "offline"])
  addEventListener(change, () => each((session) => session.retryNow()));
// What is stored is not lost by leaving, so leaving is not questioned.
addEventListener("beforeunload", (event) => {
  if ([...sessions.values()].some((session) => session.wouldLose) || wouldLoseDrafts())
    event.preventDefault();
});
