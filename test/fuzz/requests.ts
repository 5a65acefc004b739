/** One request: a route of the contract with ids that live, called by somebody, and then something wrong with it. */
import type { RouteSpec } from "../../contract/base/define.ts";
import type { RouteName } from "../../contract/index.ts";
import type { WireRequest } from "../every-route/bad-input/wire.ts";
import { paramNames } from "../every-route/call.ts";
import { everyRoute } from "../examples/index.ts";
import { addressOf, spoiltAddress } from "./addresses.ts";
import { anyBody } from "./bodies.ts";
import { callerHeaders, type Header, oddHeaders } from "./headers.ts";
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
