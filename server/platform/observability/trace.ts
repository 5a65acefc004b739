/**
 * Traces, only if a collector is configured: a span per request and one per statement it sends to the database. A
 * caller's `traceparent` is continued, and its "not sampled" respected.
 */

export type Attributes = Record<string, string | number | undefined>;

/** One finished piece of work. */
export interface SpanRecord {
  traceId: string;
  spanId: string;
  parentId: string | undefined;
  name: string;
  kind: "server" | "client";
  startMs: number;
  endMs: number;
  attributes: Attributes;
  /** The error, if the service is at fault. */
  failure: string | undefined;
}

export interface Span {
  readonly traceId: string;
  child(name: string, attributes: Attributes): Span;
  /** Once. */
  end(attributes?: Attributes, failure?: string): void;
}

/** Where finished spans go; must not wait. */
export type Sink = (span: SpanRecord) => void;

/** Undefined when the caller has decided that this is not to be recorded. */
export function beginTrace(sink: Sink, name: string, traceparent: string | null): Span | undefined {
  const parent = parseTraceparent(traceparent);
  if (parent && !parent.sampled) return undefined;
  return begin(sink, {
    traceId: parent?.traceId ?? randomId(16),
    parentId: parent?.spanId,
    name,
    kind: "server",
    attributes: {},
    // One look at the time of day for the whole trace: within it, a clock that never goes back.
    clock: Date.now() - performance.now(),
  });
}

type Begun = Pick<SpanRecord, "traceId" | "parentId" | "name" | "kind" | "attributes"> & { clock: number };

function begin(sink: Sink, { clock, ...given }: Begun): Span {
  const spanId = randomId(8);
  const startMs = clock + performance.now();
  const { traceId } = given;
  return {
    traceId,
    child: (name, attributes) =>
      begin(sink, { traceId, parentId: spanId, name, kind: "client", attributes, clock }),
    end(attributes, failure) {
      const endMs = clock + performance.now();
      sink({ ...given, spanId, startMs, endMs, attributes: { ...given.attributes, ...attributes }, failure });
    },
  };
}

function randomId(bytes: number): string {
  return crypto.getRandomValues(new Uint8Array(bytes)).toHex();
}

const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;

/** W3C Trace Context: a version we do not know may add fields, ours may not. What is malformed counts as absent. */
function parseTraceparent(
  given: string | null,
): { traceId: string; spanId: string; sampled: boolean } | null {
  const [, version, traceId, spanId, flags = "", more] = TRACEPARENT.exec(given ?? "") ?? [];
  if (!traceId || !spanId || version === "ff" || (version === "00" && more)) return null;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
