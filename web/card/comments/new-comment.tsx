import { useLayoutEffect, useRef, useState } from "react";
import * as texts from "#texts/comments.ts";
import type { Card } from "../../../contract/cards.ts";
import { useBoard } from "../../board/use-board.ts";
import { hasDraft, useNewText } from "../../drafts/use-draft.ts";
import { Avatar } from "../../ui/display/avatar.tsx";
import { useCommands } from "../../util/commands.ts";
import { withoutEmptyEnd } from "../markdown/writing-keys.ts";
import { keyed } from "../use-card-keys.ts";
import { createComment } from "./comment-actions.ts";
import { CommentEditor } from "./comment-editor.tsx";
import { DiscardQuestion } from "./discard-question.tsx";
import { Writers } from "./writers.tsx";

/**
 * A line that opens when somebody begins to write. What was written stays, whether it is open or not, until it is sent or
 * discarded. It is in sight wherever the card is scrolled to, down to the comments.
 */
export function NewComment({ card }: { card: Card }) {
  const { session, me } = useBoard();
  const place = { id: card.id, field: "comment" };
  const [text, write] = useNewText(place);
  const [isOpen, setOpen] = useState(text !== null && text !== "");
  const [asking, setAsking] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const isBlank = !text?.trim();
  const close = () => {
    setAsking(false);
    setOpen(false);
    // Leaves the field, not the card; the Tab key goes on from here.
    ref.current?.focus({ preventScroll: true });
    if (isBlank) write(null);
  };
  const discard = () => {
    close();
    write(null);
  };
  const send = () => {
    const body = withoutEmptyEnd(text ?? "");
    write(null);
    // It opens again with the first letter, or when it is clicked.
    setOpen(false);
    requestAnimationFrame(() => showSent(ref.current));
    // If it is refused, the text is restored, unless another one has been begun; the message has it in any case.
    void createComment(session, card, body).then((accepted) => accepted || hasDraft(place) || write(body));
  };
  useCommands({ "card-comment": () => ref.current?.querySelector("textarea")?.focus() });
  // The button stays in sight when the field opens and grows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text makes the field grow
  useLayoutEffect(() => {
    if (isOpen && ref.current?.contains(document.activeElement))
      ref.current.scrollIntoView({ block: "nearest" });
  }, [isOpen, text]);
  return (
    <div ref={ref} className="comment" data-new tabIndex={-1}>
      <span className="comment-face" aria-hidden="true">
        <Avatar user={me} />
      </span>
      <CommentEditor
        card={card}
        label={texts.newComment}
        placeholder={texts.writeComment}
        isOpen={isOpen}
        text={text ?? ""}
        edit={(next) => {
          setOpen(true);
          setAsking(false);
          write(next);
        }}
        action={texts.comment}
        keyHint={texts.keySends}
        onSave={send}
        onCancel={() => (isBlank ? close() : setAsking(true))}
        onLeave={asking ? () => setAsking(false) : close}
        onFocus={() => setOpen(true)}
        keys={keyed("N")}
      >
        {asking && <DiscardQuestion onDiscard={discard} onKeep={() => setAsking(false)} />}
      </CommentEditor>
      <Writers cardId={card.id} />
    </div>
  );
}

/** The comment that was just sent is the first in the list below; the field matters more where only one of them fits. */
function showSent(form: HTMLElement | null): void {
  const list = form?.closest(".card-sheet");
  list?.querySelector(".timeline [data-comment-id]")?.scrollIntoView({ block: "nearest" });
  form?.scrollIntoView({ block: "nearest" });
}
