import type { MyCard } from "../../contract/home.ts";
import { isComplete } from "../board/cards/tile/is-complete.ts";
import { CardRow } from "../card-rows/card-row.tsx";
import { CompleteCheckbox } from "../card-rows/complete-checkbox.tsx";
import { useMe } from "../session/use-session.ts";
import { number } from "../texts/format.ts";
import type { Group } from "./groups.ts";

interface Props {
  group: Group;
  /** Others of this group may be on the next page. */
  hasMore: boolean;
  now: Date;
  onComplete: (item: MyCard) => void;
  onDue: (item: MyCard) => void;
}

/** The cards that are due at about the same time, or on one board; the count is of what is left to do. */
export function MyCardsGroup({ group, hasMore, now, onComplete, onDue }: Props) {
  const { key, title, items, isBoard = false } = group;
  const me = useMe();
  const left = items.filter(({ card, column }) => !isComplete(card, column)).length;
  return (
    <section
      className="my-cards-group"
      aria-label={title}
      data-overdue={key === "overdue"}
      data-board={isBoard}
    >
      <h2>
        {title}{" "}
        <span className="my-cards-count">
          {number(left)}
          {hasMore && "+"}
        </span>
      </h2>
      <ul className="card-rows">
        {items.map((item) => (
          <CardRow
            key={item.card.id}
            item={item}
            now={now}
            state={<CompleteCheckbox item={item} onChange={() => onComplete(item)} />}
            onDue={() => onDue(item)}
            exceptUser={me.id}
          />
        ))}
      </ul>
    </section>
  );
}
