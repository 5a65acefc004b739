/**
 * Listens while the service waits for its database, so that whoever checks on it learns that it is alive, not ready, and
 * why. Everything else is answered with 503, as during any outage of the database.
 */
import type { Server } from "bun";
import type { Config } from "./config.ts";
import { errorContent, prefersProblem } from "./platform/http/problem.ts";
import { unavailable } from "./platform/util/errors.ts";

const RETRY_AFTER_SECONDS = "2";
const WAITING = unavailable("The service is waiting for its database.", "database_unavailable");
const UNAVAILABLE = { status: "unavailable", waiting_for: "database" };

export interface WaitingListener {
  /** The port that it got, also after it has stopped. */
  readonly port: number;
  listen(): void;
  /** The port is free when it resolves. */
  stop(): Promise<void>;
}

export function createWaitingListener(config: Config, sharePort: boolean): WaitingListener {
  const { HOST, PORT } = config;
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
        fetch: (request) => answer(request, config),
      });
      port = server.port ?? PORT;
    },
    async stop() {
      await server?.stop(true);
    },
  };
}

function answer(request: Request, { BASE_PATH, REDIS_URL }: Config): Response {
  // A request without Host, as HTTP/1.0 allows, has no origin in its URL.
  const path = URL.parse(request.url, "http://localhost")?.pathname ?? "";
  const accept = request.headers.get("accept");
  if (path.endsWith("/health/live")) return Response.json({ status: "alive" });
  const headers = { "retry-after": RETRY_AFTER_SECONDS };
  if (!prefersProblem(accept) && path.endsWith("/health/ready"))
    return Response.json(UNAVAILABLE, { status: 503, headers });
  if (!prefersProblem(accept) && path.endsWith("/health")) {
    // Redis has not been asked yet; without one, there is nothing that could be out of reach.
    const pubsub = REDIS_URL ? "unavailable" : "ok";
    const body = { status: "unavailable", database: "unavailable", pubsub };
    return Response.json(body, { status: 503, headers });
  }
  const { body, type } = errorContent(WAITING, accept, BASE_PATH);
  return Response.json(body, { status: 503, headers: { ...headers, "content-type": type, vary: "accept" } });
}
