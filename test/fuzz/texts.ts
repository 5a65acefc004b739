/** Texts and JSON values of every kind, the nasty ones first. JSON is text here, for not all of it survives parsing. */
import fc from "fast-check";
import { NOT_UUIDS, SQL, TOKENS, UNSTORABLE } from "../every-route/bad-input/values.ts";
import { type Random, weighted } from "./random.ts";

const NUMBERS: readonly string[] = [
  ...[
    "-0",
    "0.0",
    "1e400",
    "-1e400",
    "1e-400",
    "5e-324",
    "0.1",
    "1e2",
    "1E+2",
    "00",
    "-",
    "0x1",
    "NaN",
    "Infinity",
  ],
  ...["2147483647", "2147483648", "-2147483649", "9007199254740991", "9007199254740993", "-9007199254740992"],
  ...["9223372036854775807", "-9223372036854775809", "1".repeat(400), `0.${"3".repeat(400)}`, "1e1000000"],
];

const STRINGS: readonly string[] = [
  ...["", " ", "\t\r\n", "\ufeff", "\u200b", "\u202e\u2066", "\u0085", "\u2028\u2029", "\u0001\u001f\u007f"],
  ...[
    "e\u0301",
    "\u00e9",
    "\ufb03",
    "\u1e9e",
    "\u0130",
    "\u0131",
    "\uff21",
    "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}",
  ],
  ...[
    "\u{10ffff}",
    "\ufffe",
    "\uffff",
    "\ufffd",
    "\u0300".repeat(300),
    "%00",
    "%0d%0a",
    "\\u0000",
    "null",
    "true",
  ],
  ...["../../etc/passwd", "C:\\", "{{7*7}}", "<svg onload=1>", "javascript:1", "=1+1", "\u0430dmin"],
  ...[
    "#fff",
    "red",
    "OWNER",
    "card_moved",
    "Move_To_Column",
    "a@b.co",
    "a@xn--bcher-kva.example",
    `${"a".repeat(64)}@b.co`,
  ],
];

const LENGTHS = [
  1, 2, 31, 32, 33, 49, 50, 51, 254, 255, 256, 1000, 1001, 1999, 2000, 2001, 49_999, 50_000, 50_001,
];

const ALPHABETS = [
  "abcdefghijklmnopqrstuvwxyz ",
  "\u00e4\u00f6\u00fc\u00df\u20ac\u4f60\u597d\u3042",
  "'\"\\;-%_$`<>&/",
  "\u{1f600}\u{1f680}",
];

/** Longer texts repeat themselves. */
const MOST_DRAWN = 50;

const RANDOM_JSON = fc.sample(fc.json({ maxDepth: 5 }), { seed: 1, numRuns: 400 });

export function anyText(random: Random): string {
  return weighted(random, [
    [4, () => randomText(random, 1 + random.below(40))],
    [3, () => random.pick(STRINGS)],
    [2, () => random.pick(SQL)],
    [1, () => random.pick(NOT_UUIDS)],
    [1, () => randomText(random, random.pick(LENGTHS))],
  ])();
}

export function randomText(random: Random, length: number): string {
  const alphabet = [...random.pick(ALPHABETS)];
  let text = "";
  while (text.length < Math.min(length, MOST_DRAWN)) text += random.pick(alphabet);
  return text.repeat(Math.ceil(length / text.length));
}

/** One JSON value, as text; now and then none at all. */
export function anyJson(random: Random): string {
  return weighted(random, [
    [4, () => JSON.stringify(anyText(random))],
    [3, () => random.pick(TOKENS).json],
    [2, () => random.pick(NUMBERS)],
    [2, () => random.pick(UNSTORABLE)],
    [2, () => random.pick(RANDOM_JSON)],
    [1, () => nested(random)],
  ])();
}

function nested(random: Random): string {
  const depth = random.pick([2, 50, 500, 5000]);
  return random.chance(0.5)
    ? "[".repeat(depth) + "]".repeat(depth)
    : `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
}

/** A few bytes changed, lost, added or repeated. */
export function damaged(bytes: Buffer, random: Random): Buffer {
  let result = bytes;
  for (let times = 1 + random.below(3); times > 0; times--) {
    const at = random.below(result.length + 1);
    const end = Math.min(result.length, at + 1 + random.below(8));
    const [before, cut, after] = [result.subarray(0, at), result.subarray(at, end), result.subarray(end)];
    result = weighted(random, [
      [2, () => Buffer.concat([before, random.bytes(cut.length), after])],
      [2, () => Buffer.concat([before, after])],
      [2, () => Buffer.concat([before, random.bytes(1 + random.below(4)), cut, after])],
      [1, () => Buffer.concat([before, cut, cut, after])],
      [
        1,
        () =>
          Buffer.concat([
            before,
            Buffer.from(random.pick(['"', "{", "}", "[", ",", ":", "\\", "\0", "\r\n"])),
            cut,
            after,
          ]),
      ],
      [1, () => before],
    ])();
  }
  return result;
}
