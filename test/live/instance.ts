/** One more instance of a running service, in this process: same database, same data folder, same secret. */
import { type Client, createClient } from "../../client/http.ts";
import { type App, startApp } from "../../server/app.ts";
import { createLog } from "../../server/platform/observability/log.ts";
import type { Person, Service } from "../harness.ts";
import { Listener, type ListenOptions } from "./listener.ts";

export interface Instance {
  app: App;
  url: string;
  /** Somebody who speaks to this instance. */
  as(person: Person): Client;
  listen(boardId: string, person: Person, options?: ListenOptions): Listener;
  stop(): Promise<void>;
}

export interface InstanceOptions {
  /** How long a second of heartbeat and presence lasts. */
  secondMs?: number;
  port?: number;
}

export async function startInstance(
  service: Service,
  { secondMs, port = 0 }: InstanceOptions = {},
): Promise<Instance> {
  const log = createLog({ level: "debug", format: "json" }, (line) => service.logged.push(line));
  return instanceOf(await startApp({ ...service.app.context.config, PORT: port }, { log, secondMs }));
}

export function instanceOf(app: App): Instance {
  return {
    app,
    url: app.url,
    as: ({ token }) => createClient({ baseUrl: app.url, token }),
    listen: (boardId, { token }, options) => new Listener(app.url, boardId, { token, ...options }),
    stop: () => app.stop(),
  };
}
