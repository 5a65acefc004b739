/** Events of columns, as connections without `since` get them: with the column's cards, which the log leaves out. */
import type { BoardEvent } from "../../contract/events.ts";
import { cardText } from "../boards/snapshot-text.ts";
import { appendToData } from "../platform/event-log/event-log.ts";
import type { PlainEvents } from "../platform/live/hub/plain/plain-feed.ts";

type ColumnEvent = Extract<BoardEvent, { type: `column.${string}` }>;

export const plainEvents: PlainEvents = {
  needsBoard: (type) => type.startsWith("column."),
  encode(text, { event, before, after }, maxBytes) {
    if (!isColumnEvent(event)) return text;
    const { columns } = event.type === "column.deleted" ? before : after;
    const cards = columns.find(({ id }) => id === event.data.id)?.cards ?? [];
    const texts: string[] = [];
    let bytes = 0;
    for (const card of cards) {
      const cardJson = cardText(card);
      bytes += Buffer.byteLength(cardJson);
      if (bytes > maxBytes) return null;
      texts.push(cardJson);
    }
    return appendToData(text, `"cards":[${texts.join(",")}]`);
  },
};

function isColumnEvent(event: BoardEvent): event is ColumnEvent {
  return event.type.startsWith("column.");
}
