/** A card as it was, compared with the same card as it is. Pure. */
import type { Card } from "../../contract/cards.ts";

const WORDS = {
  title: "title",
  description: "description",
  start_at: "start date",
  due_at: "due date",
  is_complete: "completion",
} as const;

type Field = keyof typeof WORDS;

// Object.keys says nothing about the names it answers.
const FIELDS = Object.keys(WORDS) as Field[];

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
  if (difference.kind === "gone") return "No longer on the board";
  const changed = [...fieldsOf(difference.former), ...(difference.moved ? ["column"] : [])];
  return `The ${list(changed)} ${changed.length > 1 ? "have" : "has"} changed since`;
}

/** "title and due date" */
export function formerWords(former: Former): string {
  return list(fieldsOf(former));
}

function fieldsOf(former: Former): string[] {
  return FIELDS.filter((field) => field in former).map((field) => WORDS[field]);
}

function list(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${last}` : last;
}
