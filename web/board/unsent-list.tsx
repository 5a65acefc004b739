import type { Doing } from "../board-state.ts";
import { wordsOf } from "./words.ts";

const timeOf = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** Changes that the service does not have, with what was written in them. */
export function UnsentList({ entries }: { entries: readonly Doing[] }) {
  return (
    <ul className="unsent">
      {entries.map(({ key, at, failure, operation }) => (
        <li key={key}>
          <p>
            {failure}. <span className="muted">{timeOf.format(new Date(at))}</span>
          </p>
          {wordsOf(operation) && (
            <blockquote className="draft-theirs" dir="auto">
              {wordsOf(operation)}
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  );
}
