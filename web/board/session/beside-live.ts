/** What is done beside a connected board, loaded after it: its copy is kept, and its people under their present names. */
import type { LiveBoard } from "../../../client/live-board.ts";
import { pause } from "../../../client/util/pause.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import { api } from "../../session/api.ts";
import { isCookieOf } from "../../session/login.ts";
import { keepCopy, removeCopies } from "../../storage/board-copies.ts";
import { removeComments } from "../../storage/comment-copies.ts";
import { removeLists } from "../../storage/kept-list.ts";
import { removePictures } from "../../storage/stored-pictures.ts";
import { whenIdle } from "../../ui/feedback/lazy-part.tsx";
import { keepCopyOf } from "./kept-copy.ts";
import { keepNames } from "./present-names.ts";

export function workBeside(live: LiveBoard, boardId: string, userId: string): void {
  const clock = () => performance.now();
  keepCopyOf(live, copiesOf(boardId, userId), { wait: pause, idle: whenIdle, onHidden, clock });
  keepNames(live, () => api.listMembers({ board_id: boardId }), { now: clock, isVisible });
}

function copiesOf(boardId: string, userId: string) {
  return {
    // Logging out, in whatever tab, has removed the copies: none may be written after that.
    keep: (board: FullBoard) => {
      if (isCookieOf(userId)) keepCopy(userId, board).catch(() => {});
    },
    remove: () => {
      removeCopies(userId, boardId).catch(() => {});
      removeComments(userId, boardId).catch(() => {});
      removeLists(userId, boardId).catch(() => {});
      // Which of them are of this board is not stored; those of others come back when they are shown.
      removePictures().catch(() => {});
    },
  };
}

function onHidden(listener: () => void): () => void {
  const look = () => !isVisible() && listener();
  addEventListener("visibilitychange", look);
  return () => removeEventListener("visibilitychange", look);
}

function isVisible(): boolean {
  return document.visibilityState === "visible";
}
