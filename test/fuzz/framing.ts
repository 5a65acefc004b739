/**
 * Messages whose end is a lie or a matter of opinion. Each hides a second request where a careless reader would find
 * one; whatever the service makes of the first, the hidden one must never be carried out.
 */
import { type Random, weighted } from "./random.ts";
import { damaged } from "./texts.ts";

export interface Shape {
  about: string;
  bytes: Buffer;
}

export interface Around {
  /** A whole request that must not be found. */
  hidden: string;
  /** Lines that authenticate. */
  auth: string;
  host: string;
}

const LENGTH = "content-length";
const CODING = "transfer-encoding";

type Lines = readonly string[];

/** `n` is the length of a body that holds all of the hidden request. */
const LENGTHS: readonly ((n: number) => Lines)[] = [
  (n) => [`${LENGTH}: ${n}`],
  (n) => [`${LENGTH}: ${n}`, `${LENGTH}: ${n}`],
  (n) => [`${LENGTH}: 0`, `${LENGTH}: ${n}`],
  (n) => [`${LENGTH}: ${n}`, `${LENGTH}: 0`],
  (n) => [`${LENGTH}: ${n}, ${n}`],
  (n) => [`${LENGTH}: 0, ${n}`],
  (n) => [`${LENGTH}: +${n}`],
  (n) => [`${LENGTH}: -${n}`],
  (n) => [`${LENGTH}: 0x${n.toString(16)}`],
  (n) => [`${LENGTH}: ${n}.0`],
  (n) => [`${LENGTH}: 00000000000000000000${n}`],
  (n) => [`${LENGTH}: ${n} 0`],
  (n) => [`${LENGTH} : ${n}`],
  (n) => [` ${LENGTH}: ${n}`],
  (n) => [`${LENGTH}:\t${n}\t`],
  (n) => [`x: y\n${LENGTH}: ${n}`],
  (n) => [`x: y\r${LENGTH}: ${n}`],
  (n) => [`${LENGTH}: ${n}\0`],
  (n) => [`${LENGTH}\0: ${n}`],
  (n) => [`x: y\r\n ${LENGTH}: ${n}`],
  () => [`${LENGTH}: 99999999999999999999`],
  () => [`${LENGTH}: 18446744073709551616`],
  () => [`${LENGTH}: `],
];

/** With a length beside it, and what follows begins like the end of a chunked body. */
const CODINGS: readonly string[] = [
  `${CODING}: chunked`,
  `${CODING}: CHUNKED`,
  `${CODING}:chunked`,
  `${CODING}: chunked `,
  `${CODING}: xchunked`,
  `${CODING}: chunked, identity`,
  `${CODING}: identity, chunked`,
  `${CODING}: identity`,
  `${CODING}: chunked, chunked`,
  `${CODING}: gzip, chunked`,
  `${CODING}: "chunked"`,
  `${CODING}: chunked;q=1`,
  `${CODING}: \x0bchunked`,
  `${CODING}: chunked\0`,
  `${CODING}: ch\u00fcnked`,
  `${CODING} : chunked`,
  ` ${CODING}: chunked`,
  `${CODING}\r\n : chunked`,
  `${CODING}:\r\n chunked`,
  `x: y\n${CODING}: chunked`,
  `x: y\r${CODING}: chunked`,
  `${CODING}: chunked\r\n${CODING}: identity`,
  `${CODING}: identity\r\n${CODING}: chunked`,
  `transfer_encoding: chunked`,
  `te: chunked`,
];

/** Chunk sizes that some read as a number and some do not; the hidden request is inside the chunk. */
const SIZES: readonly ((n: number) => string)[] = [
  (n) => n.toString(16),
  (n) => n.toString(16).toUpperCase(),
  (n) => `000000${n.toString(16)}`,
  (n) => `${n.toString(16)};${"a=b;".repeat(20)}`,
  (n) => `${n.toString(16)} `,
  (n) => ` ${n.toString(16)}`,
  (n) => `0x${n.toString(16)}`,
  (n) => `+${n.toString(16)}`,
  (n) => `-${n.toString(16)}`,
  (n) => `${n.toString(16)}_0`,
  (n) => `${n.toString(16)}\n`,
  (n) => `${n.toString(16)}\0`,
  (n) => `1${"0".repeat(16)}${n.toString(16)}`,
  () => "ffffffffffffffff",
  () => "7fffffffffffffff",
  () => "",
  () => "g",
];

const VERSIONS = ["HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0"];
const METHODS = ["POST", "GET", "DELETE", "PUT", "OPTIONS"];

export function anyShape({ hidden, auth, host }: Around, random: Random): Shape {
  const head = (lines: Lines) =>
    `${random.pick(METHODS)} /boards ${random.pick(VERSIONS)}\r\nhost: ${host}\r\n${auth}\r\ncontent-type: application/json\r\n${lines.join("\r\n")}\r\n\r\n`;
  const size = hidden.length;
  const message = weighted<() => string>(random, [
    [3, () => head(random.pick(LENGTHS)(size)) + hidden],
    [3, () => `${head([`${LENGTH}: ${size + 5}`, random.pick(CODINGS)])}0\r\n\r\n${hidden}`],
    [1, () => `${head([random.pick(CODINGS), `${LENGTH}: ${size + 5}`])}0\r\n\r\n${hidden}`],
    [3, () => `${head([`${CODING}: chunked`])}${random.pick(SIZES)(size)}\r\n${hidden}\r\n0\r\n\r\n`],
    [1, () => `${head([`${CODING}: chunked`])}${size.toString(16)}\r\n${hidden}0\r\n\r\n`],
    [1, () => `${head([`${CODING}: chunked`])}0\r\nx: y\r\n${hidden.replace(" ", "-")}`],
    [1, () => `${head([`${LENGTH}: ${size}`, "expect: 100-continue"])}${hidden}`],
    [
      1,
      () =>
        `${head([`${LENGTH}: ${size}`, "connection: upgrade", "upgrade: h2c", "http2-settings: AAMAAABkAAQAAP__"])}${hidden}`,
    ],
  ])();
  return {
    about: JSON.stringify(message.slice(0, message.indexOf(hidden.slice(0, 10)) + 12).replace(auth, "")),
    bytes: Buffer.from(message, "latin1"),
  };
}

const REQUEST_LINES = [
  "",
  "GET",
  "GET /",
  "GET  /health HTTP/1.1",
  "GET\t/health\tHTTP/1.1",
  " GET /health HTTP/1.1",
  "GET /health HTTP/1.1 ",
  "GET /health HTTP/1.2",
  "GET /health HTTP/2.0",
  "GET /health HTTP/0.9",
  "GET /health http/1.1",
  "GET /health HTTP/1.1\0",
  "GET health HTTP/1.1",
  "GET http:///health HTTP/1.1",
  "GET http://user:pass@host/health HTTP/1.1",
  "GET https://[::1]:99999/health HTTP/1.1",
  "GET ftp://x/health HTTP/1.1",
  "GET * HTTP/1.1",
  "CONNECT 127.0.0.1:22 HTTP/1.1",
  "OPTIONS * HTTP/1.1",
  "G\u00cbT /health HTTP/1.1",
  "get /health HTTP/1.1",
  `${"A".repeat(5000)} /health HTTP/1.1`,
  "PRI * HTTP/2.0",
  "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
];

/** Not one line of it need be HTTP. */
export function anyNonsense({ auth, host }: Omit<Around, "hidden">, random: Random): Shape {
  const usual = `GET /health HTTP/1.1\r\nhost: ${host}\r\n${auth}\r\n\r\n`;
  const text = weighted<() => Buffer>(random, [
    [3, () => Buffer.from(usual.replace("GET /health HTTP/1.1", random.pick(REQUEST_LINES)), "latin1")],
    [3, () => damaged(Buffer.from(usual, "latin1"), random)],
    [1, () => random.bytes(1 + random.below(2000))],
    [1, () => Buffer.from(usual.replaceAll("\r\n", random.pick(["\n", "\r", "\n\r", "\r\r\n"])), "latin1")],
    [1, () => Buffer.from(usual.slice(0, random.below(usual.length)), "latin1")],
    [1, () => Buffer.from(usual.repeat(1 + random.below(40)), "latin1")],
    [1, () => Buffer.from("\r\n".repeat(random.below(2000)) + usual, "latin1")],
  ])();
  return { about: JSON.stringify(text.toString("latin1").replace(auth, "").slice(0, 80)), bytes: text };
}
