/** A card as it was, compared with the same card as it is. Pure. */
import * as texts from "#texts/past.tsx";
import type { Card } from "../../contract/cards.ts";

const FIELDS = ["title", "description", "start_at", "due_at", "is_complete"] as const;

type Field = (typeof FIELDS)[number];

/** The values to set back. */
export type Former = Partial<Pick<Card, Field>>;

/** `changed` has the former values of what can be set back; `moved`: it is in another column now. */
export type Difference =
  | { kind: "same" }
  | { kind: "gone" }
  | { kind: "changed"; former: Former; moved: boolean };

/** `now` is undefined if the card is no longer on the board. */
export function differenceOf(then: Card, now: Card | undefined): Difference {
  if (!now) return { kind: "gone" };
  const former: Former = Object.fromEntries(
    FIELDS.filter((field) => now[field] !== then[field]).map((field) => [field, then[field]]),
  );
  const moved = now.column_id !== then.column_id;
  return moved || fieldsOf(former).length > 0 ? { kind: "changed", former, moved } : { kind: "same" };
}

/** What has happened to the card since; null if nothing that is compared. */
export function differenceWords(difference: Difference): string | null {
  if (difference.kind === "same") return null;
  if (difference.kind === "gone") return texts.notOnBoard;
  const fields = fieldsOf(difference.former);
  return texts.changedSince(difference.moved ? [...fields, "column"] : fields);
}

export function fieldsOf(former: Former): Field[] {
  return FIELDS.filter((field) => field in former);
}
