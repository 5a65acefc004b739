/** The frame that came with the HTML (board/board-frame.html) stays until there is something to show in its place. */
export function removeFrame(root: HTMLElement): void {
  const frame = document.getElementById("frame");
  if (!frame) return;
  // Called before the next paint: the two are never seen together.
  const observer = new MutationObserver(() => {
    if (!root.querySelector("main")) return;
    frame.remove();
    observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
}
