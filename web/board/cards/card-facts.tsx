import type { Card } from "../../../contract/cards.ts";
import { Avatar } from "../../ui/display/avatar.tsx";
import { Icon } from "../../ui/display/icon.tsx";

const SHOWN_PEOPLE = 4;

/** What a card contains, as a line of small icons; nothing if it is empty. */
export function CardFacts({ card, unsent }: { card: Card; unsent: boolean }) {
  const items = card.checklists.flatMap((checklist) => checklist.items);
  const done = items.filter((item) => item.is_done).length;
  const files = card.attachments.length;
  const hidden = card.assignees.length - SHOWN_PEOPLE;
  const comments = card.comment_count;
  const onlyPeople = !unsent && !card.description && items.length === 0 && files === 0 && comments === 0;
  if (onlyPeople && card.assignees.length === 0) return null;
  return (
    <div className="card-facts" data-only-people={onlyPeople}>
      {unsent && (
        <span className="fact-unsent" role="img" aria-label="Not sent yet" title="Not sent yet">
          <Icon name="waiting" size={15} />
        </span>
      )}
      {card.description && (
        <span role="img" aria-label="Has a description" title="Has a description">
          <Icon name="description" size={15} />
        </span>
      )}
      {items.length > 0 && (
        <span className="fact" data-complete={done === items.length}>
          <Icon name="checklist" size={15} />
          <span className="visually-hidden">Checklist items done: </span>
          {done}/{items.length}
        </span>
      )}
      {files > 0 && (
        <span className="fact">
          <Icon name="attach" size={15} />
          <span className="visually-hidden">Attachments: </span>
          {files}
        </span>
      )}
      {comments > 0 && (
        <span className="fact" title={comments === 1 ? "1 comment" : `${comments} comments`}>
          <Icon name="comment" size={15} />
          <span className="visually-hidden">Comments: </span>
          {comments}
        </span>
      )}
      <span className="avatars">
        {card.assignees.slice(0, SHOWN_PEOPLE).map((user) => (
          <Avatar key={user.id} user={user} size="s" />
        ))}
        {hidden > 0 && <span>+{hidden}</span>}
      </span>
    </div>
  );
}
