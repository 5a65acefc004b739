import * as texts from "#texts/card.ts";
import * as labels from "#texts/labels.ts";
import { Icon } from "../ui/display/icon.tsx";
import { type CommandId, commandFor } from "../util/commands.ts";

const FACTS: readonly [CommandId, name: string, does: string][] = [
  ["card-due", texts.dueDate, texts.addDueDate],
  ["card-labels", labels.labels, labels.addLabels],
  ["card-people", texts.people, texts.assignPeople],
];

/** On a phone, below the summary of a card that has none of these: each is one tap away. */
export function MissingFacts() {
  return (
    <div className="missing-facts">
      {FACTS.map(([command, name, does]) => (
        <button
          key={command}
          type="button"
          className="button"
          aria-label={does}
          onClick={() => commandFor(command)?.()}
        >
          <Icon name="add" size={16} />
          {name}
        </button>
      ))}
    </div>
  );
}
