import * as texts from "#texts/cards.ts";
import { more } from "#texts/presence.ts";
import type { Card } from "../../../../contract/cards.ts";
import { Avatar, nameOf } from "../../../ui/display/avatar.tsx";
import { PlaceholderAvatar } from "../../../ui/display/placeholder-avatar.tsx";

interface Props {
  card: Pick<Card, "assignees" | "placeholders">;
  /** How many places there are; if there are more people, those that have none are counted in the last. */
  most: number;
}

/** Who is assigned to a card. */
export function CardPeople({ card: { assignees, placeholders }, most }: Props) {
  const count = assignees.length + placeholders.length;
  if (count === 0) return null;
  const places = count > most ? most - 1 : most;
  const shownPlaceholders = placeholders.slice(0, Math.max(0, places - assignees.length));
  const hidden = [
    ...assignees.slice(places).map(nameOf),
    ...placeholders.slice(shownPlaceholders.length).map(({ name }) => name),
  ];
  return (
    <span className="avatars">
      {assignees.slice(0, places).map((user) => (
        <Avatar key={user.id} user={user} size="s" />
      ))}
      {shownPlaceholders.map(({ id, name }) => (
        <PlaceholderAvatar key={id} name={name} size="s" />
      ))}
      {hidden.length > 0 && (
        <span title={texts.morePeople(hidden)}>
          <span aria-hidden="true">{more(hidden.length)}</span>
          <span className="visually-hidden">{texts.morePeople(hidden)}</span>
        </span>
      )}
    </span>
  );
}
