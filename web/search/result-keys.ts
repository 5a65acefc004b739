import type { KeyboardEvent } from "react";

/** Arrows lead from the field to the results, through them and back. */
export function onResultKey(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const places = [
    ...event.currentTarget.querySelectorAll<HTMLElement>("input[type=search], .card-row-title"),
  ];
  const row = event.target instanceof Element ? event.target.closest(".card-row") : null;
  const at = places.findIndex((place) => place === event.target || row?.contains(place));
  const next = at < 0 ? undefined : places[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: "nearest" });
}
