/** The content of the page takes the focus: arrow keys and Tab go on from there. */
export function focusMain(): void {
  const main = document.getElementById("main");
  if (!main || document.activeElement === main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
