/** /mcp as a route: who is let in, what is refused before a tool is reached, and what it leaves in the log. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Person, type Service, startService } from "../harness.ts";
import { agentToken, connectAgent } from "../support/agent.ts";

let service: Service;
let ada: Person;
let token: string;

beforeAll(async () => {
  service = await startService({
    settings: { BASE_PATH: "/boards", CORS_ORIGINS: "https://friend.example.org" },
  });
  ada = await service.person("ada");
  token = await agentToken(ada);
});

afterAll(() => service.stop());

const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list" };
const calling = (name: string, args: object) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name, arguments: args },
});

test("AGENT-1 clients of either generation of the protocol connect, below BASE_PATH too", async () => {
  const versions: (string | undefined)[] = [];
  for (const mode of ["legacy", "auto"] as const) {
    const agent = await connectAgent(service.url, token, mode);
    versions.push(agent.client.getNegotiatedProtocolVersion());
    expect(agent.client.getServerVersion()?.name).toBe("boardcast");
    expect((await agent.client.listTools()).tools).toHaveLength(10);
    expect(await agent.call("list_boards")).toBe("No boards.");
    await agent.client.close();
  }
  expect(versions).toEqual(["2025-11-25", "2026-07-28"]);
});

test("AGENT-12 without a valid token the answer is 401 with WWW-Authenticate", async () => {
  for (const given of [undefined, "nonsense", `${token}x`, ada.token]) {
    const { status, headers, body } = await service.send("POST", "/mcp", { token: given, json: LIST });
    expect(status).toBe(401);
    expect(headers.get("www-authenticate")).toStartWith("Bearer");
    expect(typeof body.detail).toBe("string");
  }
  const cookie = { cookie: `svc_auth=${ada.token}` };
  const { status } = await service.send("POST", "/mcp", { headers: cookie, json: LIST });
  expect(status).toBe(401);
});

test("AGENT-12 other methods are 405, and streams are not offered", async () => {
  for (const method of ["GET", "DELETE", "PUT"]) {
    const { status, headers } = await service.send(method, "/mcp", {
      token,
      headers: { accept: "text/event-stream" },
    });
    expect([status, headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  }
  const listen = {
    jsonrpc: "2.0",
    id: 1,
    method: "subscriptions/listen",
    params: {
      notifications: { toolsListChanged: true },
      _meta: {
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
        "io.modelcontextprotocol/clientCapabilities": {},
      },
    },
  };
  const headers = { "mcp-protocol-version": "2026-07-28", "mcp-method": "subscriptions/listen" };
  const { body } = await service.send("POST", "/mcp", { token, json: listen, headers });
  expect(body.error.message).toContain("limit");
});

test("AGENT-12 a page of another site is refused; one that CORS_ORIGINS names is not", async () => {
  const from = async (origin: string) =>
    (await service.send("POST", "/mcp", { token, json: LIST, headers: { origin } })).status;
  expect(await from("https://evil.example.org")).toBe(403);
  expect(await from("null")).toBe(403);
  expect(await from("https://friend.example.org")).toBe(200);
});

test("AGENT-12 bodies are bounded and checked like any other", async () => {
  const send = async (request: Parameters<Service["send"]>[2]) =>
    (await service.send("POST", "/mcp", { token, ...request })).status;
  expect(await send({ json: { ...LIST, padding: "x".repeat(1_048_576) } })).toBe(413);
  expect(await send({ json: [LIST, LIST] })).toBe(422);
  expect(await send({ json: { method: "tools/list" } })).toBe(422);
  expect(await send({ body: "{", headers: { "content-type": "application/json" } })).toBe(400);
  expect(await send({ body: JSON.stringify(LIST), headers: { "content-type": "text/plain" } })).toBe(415);
  expect(await send({ json: { jsonrpc: "2.0", method: "notifications/initialized" } })).toBe(202);
  expect(await send({ json: LIST, headers: { accept: "application/json" } })).toBe(200);
});

test("AGENT-1 a call and the routes it uses are in the log under the same request id, and in the metrics", async () => {
  const board = await ada.createBoard({ title: "Logged" });
  await ada.createColumn({ board_id: board.id, title: "To do" });
  const json = calling("create_cards", {
    board: "Logged",
    column: "To do",
    cards: [{ title: "Secret words" }],
  });
  const { status } = await service.send("POST", "/mcp", {
    token,
    json,
    headers: { "x-request-id": "one-call" },
  });
  expect(status).toBe(200);
  const lines = service.logged
    .filter((line) => line.includes("one-call"))
    .map((line) => JSON.parse(line))
    .filter(({ route }) => route)
    .map(({ method, route, status }) => `${method} ${route} ${status}`);
  expect(lines).toEqual([
    "GET /boards 200",
    "GET /boards/{board_id} 200",
    "POST /boards/{board_id}/columns/{column_id}/cards/batch 201",
    "POST /mcp 200",
  ]);
  expect(service.logged.some((line) => line.includes("Secret words") || line.includes(token))).toBe(false);
  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  expect(metrics).toMatch(/method="POST",route="\/mcp"/);
});

test("AGENT-12 a token that has ended is refused in the next message", async () => {
  const bob = await service.person("bob");
  const bobs = await agentToken(bob);
  expect((await service.send("POST", "/mcp", { token: bobs, json: LIST })).status).toBe(200);
  const [newest] = (await bob.listApiTokens()).items;
  await bob.deleteApiToken({ token_id: newest?.id ?? "" });
  expect((await service.send("POST", "/mcp", { token: bobs, json: LIST })).status).toBe(401);
});

const BAD = [
  null,
  true,
  -1,
  1e21,
  "",
  " ",
  "#0",
  `#${"9".repeat(20)}`,
  "\u0000",
  "\ud800",
  "x".repeat(100_000),
  [],
  [null],
  {},
];

test("AGENT-7 whatever an argument is, the service does not fail", async () => {
  const board = await ada.createBoard({ title: "Bad" });
  const column = await ada.createColumn({ board_id: board.id, title: "To do" });
  const card = await ada.createCard({ board_id: board.id, column_id: column.id, title: "Card" });
  const some: Record<string, unknown> = { board: "Bad", column: "To do", cards: [{ title: "x" }], since: 0 };
  const more: Record<string, unknown> = { card: card.id, query: "x", text: "x" };
  const agent = await connectAgent(service.url, token);
  const { tools } = await agent.client.listTools();
  await agent.client.close();
  const bad = tools.flatMap(({ name, inputSchema: { properties = {}, required = [] } }) => {
    const valid = Object.fromEntries(required.map((property) => [property, { ...some, ...more }[property]]));
    return Object.keys(properties).flatMap((property) =>
      BAD.map((value) => calling(name, { ...valid, [property]: value })),
    );
  });
  expect(bad.length).toBeGreaterThan(400);
  for (const json of bad) {
    const { status, body } = await service.send("POST", "/mcp", { token, json });
    if (status === 400 || status === 422) continue;
    expect(status).toBe(200);
    expect(body.result.content[0].text).not.toStartWith("The service failed");
  }
});

test("the examples of the guide work", async () => {
  const guide = await Bun.file(`${import.meta.dir}/../../docs/guides/agents.md`).text();
  const board = await ada.createBoard({ title: "Launch" });
  await ada.createColumn({ board_id: board.id, title: "To do" });
  const message = JSON.parse(/```json\n(\{\s+"method"[^`]+)```/.exec(guide)?.[1] ?? "");
  const json = { jsonrpc: "2.0", id: 1, ...message };
  for (let time = 0; time < 2; time++) {
    const { body } = await service.send("POST", "/mcp", { token, json });
    expect(body.result.content[0].text).toBe('Created 1 card in "To do":\n#1 "Write the announcement"');
  }
  const undo = JSON.parse(/-d '([^']+)'/.exec(guide)?.[1] ?? "");
  undo.params.arguments.since = 1;
  const { body } = await service.send("POST", "/mcp", { token, json: undo });
  expect(body.result.content[0].text).toBe("Undid 1 change.");
});
