/** Multipart bodies from whole to hopeless. */
import type { Body } from "./bodies.ts";
import { type Random, weighted } from "./random.ts";
import { anyText, damaged } from "./texts.ts";

const BOUNDARIES = [
  "b",
  "----WebKitFormBoundaryAbC",
  "'()+_,-./:=?",
  "x".repeat(70),
  "x".repeat(71),
  "",
  "a b",
];
const TYPES = [
  "text/plain",
  "image/png",
  "text/html; charset=utf-16",
  "",
  "x",
  'a/b; c="d',
  "multipart/mixed; boundary=z",
  "\u00ff/\u00ff",
];
const SIZES = [0, 1, 9, 100, 999, 1000, 1001, 5000, 70_000];

export function anyUpload(random: Random): Body {
  const boundary = random.chance(0.7) ? "b" : random.pick(BOUNDARIES);
  const parts = random.chance(0.7) ? 1 : random.below(5);
  const body = Buffer.concat([
    Buffer.from(random.chance(0.9) ? "" : anyText(random)),
    ...Array.from({ length: parts }, () => part(boundary, random)),
    Buffer.from(
      weighted(random, [
        [8, `--${boundary}--\r\n`],
        [1, `--${boundary}--`],
        [1, ""],
        [1, `--${boundary}--\r\n${anyText(random)}`],
      ]),
    ),
  ]);
  const type = weighted(random, [
    [8, `multipart/form-data; boundary=${boundary}`],
    [2, `multipart/form-data; boundary="${boundary}"`],
    [1, `multipart/form-data; charset=utf-8; BOUNDARY=${boundary}; boundary=c`],
    [1, "multipart/form-data"],
    [1, "application/octet-stream"],
  ]);
  const isDamaged = random.chance(0.3);
  return {
    about: `upload of ${parts} parts${isDamaged ? ", damaged" : ""}`,
    bytes: isDamaged ? damaged(body, random) : body,
    headers: [["content-type", type]],
    unfit: false,
  };
}

function part(boundary: string, random: Random): Buffer {
  const name = anyText(random).replace(/[\r\n]/g, random.chance(0.8) ? "" : "\n");
  const disposition = weighted(random, [
    [6, `form-data; name="file"; filename="${name.replaceAll('"', "%22")}"`],
    [1, `form-data; name="file"; filename="${name}"`],
    [1, `form-data; name=file; filename*=UTF-8''${encode(name)}`],
    [1, `form-data; filename*=utf-8'en'${name}; filename="x"`],
    [1, 'form-data; name="field"'],
    [1, `${"form-data; ".repeat(50)}filename="x"`],
    [1, name],
  ]);
  const lines = [`content-disposition: ${disposition}`];
  if (random.chance(0.7)) lines.push(`content-type: ${random.pick(TYPES)}`);
  if (random.chance(0.1))
    lines.push("content-transfer-encoding: base64", `x: ${"y".repeat(random.pick([10, 9000]))}`);
  const content = random.chance(0.1)
    ? Buffer.from(`\r\n--${boundary}x`)
    : Buffer.alloc(random.pick(SIZES), random.below(256));
  return Buffer.concat([
    Buffer.from(`--${boundary}\r\n${lines.join("\r\n")}\r\n\r\n`),
    content,
    Buffer.from("\r\n"),
  ]);
}

/** Lone surrogates cannot be percent-encoded; then it is left as it is. */
function encode(name: string): string {
  return name.isWellFormed() ? encodeURIComponent(name) : name;
}
