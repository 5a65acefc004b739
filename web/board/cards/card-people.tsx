import * as texts from "#texts/cards.ts";
import { more } from "#texts/presence.ts";
import type { Card } from "../../../contract/cards.ts";
import { Avatar, nameOf } from "../../ui/display/avatar.tsx";
import { PlaceholderAvatar } from "../../ui/display/placeholder-avatar.tsx";

interface Props {
  card: Pick<Card, "assignees" | "placeholders">;
  /** How many are shown; the others are counted. */
  most: number;
}

/** Who is assigned to a card. */
export function CardPeople({ card: { assignees, placeholders }, most }: Props) {
  if (assignees.length + placeholders.length === 0) return null;
  const shownPlaceholders = placeholders.slice(0, Math.max(0, most - assignees.length));
  const hidden = [
    ...assignees.slice(most).map(nameOf),
    ...placeholders.slice(shownPlaceholders.length).map(({ name }) => name),
  ];
  return (
    <span className="avatars">
      {assignees.slice(0, most).map((user) => (
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
