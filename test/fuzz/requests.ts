/** One request: a route of the contract with ids that live, called by somebody, and then something wrong with it. */
import type { RouteSpec } from "../../contract/define.ts";
import type { RouteName } from "../../contract/index.ts";
import { BAD_SEGMENTS } from "../every-route/bad-input/values.ts";
import type { WireRequest } from "../every-route/bad-input/wire.ts";
import { paramNames } from "../every-route/call.ts";
import { everyRoute } from "../every-route/examples.ts";
import { anyBody } from "./bodies.ts";
import type { Population } from "./population.ts";
import { type Random, weighted } from "./random.ts";
import { anyText } from "./texts.ts";

export interface Case {
  about: string;
  request: WireRequest;
  /** Absent where the address or the method was changed: then any documented answer will do. */
  route?: RouteSpec;
  name?: RouteName;
  boardId: string;
  ids: string[];
  /** No success may come of it. */
  unfit: boolean;
  /** Hardly HTTP any more: the runtime may refuse it in its own words, or hang up. */
  loose: boolean;
}

type Header = [string, string];

/** These hash a password when their input fits, or take a whole board away from all that follow. */
const RARE = new Set<RouteName>([
  ...(["register", "login", "changePassword"] as const),
  ...(["deleteBoard", "deleteColumn", "removeMember", "changeRole"] as const),
]);
/** The runtime bounds what stands before the body to 16 KiB, in its own words. */
const MANY_HEADER_CHARACTERS = 10_000;
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "QUERY"];
const VERSIONS = ["HTTP/1.0", "HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.1"];

export function anyCase(all: Population, host: string, random: Random): Case {
  let [name, route] = random.pick(everyRoute);
  if (random.chance(RARE.has(name) ? 0.9 : route.method === "DELETE" ? 0.5 : 0))
    [name, route] = random.pick(everyRoute);
  const board = random.pick(all.boards);
  const ids = paramNames(route).map((param) => all.idFor(param, board, random));
  const body =
    route.body || route.accepts || random.chance(0.03) ? anyBodyOf(route, board, all, random) : undefined;
  const headers = [...callerHeaders(name, all, random), ...(body?.headers ?? []), ...oddHeaders(random)];
  const address = weighted<{ target: string; changed: boolean }>(random, [
    [12, { target: addressOf(route, ids, random), changed: false }],
    [1, { target: spoiltAddress(addressOf(route, ids, random), random), changed: true }],
  ]);
  const wrongMethod = random.chance(0.03);
  const request: WireRequest = {
    method: wrongMethod ? random.pick(METHODS) : route.method,
    target: random.chance(0.02) ? `http://${host}${address.target}` : address.target,
    headers,
    body: body?.bytes,
    version: random.pick(VERSIONS),
  };
  const chunked = body && random.chance(0.1);
  const isFree = address.changed || wrongMethod;
  return {
    about: `${name}${body ? `, ${body.about}` : ""}${chunked ? ", in chunks" : ""}`,
    request: chunked ? inChunks(request, body.bytes, host, random) : request,
    ...(isFree ? {} : { route, name }),
    boardId: board.id,
    ids,
    unfit: !isFree && route.body !== undefined && (body?.unfit ?? false),
    loose:
      address.changed || headers.some(isHardlyOne) || headers.flat().join("").length > MANY_HEADER_CHARACTERS,
  };
}

function isHardlyOne([, value]: Header): boolean {
  return /[^\t\x20-\x7e\x80-\xff]/.test(value);
}

function anyBodyOf(route: RouteSpec, board: Population["boards"][number], all: Population, random: Random) {
  if (route.body || route.accepts) return anyBody(route, board, all, random);
  return {
    about: "with a body",
    bytes: Buffer.from(anyText(random)),
    headers: [["content-type", "application/json"]] as Header[],
    unfit: false,
  };
}

function addressOf(route: RouteSpec, ids: readonly string[], random: Random): string {
  let next = 0;
  const path = route.path.replace(/\{\w+\}/g, () => {
    const id = ids[next++]!;
    return weighted(random, [
      [20, id],
      [1, id.toUpperCase()],
      [1, random.pick(BAD_SEGMENTS)],
    ]);
  });
  const query = random.chance(route.query ? 0.7 : 0.1) ? `?${anyQuery(random)}` : "";
  return (random.chance(0.1) ? "/api" : "") + path + query;
}

const QUERY_NAMES = [
  "since",
  "limit",
  "offset",
  "q",
  "search",
  "query",
  "token",
  "__proto__",
  "a[]",
  "%00",
  "",
];
const QUERY_VALUES = [
  "0",
  "1",
  "5",
  "100",
  "101",
  "1000",
  "-1",
  "-0",
  "1.5",
  "1e3",
  "9007199254740993",
  "",
  "%",
  "%ff",
  "%ed%a0%80",
  "+1",
  "%201",
];

function anyQuery(random: Random): string {
  const pair = () =>
    `${random.pick(QUERY_NAMES)}=${random.chance(0.7) ? random.pick(QUERY_VALUES) : encodeURIComponent(anyText(random).toWellFormed().slice(0, 300))}`;
  return Array.from({ length: 1 + random.below(3) }, pair).join(random.pick(["&", "&", "&&", ";"]));
}

function spoiltAddress(target: string, random: Random): string {
  const at = random.below(target.length);
  const insert = random.pick([
    "%2f",
    "//",
    "/./",
    "/../",
    "%2e%2e/",
    "%00",
    "%",
    "?",
    "#",
    ";a=b",
    "\\",
    "%c3%28",
    "*",
    "a".repeat(5000),
    "\u00e9",
    "~",
  ]);
  return target.slice(0, at) + insert + target.slice(random.chance(0.5) ? at : at + random.below(8));
}

function callerHeaders(name: RouteName, all: Population, random: Random): Header[] {
  const person = name === "changePassword" ? all.victim : random.pick(all.people);
  const token = name === "logout" ? all.takeSpareToken() : person.token;
  const foreign = `${token.slice(0, -6)}${random.chance(0.5) ? "AAAAAA" : ""}`;
  return weighted<Header[]>(random, [
    [20, [["authorization", `Bearer ${token}`]]],
    [2, [["cookie", `svc_auth=${token}`]]],
    [1, [["cookie", `a=b; svc_auth=${foreign}; svc_auth=${token}`]]],
    [
      1,
      [
        ["cookie", `svc_auth=${token}`],
        ["cookie", `svc_auth=${foreign}`],
      ],
    ],
    [
      1,
      [
        ["cookie", `svc_auth=${token}`],
        ["origin", random.pick(["http://evil.example", "null", "", "http://["])],
      ],
    ],
    [1, [["authorization", `Bearer ${foreign}`]]],
    [1, [["authorization", `Bearer ${all.deadTokens[0] ?? "x"}`]]],
    [
      1,
      [
        ["authorization", `Bearer ${foreign}`],
        ["authorization", `Bearer ${token}`],
      ],
    ],
    [1, [["authorization", anyText(random).replace(/[\r\n]/g, "")]]],
    [1, []],
  ]);
}

const HEADER_VALUES = [
  "",
  "\u00ff",
  "*",
  "x".repeat(3000),
  "bytes=0-0",
  "null",
  "-1",
  "1e9",
  ",,,",
  'W/"1"',
  '"x"',
  "gzip;q=x",
  "127.0.0.1",
  "é",
];
const HEADER_NAMES = [
  "if-none-match",
  "accept-encoding",
  "origin",
  "x-request-id",
  "x-forwarded-for",
  "range",
  "last-event-id",
  "accept",
  "te",
  "sec-fetch-site",
  "if-modified-since",
  "x-http-method-override",
  "forwarded",
  "referer",
  "priority",
  "__proto__",
  "sec-websocket-key",
  "access-control-request-method",
];

function oddHeaders(random: Random): Header[] {
  if (random.chance(0.7)) return [];
  return Array.from({ length: 1 + random.below(3) }, () => [
    random.pick(HEADER_NAMES),
    random.pick(HEADER_VALUES),
  ]);
}

function inChunks(request: WireRequest, bytes: Buffer, host: string, random: Random): WireRequest {
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const size = Math.min(bytes.length - at, 1 + random.below(random.pick([4, 4000])));
    const extension = random.chance(0.05) ? ';a="b"' : "";
    chunks.push(
      Buffer.from(`${size.toString(16)}${extension}\r\n`),
      bytes.subarray(at, at + size),
      Buffer.from("\r\n"),
    );
    at += size;
  }
  const headers: Header[] = [
    ["host", host],
    ["transfer-encoding", "chunked"],
  ];
  return {
    ...request,
    bare: true,
    version: "HTTP/1.1",
    headers: [...headers, ...(request.headers as Header[])],
    body: Buffer.concat([...chunks, Buffer.from("0\r\n\r\n")]),
  };
}
