import { useState } from "react";
import * as texts from "#texts/cards.ts";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { Button } from "../../../ui/forms/button.tsx";
import { TooLong } from "../../../ui/forms/too-long.tsx";
import { useControls } from "../../controls.ts";
import { light } from "../../presence/highlights.ts";
import { revealNext } from "../focus.ts";
import { createCards } from "./create-cards.ts";
import { itemsIn, linesOf, longLineIn, type PastedItem } from "./pasted-lines.ts";

interface Props {
  items: readonly PastedItem[];
  columnId: string;
  onOne: (title: string) => void;
  onClose: () => void;
}

const MOST_ROWS = 12;

/** Several lines were pasted where a title belongs. They can be shortened or left out before they become cards. */
export default function PasteLinesDialog({ items, columnId, onOne, onClose }: Props) {
  const { session } = useControls();
  const [text, setText] = useState(() => linesOf(items));
  const edited = itemsIn(text);
  const reason = longLineIn(text);
  const addAll = () => {
    onClose();
    revealNext(columnId);
    for (const id of createCards(session, columnId, edited)) light(id);
  };
  return (
    <Dialog title={texts.addCount(edited.length)} onClose={onClose}>
      <div className="stack">
        <textarea
          className="input pasted-lines"
          dir="auto"
          rows={Math.min(items.length + 1, MOST_ROWS)}
          aria-label={texts.titlesOnLines}
          aria-invalid={reason !== null}
          value={text}
          onChange={(event) => setText(event.target.value)}
          // A disabled button cannot take the focus.
          data-autofocus={reason ? "" : undefined}
        />
        <TooLong reason={reason} />
        <div className="dialog-actions">
          <Button onClick={() => onOne(edited.map(({ content }) => content).join(" "))}>
            {texts.oneCard}
          </Button>
          <Button
            kind="primary"
            onClick={addAll}
            disabled={reason !== null || edited.length === 0}
            data-autofocus
          >
            {texts.cardCount(edited.length)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
