/** Addresses that do not fit: ids that are none, queries out of bounds, methods and paths that are not there. */
import * as z from "zod/mini";
import type { RouteSpec } from "../../../contract/base/define.ts";
import { type Example, paramNames, targetOf } from "../call.ts";
import type { Attempt } from "./attempt.ts";
import { BAD_SEGMENTS, SQL } from "./values.ts";
import type { WireRequest } from "./wire.ts";

type Headers = NonNullable<WireRequest["headers"]>;

export function badPaths(route: RouteSpec, example: Example, headers: Headers): Attempt[] {
  const { method } = route;
  return paramNames(route).flatMap((param) =>
    ["", "/api"].flatMap((prefix) => [
      ...BAD_SEGMENTS.map((segment): Attempt => {
        const target = prefix + targetOf(route, { params: { ...example.params, [param]: segment } });
        return {
          about: `${param} is ${segment}`,
          request: { method, target, headers },
          expect: [route.textParams ? 404 : 422],
        };
      }),
      ...["", "a/b", "?", "#", "\u00e9", "a;b=c"].map((segment): Attempt => {
        const target = prefix + targetOf(route, { params: { ...example.params, [param]: segment } });
        return { about: `${param} is ${segment}`, request: { method, target, headers }, expect: "refused" };
      }),
    ]),
  );
}

/** Request line and headers together have at most 16 KiB: a longer query is not even read. */
const MAX_TARGET_LENGTH = 15_000;

const NOT_INTEGERS = [
  ...["", "abc", "1.5", "1e400", "1e1", "0x10", "NaN", "Infinity", "true", "null", "1,2", "%201", "1%20"],
  ...[
    "9007199254740992",
    "9223372036854775807",
    "9223372036854775808",
    "%D9%A1",
    "%00",
    "1%00",
    "[]",
    "%7B%7D",
  ],
  ...SQL.map(encodeURIComponent),
];
const ODD_QUERIES = [
  ...[
    "%00=1",
    "__proto__=1",
    "__proto__[a]=1",
    "constructor=1",
    "a[]=1&a[]=2",
    "%ff=%ff",
    "%zz=%zz",
    "%",
    "&&&",
    "=",
  ],
  ...["==&==", "a=%ed%a0%80", "a=%c0%80", "q", "?", "??", "q=%F0%9F%92%A9", `a=${"b".repeat(4000)}`],
  Array.from({ length: 1000 }, (_, n) => `p${n}=1`).join("&"),
];

export function badQueries(route: RouteSpec, example: Example, headers: Headers): Attempt[] {
  const { method } = route;
  const path = targetOf(route, { params: example.params });
  const ask = (query: string, expect: Attempt["expect"]): Attempt => ({
    about: `the query ${query}`,
    request: { method, target: `${path}?${query}`, headers },
    expect,
  });
  const { properties = {} } = route.query ? z.toJSONSchema(route.query, { io: "input" }) : {};
  const fields = Object.entries(properties) as [
    string,
    { type?: string; maxLength?: number; minimum?: number; maximum?: number },
  ][];
  return [
    ...ODD_QUERIES.map((query) => ask(query, "anything")),
    ...fields.flatMap(([name, { type, maxLength, minimum, maximum }]) => [
      ...[`${name}=1&${name}=1`, `${name}=1&${name}=x`, `${name}&other=1&${name}`].map((query) =>
        ask(query, [422]),
      ),
      ...[`${name}[]=1`, `${name}[a]=1`, `${name}=-0`].map((query) => ask(query, "anything")),
      ...(type === "integer"
        ? [...NOT_INTEGERS, String(minimum! - 1), String(maximum! + 1)].map((text) =>
            ask(`${name}=${text}`, [422]),
          )
        : [...SQL, "\ufffd", "%ff", "%zz"].map((text) =>
            ask(`${name}=${encodeURIComponent(text)}`, "anything"),
          )),
      ...(maxLength
        ? ["%00", "a%00b", "x".repeat(maxLength + 1), "%F0%9F%98%80".repeat(maxLength + 1)]
            .filter(({ length }) => length < MAX_TARGET_LENGTH)
            .map((text) => ask(`${name}=${text}`, [422]))
        : []),
    ]),
  ];
}

const METHODS = [
  "GET",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "TRACE",
  "CONNECT",
  "PROPFIND",
  "LINK",
  "PURGE",
  "LOCK",
];

export function wrongMethods(routes: RouteSpec[], example: Example, headers: Headers): Attempt[] {
  const known = new Set<string>(routes.map(({ method }) => method));
  return METHODS.filter((method) => !known.has(method)).flatMap((method) =>
    ["", "/api"].map((prefix) => ({
      about: `the method ${method}`,
      request: { method, target: prefix + targetOf(routes[0]!, { params: example.params }), headers },
      expect: [405],
    })),
  );
}

const NOWHERE = [
  ...[
    "/nothing",
    "/api",
    "/api/",
    "/api/api/boards",
    "//boards",
    "/boards/",
    "/BOARDS",
    "/boards%2f",
    "/boards;a=b",
  ],
  ...[
    "/auth",
    "/auth/",
    "/auth/login/",
    "/users/me/x",
    "/ws",
    "/ws/boards",
    "/ws/boards/",
    "/admin",
    "/.env",
    "/.git/config",
  ],
  ...[
    "/../etc/passwd",
    "/..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/docs/../../server/app.ts",
    "/%00",
    "/%ff",
  ],
  ...[
    "/%zz",
    "/%",
    "/\\",
    "/a\\b",
    "/~root",
    "/index.php",
    "/wp-login.php",
    "/__proto__",
    "/constructor",
    "/*",
    "/:id",
  ],
  ...[
    "/boards/x/y/z",
    "/cards",
    "/columns",
    "/labels",
    "/items",
    "/health/",
    "/openapi.json/",
    "/graphql",
    "/'--",
    '/"',
  ],
  `/${"a/".repeat(2000)}`,
  `/${"a".repeat(4000)}`,
];

export function unknownAddresses(headers: Headers): Attempt[] {
  return NOWHERE.flatMap((target) =>
    ["GET", "POST", "PUT", "DELETE"].map((method) => ({
      about: `nothing is at ${target.slice(0, 40)}`,
      request: { method, target, headers },
      expect: [404],
    })),
  );
}
