import { useEffect } from "react";
import { singleKeys } from "../storage/single-keys.ts";
import { type CommandId, commandFor } from "../util/commands.ts";
import { TYPED_INTO } from "../util/typed-into.ts";

/** The same keys as on a tile, but for those that delete: in an open card they are pressed to delete something else. */
const COMMANDS = new Map<string, CommandId>([
  ["l", "card-labels"],
  ["a", "card-people"],
  ["i", "card-assign-me"],
  ["d", "card-due"],
  ["t", "card-complete"],
  ["v", "card-move"],
  ["e", "card-rename"],
  ["F2", "card-rename"],
  ["y", "card-link"],
  ["c", "card-archive"],
]);

/**
 * What has contents of its own. Whoever was in there may still be writing, or mean what has the focus: keys do nothing
 * to the card then.
 */
const CONTENTS = ".card-main";

/** The keys of a card work while it is open, unless something is being typed or chosen. */
export function useCardKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, repeat } = event;
      if (
        defaultPrevented ||
        repeat ||
        ctrlKey ||
        metaKey ||
        altKey ||
        shiftKey ||
        singleKeys.get() === "off"
      )
        return;
      if (!(target instanceof Element) || target.closest(`${TYPED_INTO}, select, [popover], ${CONTENTS}`))
        return;
      // One on top of the card has keys of its own.
      if (document.querySelectorAll("dialog:modal").length !== 1) return;
      const command = COMMANDS.get(key);
      const run = command && commandFor(command);
      if (!run) return;
      event.preventDefault();
      run();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
