/** The log: one line a request, and never a password or a token in any of them. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createLog } from "../../server/platform/observability/log.ts";
import { boardOf, PASSWORD, type Person, type Service, startService } from "../harness.ts";

let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
});
afterAll(() => service.stop());

/** The lines of one request, parsed. */
async function linesOf(ask: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const before = service.logged.length;
  await ask();
  return service.logged.slice(before).map((line) => JSON.parse(line));
}

describe("a request", () => {
  test("SYSTEM-9: is one line: when, which route, by what method, how it ended, how long it took", async () => {
    const headers = { "x-request-id": "check-1" };
    const lines = await linesOf(() =>
      service.send("GET", `/users/${alice.id}`, { token: alice.token, headers }),
    );
    expect(lines).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        level: "info",
        message: "request",
        request_id: "check-1",
        method: "GET",
        route: "/users/{user_id}",
        status: 200,
        duration_ms: expect.any(Number),
      },
    ]);
  });

  test("SYSTEM-9: of a health probe is logged at debug only, unless it fails", async () => {
    const lines = await linesOf(async () => {
      for (const path of ["/health", "/health/live", "/health/ready"]) await service.send("GET", path);
      await service.send("POST", "/health");
    });
    expect(lines.map(({ level, status }) => [level, status])).toEqual([
      ["debug", 200],
      ["debug", 200],
      ["debug", 200],
      ["info", 405],
    ]);
  });

  test("that is refused is logged with its status and the id the caller was given", async () => {
    const answers: Awaited<ReturnType<Service["send"]>>[] = [];
    const ask = async (method: string, path: string) => answers.push(await service.send(method, path));
    const lines = await linesOf(async () => {
      await ask("GET", "/auth/me");
      await ask("DELETE", "/auth/me");
      await ask("POST", "/auth/login");
    });
    expect(lines.map(({ method, status, request_id }) => ({ method, status, request_id }))).toEqual(
      answers.map(({ status, headers }, index) => ({
        method: ["GET", "DELETE", "POST"][index]!,
        status,
        request_id: headers.get("x-request-id"),
      })),
    );
  });
});

describe("the request id", () => {
  test("API-19: is the caller's own where it is valid, and is echoed", async () => {
    for (const id of ["a", "7f.3-B_c", "x".repeat(64)]) {
      const { headers } = await service.send("GET", "/health/live", { headers: { "x-request-id": id } });
      expect(headers.get("x-request-id")).toBe(id);
    }
  });

  test("API-19: is a new one where the caller's could not be put into a log", async () => {
    for (const id of ["", "x".repeat(65), "a b", 'a"b', "a;b", "ä", alice.token]) {
      const { headers } = await service.send("GET", "/health/live", { headers: { "x-request-id": id } });
      expect(headers.get("x-request-id")).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    }
  });

  test("is in the line of a socket's handshake, and of an unknown address", async () => {
    const headers = { "x-request-id": "hand-1" };
    const lines = await linesOf(async () => {
      await service.send("GET", `/ws/boards/${crypto.randomUUID()}`, { headers });
      await service.send("GET", "/nowhere", { headers });
    });
    expect(lines).toMatchObject([
      { message: "request", request_id: "hand-1", route: "/ws/boards/{board_id}", status: 400 },
      { message: "request", request_id: "hand-1", status: 404 },
    ]);
  });

  test("connects a request to what it changed, rules included: board, number and kinds of events", async () => {
    const { board_id, column_id } = await boardOf(alice);
    const done = await alice.createColumn({ board_id, title: "Done" });
    await alice.createRule({
      board_id,
      name: "Mine when done",
      trigger_type: "card_moved",
      trigger_column_id: done.id,
      action_type: "assign_member",
      action_user_id: alice.id,
    });
    const card = await alice.createCard({ board_id, column_id, title: "Card" });
    const { seq } = await alice.getBoard({ board_id });
    const move = () =>
      service.send("POST", `/cards/${card.id}/move`, {
        token: alice.token,
        json: { column_id: done.id, position: 0 },
        headers: { "x-request-id": "move-1" },
      });
    expect(await linesOf(move)).toEqual([
      {
        time: expect.any(String),
        level: "debug",
        message: "changed",
        request_id: "move-1",
        board_id,
        seq: seq + 2,
        events: ["card.moved", "card.assigned"],
        by_rules: 1,
      },
      expect.objectContaining({ message: "request", request_id: "move-1", status: 200 }),
    ]);
    const unchanged = await linesOf(() => alice.updateCard({ card_id: card.id, title: "Card" }));
    expect(unchanged.map(({ message }) => message)).toEqual(["request"]);
  });
});

test("SYSTEM-9: no line ever holds a password, a token or a cookie (AUTH-6)", async () => {
  const secrets = {
    current: PASSWORD,
    wrong: "wrong-pässword-1",
    next: "next-password-22",
    nul: "nul\u0000-password",
  };
  const bob = await service.person("bob");
  const { board_id } = await boardOf(bob);
  const send = service.send;
  const json = { "content-type": "application/json" };
  const cookie = `svc_auth=${bob.token}`;
  await send("POST", "/auth/login", { json: { username: bob.me.email, password: secrets.wrong } });
  await send("POST", "/auth/login", { json: { username: `${secrets.nul}@x`, password: secrets.nul } });
  await send("POST", "/auth/login", { headers: json, body: `{"password":"${secrets.wrong}"` });
  await send("POST", "/auth/login", {
    body: new URLSearchParams({ username: "a", password: secrets.wrong }),
  });
  await send("POST", "/auth/register", { json: { email: secrets.wrong, password: secrets.next } });
  await send("POST", "/auth/register", { json: { ...bob.me, password: secrets.next } });
  await send("GET", `/auth/me?token=${bob.token}`);
  await send("GET", `/ws/boards/${board_id}?token=${bob.token}`);
  await send("GET", `/ws/boards/${board_id}/presence?token=${bob.token}`, { headers: { cookie } });
  await send("GET", `/nowhere/${bob.token}`);
  await send("GET", `/users/${bob.token}`, { token: bob.token });
  await send("GET", "/auth/me", { token: `${bob.token}x`, headers: { "x-request-id": bob.token } });
  await send("PATCH", "/auth/me", { headers: { cookie, origin: "https://evil.example" }, json: {} });
  const change = { current_password: secrets.current, new_password: secrets.next };
  await send("POST", "/auth/change-password", { token: bob.token, json: change });
  await send("POST", "/auth/change-password", { token: bob.token, json: change });
  await send("POST", "/auth/logout", { headers: { cookie } });

  const signature = bob.token.split(".")[2]!;
  const log = service.logged.join("");
  expect(log).toContain("/auth/change-password");
  for (const secret of [...Object.values(secrets), bob.token, signature, alice.token, "argon2"]) {
    expect(log).not.toContain(secret);
    expect(log).not.toContain(JSON.stringify(secret).slice(1, -1));
  }
});

describe("a line", () => {
  function written(
    format: "json" | "text",
    level: "debug" | "warn" | "silent" = "debug",
  ): [string[], ReturnType<typeof createLog>] {
    const lines: string[] = [];
    return [lines, createLog({ level, format }, (line) => lines.push(line))];
  }

  test("is a JSON object, or readable text", () => {
    const [json, jsonLog] = written("json");
    jsonLog.warn("careful", { board: 7, gone: undefined });
    expect(json).toHaveLength(1);
    expect(JSON.parse(json[0]!)).toEqual({
      time: expect.any(String),
      level: "warn",
      message: "careful",
      board: 7,
    });
    const [text, textLog] = written("text");
    textLog.info("request", { method: "GET", status: 200, route: undefined });
    expect(text).toEqual([
      expect.stringMatching(/^\d\d:\d\d:\d\d\.\d{3} info {2}request method=GET status=200\n$/),
    ]);
  });

  test("stays one line whatever a value contains", () => {
    for (const format of ["json", "text"] as const) {
      const [lines, log] = written(format);
      log.error("failed", { reason: "one\ntwo\r\n12:00:00.000 info forged", other: '"quoted"' });
      expect(lines).toHaveLength(1);
      expect(lines[0]!.trimEnd()).not.toMatch(/[\r\n]/);
    }
  });

  test("below the level is not written", () => {
    const [warnings, log] = written("text", "warn");
    log.debug("no");
    log.info("no");
    log.warn("yes");
    log.error("yes");
    expect(warnings).toHaveLength(2);
    const [nothing, silent] = written("text", "silent");
    silent.error("no");
    expect(nothing).toEqual([]);
  });
});
