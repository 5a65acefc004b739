/** Whether the person has asked for no motion. CSS follows through the tokens; this is for what scripts animate. */
const query = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

export function isStill(): boolean {
  return query?.matches === true || globalThis.document?.documentElement.dataset.motion === "reduced";
}

/** Longer than --calm: removing the attribute earlier would end running transitions with a jump. */
const GLIDE_MS = 320;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Cards and columns glide to their new places for a moment. Called just before something moves; at any other time
 * positions only change because something was measured or scrolled, and that must not be animated.
 */
export function glide(): void {
  document.documentElement.dataset.gliding = "true";
  clearTimeout(timer);
  timer = setTimeout(stopGliding, GLIDE_MS);
}

/** Everything is in its place at once: before a list scrolls to something, which must know how long it is. */
export function stopGliding(): void {
  delete document.documentElement.dataset.gliding;
}
