import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { column as columnLabel } from "#texts/cards.ts";
import * as texts from "#texts/held-choice.ts";
import { copyText, discard } from "#texts/unsent.ts";
import { createdBy } from "../../../client/changes/operations.ts";
import type { Held } from "../../../client/changes/optimistic-state.ts";
import { useUploads } from "../../card/attachments/upload-list.ts";
import { useQuestion } from "../../ui/dialogs/use-question.ts";
import { Time } from "../../ui/display/time.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { CopyButton } from "../../ui/forms/copy-button.tsx";
import { textsOfAll } from "../session/texts.ts";
import { realId } from "../state/local-ids.ts";
import { useBoard } from "../use-board.ts";
import { ColumnSelect, useColumnWithRoom } from "./column-with-room.tsx";
import { UnsentList } from "./unsent-list.tsx";
import { longTextOf } from "./waiting-words.ts";

/** New cards that did not get into their column: where they go instead, with everything that was done with them. */
export function HeldCard({ held, onDecided }: { held: Held; onDecided: () => void }) {
  const { entry, dependents } = held;
  const { session } = useBoard();
  const [asking, setAsking] = useState(false);
  const id = useId();
  const { input } = entry.operation;
  const meant = "column_id" in input && input.column_id ? realId(input.column_id) : null;
  const created = createdBy(entry.operation);
  const added = created.length;
  const files = useUploads().filter(({ cardId }) => created.includes(cardId));
  const { columnId, open, choose } = useColumnWithRoom(added, meant);
  const text = textsOfAll([entry, ...dependents]);
  const addTo = (column: string) => {
    session.addTo(held, column);
    onDecided();
  };
  const giveUp = () => {
    // The question gives the focus back before the whole card is gone.
    flushSync(() => setAsking(false));
    session.discard([entry]);
    onDecided();
  };
  return (
    <section className="notice stack" aria-labelledby={id}>
      <div>
        <p id={id}>{entry.held}</p>
        <p className="detail">
          <Time at={entry.at} />
        </p>
      </div>
      {longTextOf(entry.operation) && (
        <blockquote className="draft-theirs" dir="auto">
          {longTextOf(entry.operation)}
        </blockquote>
      )}
      {dependents.length + files.length > 0 && (
        <>
          <p className="detail">{texts.goesAlong}</p>
          <UnsentList entries={dependents} files={files} areOfOneCard />
        </>
      )}
      {columnId ? (
        <ColumnSelect label={columnLabel} {...{ columnId, open, choose }} />
      ) : (
        <p>{texts.noColumn}</p>
      )}
      <div className="row">
        {columnId && (
          <Button kind="primary" onClick={() => addTo(columnId)}>
            {texts.addHere}
          </Button>
        )}
        {text && <CopyButton text={text} label={copyText} />}
        <Button onClick={() => setAsking(true)}>{discard}</Button>
      </div>
      {asking && (
        <DiscardQuestion
          words={texts.reallyDiscard(added, dependents.length + files.length)}
          onConfirm={giveUp}
          onCancel={() => setAsking(false)}
        />
      )}
    </section>
  );
}

interface QuestionProps {
  words: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** What was never sent cannot be brought back, so it has to be confirmed. */
function DiscardQuestion({ words, onConfirm, onCancel }: QuestionProps) {
  const ref = useRef<HTMLDivElement>(null);
  useQuestion(ref, "button", onCancel);
  return (
    <div className="stack" role="alert" ref={ref}>
      <p>{words}</p>
      <div className="row">
        <Button kind="danger" onClick={onConfirm}>
          {texts.discardForGood}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {texts.keepIt}
        </Button>
      </div>
    </div>
  );
}
