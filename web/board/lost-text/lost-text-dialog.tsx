import { useState } from "react";
import { restore } from "#texts/common.ts";
import * as texts from "#texts/drafts.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { CopyButton } from "../../ui/forms/copy-button.tsx";
import { forgetPlace, type LostPlace, offerLater, rewrite, textOf } from "./deleted-while-writing.ts";

interface Props {
  place: LostPlace;
  onClose: () => void;
}

/**
 * Somebody has deleted what was being written in. The user may still be typing: what comes next continues the text and
 * presses no button.
 */
export default function LostTextDialog({ place, onClose }: Props) {
  const [text, setText] = useState(() => textOf(place));
  /** The text is in its editor again; until then, a message keeps it. */
  const bringItBack = async () => {
    if (await place.bringBack?.()) offerLater(place, text);
  };
  const leave = (how: () => void) => {
    how();
    onClose();
  };
  return (
    <Dialog title={place.title} onClose={() => leave(() => offerLater(place, text))}>
      <div className="stack">
        <p>{texts.yourTextIs}</p>
        <textarea
          ref={toEnd}
          className="input"
          dir="auto"
          rows={6}
          aria-label={texts.yourText}
          data-autofocus
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            rewrite(place, event.target.value);
          }}
        />
      </div>
      <div className="dialog-actions">
        <Button onClick={() => leave(() => forgetPlace(place))}>{texts.discard}</Button>
        {place.bringBack && <Button onClick={() => void bringItBack()}>{restore}</Button>}
        <CopyButton text={text} label={texts.copyText} />
      </div>
    </Dialog>
  );
}

function toEnd(field: HTMLTextAreaElement | null): void {
  field?.setSelectionRange(field.value.length, field.value.length);
}
