import * as texts from "#texts/undo.ts";
import type { Operation } from "../../../client/changes/operations.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import type { Toast } from "../../ui/feedback/toasts.tsx";
import { authorIn } from "../presence/authors.ts";
import type { Overwritten } from "./overwritten.ts";

/** More are counted instead. */
const SPELT_OUT = 3;

interface Means {
  board: FullBoard | null;
  /** What was done, without who did it. */
  describe: (event: BoardEvent) => string;
  undo: () => void;
}

/** Stays until it is read: whoever comes back may not be looking yet. */
export function overwrittenMessage(
  found: readonly [Overwritten, ...Overwritten[]],
  { board, describe, undo }: Means,
): Toast {
  const [{ theirs, mine }, ...others] = found;
  const author = authorIn(theirs, board);
  const last = mine.at(-1) ?? theirs;
  const sentences = found
    .slice(0, SPELT_OUT)
    .map((each) => texts.someoneDid(authorIn(each.theirs, board), describe(each.theirs)));
  return {
    stays: true,
    message:
      others.length === 0
        ? texts.overwritten(author, describe(theirs), describe(last))
        : texts.overwrittenSeveral(sentences, found.length - sentences.length),
    action: { label: texts.undoMine, run: undo },
  };
}

/** Brings back what was overwritten; newest first, because only what nobody has changed since is undone. */
export function bringingBack(boardId: string, found: readonly Overwritten[]): Operation[] {
  const mine = new Map(found.flatMap((each) => each.mine.map((event) => [event.seq, event])));
  return [...mine.values()]
    .sort((a, b) => b.seq - a.seq)
    .map((event) => ({
      route: "undo",
      input: { board_id: boardId, seq: event.seq, whole: true },
      undone: [event],
    }));
}
