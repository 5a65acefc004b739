import { useState } from "react";
import * as texts from "#texts/drafts.tsx";
import { unsavedText, yourText } from "#texts/lost-text.tsx";
import type { FullBoard } from "../../../contract/boards.ts";
import { draftsOn, keepDraft } from "../../drafts/drafts.ts";
import { Button } from "../../ui/forms/button.tsx";
import { CopyButton } from "../../ui/forms/copy-button.tsx";
import { draftLabels } from "./draft-labels.ts";

interface Props {
  boardId: string;
  /** As it was last seen, if it was. */
  board: FullBoard | null;
}

/** Unsaved text on a board that can no longer be viewed. */
export function LeftDrafts({ boardId, board }: Props) {
  const [drafts, setDrafts] = useState(() => draftsOn(boardId));
  if (drafts.length === 0) return null;
  const discard = () => {
    for (const { id, field } of drafts) keepDraft(id, field, null);
    setDrafts([]);
  };
  const labels = draftLabels(
    drafts,
    board?.columns.flatMap(({ cards }) => cards),
  );
  return (
    <section className="panel stack unsent-panel" aria-labelledby="drafts-title">
      <h2 id="drafts-title">{unsavedText}</h2>
      <ul className="unsent">
        {drafts.map(({ id, field, text }, at) => (
          <li key={`${id}:${field}`}>
            {labels[at] !== yourText && <p className="field-label">{labels[at]}</p>}
            <blockquote className="draft-theirs" dir="auto">
              {text}
            </blockquote>
          </li>
        ))}
      </ul>
      <div className="row">
        <CopyButton
          text={drafts.map(({ text }) => text).join("\n\n")}
          label={texts.copyText}
          kind="primary"
        />
        <Button onClick={discard}>{texts.discard}</Button>
      </div>
    </section>
  );
}
