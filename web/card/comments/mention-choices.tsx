import { type RefObject, useLayoutEffect, useRef } from "react";
import { peopleToMention } from "#texts/comments.ts";
import type { User } from "../../../contract/users.ts";
import { placeBeside } from "../../ui/dialogs/place-beside.ts";
import { Avatar, nameOf } from "../../ui/display/avatar.tsx";

interface Props {
  id: string;
  field: RefObject<HTMLElement | null>;
  people: readonly User[];
  /** The index of the one that Enter inserts. */
  chosen: number;
  onChoose: (user: User) => void;
}

/** The focus stays in the field, which says which of them is chosen. */
export function MentionChoices({ id, field, people, chosen, onChoose }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = ref.current;
    const beside = field.current;
    if (!list || !beside) return;
    list.showPopover();
    const place = () => placeBeside(beside, list);
    place();
    const watch = new ResizeObserver(place);
    watch.observe(list);
    watch.observe(beside);
    addEventListener("scroll", place, true);
    addEventListener("resize", place);
    return () => {
      watch.disconnect();
      removeEventListener("scroll", place, true);
      removeEventListener("resize", place);
    };
  }, [field]);
  return (
    <div
      ref={ref}
      id={id}
      className="popover mention-choices"
      popover="manual"
      role="listbox"
      aria-label={peopleToMention}
    >
      {people.map((user, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the chosen one
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
        <div
          key={user.id}
          id={`${id}-${index}`}
          className="option"
          role="option"
          aria-selected={index === chosen}
          // The field would lose the focus, and with it the list would go.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(user)}
        >
          <span aria-hidden="true">
            <Avatar user={user} size="s" />
          </span>
          <span className="choice-name" dir="auto">
            {nameOf(user)}
          </span>
          {nameOf(user) !== user.username && (
            <span className="muted" dir="auto">
              {user.username}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
