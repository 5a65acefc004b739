import * as texts from "#texts/card.ts";
import * as labels from "#texts/labels.ts";
import type { Card } from "../../contract/cards.ts";
import { Icon } from "../ui/display/icon.tsx";
import { type CommandId, commandFor } from "../util/commands.ts";

interface Fact {
  command: CommandId;
  name: string;
  does: string;
  isMissing: (card: Card) => boolean;
}

const FACTS: readonly Fact[] = [
  {
    command: "card-due",
    name: texts.dueDate,
    does: texts.addDueDate,
    isMissing: ({ due_at }) => due_at === null,
  },
  {
    command: "card-labels",
    name: labels.labels,
    does: labels.addLabels,
    isMissing: (card) => card.labels.length === 0,
  },
  {
    command: "card-people",
    name: texts.people,
    does: texts.assignPeople,
    isMissing: ({ assignees, placeholders }) => assignees.length + placeholders.length === 0,
  },
];

/** On a phone, below the summary: what the card has not is one tap away. */
export function MissingFacts({ card }: { card: Card }) {
  const missing = FACTS.filter(({ isMissing }) => isMissing(card));
  if (missing.length === 0) return null;
  return (
    <div className="missing-facts">
      {missing.map(({ command, name, does }) => (
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
