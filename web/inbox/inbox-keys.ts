import type { KeyboardEvent } from "react";
import { singleKeys } from "../storage/choices/single-keys.ts";

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

/** Arrows, and J and K, lead through the notifications; R marks the one that has the focus as read. */
export function onInboxKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (key.length === 1 && singleKeys.get() === "off") return;
  const links = [...currentTarget.querySelectorAll<HTMLElement>(".inbox-text")];
  const row = target instanceof Element ? target.closest(".inbox-row") : null;
  const at = links.findIndex((link) => row?.contains(link));
  const step = STEPS[key];
  if (step !== undefined) (at < 0 ? links[0] : links[at + step])?.focus();
  else if (key === "r" && row) readAndGoOn(row, links[at + 1] ?? links[at - 1]);
  else return;
  event.preventDefault();
}

/** It may be hidden then; the focus goes to the next one. */
function readAndGoOn(row: Element, next: HTMLElement | undefined): void {
  const button = row.querySelector<HTMLElement>("button");
  if (!button) return;
  next?.focus();
  button.click();
}
