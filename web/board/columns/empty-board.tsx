import { useLayoutEffect, useRef } from "react";
import * as texts from "#texts/columns.tsx";
import { hasNoFocus } from "../../shell/focus-page.ts";
import { BoardSketch } from "../../ui/feedback/board-sketch.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { focusColumn } from "../cards/focus.ts";
import { useControls } from "../controls.ts";
import { createColumns } from "../session/actions.ts";
import { AddColumn } from "./add-column.tsx";

/** A board without columns: three that suit most work with one click, or the first of one's own. */
export function EmptyBoard({ boardId }: { boardId: string }) {
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
      <Button kind="primary" onClick={() => focusColumn(createColumns(session, texts.usualColumns))}>
        {texts.startWithUsual}
      </Button>
      <p>{texts.orOwnColumn}</p>
      <AddColumn boardId={boardId} count={0} />
    </section>
  );
}
