/** Messages to /mcp: calls of every tool with arguments that fit or nearly do, other methods, and what is no message. */
import { TOOLS } from "../../server/mcp/tools/index.ts";
import { bodyText } from "../every-route/bad-input/bodies.ts";
import { MALFORMED, NOT_OBJECTS } from "../every-route/bad-input/values.ts";
import type { WireRequest } from "../every-route/bad-input/wire.ts";
import { fittingArguments } from "./agent-arguments.ts";
import type { Header } from "./headers.ts";
import type { Population } from "./population.ts";
import { type Random, weighted } from "./random.ts";
import { anyJson, anyText, damaged } from "./texts.ts";

export interface AgentMessage {
  about: string;
  request: WireRequest;
  /** As JSON; undefined if it has none, or if it is not certain which it has. */
  id: string | undefined;
  isCall: boolean;
  /** Whatever is answered, nothing may have changed. */
  isRead: boolean;
}

type Tokens = Record<string, string>;

const READING = new Set(TOOLS.filter(({ annotations }) => annotations.readOnlyHint).map(({ name }) => name));
const IDS = ["0", "1", "-1", "9007199254740991", '""', '"a"', '"\\u0000"', JSON.stringify("x".repeat(5000))];
const BAD_IDS = ["null", "1.5", "1e400", "true", "[]", "{}", '{"__proto__":1}'];
const METHODS = [
  ...["tools/list", "initialize", "ping", "server/discover", "subscriptions/listen", "completion/complete"],
  ...["notifications/initialized", "notifications/cancelled", "resources/list", "prompts/get", "tasks/get"],
  ...["logging/setLevel", "rpc.discover", "", "__proto__", "toString", "tools/call/"],
];
const REVISION = "2026-07-28";
const REVISIONS = [REVISION, "2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05", "1999-01-01", "x"];
const SELF: Tokens = {
  "io.modelcontextprotocol/protocolVersion": JSON.stringify(REVISION),
  "io.modelcontextprotocol/clientInfo": '{"name":"fuzz","version":"1"}',
  "io.modelcontextprotocol/clientCapabilities": "{}",
};

export function anyMessage(
  token: string,
  on: Population["boards"][number],
  all: Population,
  random: Random,
): AgentMessage {
  const tool = random.pick(TOOLS).name;
  const method = random.chance(0.85) ? "tools/call" : random.pick(METHODS);
  const isPresent = random.chance(0.5);
  const params: Tokens = {
    name: JSON.stringify(random.chance(0.97) ? tool : anyText(random)),
    arguments: anyArguments(tool, on, all, random),
    ...metaOf(isPresent, random),
  };
  const id = weighted(random, [
    [16, random.pick(IDS)],
    [1, random.pick(BAD_IDS)],
    [1, undefined],
  ]);
  const message: Tokens = {
    jsonrpc: random.chance(0.98) ? '"2.0"' : anyJson(random),
    ...(id !== undefined && { id }),
    method: random.chance(0.98) ? JSON.stringify(method) : anyJson(random),
    params: random.chance(0.95) ? objectOf(params, random) : anyJson(random),
  };
  const whole = weighted<[about: string, bytes: Buffer, isKnown: boolean]>(random, [
    [20, ["", Buffer.from(bodyText(message)), true]],
    [1, ["with odd keys", Buffer.from(objectOf({ ...message, more: anyJson(random) }, random)), false]],
    [2, ["damaged", damaged(Buffer.from(bodyText(message)), random), false]],
    [1, ["several in a list", Buffer.from(`[${bodyText(message)},${bodyText(message)}]`), false]],
    [1, ["no message", Buffer.from(random.pick([...MALFORMED, ...NOT_OBJECTS])), false]],
  ]);
  const [damage, body, isKnown] = whole;
  return {
    about: [method, ...(method === "tools/call" ? [tool] : []), ...(damage ? [damage] : [])].join(", "),
    request: {
      method: "POST",
      target: "/mcp",
      headers: headersOf({ token, method, tool, isPresent }, random),
      body,
    },
    id: isKnown && !BAD_IDS.includes(id ?? "") ? id : undefined,
    isCall: method === "tools/call",
    isRead: isKnown && (method !== "tools/call" || READING.has(tool)),
  };
}

function anyArguments(
  tool: string,
  on: Population["boards"][number],
  all: Population,
  random: Random,
): string {
  const fitting = fittingArguments(tool, on, all, random);
  const names = Object.keys(fitting);
  return weighted(random, [
    [8, () => bodyText(fitting)],
    [5, () => bodyText({ ...fitting, [random.pick(names) ?? "x"]: anyJson(random) })],
    [2, () => objectOf({ ...fitting, [anyText(random).toWellFormed()]: anyJson(random) }, random)],
    [1, () => anyJson(random)],
  ])();
}

/** Now and then a key stands there twice, or one that means something to the language. */
function objectOf(tokens: Tokens, random: Random): string {
  const pairs = Object.entries(tokens);
  if (random.chance(0.1))
    pairs.push([random.pick(["__proto__", "constructor", ...Object.keys(tokens)]), anyJson(random)]);
  return `{${pairs.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(",")}}`;
}

/** What clients say of themselves since 2026, and the key of a call that may be repeated. */
function metaOf(isPresent: boolean, random: Random): Tokens {
  const key = weighted(random, [
    [3, () => JSON.stringify(crypto.randomUUID())],
    [2, () => `"key ${random.below(50)}"`],
    [1, () => anyJson(random)],
  ])();
  const meta: Tokens = {
    ...(isPresent && SELF),
    ...(random.chance(0.4) && { idempotencyKey: key }),
    ...(random.chance(0.1) && { progressToken: anyJson(random) }),
  };
  if (random.chance(0.02)) return { _meta: anyJson(random) };
  return Object.keys(meta).length > 0 ? { _meta: bodyText(meta) } : {};
}

interface Described {
  token: string;
  method: string;
  tool: string;
  isPresent: boolean;
}

function headersOf({ token, method, tool, isPresent }: Described, random: Random): Header[] {
  const headers: Header[] = [
    ["authorization", `Bearer ${random.chance(0.98) ? token : token.slice(0, -1)}`],
    ["content-type", random.chance(0.98) ? "application/json" : "text/plain"],
  ];
  const isRight = random.chance(0.95);
  if (isPresent || random.chance(0.3))
    headers.push(["mcp-protocol-version", isPresent && isRight ? REVISION : random.pick(REVISIONS)]);
  if (isPresent && isRight) headers.push(["mcp-method", method], ["mcp-name", tool]);
  if (random.chance(0.1)) headers.push(["mcp-session-id", "x".repeat(random.pick([1, 100, 3000]))]);
  if (random.chance(0.5))
    headers.push(["accept", random.pick(["application/json", "text/event-stream", "*/*", ""])]);
  return headers;
}
