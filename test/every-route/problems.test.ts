/**
 * Errors as `application/problem+json`: whatever is refused, on every route, says the same in either form, and whoever
 * does not ask for problems gets the body without them.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import type { RouteSpec } from "../../contract/base/define.ts";
import { PROBLEMS, type ProblemCode } from "../../contract/base/problems.ts";
import { DatabaseFull, DatabaseUnavailable } from "../../server/platform/db/db.ts";
import { everyRoute, exampleOf } from "../examples/index.ts";
import { type Service, startService } from "../harness.ts";
import { type How, paramNames, targetOf } from "./call.ts";
import { meetPeople, type People } from "./people.ts";
import { makeWorld, type World } from "./world.ts";

const PROBLEM = "application/problem+json";
const UNKNOWN = "00000000-0000-7000-8000-000000000000";

let service: Service;
let people: People;
let world: World;

beforeAll(async () => {
  service = await startService();
  people = await meetPeople(service);
  world = await makeWorld(service, people);
});
afterAll(() => service.stop());

interface Refused {
  status: number;
  type: string | null;
  vary: string | null;
  retryAfter: string | null;
  body: Record<string, unknown>;
}

async function send(target: string, init: RequestInit, accept?: string): Promise<Refused> {
  const headers = new Headers(init.headers);
  if (accept !== undefined) headers.set("accept", accept);
  const response = await fetch(service.url + target, { ...init, headers, redirect: "manual" });
  const text = await response.text();
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    vary: response.headers.get("vary"),
    retryAfter: response.headers.get("retry-after"),
    body: JSON.parse(text),
  };
}

/** The same request in both forms; answers the code. */
async function refusedInBothForms(target: string, init: RequestInit = {}): Promise<string> {
  const plain = await send(target, init);
  const problem = await send(target, init, PROBLEM);
  const { detail, errors, code } = problem.body;
  const kind = PROBLEMS[code as ProblemCode];
  expect(plain).toEqual({
    ...problem,
    type: "application/json",
    body: JSON.parse(JSON.stringify({ detail, errors })),
  });
  expect(problem).toMatchObject({
    status: kind.status,
    type: PROBLEM,
    vary: "accept",
    body: { type: `/docs/problems#${String(code)}`, title: kind.title, status: kind.status },
  });
  return `${problem.status} ${String(code)}`;
}

const methodsOf = (path: string): string[] =>
  everyRoute.flatMap(([, route]) => (route.path === path ? [route.method] : []));

const initOf = (route: RouteSpec, token: string | undefined, raw?: How["raw"]): RequestInit => ({
  method: route.method,
  headers: { ...(token && { authorization: `Bearer ${token}` }), ...(raw && { "content-type": raw.type }) },
  body: raw?.body,
});

describe("ERROR-17, ERROR-18: every route refuses in either form", () => {
  for (const [name, route] of everyRoute) {
    test(`${name} (${route.method} ${route.path})`, async () => {
      const example = await exampleOf(name, world);
      const { token } = route.access === "superuser" ? people.superuser : people.owner;
      const target = targetOf(route, example);
      const method = ["PUT", "PATCH", "DELETE"].find((other) => !methodsOf(route.path).includes(other));
      if (method) expect(await refusedInBothForms(target, { method })).toBe("405 method_not_allowed");
      if (route.access !== "public") {
        expect(await refusedInBothForms(target, initOf(route, undefined))).toBe("401 login_required");
        expect(await refusedInBothForms(target, initOf(route, "nonsense"))).toBe("401 invalid_token");
      }
      const [first] = paramNames(route);
      if (first && route.access !== "public" && !route.textParams) {
        const at = (value: string) =>
          targetOf(route, { ...example, params: { ...example.params, [first]: value } });
        expect(await refusedInBothForms(at("x"), initOf(route, token))).toBe("422 invalid_input");
        expect(await refusedInBothForms(at(UNKNOWN), initOf(route, token))).toBe("404 not_found");
      }
      if (route.access === "member" || route.access === "owner")
        expect(await refusedInBothForms(target, initOf(route, people.outsider.token))).toBe(
          "403 not_a_member",
        );
      if (route.access === "owner")
        expect(await refusedInBothForms(target, initOf(route, people.member.token))).toBe("403 role_too_low");
      if (route.body && !route.needsMail) {
        const withBody = (type: string, body: string) =>
          refusedInBothForms(target, initOf(route, token, { type, body }));
        expect(await withBody("application/json", '{"title": ')).toBe("400 malformed_request");
        expect(await withBody("application/json", "[]")).toBe("422 invalid_input");
        expect(await withBody("text/plain", "{}")).toBe("415 unsupported_media_type");
        const tooLarge = " ".repeat((route.maxBytes ?? 1_048_576) + 1);
        expect(await withBody("application/json", tooLarge)).toBe("413 body_too_large");
      }
      if (route.accepts === "multipart")
        expect(
          await refusedInBothForms(target, initOf(route, token, { type: "text/plain", body: "x" })),
        ).toBe("415 unsupported_media_type");
    });
  }
});

describe("ERROR-17: also where there is no route, or no service behind it", () => {
  test("unknown addresses, pages and handshakes", async () => {
    const bearer = { authorization: `Bearer ${people.owner.token}` };
    const socket = `/ws/boards/${world.board_id}`;
    expect(await refusedInBothForms("/nowhere", { method: "POST" })).toBe("404 no_such_route");
    expect(await refusedInBothForms("/api/nowhere")).toBe("404 no_such_route");
    expect(await refusedInBothForms("/docs", { method: "POST" })).toBe("405 method_not_allowed");
    expect(await refusedInBothForms("/assets/nothing.js")).toBe("404 not_found");
    expect(await refusedInBothForms(socket, { headers: bearer })).toBe("400 malformed_request");
    expect(await refusedInBothForms(socket, { method: "POST" })).toBe("405 method_not_allowed");
  });

  test("malformed uploads, and a password that is too weak", async () => {
    const { id } = await world.card();
    const headers = {
      authorization: `Bearer ${people.owner.token}`,
      "content-type": "multipart/form-data; boundary=x",
    };
    const upload = { method: "POST", headers, body: "--x\r\ncut off" };
    expect(await refusedInBothForms(`/cards/${id}/attachments`, upload)).toBe("400 malformed_request");
    const account = { email: "weak@example.org", username: "weak", password: "short" };
    const json = { "content-type": "application/json" };
    expect(
      await refusedInBothForms("/auth/register", {
        method: "POST",
        headers: json,
        body: JSON.stringify(account),
      }),
    ).toBe("422 weak_password");
  });

  test("429 and 503 keep their Retry-After, and 500 tells nothing more", async () => {
    const { db, openRequests, config } = service.app.context;
    const { read } = db;
    const headers = { authorization: `Bearer ${people.owner.token}` };
    const board = `/boards/${world.board_id}`;
    try {
      db.read = () => Promise.reject(new DatabaseUnavailable("gone"));
      expect(await refusedInBothForms(board, { headers })).toBe("503 database_unavailable");
      expect((await send(board, { headers }, PROBLEM)).retryAfter).toBe("1");
      db.read = () => Promise.reject(new DatabaseFull("no space left on device"));
      expect(await refusedInBothForms(board, { headers })).toBe("503 database_full");
      db.read = () => Promise.reject(new Error("a bug"));
      expect(await refusedInBothForms(board, { headers })).toBe("500 internal_error");
    } finally {
      db.read = read;
    }
    const leave = Array.from({ length: config.OPEN_REQUESTS_PER_ADDRESS }, () =>
      openRequests.enter("127.0.0.1", undefined),
    );
    expect(await refusedInBothForms("/auth/methods")).toBe("429 too_many_at_once");
    expect((await send("/auth/methods", {}, PROBLEM)).retryAfter).toBe("1");
    for (const end of leave) end();
  });
});

describe("ERROR-17: whoever has changed it since, and what it is now, come with a problem too", () => {
  test("412 has `current`", async () => {
    const card = await world.card();
    const headers = {
      authorization: `Bearer ${people.owner.token}`,
      "content-type": "application/json",
      "if-match": '"other"',
    };
    const change = { method: "PATCH", headers, body: '{"title":"New"}' };
    const { body: plain } = await send(`/cards/${card.id}`, change);
    const { body: problem, status } = await send(`/cards/${card.id}`, change, PROBLEM);
    expect({ status, code: problem.code, current: problem.current }).toEqual({
      status: 412,
      code: "precondition_failed",
      current: plain.current,
    });
  });
});

test("ERROR-19: which limit is reached, and how high it is, is in the problem and not only in its detail", async () => {
  const { token } = people.owner;
  const most = service.app.context.config.MAX_ATTACHMENT_BYTES;
  const body = new FormData();
  body.set("file", new File([new Uint8Array(most + 1)], "large.bin"));
  const card = await world.card();
  const init = { method: "POST", headers: { authorization: `Bearer ${token}` }, body };
  const { body: problem } = await send(`/cards/${card.id}/attachments`, init, PROBLEM);
  expect(problem).toMatchObject({ code: "file_too_large", limit: { what: "file_bytes", most } });
  const { body: plain } = await send(`/cards/${card.id}/attachments`, init);
  expect(plain).toEqual({ detail: problem.detail });
});

describe("ERROR-17: Accept", () => {
  const cases: [accept: string, isProblem: boolean][] = [
    ["*/*", false],
    ["application/*", false],
    ["application/json", false],
    ["application/json, application/problem+json;q=0.9", false],
    ["application/problem+json;q=0.2, */*;q=0.3", false],
    ["application/problem+json;q=0", false],
    ["application/problem", false],
    ['text/plain;title="application/problem+json"', false],
    ["application/problem+json", true],
    ["Application/Problem+JSON ; charset=utf-8", true],
    ["application/json, application/problem+json", true],
    ["application/problem+json, */*", true],
    ["application/json;q=0.8, application/problem+json;q=0.9", true],
    ['text/plain;title="a,b;q=1", application/problem+json;profile="x;q=0"', true],
    ["application/problem+json, application/json;q=0, */*", true],
  ];
  for (const [accept, isProblem] of cases) {
    test(`${accept}: ${isProblem ? "a problem" : "as ever"}`, async () => {
      const { type, body } = await send("/boards", {}, accept);
      expect(type).toBe(isProblem ? PROBLEM : "application/json");
      if (!isProblem) expect(body).toEqual({ detail: "Authentication is required." });
    });
  }

  test("a browser that goes to an unknown address gets a page, unless it prefers a problem", async () => {
    const typeOf = async (accept: string) => {
      const { headers } = await fetch(`${service.url}/nowhere`, { headers: { accept } });
      return headers.get("content-type");
    };
    expect(await typeOf("text/html, application/xml;q=0.9, */*;q=0.8")).toStartWith("text/html");
    expect(await typeOf("text/html;q=0.5, application/problem+json")).toBe(PROBLEM);
  });

  test("a success is the same, whatever errors would look like", async () => {
    const headers = { authorization: `Bearer ${people.owner.token}` };
    const of = async (accept: string) => {
      const response = await fetch(`${service.url}/auth/me`, { headers: { ...headers, accept } });
      return [response.headers.get("content-type"), response.headers.get("vary"), await response.text()];
    };
    expect(await of(PROBLEM)).toEqual(await of("*/*"));
  });
});

describe("ERROR-18: codes", () => {
  test("the page that `type` leads to has a section for each", async () => {
    const page = await (await fetch(`${service.url}/docs/problems`)).text();
    const ids = [...page.matchAll(/<section id="(\w+)">/g)].map(([, id]) => id!);
    expect(ids).toEqual(Object.keys(PROBLEMS));
  });

  test("are snake_case, and docs/PROTOCOL.md lists each of them with its status and meaning", async () => {
    const protocol = await Bun.file(join(import.meta.dir, "../../docs/PROTOCOL.md")).text();
    const rows = [...protocol.matchAll(/^\| `([a-z_]+)` \| (\d{3}) \| (.+) \|$/gm)];
    expect(
      rows.map(([, code, status, when]) => ({ code: code!, status: Number(status), when: when! })),
    ).toEqual(Object.entries(PROBLEMS).map(([code, { status, when }]) => ({ code, status, when })));
  });
});

test("API-23: a PATCH takes application/merge-patch+json", async () => {
  const { id } = await world.card();
  const response = await fetch(`${service.url}/cards/${id}`, {
    method: "PATCH",
    headers: {
      authorization: `Bearer ${people.owner.token}`,
      "content-type": "application/merge-patch+json",
    },
    body: '{"title":"Merged","description":null}',
  });
  expect([response.status, (await response.json()).title]).toEqual([200, "Merged"]);
});
