import type { MouseEvent, ReactNode } from "react";
import * as facts from "#texts/cards.ts";
import type { SearchHit } from "../../contract/search.ts";
import { Fact } from "../board/cards/tile/card-facts.tsx";
import { CardPeople } from "../board/cards/tile/card-people.tsx";
import { isComplete } from "../board/cards/tile/is-complete.ts";
import { LabelChips } from "../board/cards/tile/label-chips.tsx";
import { boardPath, cardPath } from "../router.ts";
import { number } from "../texts/format.ts";
import { Link } from "../ui/display/link.tsx";
import { CardDue } from "./card-due.tsx";

const SHOWN_PEOPLE = 3;
const SHOWN_LABELS = 2;

export type CardItem = Pick<SearchHit, "card" | "board" | "column">;

interface Props {
  item: CardItem;
  now: Date;
  /** Before the title: whether it is complete. */
  state: ReactNode;
  /** The title, if parts of it are marked. */
  title?: ReactNode;
  /** Where it leads to, unless to the card. */
  href?: string;
  onOpen?: (event: MouseEvent) => void;
  /** Its due date can be changed here. */
  onDue?: () => void;
  /** Somebody who is on all cards of the list, and need not be shown. */
  exceptUser?: string;
  /** Below the title. */
  children?: ReactNode;
}

/** A card in a list of cards of any boards: where it is, and what it has. The whole row leads there. */
export function CardRow({ item, now, state, title, href, onOpen, onDue, exceptUser, children }: Props) {
  const { card, board, column } = item;
  return (
    <li className="card-row" data-row={card.id} data-complete={isComplete(card, column)}>
      {state}
      <div className="card-row-text">
        <Link
          className="card-row-title"
          dir="auto"
          href={href ?? cardPath(board.id, card.id)}
          onClick={onOpen}
        >
          {title ?? card.title}
        </Link>
        <p className="card-row-place note">
          <span className="card-row-number">#{card.number}</span>
          <Link className="card-row-board truncate" dir="auto" href={boardPath(board.id)}>
            {board.title}
          </Link>
          {column && (
            <>
              <span aria-hidden="true">›</span>
              <span className="truncate" dir="auto">
                {column.title}
              </span>
            </>
          )}
        </p>
        {children}
      </div>
      <Facts item={item} now={now} onDue={onDue} exceptUser={exceptUser} />
    </li>
  );
}

/** What else one wants to know before opening it. */
function Facts({ item, now, onDue, exceptUser }: Pick<Props, "item" | "now" | "onDue" | "exceptUser">) {
  const { labels, placeholders, checklists, comment_count, due_at } = item.card;
  const assignees = item.card.assignees.filter(({ id }) => id !== exceptUser);
  const items = checklists.flatMap((checklist) => checklist.items);
  const done = items.filter(({ is_done }) => is_done).length;
  const count = labels.length + assignees.length + placeholders.length + items.length + comment_count;
  if (count === 0 && due_at === null && !onDue) return null;
  return (
    <div className="card-row-facts">
      <LabelChips labels={labels} most={SHOWN_LABELS} />
      {items.length + comment_count > 0 && (
        <span className="card-row-counts">
          {items.length > 0 && (
            <Fact
              icon="checklist"
              shown={facts.itemsDone(done, items.length)}
              words={facts.itemsDoneInWords(done, items.length)}
              isComplete={done === items.length}
            />
          )}
          {comment_count > 0 && (
            <Fact icon="comment" shown={number(comment_count)} words={facts.comments(comment_count)} />
          )}
        </span>
      )}
      <CardPeople card={{ ...item.card, assignees }} most={SHOWN_PEOPLE} />
      <CardDue item={item} now={now} onChange={onDue} />
    </div>
  );
}
