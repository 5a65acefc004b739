/** Endpoints for webhooks in this process, which behave well or badly and record every message that they were sent. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Message {
  /** The endpoint: the path without its slash. */
  endpoint: string;
  id: string;
  /** The headers by which the signature is verified. */
  headers: Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string>;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever was sent
  body: any;
  at: number;
}

/** How an endpoint answers a message that it has received and recorded; by default 204, at once. */
export type Behaviour = (response: ServerResponse, message: Message) => void | Promise<void>;

/** Sends its answer byte by byte, and never comes to the end of the headers. */
export function drip(everyMs: number): Behaviour {
  return async ({ socket }) => {
    socket?.write("HTTP/1.1 200 OK\r\nx-drip: ");
    while (socket && !socket.destroyed) {
      socket.write("x");
      await Bun.sleep(everyMs);
    }
  };
}

export interface Receiver {
  /** The address of an endpoint. */
  urlOf(endpoint: string): string;
  messages: Message[];
  of(endpoint: string): Message[];
  /** By endpoint; those without one accept everything. */
  behaviours: Map<string, Behaviour>;
  /** Messages under way to an endpoint, and the most there have ever been at the same time. */
  open: Map<string, { now: number; most: number }>;
  stop(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const messages: Message[] = [];
  const behaviours = new Map<string, Behaviour>();
  const open = new Map<string, { now: number; most: number }>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const endpoint = (request.url ?? "/").slice(1);
    const count = open.get(endpoint) ?? { now: 0, most: 0 };
    open.set(endpoint, count);
    count.most = Math.max(count.most, ++count.now);
    let isUnderWay = true;
    const end = () => {
      if (isUnderWay) count.now--;
      isUnderWay = false;
    };
    response.on("close", end);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const message = messageOf(endpoint, request, Buffer.concat(chunks).toString());
    messages.push(message);
    const behave = behaviours.get(endpoint);
    if (behave) await behave(response, message);
    else response.writeHead(204).end();
    // The status is the answer: whatever follows it, the next message may come.
    if (response.headersSent) end();
  }

  const server = createServer((request, response) => {
    // A sender that went away in the middle.
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // An AddressInfo, because it listens on a port.
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (endpoint) => `http://127.0.0.1:${port}/${endpoint}`,
    messages,
    of: (endpoint) => messages.filter((message) => message.endpoint === endpoint),
    behaviours,
    open,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function messageOf(endpoint: string, { headers }: IncomingMessage, text: string): Message {
  const header = (name: string) => String(headers[name] ?? "");
  return {
    endpoint,
    id: header("webhook-id"),
    headers: {
      "webhook-id": header("webhook-id"),
      "webhook-timestamp": header("webhook-timestamp"),
      "webhook-signature": header("webhook-signature"),
    },
    text,
    body: JSON.parse(text),
    at: performance.now(),
  };
}
