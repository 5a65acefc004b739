import type { MouseEvent, ReactNode } from "react";
import * as common from "#texts/common.ts";
import type { SearchHit } from "../../contract/search.ts";
import { CardPeople } from "../board/cards/card-people.tsx";
import { boardPath, cardPath } from "../router.ts";
import { Chip } from "../ui/display/chip.tsx";
import { Link } from "../ui/display/link.tsx";
import { CardDue } from "./card-due.tsx";

const SHOWN_PEOPLE = 3;

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
  /** Below the title. */
  children?: ReactNode;
}

/** A card in a list of cards of any boards: where it is, and what it has. The whole row leads there. */
export function CardRow({ item, now, state, title, href, onOpen, children }: Props) {
  const { card, board, column } = item;
  const hasFacts =
    card.due_at !== null || card.labels.length + card.assignees.length + card.placeholders.length > 0;
  return (
    <li className="card-row" data-complete={card.is_complete}>
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
      {hasFacts && (
        <div className="card-row-facts">
          {card.labels.length > 0 && (
            <ul className="card-row-labels" aria-label={common.labels}>
              {card.labels.map(({ id, name, color }) => (
                <li key={id}>
                  <Chip name={name} color={color} />
                </li>
              ))}
            </ul>
          )}
          <CardPeople card={card} most={SHOWN_PEOPLE} />
          <CardDue item={item} now={now} />
        </div>
      )}
    </li>
  );
}
