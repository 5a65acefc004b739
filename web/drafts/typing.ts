/** Whether somebody is writing right now: nothing may take the focus from under their fingers then. */

const FIELDS = "textarea, input:not([type=checkbox], [type=radio], [type=file], [type=color])";
const RECENT_MS = 2000;

let lastKeyAt = 0;

/** The focus is in a field that has a text, or that was typed in a moment ago. */
export function isTyping(): boolean {
  const field = globalThis.document?.activeElement;
  if (!field?.matches(FIELDS)) return false;
  return (field as HTMLInputElement).value !== "" || Date.now() - lastKeyAt < RECENT_MS;
}

addEventListener("keydown", () => (lastKeyAt = Date.now()), { capture: true });
