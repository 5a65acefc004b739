import { useState } from "react";
import * as texts from "#texts/comments.ts";
import type { Card } from "../../../contract/cards.ts";
import { useBoard } from "../../board/use-board.ts";
import { hasDraft, useNewText } from "../../drafts/use-draft.ts";
import { Avatar } from "../../ui/display/avatar.tsx";
import { createComment } from "./comment-actions.ts";
import { CommentEditor } from "./comment-editor.tsx";

/** A line that opens when somebody begins to write. What was written stays, whether it is open or not. */
export function NewComment({ card }: { card: Card }) {
  const { session, me } = useBoard();
  const place = { id: card.id, field: "comment" };
  const [text, write] = useNewText(place);
  const [isOpen, setOpen] = useState(text !== null && text !== "");
  const close = () => {
    setOpen(false);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (text?.trim() === "") write(null);
  };
  const send = () => {
    const body = text ?? "";
    write(null);
    // If it is refused, the text is restored, unless another one has been begun; the message has it in any case.
    void createComment(session, card, body).then((accepted) => accepted || hasDraft(place) || write(body));
  };
  return (
    <div className="comment">
      <span aria-hidden="true">
        <Avatar user={me} />
      </span>
      <CommentEditor
        cardId={card.id}
        label={texts.newComment}
        placeholder={texts.writeComment}
        isOpen={isOpen}
        text={text ?? ""}
        edit={(next) => {
          setOpen(true);
          write(next);
        }}
        action={texts.comment}
        onSave={send}
        onCancel={close}
        onFocus={() => setOpen(true)}
      />
    </div>
  );
}
