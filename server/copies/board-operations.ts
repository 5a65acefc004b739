import type { Board, boardRoutes } from "../../contract/boards.ts";
import type { Handler, Reply } from "../platform/core/call.ts";
import { orFirstAnswer, refuseRepeat } from "../platform/core/idempotency.ts";
import { nothing, readOnBoard, stillMayRead } from "../platform/core/query.ts";
import { DEFAULT_PARTS } from "./board-plan.ts";
import { createCopy, readSource } from "./create-copy.ts";

export const copyBoard: Handler<typeof boardRoutes.copyBoard> = (call) =>
  orFirstAnswer(call, async (): Promise<Board | Reply> => {
    const { board, caller } = await readOnBoard(call, nothing);
    await refuseRepeat(call, board.id);
    const { title, include } = call.input;
    const parts = new Set(include ?? DEFAULT_PARTS);
    return createCopy(call, caller, {
      boardId: board.id,
      async read() {
        const source = await readSource(call.context, board.id);
        await stillMayRead(call);
        return source;
      },
      title,
      parts,
    });
  });
