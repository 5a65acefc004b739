/** Scrolls to a comment once its card is open, loading older ones until it appears; gives up after a while. */
const LOOK_MS = 100;
const MOST_LOOKS = 60;

export function showComment(id: string): void {
  let looks = 0;
  const timer = setInterval(() => {
    const comment = document.querySelector<HTMLElement>(`[data-comment-id="${CSS.escape(id)}"]`);
    if (comment || ++looks === MOST_LOOKS) clearInterval(timer);
    if (!comment) return document.querySelector<HTMLElement>("[data-older-comments]")?.click();
    comment.scrollIntoView({ block: "center" });
    comment.dataset.shown = "true";
  }, LOOK_MS);
}
