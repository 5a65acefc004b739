/** Events as the public sees them: encoded once for everybody who watches, as far as the contract lists it. */
import { type BoardEvent, EVENT_KINDS } from "../../../../contract/events.ts";
import { publicEnvelopeOf } from "../../../../contract/public-events.ts";
import { decodeEvent, type EncodedEvent } from "../../event-log/event-log.ts";
import { type Picker, pickerOf } from "../../util/pick-by-schema.ts";

export interface PublicMessage {
  readonly seq: number;
  /** As a server-sent event, whose id is the number, or the number and the time, as the client gave them. */
  bytes(withTime: boolean): Uint8Array;
}

const encoder = new TextEncoder();
const ENCODED = new WeakMap<EncodedEvent, PublicMessage | null>();
const PICKERS = new Map<string, Picker>();
for (const kind of EVENT_KINDS) {
  const schema = publicEnvelopeOf(kind);
  if (schema) PICKERS.set(kind, pickerOf(schema));
}

/** Null if it is not for the public, as are kinds of a newer version. Kept for as long as the event is. */
export function publicMessage(event: EncodedEvent): PublicMessage | null {
  const known = ENCODED.get(event);
  if (known !== undefined) return known;
  const shown = publicPart(decodeEvent(event));
  const message = shown === null ? null : sseMessage(JSON.stringify(shown), event);
  ENCODED.set(event, message);
  return message;
}

function publicPart(event: BoardEvent): unknown {
  return PICKERS.get(event.type)?.(adapted(event)) ?? null;
}

/** What differs in more than the fields that are left out. */
function adapted(event: BoardEvent): unknown {
  switch (event.type) {
    case "board.updated":
      return { ...event, data: { ...event.data, members: event.data.members.map(({ user }) => user) } };
    case "comment.created":
    case "comment.deleted":
      // A board does not tell who has commented.
      return { ...event, user_id: null };
    default:
      return event;
  }
}

export function sseMessage(
  text: string,
  { seq, createdAt }: { seq: number; createdAt: string },
): PublicMessage {
  const forms: { plain?: Uint8Array; withTime?: Uint8Array } = {};
  return {
    seq,
    bytes: (withTime) =>
      withTime
        ? (forms.withTime ??= encoder.encode(`id: ${seq}@${createdAt}\ndata: ${text}\n\n`))
        : (forms.plain ??= encoder.encode(`id: ${seq}\ndata: ${text}\n\n`)),
  };
}

/** Several messages as one piece. */
export function joined(messages: readonly PublicMessage[], withTime: boolean): Uint8Array {
  const [first] = messages;
  if (first && messages.length === 1) return first.bytes(withTime);
  return Buffer.concat(messages.map((message) => message.bytes(withTime)));
}
