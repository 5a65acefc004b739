import { useState } from "react";
import { keySaves } from "#texts/card.ts";
import * as texts from "#texts/comments.ts";
import * as common from "#texts/common.ts";
import { isLocal } from "../../../client/changes/local-id.ts";
import type { Card } from "../../../contract/cards.ts";
import { useBoard } from "../../board/use-board.ts";
import { ChooseToSave } from "../../drafts/choose-to-save.tsx";
import { DraftConflict } from "../../drafts/draft-conflict.tsx";
import { commentField } from "../../drafts/fields.ts";
import { LeftDraft } from "../../drafts/left-draft.tsx";
import { type Draft, useDraft } from "../../drafts/use-draft.ts";
import { Menu } from "../../ui/dialogs/menu.tsx";
import { MenuItem } from "../../ui/dialogs/menu-item.tsx";
import { useFocusReturn } from "../../ui/dialogs/use-focus-return.ts";
import { IconButton } from "../../ui/forms/icon-button.tsx";
import { cardReference } from "../markdown/card-reference.tsx";
import { Markdown } from "../markdown/markdown.tsx";
import { withToggledBox } from "../markdown/task-boxes.ts";
import { useMentionable } from "../markdown/use-mentionable.ts";
import { withoutEmptyEnd } from "../markdown/writing-keys.ts";
import { deleteComment, editComment } from "./comment-actions.ts";
import { CommentEditor } from "./comment-editor.tsx";
import { authorOf, CommentFrame } from "./comment-frame.tsx";
import { DiscardQuestion } from "./discard-question.tsx";
import type { ShownComment } from "./pending-comments.ts";

export function CommentRow({ card, comment }: { card: Card; comment: ShownComment }) {
  const { me, role, session } = useBoard();
  const people = useMentionable();
  const draft = useDraft({ id: card.id, field: commentField(comment.id) }, comment.body);
  const [isEditing, setEditing] = useState(draft.text !== null);
  /** Somebody has opened the editor: it was not left open when the page or the card was closed. */
  const [isOpened, setOpened] = useState(false);
  const edit = () => {
    setOpened(true);
    setEditing(true);
  };
  const ref = useFocusReturn(isEditing);
  const isMine = comment.user_id === me.id;
  const canChange = !isLocal(comment.id) && (isMine || role === "owner");
  const tick = (box: number) => void editComment(session, comment, withToggledBox(comment.body, box));
  return (
    <CommentFrame
      comment={comment}
      headRef={ref}
      tools={canChange && !isEditing && <CommentMenu comment={comment} isMine={isMine} onEdit={edit} />}
    >
      {isEditing && isMine ? (
        <EditComment
          card={card}
          comment={comment}
          draft={draft}
          takesFocus={isOpened}
          onClose={() => setEditing(false)}
        />
      ) : (
        <>
          <Markdown
            text={comment.body}
            people={people}
            reference={cardReference}
            attachments={card.attachments}
            {...(canChange && isMine && { onTick: tick })}
          />
          {draft.text !== null && isMine && <LeftDraft text={draft.text} onContinue={edit} />}
        </>
      )}
    </CommentFrame>
  );
}

function CommentMenu({
  comment,
  isMine,
  onEdit,
}: {
  comment: ShownComment;
  isMine: boolean;
  onEdit: () => void;
}) {
  const { session } = useBoard();
  const label = texts.actionsFor(authorOf(comment));
  return (
    <Menu
      label={label}
      button={(props) => <IconButton {...props} data-return size="s" icon="more" label={label} />}
    >
      {isMine && (
        <MenuItem icon="edit" onSelect={onEdit}>
          {common.edit}
        </MenuItem>
      )}
      <MenuItem icon="remove" kind="danger" onSelect={() => deleteComment(session, comment)}>
        {common.remove}
      </MenuItem>
    </Menu>
  );
}

interface EditProps {
  card: Card;
  comment: ShownComment;
  draft: Draft;
  takesFocus: boolean;
  /** It was saved or given up, or is left with a draft. */
  onClose: () => void;
}

/** No text is discarded without asking, and only with Cancel: Escape keeps the draft. */
function EditComment({ card, comment, draft, takesFocus, onClose }: EditProps) {
  const { session } = useBoard();
  const [refused, setRefused] = useState(false);
  const [asking, setAsking] = useState(false);
  const text = draft.text ?? comment.body;
  const isUnchanged = text === comment.body;
  const save = () => {
    if (draft.theirs !== null) return setRefused(true);
    draft.close();
    onClose();
    const written = withoutEmptyEnd(text);
    if (written === comment.body) return;
    // If it is refused, the message has the text.
    void editComment(session, comment, written);
  };
  const discard = () => {
    draft.close();
    onClose();
  };
  const writeOn = () => {
    setAsking(false);
    setRefused(false);
  };
  return (
    <CommentEditor
      card={card}
      label={texts.editComment}
      isOpen
      takesFocus={takesFocus}
      text={text}
      edit={draft.edit}
      action={common.save}
      keyHint={keySaves}
      choice={draft.theirs !== null && <ChooseToSave asked={refused} />}
      onSave={save}
      onCancel={() => (isUnchanged ? discard() : setAsking(true))}
      onLeave={asking ? writeOn : isUnchanged ? discard : onClose}
    >
      {/* Nobody else can edit it. */}
      <DraftConflict draft={{ ...draft, theirAuthor: "you" }} isLong onChosen={writeOn} />
      {asking && <DiscardQuestion onDiscard={discard} onKeep={() => setAsking(false)} />}
    </CommentEditor>
  );
}
