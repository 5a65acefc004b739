import type { ReactNode } from "react";
import * as texts from "#texts/card.ts";
import { complete } from "#texts/cards.ts";
import { doneOf, progressOf } from "#texts/checklists.ts";
import { labels as heading } from "#texts/common.ts";
import * as past from "#texts/past.tsx";
import type { FullBoard } from "../../../contract/boards.ts";
import type { Card } from "../../../contract/cards.ts";
import type { Checklist } from "../../../contract/checklists.ts";
import { Fact } from "../../card/fact.tsx";
import { Markdown } from "../../card/markdown/markdown.tsx";
import type { People, Reference } from "../../card/markdown/render-pieces.tsx";
import { Section } from "../../card/section.tsx";
import { SummaryFacts } from "../../card/summary-facts.tsx";
import { Avatar, nameOf } from "../../ui/display/avatar.tsx";
import { Chip, Swatch } from "../../ui/display/chip.tsx";
import { dateText } from "../../ui/display/date-text.ts";
import { Icon } from "../../ui/display/icon.tsx";
import { PlaceholderPerson } from "../../ui/display/placeholder-avatar.tsx";
import { useNow } from "../../ui/display/time.tsx";
import { useNarrow } from "../../ui/use-narrow.ts";
import { CompleteMark } from "../cards/tile/complete-mark.tsx";
import { isCompleteOn } from "../cards/tile/is-complete.ts";

interface Props {
  card: Card;
  /** The board that it is on. */
  board: FullBoard;
  people?: People;
  reference?: Reference;
  /** Of its column, if that is not on the board any more. */
  columnTitle?: string | null;
  /** Above the description. */
  note?: ReactNode;
  /** Its files and what was said about it, below everything else. */
  children?: ReactNode;
}

/** A card as members have it before them, to be looked at only. On a phone, it begins with a summary and ends with the details. */
export function CardSheet({ card, board, people, reference, columnTitle, note, children }: Props) {
  const isNarrow = useNarrow();
  return (
    <div className="card-sheet past-sheet" tabIndex={-1} data-autofocus>
      <div className="card-main">
        {isNarrow && (
          <div className="card-summary">
            {isCompleteOn(board, card) && <CompleteMark />}
            <SummaryFacts card={card} board={board} mostLabels={card.labels.length} />
          </div>
        )}
        {note}
        <Section title={texts.description} icon="description">
          {card.description ? (
            <Markdown
              text={card.description}
              attachments={card.attachments}
              people={people}
              reference={reference}
            />
          ) : (
            <p className="muted">{past.noDescription}</p>
          )}
        </Section>
        {card.checklists.map((list) => (
          <Steps key={list.id} list={list} />
        ))}
        {children}
      </div>
      <div className="card-side">
        <Facts card={card} board={board} columnTitle={columnTitle} />
      </div>
    </div>
  );
}

function Steps({ list: { title, items } }: { list: Checklist }) {
  const done = items.filter(({ is_done }) => is_done).length;
  const tools = items.length > 0 && (
    <span className="checklist-count" data-complete={done === items.length}>
      {doneOf(done, items.length)}
    </span>
  );
  return (
    <Section title={title} icon="checklist" tools={tools}>
      {items.length > 0 && <progress max={items.length} value={done} aria-label={progressOf(title)} />}
      <ul className="past-items">
        {items.map(({ id, content, is_done, assignees }) => (
          <li key={id} data-done={is_done}>
            <span className="task-box" data-done={is_done} aria-hidden="true" />
            <span className="visually-hidden">{is_done ? past.done : past.notDone}</span>
            <span className="grow" dir="auto">
              {content}
            </span>
            {assignees.map((user) => (
              <Avatar key={user.id} user={user} size="s" />
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Facts({ card, board, columnTitle }: Pick<Props, "card" | "board" | "columnTitle">) {
  const { start_at, due_at, labels, assignees, placeholders } = card;
  const column = board.columns.find(({ id }) => id === card.column_id);
  const isDone = isCompleteOn(board, card);
  const now = useNow();
  const isOverdue = due_at !== null && !isDone && Date.parse(due_at) < now;
  return (
    <>
      {(column || columnTitle) && (
        <Fact name={texts.column}>
          <p className="past-fact">
            {column && <Swatch color={column.color} />}
            <strong dir="auto">{column?.title ?? columnTitle}</strong>
          </p>
        </Fact>
      )}
      {(isDone || due_at || start_at) && (
        <Fact name={texts.dates}>
          {isDone && (
            <p className="past-fact" data-complete="true">
              <Icon name="check" size={16} />
              {complete}
            </p>
          )}
          {due_at && (
            <p className="past-fact" data-overdue={isOverdue}>
              <Icon name="calendar" size={16} />
              {(isOverdue ? texts.overdue : texts.due)(dateText(due_at))}
            </p>
          )}
          {start_at && (
            <p className="past-fact">
              <Icon name="calendar" size={16} />
              {texts.starts(dateText(start_at))}
            </p>
          )}
        </Fact>
      )}
      {labels.length > 0 && (
        <Fact name={heading}>
          <ul className="card-chips" aria-label={heading}>
            {labels.map(({ id, name, color }) => (
              <li key={id}>
                <Chip name={name} color={color} />
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {assignees.length + placeholders.length > 0 && (
        <Fact name={texts.people}>
          <ul className="people" aria-label={texts.people}>
            {assignees.map((user) => (
              <li key={user.id} className="person">
                <span aria-hidden="true">
                  <Avatar user={user} size="s" />
                </span>
                <span className="person-name" dir="auto">
                  {nameOf(user)}
                </span>
              </li>
            ))}
            {placeholders.map(({ id, name }) => (
              <li key={id}>
                <PlaceholderPerson name={name} />
              </li>
            ))}
          </ul>
        </Fact>
      )}
      <p className="card-times detail">{texts.created(dateText(card.created_at))}</p>
    </>
  );
}
