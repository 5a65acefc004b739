/** Events as plain sentences: `{ actor: "Alice", parts: ["moved ", “Fix login”, " from ", Doing, " to ", Done] }`. Pure. */
import type { BoardEvent, EventKind, EventOf } from "../../../contract/events.ts";
import { boardSentences } from "./board.ts";
import { cardSentences } from "./cards.ts";
import { checklistSentences } from "./checklists.ts";
import type { Names } from "./names.ts";
import { type Part, textOf } from "./parts.ts";
import { actorOf } from "./people-words.ts";

/** What the actor did, for every kind of event. */
export type Sentences = { [Kind in EventKind]: (event: EventOf<Kind>, names: Names) => Part[] };

const SENTENCES: Sentences = { ...boardSentences, ...cardSentences, ...checklistSentences };

export interface Sentence {
  actor: string;
  /** Without the actor. */
  parts: Part[];
}

export function sentenceOf(event: BoardEvent, names: Names): Sentence {
  // An event of a newer version of the service: the page has not been reloaded since it was updated.
  const parts = Object.hasOwn(SENTENCES, event.type) ? say(event, names) : ["changed the board"];
  if (event.undoes !== undefined)
    parts.push(`, ${isRedo(event.undoes, names) ? "redoing" : "undoing"} an earlier change`);
  return { actor: actorOf(event, names), parts: parts.filter((part) => part !== "") };
}

/** Undoing an undo is redo, and undoing that is undo again. */
function isRedo(undoes: number, names: Names): boolean {
  const before = names.undoneBy(undoes);
  return before !== undefined && !isRedo(before, names);
}

function say<Kind extends EventKind>(event: EventOf<Kind>, names: Names): Part[] {
  return SENTENCES[event.type](event, names);
}

export function plainText({ actor, parts }: Sentence): string {
  return `${actor} ${textOf(parts)}`;
}
