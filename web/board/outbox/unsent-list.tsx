import { dateFormat } from "../../texts/format.ts";
import { textsOf } from "../session/texts.ts";
import type { LocalChange } from "../state/optimistic-state.ts";

const timeOf = dateFormat({ dateStyle: "medium", timeStyle: "short" });

/** Changes that the service does not have, with their text. */
export function UnsentList({ entries }: { entries: readonly LocalChange[] }) {
  return (
    <ul className="unsent">
      {entries.map(({ key, at, failure, operation }) => (
        <li key={key}>
          <p>
            {failure}. <span className="muted">{timeOf.format(new Date(at))}</span>
          </p>
          {textsOf(operation) && (
            <blockquote className="draft-theirs" dir="auto">
              {textsOf(operation)}
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  );
}
