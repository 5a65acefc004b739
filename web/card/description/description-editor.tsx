import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import * as texts from "#texts/card.ts";
import { hint } from "#texts/comments.ts";
import * as common from "#texts/common.ts";
import type { Card } from "../../../contract/cards.ts";
import { PartLookers } from "../../board/presence/part-lookers.tsx";
import { useBoard } from "../../board/use-board.ts";
import { ChooseToSave } from "../../drafts/choose-to-save.tsx";
import { DraftConflict } from "../../drafts/draft-conflict.tsx";
import { type Merge, MergeNote } from "../../drafts/merge-note.tsx";
import { placeAfter } from "../../drafts/place-after.ts";
import type { Draft } from "../../drafts/use-draft.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { TooLong, tooLong } from "../../ui/forms/too-long.tsx";
import { useNarrow } from "../../ui/use-narrow.ts";
import { deleteAttachment, describeCard } from "../card-actions.ts";
import { DiscardQuestion } from "../comments/discard-question.tsx";
import { caretBox } from "../markdown/caret-box.ts";
import { WritingField } from "../markdown/writing-field.tsx";
import { withoutEmptyEnd } from "../markdown/writing-keys.ts";
import { addedPictures } from "./added-pictures.ts";

/** Where writing begins: in the text, and how far down on the screen that is; or where it goes on, at the end. */
export interface Beginning {
  goesOn?: boolean;
  at?: number;
  y?: number;
}

interface Props {
  card: Card;
  draft: Draft;
  /** Null if nobody has opened it: the text was left when the page or the card was. */
  begins: Beginning | null;
  /** Closes the editor, while the draft is kept. */
  onLeave: () => void;
}

/**
 * Escape and Back leave it, as closing the card does: the draft is kept. Only Cancel discards it, after asking. On a phone
 * it has the screen to itself, with its buttons above and the bar below, next to the keyboard.
 */
export function DescriptionEditor({ card, draft, begins, onLeave }: Props) {
  const { session } = useBoard();
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState(false);
  const ref = useRef<HTMLTextAreaElement>(null);
  const isNarrow = useNarrow();
  const formId = useId();
  const hintId = useId();
  const text = draft.text ?? "";
  const reason = tooLong(text, 50_000);
  const begin = () => ref.current && beginWriting(ref.current, begins, isNarrow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useLayoutEffect(() => {
    if (!isNarrow) begin();
  }, []);
  // Once the dialog around it is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useEffect(() => {
    if (isNarrow) begin();
  }, [isNarrow]);
  const [merge, setMerge] = useState<Merge | null>(null);
  const selection = useRef({ value: text, start: 0, end: 0 });
  const shown = ref.current;
  if (shown) selection.current = { value: shown.value, start: shown.selectionStart, end: shown.selectionEnd };
  // The text of somebody else has replaced this one: the caret stays where it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then
  useLayoutEffect(() => {
    const { value, start, end } = selection.current;
    if (ref.current !== document.activeElement || value === text) return;
    ref.current?.setSelectionRange(placeAfter(start, value, text), placeAfter(end, value, text));
  }, [draft.base]);
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    if (draft.theirs !== null || reason) {
      setAsking(false);
      return setRefused(true);
    }
    draft.close();
    const written = withoutEmptyEnd(text);
    if (written === (card.description ?? "")) return;
    // If it is refused, the text is restored.
    void describeCard(session, card, written).then((accepted) => accepted || draft.edit(text));
  };
  const isUnchanged = text === (card.description ?? "");
  const giveUp = () => (isUnchanged ? draft.close() : setAsking(true));
  const leave = () => (isUnchanged ? draft.close() : onLeave());
  const onMerge = (mine: string) => {
    setMerge({ mine, theirs: draft.theirs ?? "", author: draft.theirAuthor });
    writeOn();
  };
  const writeOn = () => {
    setAsking(false);
    setRefused(false);
  };
  const pictures = asking ? addedPictures(text, card) : [];
  const [keepsPictures, setKeepsPictures] = useState(false);
  const discard = () => {
    draft.close();
    if (!keepsPictures) for (const picture of pictures) deleteAttachment(session, picture);
  };
  const submit = (
    <Button kind="primary" type="submit" form={formId} disabled={draft.theirs !== null || reason !== null}>
      {common.save}
    </Button>
  );
  const form = (
    <form id={formId} className="description-editor" data-editing="description" onSubmit={save}>
      <WritingField
        card={card}
        field={ref}
        text={text}
        edit={draft.edit}
        onSave={save}
        onLeave={asking ? writeOn : leave}
        rows={7}
        aria-invalid={reason !== null}
        aria-label={texts.description}
        aria-describedby={hintId}
        // Also when the page was left while it was written; but a wide touch screen shows no keyboard over the card.
        data-autofocus={isNarrow || !matchMedia("(pointer: coarse)").matches || undefined}
      />
      <TooLong reason={reason} />
      <MergeNote draft={draft} merge={merge} />
      <DraftConflict
        draft={draft}
        isLong
        onChosen={writeOn}
        // What was taken out again is asked about.
        {...(merge?.theirs !== draft.theirs && { onMerge })}
      />
      {asking ? (
        <DiscardQuestion onDiscard={discard} onKeep={writeOn}>
          {pictures.length > 0 && (
            <label className="check">
              <input
                type="checkbox"
                checked={!keepsPictures}
                onChange={({ target }) => setKeepsPictures(!target.checked)}
              />
              {texts.discardPictures(pictures.length)}
            </label>
          )}
        </DiscardQuestion>
      ) : (
        <div className="row description-buttons">
          {!isNarrow && (
            <>
              {submit}
              <Button kind="quiet" onClick={giveUp}>
                {common.cancel}
              </Button>
            </>
          )}
          <p className="detail" id={hintId}>
            {draft.theirs === null ? (
              <>
                {hint} <span className="keyboard-hint">{texts.keySaves}</span>
              </>
            ) : (
              <ChooseToSave asked={refused} />
            )}
          </p>
        </div>
      )}
    </form>
  );
  if (!isNarrow) return form;
  const tools = (
    <>
      <PartLookers cardId={card.id} part="description" />
      {submit}
    </>
  );
  return (
    <Dialog title={texts.description} onClose={giveUp} onLeave={leave} size="full" tools={tools}>
      {form}
    </Dialog>
  );
}

/** Who reads keeps their place: it is where it was on the screen, or at the beginning of a text whose end is out of sight. */
function beginWriting(field: HTMLTextAreaElement, begins: Beginning | null, isAlone: boolean): void {
  const { at = field.value.length, y, goesOn } = begins ?? { goesOn: true };
  // One that has the screen to itself scrolls itself.
  const scroller = isAlone ? field : field.closest("[data-scroller]");
  const { top, height } = caretBox(field, at);
  const isInSight = top + height < (scroller?.getBoundingClientRect().bottom ?? innerHeight);
  const caret = goesOn || y !== undefined || isInSight ? at : 0;
  // In this order, browsers scroll to the caret.
  field.setSelectionRange(caret, caret);
  field.focus({ preventScroll: y !== undefined });
  // The lower part of the screen is for the keyboard then.
  const to = y !== undefined && isAlone ? Math.min(y, innerHeight / 3) : y;
  if (to !== undefined) scroller?.scrollBy(0, top + height / 2 - to);
}
