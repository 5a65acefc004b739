import * as texts from "#texts/cards.ts";
import type { Card } from "../../../../contract/cards.ts";
import { number } from "../../../texts/format.ts";
import { Icon, type IconName } from "../../../ui/display/icon.tsx";
import { CardPeople } from "./card-people.tsx";
import { DueBadge } from "./due-badge.tsx";
import { isComplete } from "./is-complete.ts";

/** How many places there are for faces beside this many other facts: a line has no room for more. */
const PEOPLE_BESIDE = [4, 4, 4, 3, 2];
/** From here on, that there is a description says less than what it would push to a second line. */
const MOST_WITH_DESCRIPTION = 2;

interface Props {
  card: Card;
  unsent: boolean;
  /** Something that was written here is neither saved nor given up. */
  isWritten?: boolean;
  /** Its column is for done work. */
  isInDone: boolean;
}

/** What a card contains, as a line of small icons; nothing if it is empty. */
export function CardFacts({ card, unsent, isWritten, isInDone }: Props) {
  const items = card.checklists.flatMap((checklist) => checklist.items);
  const done = items.filter((item) => item.is_done).length;
  const files = card.attachments.length;
  const { assignees, placeholders } = card;
  const comments = card.comment_count;
  const isEmpty =
    !unsent &&
    !isWritten &&
    !card.due_at &&
    !card.description &&
    items.length + files + comments + assignees.length + placeholders.length === 0;
  if (isEmpty) return null;
  const count = [unsent, isWritten, card.due_at, items.length, files, comments].filter(Boolean).length;
  const isCrowded = count > MOST_WITH_DESCRIPTION;
  return (
    <div className="card-facts">
      {unsent && (
        <span className="fact-unsent" role="img" aria-label={texts.notSentYet} title={texts.whyNotSentYet}>
          <Icon name="unsent" size={15} />
        </span>
      )}
      {isWritten && (
        <span className="fact-draft" role="img" aria-label={texts.unsavedText} title={texts.unsavedText}>
          <Icon name="edit" size={13} />
          {texts.draft}
        </span>
      )}
      {card.due_at && (
        <DueBadge
          dueAt={card.due_at}
          isDone={isComplete(card, { is_done_column: isInDone })}
          isShort={isCrowded}
        />
      )}
      {card.description && !isCrowded && (
        <span role="img" aria-label={texts.hasDescription} title={texts.hasDescription}>
          <Icon name="description" size={15} />
        </span>
      )}
      {items.length > 0 && (
        <Fact
          icon="checklist"
          shown={texts.itemsDone(done, items.length)}
          words={texts.itemsDoneInWords(done, items.length)}
          isComplete={done === items.length}
        />
      )}
      {files > 0 && <Fact icon="attach" shown={number(files)} words={texts.files(files)} />}
      {comments > 0 && <Fact icon="comment" shown={number(comments)} words={texts.comments(comments)} />}
      <CardPeople card={card} most={PEOPLE_BESIDE[count] ?? 2} />
    </div>
  );
}

interface FactProps {
  icon: IconName;
  shown: string;
  /** Said in place of the number alone. */
  words: string;
  isComplete?: boolean;
}

/** An icon with a number. */
export function Fact({ icon, shown, words, isComplete }: FactProps) {
  return (
    <span className="fact" title={words} data-complete={isComplete}>
      <Icon name={icon} size={15} />
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
