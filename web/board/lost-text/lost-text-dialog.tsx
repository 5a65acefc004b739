import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { restore } from "#texts/common.ts";
import { copyText, discard } from "#texts/drafts.tsx";
import * as texts from "#texts/lost-text.tsx";
import { restoreWithChanges } from "#texts/unsent.ts";
import { keepDraft, type PlacedText, readDraft, wasWrittenLast } from "../../drafts/drafts.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Time } from "../../ui/display/time.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { CopyButton } from "../../ui/forms/copy-button.tsx";
import { TextArea } from "../../ui/forms/field.tsx";
import { bringBackChanged } from "../outbox/bring-back-changed.ts";
import { countChanges, useRefused } from "../outbox/refused.ts";
import { realId } from "../state/local-ids.ts";
import { useBoard } from "../use-board.ts";
import { forgetTexts, type LostPlace, lostTexts, offerLater, removePlace } from "./deleted-while-writing.ts";
import { draftLabels, inOrder } from "./draft-labels.ts";

interface Props {
  place: LostPlace;
  onClose: () => void;
}

/**
 * Somebody has deleted what was being written in. The user may still be typing: what comes next continues the text and
 * presses no button.
 */
export default function LostTextDialog({ place, onClose }: Props) {
  const { session, board, me } = useBoard();
  const lost = inOrder(place.texts);
  const [written, setWritten] = useState(() => lost.map(({ text }) => text));
  // Where the typing goes on.
  const [first] = useState(() => Math.max(0, lost.findIndex(wasWrittenLast)));
  const [isBusy, setBusy] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const frame = fields.current;
    return () => {
      const field = document.activeElement;
      if (!(field instanceof HTMLTextAreaElement && frame?.contains(field))) return;
      const { value, selectionStart, selectionEnd } = field;
      // Once the editor is there.
      queueMicrotask(
        () => lostTexts(place).length === 0 && goOnWriting(value, [selectionStart, selectionEnd]),
      );
    };
  }, [place]);
  const text = written.join("\n\n");
  const { gone, bringBack } = place;
  // What was sent before it was known that the card is gone: it can be made again with the card.
  const changes = useRefused(me.id, board.id).filter(
    ({ card }) => card && gone && realId(card.id) === realId(gone.id),
  );
  const count = countChanges(changes);
  useEffect(
    () => (count > 0 && gone ? session.goneShown(realId(gone.id)) : undefined),
    [session, gone, count],
  );
  /** The text is in its editor again; until then, a message keeps it. */
  const bringItBack = async () => {
    const isBack =
      gone && count > 0 ? bringBackChanged(session, gone, { changes, userId: me.id }) : bringBack?.();
    if (await isBack) offerLater(place, text);
  };
  const leave = (how: () => void) => {
    how();
    onClose();
  };
  // The title names a card that was deleted by itself.
  const labels = draftLabels(lost, gone?.column?.cards);
  return (
    <Dialog title={place.title} onClose={() => leave(() => offerLater(place, text))}>
      <div className="stack" ref={fields}>
        <p>
          {place.at && <>{texts.happened(<Time at={place.at} />)} </>}
          {texts.textIsKept} {bringBack && texts.whatRestoringDoes}
        </p>
        {lost.map((each, at) => (
          <div key={`${each.id}:${each.field}`} ref={at === first ? toEnd : undefined}>
            <TextArea
              label={labels[at]}
              hideLabel={labels[at] === texts.yourText}
              rows={lost.length === 1 ? 6 : 3}
              data-autofocus={at === first ? true : undefined}
              value={written[at]}
              onChange={(event) => {
                setWritten(written.with(at, event.target.value));
                rewrite(each, event.target.value);
              }}
            />
          </div>
        ))}
      </div>
      <div className="dialog-actions" data-first="true">
        {bringBack && (
          <Button
            kind="primary"
            busy={isBusy}
            onClick={() => {
              setBusy(true);
              void bringItBack().finally(() => setBusy(false));
            }}
          >
            {count > 0 ? restoreWithChanges(count) : restore}
          </Button>
        )}
        <CopyButton text={text} label={copyText} {...(!bringBack && { kind: "primary" })} />
        <Button onClick={() => leave(() => forgetPlace(place))}>{discard}</Button>
      </div>
    </Dialog>
  );
}

function toEnd(frame: HTMLElement | null): void {
  const field = frame?.querySelector("textarea");
  field?.setSelectionRange(field.value.length, field.value.length);
}

/** The text was edited after the deletion. */
function rewrite({ id, field }: PlacedText, text: string): void {
  // Still what it was edited from: the thing may come back.
  keepDraft(id, field, { text, base: readDraft(id, field)?.base ?? "" });
}

/** What was deleted is back, and with it the editor that has the text. */
function goOnWriting(text: string, caret: [start: number, end: number]): void {
  for (const field of document.querySelectorAll<HTMLTextAreaElement>("textarea")) {
    if (field.value !== text) continue;
    field.setSelectionRange(...caret);
    field.focus();
    if (document.activeElement === field) return;
  }
}

function forgetPlace(place: LostPlace): void {
  forgetTexts(place);
  removePlace(place);
}
