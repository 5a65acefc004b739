/**
 * Sends finished spans to an OpenTelemetry collector: OTLP over HTTP, as JSON, in batches, one at a time. The queue is
 * bounded. What does not fit, or cannot be sent, is dropped and counted: traces are never worth a request.
 */
import type { Log } from "./log.ts";
import type { Attributes, SpanRecord } from "./trace.ts";

const MAX_QUEUED = 4096;
const MAX_BATCH = 512;
const INTERVAL_MS = 1000;
const TIMEOUT_MS = 5000;
const LAST_TIMEOUT_MS = 1000;

export interface ExportOptions {
  /** The collector's base URL; spans go to `/v1/traces` below it. */
  endpoint: string;
  headers: Record<string, string>;
  /** Attributes common to all spans. */
  resource: Attributes;
  log: Log;
}

export interface TraceExporter {
  readonly counts: { sent: number; dropped: number };
  add(span: SpanRecord): void;
  /** Sends what there is, without waiting for more. */
  flush(): void;
  /** Sends what is left, if the collector takes it soon. */
  stop(): Promise<void>;
}

export function startTraceExporter(options: ExportOptions): TraceExporter {
  const counts = { sent: 0, dropped: 0 };
  const target = `${options.endpoint.replace(/\/+$/, "")}/v1/traces`;
  let queue: SpanRecord[] = [];
  let sending: Promise<void> | undefined;
  let isAway = false;

  async function send(batch: SpanRecord[], timeoutMs: number): Promise<void> {
    try {
      const response = await fetch(target, {
        method: "POST",
        headers: { ...options.headers, "content-type": "application/json" },
        body: JSON.stringify(exportRequest(batch, options.resource)),
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`the collector answered ${response.status}`);
      counts.sent += batch.length;
      if (isAway) options.log.info("trace collector is back");
      isAway = false;
    } catch (error) {
      counts.dropped += batch.length;
      if (!isAway) options.log.warn("traces cannot be sent; dropping them", { reason: String(error) });
      isAway = true;
    }
  }

  function flush(timeoutMs = TIMEOUT_MS): void {
    if (sending || queue.length === 0) return;
    const batch = queue.slice(0, MAX_BATCH);
    queue = queue.slice(MAX_BATCH);
    sending = send(batch, timeoutMs).finally(() => {
      sending = undefined;
      if (queue.length >= MAX_BATCH) flush();
    });
  }

  const timer = setInterval(() => flush(), INTERVAL_MS);
  return {
    counts,
    flush: () => flush(),
    add(span) {
      if (queue.length >= MAX_QUEUED) {
        counts.dropped++;
        return;
      }
      queue.push(span);
      if (queue.length >= MAX_BATCH) flush();
    },
    async stop() {
      clearInterval(timer);
      const deadline = Date.now() + LAST_TIMEOUT_MS;
      for (
        let left = LAST_TIMEOUT_MS;
        left > 0 && (sending || queue.length > 0);
        left = deadline - Date.now()
      ) {
        flush(left);
        await Promise.race([sending, Bun.sleep(left)]);
      }
      counts.dropped += queue.length;
      queue = [];
    },
  };
}

const KIND = { server: 2, client: 3 };
const STATUS_ERROR = 2;

function exportRequest(batch: SpanRecord[], resource: Attributes): object {
  const spans = batch.map(encodeSpan);
  const scopeSpans = [{ scope: { name: "boardcast" }, spans }];
  return { resourceSpans: [{ resource: { attributes: encodeAttributes(resource) }, scopeSpans }] };
}

function encodeSpan({
  traceId,
  spanId,
  parentId,
  name,
  kind,
  startMs,
  endMs,
  attributes,
  failure,
}: SpanRecord) {
  return {
    traceId,
    spanId,
    parentSpanId: parentId,
    name,
    kind: KIND[kind],
    startTimeUnixNano: nanoseconds(startMs),
    endTimeUnixNano: nanoseconds(endMs),
    attributes: encodeAttributes({ ...attributes, "error.type": failure }),
    status: failure === undefined ? {} : { code: STATUS_ERROR },
  };
}

/** 64-bit numbers are strings in OTLP's JSON, and no double holds these. */
function nanoseconds(ms: number): string {
  const whole = Math.floor(ms);
  return `${whole}${String(Math.floor((ms - whole) * 1e6)).padStart(6, "0")}`;
}

function encodeAttributes(attributes: Attributes): object[] {
  return Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return [{ key, value: typeof value === "number" ? { intValue: String(value) } : { stringValue: value } }];
  });
}
