/** A small Planka in this process, which hands out what it is told and records who has asked. */
export interface FakePlanka {
  url: string;
  port: number;
  /** By path and query. A function answers as it likes. */
  responses: Map<string, unknown | (() => Response | Promise<Response>)>;
  requests: { path: string; headers: Headers }[];
  stop(): Promise<void>;
}

export function startPlanka(): FakePlanka {
  const responses: FakePlanka["responses"] = new Map();
  const requests: FakePlanka["requests"] = [];
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    idleTimeout: 60,
    fetch({ url, headers }) {
      const { pathname, search } = new URL(url);
      const path = pathname + decodeURIComponent(search);
      requests.push({ path, headers });
      const response = responses.get(path);
      if (response === undefined) return Response.json({ code: "E_NOT_FOUND" }, { status: 404 });
      return typeof response === "function" ? response() : Response.json(response);
    },
  });
  const port = server.port ?? 0;
  const stop = () => server.stop(true);
  return { url: `http://127.0.0.1:${port}`, port, responses, requests, stop };
}
