/** The comments on a card with what was done here and has not arrived yet. Pure. */

import type { Pending } from "../../../client/changes/optimistic-state.ts";
import type { Comment } from "../../../contract/comments.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import type { User } from "../../../contract/users.ts";

export interface ShownComment extends Comment {
  /** The service does not have it like this yet. */
  isUnsent: boolean;
}

interface Local {
  pending: readonly Pending[];
  /** The keys of changes that are in `comments` already. */
  keys: ReadonlySet<string>;
  me: User;
  cardId: string;
  boardId: string;
  /** The id that the service has assigned to something created here, if it is known. */
  realId: (id: string) => string;
}

export function withPending(comments: readonly Comment[], local: Local): ShownComment[] {
  let shown = comments.map((comment) => ({ ...comment, isUnsent: false }));
  for (const entry of local.pending) {
    if (!local.keys.has(entry.key) && !entry.theirs) shown = withChange(shown, entry, local);
  }
  return shown;
}

function withChange(shown: ShownComment[], entry: Pending, local: Local): ShownComment[] {
  const { operation, at, phase } = entry;
  const { route, input } = operation;
  const { me, cardId, boardId, realId } = local;
  const isUnsent = phase === "waiting";
  if (route === "createComment") {
    const id = realId(operation.creates ?? "");
    if (realId(input.card_id) !== cardId || shown.some((each) => each.id === id)) return shown;
    const author = { user_id: me.id, user: me, person_id: null, author_name: null };
    const comment = { id, board_id: boardId, card_id: cardId, ...author, body: input.body };
    return [{ ...comment, created_at: at, edited_at: null, isUnsent }, ...shown];
  }
  if (route === "updateComment") {
    const { comment_id, body } = input;
    return shown.map((each) => {
      const isSame = each.id !== realId(comment_id) || body === undefined || body === each.body;
      return isSame ? each : { ...each, body, edited_at: at, isUnsent };
    });
  }
  if (route === "undo") {
    const here = (operation.undone ?? []).filter(({ data }) => "card_id" in data && data.card_id === cardId);
    return here.toReversed().reduce((now, event) => without(event, now, isUnsent), shown);
  }
  if (route === "deleteComment") return shown.filter(({ id }) => id !== realId(input.comment_id));
  return shown;
}

/** As they are once the event is undone. */
function without({ type, data, previous }: BoardEvent, shown: ShownComment[], isUnsent: boolean) {
  if (type === "comment.created") return shown.filter(({ id }) => id !== data.id);
  if (type === "comment.updated")
    return shown.map((each) => (each.id === data.id ? { ...each, ...previous, isUnsent } : each));
  if (type !== "comment.deleted" || shown.some(({ id }) => id === data.id)) return shown;
  const place = (each: Comment) => `${each.created_at} ${each.id}`;
  const at = shown.findIndex((each) => place(each) < place(data));
  return shown.toSpliced(at < 0 ? shown.length : at, 0, { ...data, isUnsent });
}
