import type { ReactNode, Ref } from "react";
import { notSentYet } from "#texts/card.ts";
import * as texts from "#texts/comments.ts";
import type { Comment } from "../../../contract/comments.ts";
import { Avatar, nameOf } from "../../ui/display/avatar.tsx";
import { Icon } from "../../ui/display/icon.tsx";
import { PlaceholderAvatar } from "../../ui/display/placeholder-avatar.tsx";
import { Time } from "../../ui/display/time.tsx";

interface Props {
  comment: Comment & { isUnsent?: boolean };
  /** At the end of its head. */
  tools?: ReactNode;
  headRef?: Ref<HTMLDivElement>;
  /** Its text. */
  children: ReactNode;
}

/** Who wrote a comment and when, around its text. */
export function CommentFrame({ comment, tools, headRef, children }: Props) {
  const name = authorOf(comment);
  return (
    <li className="comment" data-unsent={comment.isUnsent} data-comment-id={comment.id}>
      <span className="comment-face" aria-hidden="true">
        {comment.user ? <Avatar user={comment.user} /> : <PlaceholderAvatar name={name} />}
      </span>
      <article className="comment-main" aria-label={texts.commentBy(name)}>
        <div className="comment-head" ref={headRef}>
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
          {tools}
        </div>
        {children}
      </article>
    </li>
  );
}

/** An imported comment has only a name, until its author is matched to a member; or not even that. */
export function authorOf({ user, author_name }: Comment): string {
  return user ? nameOf(user) : (author_name ?? texts.somebody);
}
