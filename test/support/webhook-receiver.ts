/** An endpoint of webhooks in this process, which records what it is sent and answers as it is told. */
import { Webhook } from "standardwebhooks";

export interface Received {
  path: string;
  id: string;
  /** Of the attempt, in seconds. */
  timestamp: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever was sent
  body: any;
}

type Respond = (received: Received) => Response | Promise<Response>;

export interface Receiver {
  url: string;
  port: number;
  received: Received[];
  /** What was sent to a path, in order. */
  at(path: string): Received[];
  respond: Respond;
  stop(): Promise<void>;
}

export function startReceiver(): Receiver {
  const received: Received[] = [];
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    async fetch(request) {
      const { headers } = request;
      const text = await request.text();
      const one = {
        path: new URL(request.url).pathname,
        id: headers.get("webhook-id") ?? "",
        timestamp: Number(headers.get("webhook-timestamp")),
        headers,
        text,
        body: JSON.parse(text),
      };
      received.push(one);
      return receiver.respond(one);
    },
  });
  const receiver: Receiver = {
    url: `http://127.0.0.1:${server.port}`,
    port: server.port ?? 0,
    received,
    at: (path) => received.filter((one) => one.path === path),
    respond: () => new Response(null, { status: 204 }),
    stop: () => server.stop(true),
  };
  return receiver;
}

/** The message, if its signature is right. Throws otherwise. */
export function verified(secret: string, { text, headers }: Received): unknown {
  return new Webhook(secret).verify(text, Object.fromEntries(headers));
}
