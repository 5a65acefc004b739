import { dateFormat } from "../../texts/format.ts";
import { readable } from "../session/texts.ts";
import type { RefusedChange } from "./refused.ts";

const time = dateFormat({ dateStyle: "medium", timeStyle: "short" });

export function RefusedList({ refused }: { refused: readonly RefusedChange[] }) {
  return (
    <ul className="unsent">
      {refused.map(({ key, at, message, text }) => (
        <li key={key}>
          <p>
            {message} <span className="muted">{time.format(new Date(at))}</span>
          </p>
          {text && (
            <blockquote className="draft-theirs" dir="auto">
              {readable(text)}
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  );
}
