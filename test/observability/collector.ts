/** An OpenTelemetry collector: takes OTLP over HTTP as JSON, and refuses whatever is not exactly that. */
import * as z from "zod";
import { eventually } from "../live/eventually.ts";

const hex = (length: number) => z.string().regex(new RegExp(`^(?!0+$)[0-9a-f]{${length}}$`));
const nanoseconds = z.string().regex(/^\d{19}$/);
const attributes = z.array(
  z.strictObject({
    key: z.string().min(1),
    value: z.union([
      z.strictObject({ stringValue: z.string() }),
      z.strictObject({ intValue: z.string().regex(/^-?\d+$/) }),
    ]),
  }),
);

const Span = z.strictObject({
  traceId: hex(32),
  spanId: hex(16),
  parentSpanId: z.optional(hex(16)),
  name: z.string().min(1),
  kind: z.union([z.literal(2), z.literal(3)]),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes,
  status: z.strictObject({ code: z.optional(z.literal(2)) }),
});

const ExportRequest = z.strictObject({
  resourceSpans: z.tuple([
    z.strictObject({
      resource: z.strictObject({ attributes }),
      scopeSpans: z.tuple([
        z.strictObject({ scope: z.strictObject({ name: z.string() }), spans: z.array(Span).min(1) }),
      ]),
    }),
  ]),
});

type Attributes = Record<string, string | number>;
export type ReceivedSpan = Omit<z.output<typeof Span>, "attributes"> & { attributes: Attributes };

export interface Collector {
  url: string;
  spans: ReceivedSpan[];
  /** Of each delivery: what all its spans have in common, and the headers it came with. */
  deliveries: { resource: Attributes; headers: Headers; size: number }[];
  /** What was refused, and why. */
  refused: string[];
  /** Answers given from now on: a status, or none at all. */
  behaviour: number | "silent";
  /** Everything of one trace, as soon as that many spans of it are there. */
  trace(traceId: string, count: number): Promise<ReceivedSpan[]>;
  stop(): Promise<void>;
}

export function startCollector(port = 0): Collector {
  const spans: ReceivedSpan[] = [];
  const deliveries: Collector["deliveries"] = [];
  const refused: string[] = [];

  async function take(request: Request): Promise<Response> {
    if (collector.behaviour === "silent") return new Promise(() => {});
    if (collector.behaviour !== 200) return new Response(null, { status: collector.behaviour });
    const { pathname } = new URL(request.url);
    if (request.method !== "POST" || pathname !== "/v1/traces")
      return refuse(`${request.method} ${pathname}`);
    if (request.headers.get("content-type") !== "application/json") return refuse("no JSON");
    const parsed = ExportRequest.safeParse(await request.json());
    if (!parsed.success) return refuse(z.prettifyError(parsed.error));
    const [{ resource, scopeSpans }] = parsed.data.resourceSpans;
    const came = scopeSpans[0].spans.map((span) => ({ ...span, attributes: plain(span.attributes) }));
    spans.push(...came);
    deliveries.push({ resource: plain(resource.attributes), headers: request.headers, size: came.length });
    return Response.json({ partialSuccess: {} });
  }

  function refuse(reason: string): Response {
    refused.push(reason);
    return new Response(null, { status: 400 });
  }

  const server = Bun.serve({ hostname: "127.0.0.1", port, fetch: take });
  const collector: Collector = {
    url: `http://127.0.0.1:${server.port}`,
    spans,
    deliveries,
    refused,
    behaviour: 200,
    trace: (traceId, count) =>
      eventually(
        () => {
          const found = spans.filter((span) => span.traceId === traceId);
          return found.length >= count && found;
        },
        `${count} spans of ${traceId}; refused: ${refused.join("; ")}`,
      ),
    stop: () => server.stop(true),
  };
  return collector;
}

function plain(attributes: z.output<typeof Span>["attributes"]): Attributes {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      "intValue" in value ? Number(value.intValue) : value.stringValue,
    ]),
  );
}
