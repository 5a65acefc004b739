/** Headers that are wrong, too many or too long, and messages that are hardly HTTP any more. */
import type { Attempt } from "./attempt.ts";
import type { WireRequest } from "./wire.ts";

type Header = NonNullable<WireRequest["headers"]>[number];

const JSON_TYPE: Header = ["content-type", "application/json"];

/** Credentials that are none: whatever the route, 401. */
export function badCredentials(token: string): Header[] {
  const [head, payload, signature] = token.split(".") as [string, string, string];
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url");
  const swapped = signature.startsWith("A") ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  const tokens = [
    ...["x", "a.b.c", "..", ".", "null", "undefined", "%00", "'--", "{}", "x".repeat(5000)],
    ...[
      `${head}.${payload}`,
      `${head}.${payload}.`,
      `${head}.${payload}.${swapped}`,
      `${token}x`,
      `${token}.${token}`,
    ],
    ...[`${none}.${payload}.`, `${none}.${payload}.${signature}`, `${payload}.${head}.${signature}`],
  ];
  return [
    ...tokens.map((bad): Header => ["authorization", `Bearer ${bad}`]),
    ...tokens.map((bad): Header => ["cookie", `svc_auth=${bad}`]),
    ...[
      "Bearer",
      "Bearer ",
      "bearer",
      "Basic abc",
      `Basic ${token}`,
      `Bearer ${token} ${token}`,
      token,
      "",
    ].map((value): Header => ["authorization", value]),
    ...["", ";;;", "svc_auth", "svc_auth=", "=", "svc_auth=%zz", "svc_auth=%ff", `other=${token}`].map(
      (value): Header => ["cookie", value],
    ),
  ];
}

/** Sent to addresses that read the request's own address, with and without a query. */
const HOSTS = [
  "[",
  "[::1",
  "%",
  "a b",
  "a:b:c",
  "",
  "\u00ff",
  "x/y",
  "x?y",
  "x#y",
  "@",
  "a@b",
  "x:99999",
  "'",
  "\\",
];

export function badHosts(targets: readonly string[], auth: Header): Attempt[] {
  return targets.flatMap((target) =>
    HOSTS.map((host) => ({
      about: `the host ${host}`,
      request: { method: "GET", target, bare: true, headers: [["host", host], auth] },
      expect: "anything",
    })),
  );
}

export function oddHeaders(target: string, auth: Header): Attempt[] {
  const odd: Header[] = [
    ...["", "\u00ff", "*", "x".repeat(2000), 'W/"', "\t"].map((value): Header => ["if-none-match", value]),
    ...["", "gzip;q=x", "*;q=0", "identity;q=0", "\u00ff"].map((value): Header => ["accept-encoding", value]),
    ...["", "null", "x", "http://", "http://[", "\u00ff", "file://"].map(
      (value): Header => ["origin", value],
    ),
    ...["", "../../x", "a b", "\u00ff", "x".repeat(500)].map((value): Header => ["x-request-id", value]),
    ...["", ",,,", "127.0.0.1", "' OR 1=1", "x".repeat(2000)].map(
      (value): Header => ["x-forwarded-for", value],
    ),
    ...["websocket", "h2c", ""].map((value): Header => ["upgrade", value]),
    ...["bytes=0-0", "bytes=-1", "x"].map((value): Header => ["range", value]),
    ...["x", "100-continue"].map((value): Header => ["expect", value]),
    ...["__proto__", "constructor"].map((name): Header => [name, "x"]),
  ];
  return odd.map((header) => ({
    about: `the header ${header[0]}: ${header[1].slice(0, 40)}`,
    request: { method: "GET", target, headers: [auth, header] },
    expect: "anything",
  }));
}

/** Nothing of this reaches a route. */
export function brokenMessages(target: string, auth: Header): Attempt[] {
  const host: Header = ["host", "localhost"];
  const post = (headers: Header[], body: string): WireRequest => ({
    method: "POST",
    target,
    bare: true,
    headers: [host, auth, JSON_TYPE, ...headers],
    body,
  });
  const get = (more: Partial<WireRequest>): WireRequest => ({
    method: "GET",
    target,
    headers: [auth],
    ...more,
  });
  const requests: Record<string, WireRequest> = {
    "2,000 headers": get({ headers: [auth, ...many(2000)] }),
    "a header of 100 KB": get({ headers: [auth, ["x-long", "x".repeat(100_000)]] }),
    "a header of 1 MB": get({ headers: [auth, ["x-long", "x".repeat(1_000_000)]] }),
    "an address of 100 KB": get({ target: `/${"a".repeat(100_000)}` }),
    "no host": get({ bare: true }),
    "NUL in a header": get({ headers: [auth, ["x-odd", "a\u0000b"]] }),
    "a blank in a header's name": get({ headers: [auth, ["x odd", "1"]] }),
    "no slash": get({ target: "boards" }),
    "an asterisk": get({ method: "OPTIONS", target: "*" }),
    "an unheard-of method": get({ method: "FROBNICATE" }),
    "a method in lower case": get({ method: "get" }),
    "a negative length": post([["content-length", "-1"]], "{}"),
    "a length that is no number": post([["content-length", "1e3"]], "{}"),
    "two lengths": post(
      [
        ["content-length", "2"],
        ["content-length", "3"],
      ],
      "{}",
    ),
    "length and chunks at once": post(
      [
        ["content-length", "2"],
        ["transfer-encoding", "chunked"],
      ],
      "0\r\n\r\n",
    ),
    "a chunk size that is none": post([["transfer-encoding", "chunked"]], "zz\r\n{}\r\n0\r\n\r\n"),
    "a chunk size beyond all bounds": post([["transfer-encoding", "chunked"]], "ffffffffffffffffff\r\n{}"),
    "a body given up": { ...post([["content-length", "100"]], '{"title":'), cutOff: true },
  };
  return Object.entries(requests).map(([about, request]) => ({ about, request, expect: "transport" }));
}

function many(count: number): Header[] {
  return Array.from({ length: count }, (_, index) => [`x-${index}`, "1"]);
}
