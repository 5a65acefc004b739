/** Events as plain sentences: Alice, " ", "moved ", “Fix login”, " from ", Doing, " to ", Done. Pure. */
import * as texts from "#texts/sentences.ts";
import type { BoardEvent, EventKind, EventOf } from "../../../contract/events.ts";
import { boardSentences } from "./board.ts";
import { cardSentences } from "./cards.ts";
import { checklistSentences } from "./checklists.ts";
import type { Names } from "./names.ts";
import type { Part } from "./parts.ts";
import { actorOf } from "./people-words.ts";

/** What was done, without who did it, for every kind of event. */
export type Sentences = { [Kind in EventKind]: (event: EventOf<Kind>, names: Names) => readonly Part[] };

const SENTENCES: Sentences = { ...boardSentences, ...cardSentences, ...checklistSentences };

export type Sentence = readonly Part[];

export function sentenceOf(event: BoardEvent, names: Names): Sentence {
  return by(event, didWhat(event, names), names);
}

/** The sentence that somebody did this. */
export function by(event: Pick<BoardEvent, "user_id" | "via">, did: readonly Part[], names: Names): Sentence {
  const actor: Part = { kind: "actor", name: actorOf(event, names) };
  const [, ...rest] = texts.sentence(actor, event.user_id === names.myId, did);
  // What a rule does is the rule's doing, whoever set it off.
  const via: Part[] = event.via === undefined || event.user_id === null ? [] : texts.via(event.via);
  return [actor, ...via, ...rest];
}

/** The sentence without who did it. */
export function didWhat(event: BoardEvent, names: Names): readonly Part[] {
  // An event of a newer version of the service: the page has not been reloaded since it was updated.
  const did = Object.hasOwn(SENTENCES, event.type) ? say(event, names) : texts.changedBoard;
  if (event.undoes === undefined) return did;
  return isRedo(event.undoes, names) ? texts.redoing(did) : texts.undoing(did);
}

/** Undoing an undo is redo, and undoing that is undo again. */
export function isRedo(undoes: number, names: Names): boolean {
  const before = names.undoneBy(undoes);
  return before !== undefined && !isRedo(before, names);
}

function say<Kind extends EventKind>(event: EventOf<Kind>, names: Names): readonly Part[] {
  return SENTENCES[event.type](event, names);
}
