/** Headers of each answer, kept beside it: an answer is what the contract says, and nothing else. */
import { LAST_EVENT_AT } from "../contract/boards.ts";

const tags = new WeakMap<object, string>();
const lastEvents = new WeakMap<object, string>();

/** The `ETag` that came with this answer. Throws if there was none, rather than letting a change go unguarded. */
export function tagOf(answer: object): string {
  const tag = tags.get(answer);
  if (tag === undefined) throw new TypeError("Only an answer that is one resource has a tag.");
  return tag;
}

/** The time of a board's last event; null if its log has none. */
export function lastEventOf(board: object): string | null {
  return lastEvents.get(board) ?? null;
}

export function keepHeaders<Answer>({ headers }: Response, answer: Answer): Answer {
  if (typeof answer !== "object" || answer === null) return answer;
  keep(tags, answer, headers.get("etag"));
  keep(lastEvents, answer, headers.get(LAST_EVENT_AT));
  return answer;
}

function keep(values: WeakMap<object, string>, answer: object, value: string | null): void {
  if (value !== null) values.set(answer, value);
}
