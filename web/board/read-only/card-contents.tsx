import * as texts from "#texts/past.tsx";
import type { Card } from "../../../contract/cards.ts";
import { Markdown } from "../../card/markdown/markdown.tsx";
import type { People } from "../../card/markdown/render-pieces.tsx";
import { Avatar, nameOf } from "../../ui/display/avatar.tsx";
import { Chip } from "../../ui/display/chip.tsx";
import { Icon } from "../../ui/display/icon.tsx";
import { PlaceholderPerson } from "../../ui/display/placeholder-avatar.tsx";

/** What is on a card, but for its files, to be looked at only. */
export function CardContents({ card, people }: { card: Card; people?: People }) {
  return (
    <>
      {card.labels.length > 0 && (
        <ul className="card-labels" aria-label={texts.labels}>
          {card.labels.map(({ id, name, color }) => (
            <li key={id}>
              <Chip name={name} color={color} />
            </li>
          ))}
        </ul>
      )}
      {card.assignees.length + card.placeholders.length > 0 && (
        <ul className="people" aria-label={texts.people}>
          {card.assignees.map((user) => (
            <li key={user.id}>
              <span className="person">
                <span aria-hidden="true">
                  <Avatar user={user} size="s" />
                </span>
                <span className="person-name" dir="auto">
                  {nameOf(user)}
                </span>
              </span>
            </li>
          ))}
          {card.placeholders.map((person) => (
            <li key={person.id}>
              <PlaceholderPerson name={person.name} />
            </li>
          ))}
        </ul>
      )}
      {card.description ? (
        <Markdown text={card.description} attachments={card.attachments} people={people} />
      ) : (
        <p className="muted">{texts.noDescription}</p>
      )}
      {card.checklists.map(({ id, title, items }) => (
        <section key={id}>
          <h3 dir="auto">{title}</h3>
          <ul className="past-items">
            {items.map((item) => (
              <li key={item.id} data-done={item.is_done} dir="auto">
                <Icon name={item.is_done ? "check" : "box"} size={14} />
                <span className="visually-hidden">{item.is_done ? texts.done : texts.notDone}</span>
                {item.content}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
