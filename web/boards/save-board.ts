import * as texts from "#texts/boards.ts";
import type { Board } from "../../contract/boards.ts";
import { sendOrStore } from "../board/outbox/send-or-store.ts";
import { api } from "../session/api.ts";
import type { BoardEdit } from "./board-edit.ts";

/** Changes a board from outside of it; without a network, the change waits. */
export async function saveBoard({ fields, seen }: BoardEdit, board: Board, userId: string): Promise<void> {
  const input = { board_id: board.id, ...fields };
  const operation = { route: "updateBoard" as const, input, ...(seen && { seen }) };
  const failure = texts.boardNotChanged(board.title);
  await sendOrStore({ operation, failure, board, userId }, (options) =>
    api.updateBoard(input, { ...options, ...(seen && { ifText: seen }) }),
  );
}
