/** What the keys ask for, unless something else has used them. */
export function undoOrRedo(event: KeyboardEvent): "undo" | "redo" | null {
  const { ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || altKey || !(ctrlKey || metaKey)) return null;
  const key = event.key.toLowerCase();
  if (key === "z") return shiftKey ? "redo" : "undo";
  return key === "y" && ctrlKey && !shiftKey ? "redo" : null;
}
