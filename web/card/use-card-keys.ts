import { useEffect } from "react";
import { singleKeys } from "../storage/choices/single-keys.ts";
import { type CommandId, commandFor } from "../util/commands.ts";
import { TYPED_INTO } from "../util/typed-into.ts";

/**
 * The same keys as on a tile, but for those that delete: in an open card they are pressed to delete something else. The
 * others are those of what they press; see `keyed`.
 */
const COMMANDS = new Map<string, CommandId>([
  ["I", "card-assign-me"],
  ["T", "card-complete"],
  ["E", "card-rename"],
  ["F2", "card-rename"],
  ["C", "card-archive"],
]);

/**
 * Where keys do nothing to the card: what is typed into or chosen from, the buttons of a text that is being written, and
 * an item that is being carried.
 */
const BUSY = `${TYPED_INTO}, select, [popover], form *, .inline-edit, [data-carried]`;

/** For the button or field of an open card that this key presses, or leads to. */
export function keyed(key: string): { "aria-keyshortcuts"?: string } {
  return singleKeys.get() === "off" ? {} : { "aria-keyshortcuts": key };
}

/** The keys of a card work while it is open, unless something is being typed or chosen. */
export function useCardKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey, defaultPrevented, repeat } = event;
      if (defaultPrevented || repeat || ctrlKey || metaKey || altKey || singleKeys.get() === "off") return;
      if (!(target instanceof Element) || target.closest(BUSY)) return;
      // One on top of the card has keys of its own.
      if (document.querySelectorAll("dialog:modal").length !== 1) return;
      if (press(nameOf(event))) event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}

/** As `aria-keyshortcuts` has it. */
function nameOf({ key, shiftKey }: KeyboardEvent): string {
  const name = key.length === 1 ? key.toUpperCase() : key;
  return shiftKey ? `Shift+${name}` : name;
}

/** True if the key means something. */
function press(key: string): boolean {
  const command = COMMANDS.get(key);
  const run = command && commandFor(command);
  if (run) {
    run();
    return true;
  }
  const pressed = document.querySelector<HTMLElement>(
    `dialog:modal [aria-keyshortcuts="${CSS.escape(key)}"]`,
  );
  if (!pressed) return false;
  if (pressed.matches(TYPED_INTO)) pressed.focus();
  else pressed.click();
  return true;
}
