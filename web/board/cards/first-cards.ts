/** What a list of cards renders before any of it has been measured. */
import { useEffect, useState } from "react";
import type { Card } from "../../../contract/cards.ts";
import { whenIdle } from "../../ui/feedback/lazy-part.tsx";

/** Cards rendered beyond the visible part. */
const OVERSCAN = 8;
const TITLE_PX = 42;
const LINE_PX = 20;
const CHARS_PER_LINE = 30;
const ROW_PX = 28;
const COVER_PX = 120;

/** About the height of its tile: the closer, the fewer cards are rendered in vain. */
export function estimatedPx({ title, labels, cover_attachment_id, ...card }: Card): number {
  const lines = Math.ceil(title.length / CHARS_PER_LINE);
  const facts = [card.due_at, card.description, card.comment_count].some(Boolean);
  const lists = [card.checklists, card.attachments, card.assignees].some(({ length }) => length > 0);
  const rows = (labels.length > 0 ? 1 : 0) + (facts || lists ? 1 : 0);
  return TITLE_PX + (lines - 1) * LINE_PX + rows * ROW_PX + (cover_attachment_id ? COVER_PX : 0);
}

/** None for the first paint: a list is seen sooner, and scrolled only later. */
export function useOverscan(): number {
  const [count, setCount] = useState(0);
  useEffect(() => whenIdle(() => setCount(OVERSCAN)), []);
  return count;
}
