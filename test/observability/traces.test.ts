/** Traces: a span a request, one for each statement under it, sent to a collector that may be away. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import packageJson from "../../package.json" with { type: "json" };
import { startApp } from "../../server/app.ts";
import { createLog } from "../../server/platform/observability/log.ts";
import { startTraceExporter } from "../../server/platform/observability/trace-export.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { ON_POSTGRES } from "../live/fleet.ts";
import { startInstance } from "../live/instance.ts";
import { type Collector, type ReceivedSpan, startCollector } from "./collector.ts";

let collector: Collector;
let service: Service;
let alice: Person;

beforeAll(async () => {
  collector = startCollector();
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: "x-tenant=boards, authorization=Basic%20b3Bz",
    OTEL_SERVICE_NAME: "boards-test",
  };
  service = await startService({ settings });
  alice = await service.person("alice");
});
afterAll(async () => {
  await service.stop();
  await collector.stop();
  expect(collector.refused).toEqual([]);
});

/** Everything of one trace, without waiting for the next delivery. */
function spansOf(traceId: string, count: number): Promise<ReceivedSpan[]> {
  service.app.context.traces!.flush();
  return collector.trace(traceId, count);
}

const newId = (length: number) => crypto.getRandomValues(new Uint8Array(length / 2)).toHex();
const SYSTEM = ON_POSTGRES ? "postgresql" : "sqlite";

interface Request {
  method: string;
  path: string;
  json?: unknown;
}

/** The spans of one request, the request's own first. */
async function traceOf({ method, path, json }: Request, children: number) {
  const [traceId, callerId] = [newId(32), newId(16)];
  const headers = { traceparent: `00-${traceId}-${callerId}-01`, "x-request-id": `r-${callerId}` };
  const answer = await service.send(method, path, { token: alice.token, json, headers });
  const spans = await spansOf(traceId, children + 1);
  const request = spans.find(({ kind }) => kind === 2)!;
  return { traceId, callerId, answer, request, statements: spans.filter((span) => span !== request) };
}

const names = (spans: ReceivedSpan[]) => spans.map(({ name }) => name);

describe("a request", () => {
  test("is a span with route, status and request id, under the caller's own; its reads are its children", async () => {
    const path = `/users/${alice.id}`;
    const { callerId, request, statements } = await traceOf({ method: "GET", path }, 1);
    expect(request).toEqual({
      traceId: request.traceId,
      spanId: expect.any(String),
      parentSpanId: callerId,
      name: "GET /users/{user_id}",
      kind: 2,
      startTimeUnixNano: expect.any(String),
      endTimeUnixNano: expect.any(String),
      attributes: {
        "http.request.method": "GET",
        "http.route": "/users/{user_id}",
        "http.response.status_code": 200,
        "boardcast.request_id": `r-${callerId}`,
      },
      status: {},
    });
    expect(statements).toEqual([
      {
        traceId: request.traceId,
        spanId: expect.any(String),
        parentSpanId: request.spanId,
        name: "read",
        kind: 3,
        startTimeUnixNano: expect.any(String),
        endTimeUnixNano: expect.any(String),
        attributes: {
          "db.system.name": SYSTEM,
          "db.operation.name": "read",
          "db.query.summary": expect.stringContaining("user"),
        },
        status: {},
      },
    ]);
  });

  test("that changes a board is one load and one commit, within its own time, one after the other", async () => {
    const { board_id } = await boardOf(alice);
    const path = `/boards/${board_id}/columns`;
    const { request, statements, traceId } = await traceOf({ method: "POST", path, json: { title: "x" } }, 2);
    expect(names(statements)).toEqual(["load", "commit"]);
    const times = [request, ...statements].map((span) => [
      BigInt(span.startTimeUnixNano),
      BigInt(span.endTimeUnixNano),
    ]) as [bigint, bigint][];
    const [[start, end], [loads, loaded], [commits, committed]] = times as [
      [bigint, bigint],
      [bigint, bigint],
      [bigint, bigint],
    ];
    const inOrder = [start, loads, loaded, commits, committed, end];
    expect(inOrder).toEqual([...inOrder].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    expect(Math.abs(Number(start / 1_000_000n) - Date.now())).toBeLessThan(60_000);
    const line = service.logged.map((text) => JSON.parse(text)).find(({ trace_id }) => trace_id === traceId);
    expect(line).toMatchObject({ message: "request", route: "/boards/{board_id}/columns", status: 201 });
  });

  test("that changes an account is a write, whose text shows no value", async () => {
    const json = { firstname: "Not-In-The-Trace" };
    const { statements } = await traceOf({ method: "PATCH", path: "/auth/me", json }, 2);
    expect(names(statements)).toEqual(["read", "write"]);
    expect(statements[1]!.attributes["db.query.text"]).toMatch(/^UPDATE users SET .*firstname.* = \?/);
    expect(JSON.stringify(statements)).not.toContain("Not-In-The-Trace");
  });

  test("that is refused is no error of the service; one that fails is", async () => {
    const refused = await traceOf({ method: "GET", path: "/users/x" }, 1);
    expect(refused.request.attributes["http.response.status_code"]).toBe(422);
    expect(refused.request.status).toEqual({});

    const { db } = service.app;
    const { read } = db;
    db.read = () => Promise.reject(new TypeError("broken"));
    const failed = await traceOf({ method: "GET", path: "/boards" }, 1).finally(() => {
      db.read = read;
    });
    expect(failed.request).toMatchObject({ status: { code: 2 }, attributes: { "error.type": "500" } });
    expect(failed.statements).toMatchObject([
      { status: { code: 2 }, attributes: { "error.type": "TypeError" } },
    ]);
  });

  test("that lost a race for its board shows every attempt", async () => {
    const { board_id } = await boardOf(alice);
    const { db } = service.app;
    const { change } = db;
    // The first decision is thrown away, as after a lost race.
    db.change = (work) => {
      let decided = false;
      return change({
        ...work,
        decide(rows) {
          if (!decided) work.decide(rows);
          decided = true;
          return { result: undefined as never };
        },
      }).then(() => change(work));
    };
    const path = `/boards/${board_id}/labels`;
    const { statements } = await traceOf({ method: "POST", path, json: { name: "x" } }, 4).finally(() => {
      db.change = change;
    });
    expect(names(statements)).toEqual(["load", "commit", "load", "commit"]);
  });

  test("begins a trace of its own without a traceparent, or with one that means nothing", async () => {
    const [traceId, spanId] = [newId(32), newId(16)];
    const meaningless = [
      undefined,
      "",
      `00-${traceId}-${spanId}`,
      `00-${traceId}-${spanId}-01-more`,
      `ff-${traceId}-${spanId}-01`,
      `00-${"0".repeat(32)}-${spanId}-01`,
      `00-${traceId}-${"0".repeat(16)}-01`,
      `00-${traceId.toUpperCase().replace(/\d/g, "A")}-${spanId}-01`,
    ];
    for (const [index, traceparent] of meaningless.entries()) {
      const headers = { "x-request-id": `own-${index}`, ...(traceparent !== undefined && { traceparent }) };
      await service.send("GET", "/health/live", { headers });
    }
    service.app.context.traces!.flush();
    const found = await eventually(() => {
      const spans = collector.spans.filter(({ attributes }) =>
        String(attributes["boardcast.request_id"]).startsWith("own-"),
      );
      return spans.length === meaningless.length && spans;
    }, "a span for each");
    expect(found.map(({ parentSpanId }) => parentSpanId)).toEqual(meaningless.map(() => undefined));
    expect(new Set([traceId, ...found.map((span) => span.traceId)]).size).toBe(meaningless.length + 1);
  });

  test("whose caller does not record is not recorded; a later version of the header is understood", async () => {
    const [silent, later] = [newId(32), newId(32)];
    const ask = (traceparent: string) => service.send("GET", "/health/live", { headers: { traceparent } });
    await ask(`00-${silent}-${newId(16)}-00`);
    await ask(`cc-${later}-${newId(16)}-01-what-is-this`);
    await spansOf(later, 1);
    expect(collector.spans.filter(({ traceId }) => traceId === silent)).toEqual([]);
  });
});

test("deliveries say who sends them, with the configured headers, many spans at a time", async () => {
  const traceId = newId(32);
  const headers = { traceparent: `00-${traceId}-${newId(16)}-01` };
  await Promise.all(Array.from({ length: 50 }, () => service.send("GET", "/health/live", { headers })));
  await spansOf(traceId, 50);
  const { resource, headers: got } = collector.deliveries.at(-1)!;
  expect(resource).toEqual({
    "service.name": "boards-test",
    "service.version": packageJson.version,
    "service.instance.id": expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect([got.get("x-tenant"), got.get("authorization")]).toEqual(["boards", "Basic b3Bz"]);
  expect(Math.max(...collector.deliveries.map(({ size }) => size))).toBeGreaterThan(1);
});

test("without a collector there is nothing: no exporter, no trace id in the log", async () => {
  const log = createLog({ level: "info", format: "json" }, (line) => service.logged.push(line));
  const config = { ...service.app.context.config, PORT: 0, OTEL_EXPORTER_OTLP_ENDPOINT: "" };
  const quiet = await startApp(config, { log });
  expect(quiet.context.traces).toBeUndefined();
  const headers = { traceparent: `00-${newId(32)}-${newId(16)}-01`, "x-request-id": "untraced" };
  await fetch(`${quiet.url}/auth/methods`, { headers });
  await quiet.stop();
  const line = service.logged.map((text) => JSON.parse(text)).find((one) => one.request_id === "untraced");
  expect(line).toMatchObject({ message: "request", status: 200 });
  expect(line).not.toHaveProperty("trace_id");
});

test("an instance that drains sends what it has left first", async () => {
  const leaving = await startInstance(service);
  const traceId = newId(32);
  await fetch(`${leaving.url}/health/live`, { headers: { traceparent: `00-${traceId}-${newId(16)}-01` } });
  await leaving.app.drain();
  expect(names(collector.spans.filter((span) => span.traceId === traceId))).toEqual(["GET /health/live"]);
});

describe("a collector that is away", () => {
  const span = {
    traceId: newId(32),
    spanId: newId(16),
    parentId: undefined,
    name: "work",
    kind: "server" as const,
    startMs: Date.now(),
    endMs: Date.now(),
    attributes: {},
    failure: undefined,
  };

  function startExporter(endpoint: string) {
    const lines: string[] = [];
    const log = createLog({ level: "info", format: "text" }, (line) => lines.push(line));
    return { lines, exporter: startTraceExporter({ endpoint, headers: {}, resource: {}, log }) };
  }

  test("costs spans, which are counted, and one line of the log; when it is back, so are they", async () => {
    const other = startCollector();
    other.behaviour = 503;
    const { exporter, lines } = startExporter(`${other.url}/`);
    for (const batch of [1, 2]) {
      for (let i = 0; i < 512; i++) exporter.add(span);
      await eventually(() => exporter.counts.dropped === batch * 512, "the batch to be dropped");
    }
    expect(lines).toEqual([expect.stringContaining("traces cannot be sent; dropping them")]);
    other.behaviour = 200;
    exporter.add(span);
    await exporter.stop();
    expect(other.spans).toHaveLength(1);
    expect(exporter.counts).toEqual({ sent: 1, dropped: 1024 });
    expect(lines.slice(1)).toEqual([expect.stringContaining("trace collector is back")]);
    await other.stop();
  });

  test("is not waited for: what is queued is bounded, the rest is dropped, and the end comes soon", async () => {
    const other = startCollector();
    other.behaviour = "silent";
    const { exporter } = startExporter(other.url);
    for (let i = 0; i < 10_000; i++) exporter.add(span);
    // One batch is on its way, 4096 wait.
    expect(exporter.counts).toEqual({ sent: 0, dropped: 10_000 - 4096 - 512 });
    await exporter.stop();
    expect(exporter.counts.sent).toBe(0);
    expect(exporter.counts.dropped).toBeGreaterThanOrEqual(10_000 - 512);
    await other.stop();
  });
});
