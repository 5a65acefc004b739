/**
 * HTTP as bytes: what `fetch` would correct, refuse or hide can be sent here as it is. A wire is one
 * connection that is kept alive, one request at a time on it; when the service closes it, it is opened anew.
 */
import { connect, type Socket } from "node:net";
import { PATIENCE_MS } from "../../support/patience.ts";

export interface WireRequest {
  method: string;
  /** As it stands in the request line: not normalised, not encoded. */
  target: string;
  headers?: readonly (readonly [name: string, value: string])[];
  body?: string | Uint8Array;
  /** Leaves out the length and the host: the headers are all there is. */
  bare?: boolean;
  /** The connection is given up after these bytes: the body is cut off. */
  cutOff?: boolean;
  /** `HTTP/1.1` unless said otherwise. */
  version?: string;
}

export interface WireAnswer {
  status: number;
  headers: Headers;
  text: string;
}

export interface Wire {
  /** Null when the service closed the connection without an answer. */
  send(request: WireRequest): Promise<WireAnswer | null>;
  close(): void;
}

export function openWire(url: string, patienceMs = PATIENCE_MS): Wire {
  const { hostname, port, host } = new URL(url);
  let socket: Socket | undefined;
  let received = Buffer.alloc(0);
  let wake: (() => void) | undefined;
  let closed = true;

  function open(): Socket {
    received = Buffer.alloc(0);
    closed = false;
    const opened = connect({ host: hostname, port: Number(port), noDelay: true });
    opened.on("data", (chunk) => {
      received = Buffer.concat([received, chunk as Buffer]);
      wake?.();
    });
    const end = () => {
      if (opened !== socket) return;
      closed = true;
      wake?.();
    };
    opened.on("error", end);
    opened.on("end", end);
    opened.on("close", end);
    return opened;
  }

  function close(): void {
    closed = true;
    socket?.destroy();
    socket = undefined;
  }

  async function send(request: WireRequest): Promise<WireAnswer | null> {
    if (closed || !socket) {
      close();
      socket = open();
    }
    socket.write(encodeRequest(request, host));
    if (request.cutOff) socket.end();
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const taken = takeAnswer(received, request.method);
      if (taken) {
        received = received.subarray(taken.length);
        if (request.cutOff || taken.endless || taken.answer.headers.get("connection") === "close") close();
        return taken.answer;
      }
      if (closed) return null;
      const waited = await new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(false), Math.max(1, deadline - Date.now()));
        wake = () => {
          clearTimeout(timer);
          resolve(true);
        };
      });
      wake = undefined;
      if (!waited) {
        close();
        throw new Error(`no answer in ${patienceMs} ms`);
      }
    }
  }

  return { send, close };
}

export function encodeRequest(request: WireRequest, host: string): Buffer {
  const { method, target, headers = [], body, bare, version = "HTTP/1.1" } = request;
  const bytes = body === undefined ? undefined : Buffer.from(body as string);
  const lines = [`${method} ${target} ${version}`];
  if (!bare) lines.push(`host: ${host}`);
  if (!bare && bytes) lines.push(`content-length: ${bytes.length}`);
  for (const [name, value] of headers) lines.push(`${name}: ${value}`);
  const head = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  return bytes ? Buffer.concat([head, bytes]) : head;
}

interface Taken {
  answer: WireAnswer;
  length: number;
  /** A stream: what comes is not waited for. */
  endless: boolean;
}

/** The first whole answer of what was received; interim answers (1xx) are passed over. */
export function takeAnswer(received: Buffer, method: string): Taken | null {
  const headEnd = received.indexOf("\r\n\r\n");
  if (headEnd < 0) return null;
  const [statusLine, ...lines] = received.toString("latin1", 0, headEnd).split("\r\n") as [string];
  const status = Number(statusLine.split(" ")[1]);
  const start = headEnd + 4;
  if (status < 200) {
    const next = takeAnswer(received.subarray(start), method);
    return next && { ...next, length: next.length + start };
  }
  const headers = new Headers(
    (lines as string[]).map((line): [string, string] => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  const bodiless = method === "HEAD" || status === 204 || status === 304;
  // A stream goes on for ever; in HTTP/1.0, what has no length goes on until the connection ends.
  const isChunked = headers.get("transfer-encoding") === "chunked";
  const isStream = headers.get("content-type") === "text/event-stream";
  const endless = !bodiless && (isStream || (!isChunked && !headers.has("content-length")));
  if (isChunked && !bodiless && !endless) return takeChunks(received, start, { status, headers });
  const size = bodiless ? 0 : Number(headers.get("content-length") ?? 0);
  if (received.length < start + size) return null;
  const text = received.toString("utf8", start, start + size);
  return { answer: { status, headers, text }, length: start + size, endless };
}

function takeChunks(received: Buffer, start: number, head: Omit<WireAnswer, "text">): Taken | null {
  const chunks: Buffer[] = [];
  for (let at = start; ; ) {
    const lineEnd = received.indexOf("\r\n", at);
    if (lineEnd < 0) return null;
    const size = Number.parseInt(received.toString("latin1", at, lineEnd), 16);
    const next = lineEnd + 2 + size + 2;
    if (received.length < next) return null;
    if (size === 0)
      return { answer: { ...head, text: Buffer.concat(chunks).toString() }, length: next, endless: false };
    chunks.push(received.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = next;
  }
}
