import { useLayoutEffect, useRef } from "react";
import * as texts from "#texts/empty-board.tsx";
import { localId } from "../../../client/changes/local-id.ts";
import { hasNoFocus } from "../../shell/focus-page.ts";
import { BoardSketch } from "../../ui/feedback/board-sketch.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { addAtTop } from "../cards/add/inline-add.ts";
import { useControls } from "../controls.ts";
import { boardOf } from "../session/actions.ts";
import type { BoardSession } from "../session/board-session.ts";
import { AddColumn } from "./add-column.tsx";

/** A board without columns: three that suit most work with one click, or the first of one's own. */
export default function EmptyBoard({ boardId }: { boardId: string }) {
  const { session } = useControls();
  const sectionRef = useRef<HTMLElement>(null);
  // The board was just created, or lost its last column: what had the focus is gone.
  useLayoutEffect(() => {
    if (hasNoFocus()) sectionRef.current?.querySelector("button")?.focus();
  }, []);
  return (
    <section ref={sectionRef} className="state empty-board" aria-labelledby="empty-board-title">
      <BoardSketch />
      <h2 id="empty-board-title">{texts.emptyBoard}</h2>
      <p>{texts.whatColumnsAre}</p>
      <Button kind="primary" onClick={() => addAtTop(createColumns(session, texts.usualColumns))}>
        {texts.startWithUsual}
      </Button>
      <p>{texts.orOwnColumn}</p>
      <AddColumn boardId={boardId} count={0} />
    </section>
  );
}

/** The last one is where cards are done. Returns the local id of the first. */
function createColumns(session: BoardSession, titles: readonly string[]): string {
  const { id: board_id } = boardOf(session);
  const first = localId();
  session.performAll(
    titles.map((title, index) => ({
      route: "createColumn",
      input: { board_id, title, is_done_column: index === titles.length - 1 },
      creates: index === 0 ? first : localId(),
    })),
    { done: texts.columnsAdded(titles.length), failure: texts.columnsNotAdded },
  );
  return first;
}
