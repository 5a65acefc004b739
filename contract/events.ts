/** The event kinds of all resources, and the envelope they travel in. */
import * as z from "zod/mini";
import {
  atMost,
  id,
  moment,
  type Renumbered,
  renumbered,
  resource,
  route,
  timestamp,
} from "./base/define.ts";
import { events } from "./resources.ts";

export type EventKind = keyof typeof events;
export type EventData<Kind extends EventKind> = z.output<(typeof events)[Kind]["data"]>;

// Object.keys says nothing about the names it answers.
export const EVENT_KINDS = Object.keys(events) as [EventKind, ...EventKind[]];
export const EVENT_VERSION = "1.0";

/**
 * The changed fields with their values before the event, in the form they have in `data`; for a move also the position.
 * An event that removes something has here what was removed.
 */
export type Previous<Kind extends EventKind> = Partial<EventData<Kind>> & { position?: number };

/** One event as it is logged and sent; `type` decides the shape of `data`. */
export type EventOf<Kind extends EventKind> = {
  [K in Kind]: {
    type: K;
    data: EventData<K>;
    user_id: string | null;
    timestamp: string;
    version: string;
    board_id: string;
    seq: number;
    renumbered?: Renumbered;
    previous?: Previous<K>;
    undoes?: number;
    cause?: number;
    key?: string;
    via?: string;
    archived?: true;
    restored?: true;
  };
}[Kind];
export type BoardEvent = EventOf<EventKind>;

/** Fields in `previous` that follow from any change: they are not what was changed. */
export const BOOKKEEPING: readonly string[] = ["position", "updated_at", "updated_by"];

/** False if somebody was assigned who already was: that is announced, but changes nothing, and is undone by nothing. */
export function hasChanged({ type, previous }: Pick<BoardEvent, "type" | "previous">): boolean {
  return previous !== undefined || type.endsWith(".created") || type.startsWith("board.");
}

/** As much of an event as the next state of the board depends on. */
export type EffectOf<Kind extends EventKind> = {
  [K in Kind]: Pick<EventOf<K>, "type" | "data" | "seq" | "timestamp" | "renumbered" | "restored">;
}[Kind];
export type EventEffect = EffectOf<EventKind>;

const envelope = {
  user_id: z.nullable(id),
  timestamp,
  version: z.string(),
  board_id: id,
  seq: z.int(),
  renumbered: z.optional(renumbered),
  /** The changed fields with their values before; for a move also `position`. */
  previous: z.optional(z.record(z.string(), z.unknown())),
  /** The number of the event that this one reverses. */
  undoes: z.optional(z.int()),
  /** The number of the event whose rule did this. */
  cause: z.optional(z.int()),
  /** Archived: it can be restored at any time, where what was deleted is purged after a while. */
  archived: z.optional(z.literal(true)),
  /** It came back with what it had. Of a column, a label or a placeholder, a follower reads the board again: the event does not carry that. */
  restored: z.optional(z.literal(true)),
  /** The Idempotency-Key of the request that caused it, where it had one. */
  key: z.optional(z.string()),
  /** The name of the API token that this request came with. */
  via: z.optional(z.string()),
};

/** The schema of one kind, as the log has it and as those get it who follow with `since`. */
export function envelopeOf(kind: EventKind) {
  return z.object({ type: z.literal(kind), data: events[kind].data, ...envelope });
}

/** The schema of one kind on a connection without `since`, where that is another one. */
export function plainEnvelopeOf(kind: EventKind) {
  const { plain } = events[kind];
  return plain && z.object({ type: z.literal(kind), data: plain, ...envelope });
}

export const Event = resource("Event", {
  type: z.enum(EVENT_KINDS),
  data: z.record(z.string(), z.unknown()),
  ...envelope,
});

const EventPage = resource("EventPage", {
  seq: z.int(),
  /** Why the caller must take a new snapshot instead: the log no longer, or does not yet, reach `since`. */
  resync: z.nullable(z.enum(["expired", "ahead"])),
  events: z.array(Event),
  /** Where the next page begins: `since`, or `before` where the newest come first; null at the end. */
  next: z.nullable(z.int()),
});

/** The kinds that a filter names: `card.moved,label.*`. Null when it names one that there is not. */
export function kindsOf(filter: string): EventKind[] | null {
  const named = filter.split(",").map((name) => {
    const isOf = name.endsWith(".*") ? name.slice(0, -1) : null;
    return EVENT_KINDS.filter((kind) => (isOf ? kind.startsWith(isOf) : kind === name));
  });
  return named.every((kinds) => kinds.length > 0) ? [...new Set(named.flat())] : null;
}

const kinds = z.string().check(
  atMost(1000),
  z.refine((filter) => kindsOf(filter) !== null, { error: "names no kind of event" }),
);

export const eventRoutes = {
  listEvents: route({
    method: "GET",
    path: "/boards/{board_id}/events",
    tag: "Live",
    summary:
      "The events of a board after number `since` (of the time `last_event_at`), oldest first, or before number `before`, newest first",
    access: "member",
    scope: "read",
    query: z.object({
      since: z.optional(z.int().check(z.gte(0))),
      last_event_at: z.optional(z.union([z.literal(""), moment])),
      before: z.optional(z.int().check(z.gte(0))),
      card_id: z.optional(id),
      user_id: z.optional(id),
      type: z.optional(kinds),
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
    scope: "read",
    tokenInQuery: true,
    query: z.object({
      since: z.optional(z.string()),
      last_event_at: z.optional(z.string()),
      token: z.optional(z.string()),
    }),
    status: 200,
    sends: "stream",
    errors: [429],
  }),
};
