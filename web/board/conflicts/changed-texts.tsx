import * as texts from "#texts/conflicts.tsx";
import type { Conflict } from "../../../client/changes/conflicts.ts";
import { useBoard } from "../use-board.ts";
import { placeOf } from "./place-of.ts";
import { useTheirChanges } from "./use-their-change.ts";

/** Which texts others have changed, and who. */
export default function ChangedTexts({ conflicts }: { conflicts: readonly Conflict[] }) {
  const { board } = useBoard();
  const authors = useTheirChanges(conflicts).map(({ author }) => author);
  return texts.notice(
    conflicts.map((conflict) => placeOf(conflict, board)),
    authors,
  );
}
