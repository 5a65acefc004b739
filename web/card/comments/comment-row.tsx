import { useState } from "react";
import { notSentYet } from "#texts/card.ts";
import * as texts from "#texts/comments.ts";
import * as common from "#texts/common.ts";
import { isLocal } from "../../../client/changes/local-id.ts";
import type { Card } from "../../../contract/cards.ts";
import { useBoard } from "../../board/use-board.ts";
import { DraftConflict } from "../../drafts/draft-conflict.tsx";
import { commentField } from "../../drafts/fields.ts";
import { type Draft, useDraft } from "../../drafts/use-draft.ts";
import { Menu } from "../../ui/dialogs/menu.tsx";
import { MenuItem } from "../../ui/dialogs/menu-item.tsx";
import { useFocusReturn } from "../../ui/dialogs/use-focus-return.ts";
import { Avatar, nameOf } from "../../ui/display/avatar.tsx";
import { Icon } from "../../ui/display/icon.tsx";
import { PlaceholderAvatar } from "../../ui/display/placeholder-avatar.tsx";
import { Time } from "../../ui/display/time.tsx";
import { IconButton } from "../../ui/forms/icon-button.tsx";
import { cardReference } from "../markdown/card-reference.tsx";
import { Markdown } from "../markdown/markdown.tsx";
import { withToggledBox } from "../markdown/task-boxes.ts";
import { useMentionable } from "../markdown/use-mentionable.ts";
import { deleteComment, editComment } from "./comment-actions.ts";
import { CommentEditor } from "./comment-editor.tsx";
import { DiscardQuestion } from "./discard-question.tsx";
import type { ShownComment } from "./pending-comments.ts";

export function CommentRow({ card, comment }: { card: Card; comment: ShownComment }) {
  const { me, role, session } = useBoard();
  const people = useMentionable();
  const draft = useDraft({ id: card.id, field: commentField(comment.id) }, comment.body);
  const [isEditing, setEditing] = useState(draft.text !== null);
  const ref = useFocusReturn(isEditing);
  const name = authorOf(comment);
  const isMine = comment.user_id === me.id;
  const canChange = !isLocal(comment.id) && (isMine || role === "owner");
  const tick = (box: number) => void editComment(session, comment, withToggledBox(comment.body, box));
  return (
    <li className="comment" data-unsent={comment.isUnsent} data-comment-id={comment.id}>
      <span aria-hidden="true">
        {comment.user ? <Avatar user={comment.user} /> : <PlaceholderAvatar name={name} />}
      </span>
      <article className="comment-main" aria-label={texts.commentBy(name)}>
        <div className="comment-head" ref={ref}>
          <strong dir="auto">{name}</strong>
          <span className="comment-meta">
            <Time at={comment.created_at} />
            {comment.edited_at && (
              <>
                {texts.edited}
                <Time at={comment.edited_at} />
              </>
            )}
            {comment.author_name !== null && (
              <span title={texts.importedFrom(comment.author_name)}>
                {texts.imported}
                <span className="visually-hidden">{texts.importedFrom(comment.author_name)}</span>
              </span>
            )}
            {comment.isUnsent && (
              <span className="unsent-mark">
                <Icon name="unsent" size={14} /> {notSentYet}
              </span>
            )}
          </span>
          {canChange && !isEditing && (
            <CommentMenu comment={comment} isMine={isMine} onEdit={() => setEditing(true)} />
          )}
        </div>
        {isEditing && isMine ? (
          <EditComment comment={comment} draft={draft} onClose={() => setEditing(false)} />
        ) : (
          <Markdown
            text={comment.body}
            people={people}
            reference={cardReference}
            attachments={card.attachments}
            {...(canChange && isMine && { onTick: tick })}
          />
        )}
      </article>
    </li>
  );
}

/** An imported comment has only a name, until its author is matched to a member; or not even that. */
function authorOf({ user, author_name }: ShownComment): string {
  return user ? nameOf(user) : (author_name ?? texts.somebody);
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
  comment: ShownComment;
  draft: Draft;
  onClose: () => void;
}

/** No text is discarded without asking. */
function EditComment({ comment, draft, onClose }: EditProps) {
  const { session } = useBoard();
  const [refused, setRefused] = useState(false);
  const [asking, setAsking] = useState(false);
  const text = draft.text ?? comment.body;
  const save = () => {
    if (draft.theirs !== null) return setRefused(true);
    draft.close();
    onClose();
    if (text === comment.body) return;
    // If it is refused, the message has the text.
    void editComment(session, comment, text);
  };
  const discard = () => {
    draft.close();
    onClose();
  };
  return (
    <CommentEditor
      cardId={comment.card_id}
      label={texts.editComment}
      isOpen
      // Not for a draft of an earlier visit, which appears with the card.
      takesFocus={draft.text === null}
      text={text}
      edit={draft.edit}
      action={common.save}
      onSave={save}
      onCancel={() => (text === comment.body ? discard() : setAsking(true))}
    >
      <DraftConflict draft={draft} asked={refused} />
      {asking && <DiscardQuestion onDiscard={discard} onKeep={() => setAsking(false)} />}
    </CommentEditor>
  );
}
