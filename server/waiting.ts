/**
 * Listens while the service waits for its database, so that whoever checks on it learns that it is alive, not ready, and
 * why. Everything else is answered with 503, as during any outage of the database.
 */
import type { Server } from "bun";
import type { Config } from "./config.ts";

const RETRY_AFTER_SECONDS = "2";
const UNAVAILABLE = { status: "unavailable", waiting_for: "database" };

export interface WaitingListener {
  /** The port that it got, also after it has stopped. */
  readonly port: number;
  listen(): void;
  /** The port is free when it resolves. */
  stop(): Promise<void>;
}

export function createWaitingListener({ HOST, PORT }: Config, sharePort: boolean): WaitingListener {
  let server: Server<undefined> | null = null;
  let port = PORT;
  return {
    get port() {
      return port;
    },
    listen() {
      server = Bun.serve({
        hostname: HOST,
        port,
        development: false,
        reusePort: sharePort,
        // A request without Host, as HTTP/1.0 allows, has no origin in its URL.
        fetch: (request) => answer(URL.parse(request.url, "http://localhost")?.pathname ?? ""),
      });
      port = server.port ?? PORT;
    },
    async stop() {
      await server?.stop(true);
    },
  };
}

function answer(path: string): Response {
  if (path.endsWith("/health/live")) return Response.json({ status: "alive" });
  const headers = { "retry-after": RETRY_AFTER_SECONDS };
  if (path.endsWith("/health/ready")) return Response.json(UNAVAILABLE, { status: 503, headers });
  if (path.endsWith("/health")) {
    const body = { status: "unavailable", database: "unavailable", pubsub: "unavailable" };
    return Response.json(body, { status: 503, headers });
  }
  return Response.json({ detail: "The service is waiting for its database." }, { status: 503, headers });
}
