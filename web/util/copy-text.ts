/** Copies a text to the clipboard. */
export async function copyText(text: string): Promise<void> {
  await (navigator.clipboard?.writeText(text) ?? Promise.reject()).catch(() => copyBySelection(text));
}

/** For plain HTTP from another machine, where browsers offer no clipboard API. */
function copyBySelection(text: string): void {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
}
