/** Uploads that are malformed, cut off, too large, or no upload at all. */
import type { Attempt } from "./attempt.ts";
import type { WireRequest } from "./wire.ts";

type Headers = NonNullable<WireRequest["headers"]>;

const FILE = 'content-disposition: form-data; name="file"; filename="a.txt"';
const whole = (head: string, content = "hello") => `--b\r\n${head}\r\n\r\n${content}\r\n--b--\r\n`;

/** Bodies with the boundary `b`. */
const BAD_FORMS: readonly (readonly [about: string, body: string, expect: number[]])[] = [
  ["empty", "", [400]],
  ["no boundary in it", "hello", [400]],
  ["another boundary", whole(FILE).replaceAll("--b", "--c"), [400]],
  ["no part", "--b--\r\n", [400, 422]],
  ["no end", `--b\r\n${FILE}\r\n\r\nhello`, [400]],
  ["cut off in the last boundary", `--b\r\n${FILE}\r\n\r\nhello\r\n--b`, [400]],
  ["cut off in the header", `--b\r\n${FILE}`, [400]],
  ["cut off after the header", `--b\r\n${FILE}\r\n\r\n`, [400]],
  ["only the first boundary", "--b\r\n", [400]],
  ["line feeds alone", whole(FILE).replaceAll("\r\n", "\n"), [400]],
  ["a part without header", whole("").replace("\r\n\r\n\r\n", "\r\n\r\n"), [400, 422]],
  ["a part that is only a boundary", "--b\r\n--b--\r\n", [400, 422]],
  ["a field, no file", whole('content-disposition: form-data; name="file"'), [422]],
  ["an empty file name", whole('content-disposition: form-data; name="file"; filename=""'), [422]],
  ["a header that is none", whole("nonsense"), [400, 422]],
  ["a header of 100 KiB", whole(`x-long: ${"x".repeat(102_400)}\r\n${FILE}`), [400, 422]],
  ["a thousand headers in front", whole(`${"x: y\r\n".repeat(2500)}${FILE}`), [400, 422]],
  ["two files", `--b\r\n${FILE}\r\n\r\n1\r\n${whole(FILE, "2")}`, [422]],
  [
    "a thousand parts",
    `${'--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n1\r\n'.repeat(1000)}${whole(FILE)}`,
    [400],
  ],
  ["a name of 256 characters", whole(FILE.replace("a.txt", "n".repeat(256))), [422]],
  ["a name with NUL", whole(FILE.replace("a.txt", "a\u0000b")), [422]],
  ["an encoded name with NUL", whole("content-disposition: form-data; filename*=UTF-8''a%00b"), [422]],
  ["one byte too many", whole(FILE, "x".repeat(1001)), [400]],
  ["far too many bytes", whole(FILE, "x".repeat(2_000_000)), [400]],
];

const BAD_TYPES: readonly string[] = [
  "",
  "text/plain",
  "application/json",
  "multipart/mixed; boundary=b",
  "multipart/form-data",
  "multipart/form-data;",
  "multipart/form-data; boundary",
  "multipart/form-data; boundary=",
  "multipart/form-data; boundary=;",
  'multipart/form-data; boundary="',
  'multipart/form-data; boundary=""',
  "multipart/form-data; boundary=; boundary=c",
  `multipart/form-data; boundary=${"b".repeat(71)}`,
  `multipart/form-data; boundary=${"b".repeat(300)}`,
  "multipart/form-data; boundary=(",
  "multipart/form-data; boundary=\u00ff",
  "multipart/form-data; xboundary=b",
  "multipart/form-data boundary=b",
];

/** `target` is the address of the uploads of a card; the service takes at most 1000 bytes. */
export function badUploads(target: string, auth: Headers[number]): Attempt[] {
  const post = (type: string, body: string, more: Partial<WireRequest> = {}): WireRequest => ({
    method: "POST",
    target,
    headers: [auth, ["content-type", type]],
    body,
    ...more,
  });
  const type = "multipart/form-data; boundary=b";
  const inChunks = (body: string) =>
    `${
      body
        .match(/.{1,7}/gs)
        ?.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`)
        .join("") ?? ""
    }0\r\n\r\n`;
  return [
    ...BAD_FORMS.map(([about, body, expect]) => ({
      about: `upload: ${about}`,
      request: post(type, body),
      expect,
    })),
    ...BAD_FORMS.filter(([, body]) => body.length < 10_000).map(([about, body, expect]) => ({
      about: `upload in small chunks: ${about}`,
      request: post(type, inChunks(body), {
        bare: true,
        headers: [["host", "localhost"], auth, ["content-type", type], ["transfer-encoding", "chunked"]],
      }),
      expect,
    })),
    ...BAD_TYPES.map((bad) => ({
      about: `upload of the type ${bad.slice(0, 60)}`,
      request: post(bad, whole(FILE)),
      expect: [400, 415, 422],
    })),
    ...[0, 1, 3, 20, 70, 75].map((length): Attempt => {
      const body = whole(FILE);
      const headers: Headers = [
        ["host", "localhost"],
        auth,
        ["content-type", type],
        ["content-length", String(body.length)],
      ];
      const request = post(type, body.slice(0, length), { bare: true, cutOff: true, headers });
      return { about: `upload given up after ${length} bytes`, request, expect: "transport" };
    }),
  ];
}
