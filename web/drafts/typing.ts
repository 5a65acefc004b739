/** Whether somebody is typing right now: nothing may take the focus from them then. */

const FIELDS = "textarea, input:not([type=checkbox], [type=radio], [type=file], [type=color])";
const RECENT_MS = 2000;

let lastKeyAt = 0;

/** The focus is in a field that contains text, or that was typed in a moment ago. */
export function isTyping(): boolean {
  const field = globalThis.document?.activeElement;
  if (!field?.matches(FIELDS)) return false;
  return ("value" in field && field.value !== "") || Date.now() - lastKeyAt < RECENT_MS;
}

addEventListener("keydown", () => (lastKeyAt = Date.now()), { capture: true });
