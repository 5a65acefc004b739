import { type BoardEvent, EVENT_KINDS } from "../../../contract/events.ts";
import type { AnswerOf } from "../../../contract/index.ts";
import { api } from "../../session/api.ts";
import type { FeedFilter } from "./feed-filter.ts";
import type { FeedPage } from "./stretch.ts";

const PAGE = 50;

/** A page of the log, newest first. */
export async function loadEvents(boardId: string, filter: FeedFilter, before: number): Promise<FeedPage> {
  const { seq, events, next } = await api.listEvents({
    board_id: boardId,
    before,
    limit: PAGE,
    card_id: filter.cardId,
    user_id: filter.userId,
    type: filter.kinds?.join(),
  });
  return { seq, events: events.filter(isKnown), next };
}

type Listed = AnswerOf<"listEvents">["events"][number];

/** The service may be newer than this page; of the kinds that are known, the type decides the shape of the data. */
function isKnown(event: Listed): event is Listed & BoardEvent {
  return EVENT_KINDS.includes(event.type);
}
