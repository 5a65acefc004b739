/** Replaces a piece of what is in the field, which has the focus. The browser's own undo takes it back. */
export function typeOver(
  field: HTMLTextAreaElement | HTMLInputElement,
  { start, end, text }: { start: number; end: number; text: string },
): void {
  field.setSelectionRange(start, end);
  // Deprecated, and the only way that keeps what the browser can undo.
  if (text === "" && start < end) document.execCommand("delete");
  else if (text !== "") document.execCommand("insertText", false, text);
}
