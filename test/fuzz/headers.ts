/** Who a request says it comes from, and what else it carries. */
import type { RouteName } from "../../contract/index.ts";
import type { Population } from "./population.ts";
import { type Random, weighted } from "./random.ts";
import { anyText } from "./texts.ts";

export type Header = [string, string];

export function callerHeaders(name: RouteName, all: Population, random: Random): Header[] {
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
  "if-match",
  "if-text-match",
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

export function oddHeaders(random: Random): Header[] {
  if (random.chance(0.7)) return [];
  return Array.from({ length: 1 + random.below(3) }, () => [
    random.pick(HEADER_NAMES),
    random.pick(HEADER_VALUES),
  ]);
}
