import { useState } from "react";
import * as texts from "#texts/cards.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { TooLong } from "../../ui/forms/too-long.tsx";
import { linesIn, longLineIn } from "./pasted-lines.ts";

interface Props {
  lines: readonly string[];
  onSeveral: (titles: string[]) => void;
  onOne: (title: string) => void;
  onClose: () => void;
}

const MOST_ROWS = 12;

/** Several lines were pasted where a title belongs. They can be shortened or left out before they become cards. */
export default function PasteLinesDialog({ lines, onSeveral, onOne, onClose }: Props) {
  const [text, setText] = useState(() => lines.join("\n"));
  const titles = linesIn(text);
  const reason = longLineIn(text);
  return (
    <Dialog title={texts.addCount(titles.length)} onClose={onClose}>
      <div className="stack">
        <textarea
          className="input pasted-lines"
          dir="auto"
          rows={Math.min(lines.length + 1, MOST_ROWS)}
          aria-label={texts.titlesOnLines}
          aria-invalid={reason !== null}
          value={text}
          onChange={(event) => setText(event.target.value)}
          // A disabled button cannot take the focus.
          data-autofocus={reason ? "" : undefined}
        />
        <TooLong reason={reason} />
        <div className="dialog-actions">
          <Button onClick={() => onOne(titles.join(" "))}>{texts.oneCard}</Button>
          <Button
            kind="primary"
            onClick={() => onSeveral(titles)}
            disabled={reason !== null || titles.length === 0}
            data-autofocus
          >
            {texts.cardCount(titles.length)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
