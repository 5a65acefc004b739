/** A card as it was, compared with the same card as it is. Pure. */
import type { Card } from "../../contract/cards.ts";

/** `changed` has the former values of what can be set back; `moved`: it is in another column now. */
export type Difference =
  | { kind: "same" }
  | { kind: "gone" }
  | { kind: "changed"; former: { title?: string; description?: string | null }; moved: boolean };

/** `now` is undefined if the card is no longer on the board. */
export function differenceOf(then: Card, now: Card | undefined): Difference {
  if (!now) return { kind: "gone" };
  const former = {
    ...(now.title !== then.title && { title: then.title }),
    ...(now.description !== then.description && { description: then.description }),
  };
  const moved = now.column_id !== then.column_id;
  return moved || Object.keys(former).length > 0 ? { kind: "changed", former, moved } : { kind: "same" };
}

/** What has happened to the card since; null if nothing that is compared. */
export function differenceWords(difference: Difference): string | null {
  if (difference.kind === "same") return null;
  if (difference.kind === "gone") return "No longer on the board";
  const { former, moved } = difference;
  const changed = [
    former.title !== undefined && "title",
    former.description !== undefined && "description",
    moved && "column",
  ].filter((word) => word !== false);
  const [first = "", ...rest] = changed;
  const last = rest.pop();
  if (last === undefined) return `The ${first} has changed since`;
  return `The ${[first, ...rest].join(", ")} and ${last} have changed since`;
}
