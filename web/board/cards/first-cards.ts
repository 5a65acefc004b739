/** What a list of cards renders before any of it has been measured. */
import { useEffect, useState } from "react";
import type { Card } from "../../../contract/cards.ts";
import { whenIdle } from "../../ui/feedback/lazy-part.tsx";

/** Cards rendered beyond the visible part. */
const OVERSCAN = 8;
const TITLE_PX = 38;
const LINE_PX = 20;
const CHARS_PER_LINE = 30;
const ROW_PX = 28;
const COVER_PX = 120;

/** About the height of its tile: the closer, the fewer cards are rendered in vain. */
export function estimatedPx(card: Card): number {
  const lines = Math.ceil(card.title.length / CHARS_PER_LINE);
  const rows = (card.labels.length > 0 ? 1 : 0) + (hasFacts(card) ? 1 : 0);
  return TITLE_PX + (lines - 1) * LINE_PX + rows * ROW_PX + (card.cover_attachment_id ? COVER_PX : 0);
}

function hasFacts(card: Card): boolean {
  if (card.due_at || card.description || card.comment_count > 0) return true;
  const people = card.assignees.length + card.placeholders.length;
  return card.checklists.length > 0 || card.attachments.length > 0 || people > 0;
}

/** About the visible part of a list, before it has been laid out. */
export function likelyRect(): { width: number; height: number } {
  return { width: 0, height: innerHeight * 0.75 };
}

/** None for the first paint: a list is seen sooner, and scrolled only later. */
export function useOverscan(): number {
  const [count, setCount] = useState(0);
  useEffect(() => whenIdle(() => setCount(OVERSCAN)), []);
  return count;
}
