import * as texts from "#texts/calendar.ts";
import type { Card } from "../../contract/cards.ts";
import { CardPeople } from "../board/cards/tile/card-people.tsx";
import { isCompleteOn } from "../board/cards/tile/is-complete.ts";
import { useControls } from "../board/controls.ts";
import { useIsAway } from "../board/drag/drag-state.ts";
import { useBoard } from "../board/use-board.ts";
import { cardPath } from "../router.ts";
import { dateFormat } from "../texts/format.ts";
import { timeOf, USUAL_DUE_TIME } from "../ui/dates/days.ts";
import { Swatch } from "../ui/display/chip.tsx";
import { Icon } from "../ui/display/icon.tsx";
import { Link } from "../ui/display/link.tsx";
import { useNow } from "../ui/display/time.tsx";
import type { Span } from "./bars.ts";
import { actOnDueCard } from "./due-card-keys.ts";
import { dayWords, isOverdue } from "./due-cards.ts";
import { type OnMoved, useDayDrag } from "./use-day-drag.ts";

/** Where a card shares the width of a day with its title, and where it has more. */
const FEW_PEOPLE = 2;
const MOST_PEOPLE = 3;
const TIME = dateFormat({ timeStyle: "short" });
/** What is due then is due on the day as a whole; other tools say midnight. */
const WHOLE_DAY: readonly string[] = [USUAL_DUE_TIME, "00:00"];

interface Props {
  card: Card;
  onMoved: OnMoved;
  /** Called before it is opened. */
  onOpen?: () => void;
  /** Where there is room: with its column. */
  isDetailed?: boolean;
  /** As a bar across its days. */
  span?: Span;
  /** A bar of an earlier week: the one of the last week shown is what keys and screen readers find. */
  isRepeated?: boolean;
}

/** A card on its day, with the time unless it is due on the day as a whole. */
export function DueCard({ card, onMoved, onOpen, isDetailed = false, span, isRepeated = false }: Props) {
  const { onPointerDown, onKeyDown } = useDayDrag(card, onMoved, span !== undefined);
  const controls = useControls();
  const { board } = useBoard();
  const away = useIsAway(card.id);
  const done = isCompleteOn(board, card);
  const overdue = isOverdue(board, card, useNow());
  const due = card.due_at ? new Date(card.due_at) : null;
  const state = done ? "complete" : overdue ? "overdue" : undefined;
  return (
    <Link
      className="due-card"
      data-due-card={isRepeated ? undefined : card.id}
      aria-hidden={isRepeated || undefined}
      tabIndex={isRepeated ? -1 : undefined}
      data-state={state}
      data-carried={away}
      href={cardPath(card.board_id, card.id)}
      title={card.title}
      draggable={false}
      aria-describedby="calendar-keys"
      onClick={onOpen}
      onPointerDown={onPointerDown}
      onKeyDown={(event) => {
        onKeyDown(event);
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
        if (actOnDueCard(event, card, controls)) event.preventDefault();
      }}
    >
      <span className="due-card-words">
        {done && <Icon name="check" size={13} />}
        {card.labels.slice(0, 3).map(({ id, color }) => (
          <Swatch key={id} color={color} />
        ))}
        <bdi className="due-card-title">{card.title}</bdi>
        {due && !WHOLE_DAY.includes(timeOf(due)) && (
          <>
            {" "}
            <time className="due-card-time" dateTime={due.toISOString()}>
              {TIME.format(due)}
            </time>
          </>
        )}
      </span>
      {isDetailed ? (
        <span className="due-card-details">
          <span className="visually-hidden">{texts.inColumn}</span>
          <bdi className="truncate">{board.columns.find(({ id }) => id === card.column_id)?.title}</bdi>
          <CardPeople card={card} most={MOST_PEOPLE} />
        </span>
      ) : (
        <CardPeople card={card} most={span ? MOST_PEOPLE : FEW_PEOPLE} />
      )}
      {span && <span className="visually-hidden">{texts.startsOn(dayWords(span.first))}</span>}
      {state && <span className="visually-hidden">{texts.states[state]}</span>}
    </Link>
  );
}
