/** Every event kind, once, and the envelope they travel in. */
import * as z from "zod/mini";
import { attachmentEvents } from "./attachments.ts";
import { id, resource, route, timestamp } from "./base/define.ts";
import { boardEvents } from "./boards.ts";
import { cardEvents } from "./cards.ts";
import { checklistEvents } from "./checklists.ts";
import { columnEvents, plainColumnEvents } from "./columns.ts";
import { labelEvents } from "./labels.ts";

export const events = {
  ...boardEvents,
  ...columnEvents,
  ...cardEvents,
  ...labelEvents,
  ...checklistEvents,
  ...attachmentEvents,
};

export type EventKind = keyof typeof events;
export type EventData<K extends EventKind> = z.output<(typeof events)[K]>;

export const EVENT_VERSION = "1.0";

/**
 * A rank is an integer between two others. When there is no room left, the siblings of the moved or
 * created thing are numbered anew: in order, sibling i now has rank `first + i * step`.
 */
const renumbered = z.object({ first: z.int(), step: z.int() });
export type Renumbered = z.output<typeof renumbered>;

type EnvelopeOf<K extends EventKind> = K extends EventKind
  ? {
      type: K;
      data: EventData<K>;
      user_id: string | null;
      timestamp: string;
      version: string;
      board_id: string;
      seq: number;
      renumbered?: Renumbered;
      key?: string;
    }
  : never;

/** One event as it is logged and sent; `type` decides the shape of `data`. */
export type BoardEvent = EnvelopeOf<EventKind>;

type EffectOf<K extends EventKind> = K extends EventKind
  ? Pick<EnvelopeOf<K>, "type" | "data" | "seq" | "renumbered">
  : never;

/** As much of an event as the next state of the board depends on. */
export type EventEffect = EffectOf<EventKind>;

const envelope = {
  user_id: z.nullable(id),
  timestamp,
  version: z.string(),
  board_id: id,
  seq: z.int(),
  renumbered: z.optional(renumbered),
  /** The Idempotency-Key of the request that caused it, where it had one. */
  key: z.optional(z.string()),
};

/** The schema of one kind, as the log has it and as those get it who follow with `since`. */
export function envelopeOf(kind: EventKind) {
  return z.object({ type: z.literal(kind), data: events[kind], ...envelope });
}

/** The same on a connection without `since`, where that is another one. */
export function plainEnvelopeOf(kind: EventKind) {
  if (!(kind in plainColumnEvents)) return undefined;
  const data = plainColumnEvents[kind as keyof typeof plainColumnEvents];
  return z.object({ type: z.literal(kind), data, ...envelope });
}

const Event = resource("Event", {
  type: z.enum(Object.keys(events) as [EventKind, ...EventKind[]]),
  data: z.record(z.string(), z.unknown()),
  ...envelope,
});

const EventPage = resource("EventPage", {
  seq: z.int(),
  /** Why the caller must take a new snapshot instead: the log no longer, or does not yet, reach `since`. */
  resync: z.nullable(z.enum(["expired", "ahead"])),
  events: z.array(Event),
});

export const eventRoutes = {
  listEvents: route({
    method: "GET",
    path: "/boards/{board_id}/events",
    tag: "Live",
    summary: "The events of a board after number `since`, oldest first",
    access: "member",
    query: z.object({
      since: z.optional(z.int().check(z.gte(0))),
      limit: z.optional(z.int().check(z.gte(1), z.lte(1000))),
    }),
    status: 200,
    answer: EventPage,
  }),
  streamEvents: route({
    method: "GET",
    path: "/boards/{board_id}/stream",
    tag: "Live",
    summary: "The live stream as server-sent events; resumes after `since` or Last-Event-ID",
    access: "member",
    tokenInQuery: true,
    query: z.object({ since: z.optional(z.string()), token: z.optional(z.string()) }),
    status: 200,
    sends: "stream",
    errors: [429],
  }),
};
