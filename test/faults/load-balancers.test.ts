/** ops/nginx.conf and ops/haproxy.cfg in front of two instances: what a load balancer must pass on, hide and survive. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { randomBytes } from "node:crypto";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { createClient } from "../../client/http.ts";
import { eventually } from "../live/eventually.ts";
import { Listener } from "../live/listener.ts";
import { StreamReader } from "../live/stream-reader.ts";
import { startHaproxy } from "../machine/haproxy.ts";
import { startNginx } from "../machine/nginx.ts";
import { type Postgres, startPostgres } from "../machine/postgres.ts";
import { POSTGRES, provide } from "../machine/provide.ts";
import type { RunningProxy } from "../machine/proxy.ts";
import { type Instance, startInstance } from "./cluster.ts";
import { Workload } from "./workload.ts";

const PASSWORD = "correct horse 1";
const MAX_ATTACHMENT_BYTES = 10 * 2 ** 20;
const KINDS = { nginx: (ports: number[]) => startNginx({ "/": ports }), HAProxy: startHaproxy };
const NAMES = ["nginx", "HAProxy"] as const;

let postgres: Postgres;
let instances: Instance[];
const proxies = new Map<string, RunningProxy>();
const portOf = ({ url }: Instance) => Number(new URL(url).port);
const proxyOf = (name: string) => proxies.get(name)!;

beforeAll(async () => {
  const [bin] = await provide([POSTGRES]);
  postgres = await startPostgres(bin!, ["fsync=off"]);
  const options = { databaseUrl: postgres.url, settings: { TRUSTED_PROXIES: "127.0.0.1" } };
  instances = [await startInstance(options), await startInstance(options)];
  const ports = instances.map(portOf);
  for (const name of NAMES) proxies.set(name, await KINDS[name](ports));
});
afterAll(async () => {
  for (const proxy of proxies.values()) await proxy.stop();
  for (const instance of instances) await instance.end("SIGKILL");
  await postgres.stop();
});

describe.each(NAMES)("%s", (name) => {
  async function newPerson() {
    const { url } = proxyOf(name);
    const username = `p-${crypto.randomUUID().slice(0, 8)}`;
    const email = `${username}@example.org`;
    const anonymous = createClient({ baseUrl: url });
    await anonymous.register({ email, username, password: PASSWORD });
    const login = await fetch(`${url}/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url },
      body: JSON.stringify({ username: email, password: PASSWORD }),
    });
    const { access_token: token } = (await login.json()) as { access_token: string };
    const [cookie = ""] = login.headers.getSetCookie().map((each) => each.split(";", 1)[0]);
    return { url, email, token, cookie, api: createClient({ baseUrl: url, token }) };
  }

  async function newColumn() {
    const person = await newPerson();
    const { id: board_id } = await person.api.createBoard({ title: "Board" });
    const { id: column_id } = await person.api.createColumn({ board_id, title: "To do" });
    return { ...person, board_id, column_id };
  }

  test("passes on each event of a socket and a stream as it comes", async () => {
    const { api, url, token, ...column } = await newColumn();
    const socket = new Listener(url, column.board_id, { token, since: 0 });
    const stream = await StreamReader.open(`${url}/boards/${column.board_id}/stream`, {
      authorization: `Bearer ${token}`,
    });
    await socket.sees("ready");
    const { id } = await api.createCard({ ...column, title: "One" });
    expect((await socket.sees("card.created")).data.id).toBe(id);
    expect((await stream.sees("card.created")).data.data.id).toBe(id);
    socket.socket.close();
    stream.close();
  });

  test("passes on files up to the limit; what is larger is refused by the service", async () => {
    const { api, ...column } = await newColumn();
    const { id: card_id } = await api.createCard({ ...column, title: "One" });
    const contents = randomBytes(MAX_ATTACHMENT_BYTES);
    const { id: attachment_id } = await api.uploadAttachment({
      card_id,
      file: new File([contents], "a.bin"),
    });
    const back = await api.downloadAttachment({ attachment_id });
    expect(Bun.hash(await back.arrayBuffer())).toBe(Bun.hash(contents));
    const larger = new File([contents, "x"], "b.bin");
    expect(await api.uploadAttachment({ card_id, file: larger }).catch(({ status }) => status)).toBe(400);
  });

  test("passes on files to be imported, which may be larger than attachments", async () => {
    const { api } = await newPerson();
    const file = new File([`title,description\nDig,${"x".repeat(2 * MAX_ATTACHMENT_BYTES)}\n`], "a.csv");
    expect(await api.importBoard({ file })).toMatchObject({ status: "queued", size: file.size });
  });

  test("leaves Host as it is: the cookie works from the site's own pages only", async () => {
    const { url, cookie } = await newPerson();
    const createFrom = async (origin: string) => {
      const headers = { cookie, origin, "content-type": "application/json" };
      return (await fetch(`${url}/boards`, { method: "POST", headers, body: '{"title":"B"}' })).status;
    };
    expect([await createFrom(url), await createFrom("http://evil.example")]).toEqual([201, 403]);
  });

  test("says who a client is, whatever the client claims to be", async () => {
    const { url, email } = await newPerson();
    const sent = await new Promise<string>((resolve, reject) => {
      const headers = { "content-type": "application/json", "x-forwarded-for": "203.0.113.9, 127.0.0.1" };
      const login = request(`${url}/auth/login`, { method: "POST", headers, localAddress: "127.0.0.5" });
      login.on("error", reject);
      login.on("response", async (answer) => resolve(await text(answer)));
      login.end(JSON.stringify({ username: email, password: PASSWORD }));
    });
    const { access_token: token } = JSON.parse(sent);
    const { items } = await createClient({ baseUrl: url, token }).listSessions();
    expect(items.find(({ is_current }) => is_current)?.address).toBe("127.0.0.5");
  });

  test("says as the service would, in JSON and with Retry-After, that no instance is up", async () => {
    const only = await startInstance({ databaseUrl: postgres.url });
    const { url, stop } = await KINDS[name]([portOf(only)]);
    try {
      await only.end("SIGKILL");
      for (const method of ["GET", "POST"]) {
        const answer = await fetch(`${url}/boards`, { method });
        expect([
          answer.status,
          answer.headers.get("retry-after"),
          answer.headers.get("content-type"),
        ]).toEqual([503, "1", "application/json"]);
        expect(await answer.json()).toEqual({ detail: expect.stringContaining("try again soon") });
      }
    } finally {
      await stop();
      await only.end("SIGKILL");
    }
  });

  test("logs no token", async () => {
    const { url, token, board_id } = await newColumn();
    const socket = new Listener(url, board_id, { token, since: 0 });
    await socket.sees("ready");
    socket.socket.close();
    await socket.closed;
    const paths = ["/invite", "/invitations", "/reset", "/verify", "/unsubscribe", "/api/invitations"];
    // One part too many: no page has to be built to answer.
    for (const path of paths) await fetch(`${url}${path}/${token}/x`);
    await fetch(`${url}/me/calendar.ics?token=${token}`);
    const log = await eventually(async () => {
      const text = await proxyOf(name).log();
      return text.includes("/me/calendar.ics") && text.includes(`GET /ws/boards/${board_id} 101`) && text;
    }, "the requests in the log");
    for (const path of paths) expect(log).toContain(`GET ${path}/... `);
    expect(log).not.toContain(token.slice(0, 20));
    expect(log).not.toContain(token.slice(-20));
  });
});

test("nginx: a base path without its slash is redirected on the same origin", async () => {
  const below = await startInstance({ databaseUrl: postgres.url, settings: { BASE_PATH: "/boards" } });
  const { url, stop } = await startNginx({ "/boards/": [portOf(below)] });
  try {
    const answer = await fetch(new URL("/boards?x=1", url), { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, "/boards/?x=1"]);
  } finally {
    await stop();
    await below.end("SIGKILL");
  }
});

test("both instances are restarted, one after the other: no request fails but one that was on its way, no event is missed or repeated", async () => {
  const workloads = await Promise.all(
    NAMES.map((name) => Workload.prepare({ subscribers: 8, urls: () => [proxyOf(name).url], pauseMs: 60 })),
  );
  for (const workload of workloads) workload.write();
  for (const instance of instances) {
    await Bun.sleep(500);
    await instance.end("SIGTERM");
    await instance.start();
  }
  await Bun.sleep(500);
  for (const [index, name] of NAMES.entries()) {
    const workload = workloads[index]!;
    expect(await workload.finish()).toEqual([]);
    const { 503: cutOff = 0, ...others } = Object.fromEntries(workload.failures);
    expect(others).toEqual({});
    // It does not check readiness, nor repeat a POST that an instance was sent as it closed its connection.
    expect(cutOff).toBeLessThanOrEqual(name === "nginx" ? 2 : 0);
    expect(workload.acknowledged.length).toBeGreaterThan(100);
  }
});
