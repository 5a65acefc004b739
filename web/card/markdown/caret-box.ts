/** What decides where lines of a field break. */
const COPIED = [
  "box-sizing",
  "width",
  "padding",
  "border-width",
  "border-style",
  "font",
  "letter-spacing",
  "line-height",
  "tab-size",
  "direction",
];

/** Where a place of its text is on the screen. Browsers do not say so: a copy of the text is laid out. */
export function caretBox(field: HTMLTextAreaElement, at: number): DOMRect {
  const copy = document.createElement("div");
  const styles = getComputedStyle(field);
  for (const name of COPIED) copy.style.setProperty(name, styles.getPropertyValue(name));
  Object.assign(copy.style, { position: "fixed", top: "0", left: "0", visibility: "hidden" });
  Object.assign(copy.style, { whiteSpace: "pre-wrap", overflowWrap: "break-word" });
  const caret = document.createElement("span");
  // Of the rest, as much as belongs to the word.
  caret.textContent = /^\S*/.exec(field.value.slice(at))?.[0] || "\u200b";
  copy.append(field.value.slice(0, at), caret);
  field.after(copy);
  const place = caret.getClientRects()[0] ?? caret.getBoundingClientRect();
  const { left, top } = field.getBoundingClientRect();
  copy.remove();
  return new DOMRect(
    left + place.left - field.scrollLeft,
    top + place.top - field.scrollTop,
    0,
    place.height,
  );
}
