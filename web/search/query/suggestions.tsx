import * as texts from "#texts/search.tsx";
import { Button } from "../../ui/forms/button.tsx";
import type { Completion, UnknownOperator } from "./completions.ts";

interface Props {
  completions: readonly Completion[];
  unknown: UnknownOperator | null;
  onChoose: (text: string) => void;
}

/** Below the field: what its last term may become, or that it is no operator. Enter in the field chooses the first. */
export function Suggestions({ completions, unknown, onChoose }: Props) {
  if (completions.length > 0)
    return (
      <ul className="search-suggestions" aria-label={texts.suggestions}>
        {completions.map(({ term, means, text }) => (
          <li key={term}>
            <button type="button" className="choice search-suggestion" onClick={() => onChoose(text)}>
              <code dir="auto">{term}</code>
              {means && <span className="muted">{means}</span>}
            </button>
          </li>
        ))}
      </ul>
    );
  if (!unknown) return null;
  const { operator, meant } = unknown;
  return (
    <p className="notice search-unknown" role="status">
      {texts.noOperator(<code>{operator}</code>)}{" "}
      {meant && (
        <Button kind="quiet" onClick={() => onChoose(meant.text)}>
          {texts.searchWithInstead(<code>{meant.operator}</code>)}
        </Button>
      )}
    </p>
  );
}
