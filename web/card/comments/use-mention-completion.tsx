import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { offered } from "#texts/comments.ts";
import type { User } from "../../../contract/users.ts";
import { useBoard } from "../../board/use-board.ts";
import { announce } from "../../ui/feedback/announcer.tsx";
import { MentionChoices } from "./mention-choices.tsx";
import { candidatesFor, completed, type Unfinished, unfinishedAt } from "./mention-completion.ts";

interface Options {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  edit: (text: string) => void;
}

/**
 * Offers members while somebody writes `@…` in a field: arrows choose, Enter and Tab insert, Escape closes; so does a
 * click or a touch.
 */
export function useMentionCompletion({ field, text, edit }: Options) {
  const { board, me } = useBoard();
  const [caret, setCaret] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);
  /** Where the mention begins that was closed with Escape. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const nextCaret = useRef<number | null>(null);
  const id = useId();
  const unfinished = caret === null ? null : unfinishedAt(text, caret);
  const people = board.members
    .map(({ user }) => user)
    .filter(({ id, is_active }) => is_active && id !== me.id);
  const found = unfinished && unfinished.start !== closedAt ? candidatesFor(unfinished, people) : [];
  const at = Math.min(chosen, found.length - 1);
  const isOpen = found.length > 0;
  const names = found.map(({ username }) => username).join(", ");

  useEffect(() => {
    if (names) announce(offered(names));
  }, [names]);

  useLayoutEffect(() => {
    if (nextCaret.current === null || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  });

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
  const insert = (mention: Unfinished, user: User) => {
    const { text: after, caret: place } = completed(text, mention, user);
    nextCaret.current = place;
    setCaret(null);
    edit(after);
  };
  /** True if the key was for the list. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const user = found[at];
    if (!isOpen || !unfinished || !user || event.nativeEvent.isComposing) return false;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === "ArrowDown") setChosen((at + 1) % found.length);
    else if (event.key === "ArrowUp") setChosen((at + found.length - 1) % found.length);
    else if (event.key === "Escape") setClosedAt(unfinished.start);
    else if ((event.key === "Enter" || event.key === "Tab") && isPlain && !event.shiftKey)
      insert(unfinished, user);
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
      <MentionChoices
        id={id}
        field={field}
        people={found}
        chosen={at}
        onChoose={(user) => insert(unfinished, user)}
      />
    ),
  };
}
