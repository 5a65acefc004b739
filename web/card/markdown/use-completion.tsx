import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import * as texts from "#texts/writing-bar.ts";
import { isLocal } from "../../../client/changes/local-id.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { User } from "../../../contract/users.ts";
import { useBoard } from "../../board/use-board.ts";
import { announce } from "../../ui/feedback/announcer.tsx";
import { typeOver } from "../../ui/forms/type-over.ts";
import {
  type Candidate,
  cardsFor,
  completed,
  peopleFor,
  type Unfinished,
  unfinishedAt,
} from "./completion.ts";
import { CompletionChoices } from "./completion-choices.tsx";

interface Options {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** The text is one of this card. */
  cardId: string;
}

/**
 * Offers members while somebody writes `@…` in a field, and cards while they write `#…`: arrows choose, Enter and Tab
 * insert, Escape closes; so does a click or a touch.
 */
export function useCompletion({ field, text, cardId }: Options) {
  const { board, me } = useBoard();
  const [caret, setCaret] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);
  /** Where what was closed with Escape begins. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const id = useId();
  const unfinished = caret === null ? null : unfinishedAt(text, caret);
  const found =
    unfinished && unfinished.start !== closedAt ? candidatesFor(unfinished, board, { me, cardId }) : [];
  const at = Math.min(chosen, found.length - 1);
  const isOpen = found.length > 0;
  const names = found.map(nameOf).join(", ");
  const sign = unfinished?.sign;

  useEffect(() => {
    if (names) announce(sign === "@" ? texts.offeredPeople(names) : texts.offeredCards(names));
  }, [names, sign]);

  const look = () => {
    const { selectionStart, selectionEnd } = field.current ?? {};
    setCaret(selectionStart === selectionEnd ? (selectionStart ?? null) : null);
    setChosen(0);
  };
  const lookNow = useRef(look);
  lookNow.current = look;
  useEffect(() => {
    const onSelectionChange = () => {
      if (field.current && field.current === document.activeElement) lookNow.current();
    };
    document.addEventListener("selectionchange", onSelectionChange);
    return () => document.removeEventListener("selectionchange", onSelectionChange);
  }, [field]);
  const insert = (begun: Unfinished, candidate: Candidate) => {
    if (!field.current) return;
    field.current.focus();
    typeOver(field.current, completed(text, begun, candidate.text));
    setCaret(null);
  };
  /** True if the key was for the list. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const candidate = found[at];
    if (!isOpen || !unfinished || !candidate || event.nativeEvent.isComposing) return false;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === "ArrowDown") setChosen((at + 1) % found.length);
    else if (event.key === "ArrowUp") setChosen((at + found.length - 1) % found.length);
    else if (event.key === "Escape") setClosedAt(unfinished.start);
    else if ((event.key === "Enter" || event.key === "Tab") && isPlain && !event.shiftKey)
      insert(unfinished, candidate);
    else return false;
    event.preventDefault();
    return true;
  };
  return {
    onKeyDown,
    /** For the field. */
    props: {
      "aria-autocomplete": "list",
      ...(isOpen && { "aria-controls": id, "aria-activedescendant": `${id}-${at}` }),
      onBlur: () => setCaret(null),
    } as const,
    list: isOpen && unfinished && (
      <CompletionChoices
        id={id}
        label={unfinished.sign === "@" ? texts.peopleToMention : texts.cardsToReferTo}
        field={field}
        start={unfinished.start}
        candidates={found}
        chosen={at}
        onChoose={(candidate) => insert(unfinished, candidate)}
      />
    ),
  };
}

function candidatesFor(
  unfinished: Unfinished,
  { members, columns }: FullBoard,
  { me, cardId }: { me: User; cardId: string },
): Candidate[] {
  if (unfinished.sign === "@") {
    const others = members.map(({ user }) => user).filter(({ id, is_active }) => is_active && id !== me.id);
    return peopleFor(unfinished, others);
  }
  // One that is still being created has no number.
  const others = columns.flatMap(({ cards }) => cards).filter(({ id }) => id !== cardId && !isLocal(id));
  return cardsFor(unfinished, others);
}

function nameOf({ text, of }: Candidate): string {
  return "username" in of ? of.username : `${text} ${of.title}`;
}
