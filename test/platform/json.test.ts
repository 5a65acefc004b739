/** JSON of strangers: what is bounded is refused before it is parsed, and everything else means what it always did. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { parseJson } from "../../server/platform/util/json.ts";

const DEPTH = 32;
const VALUES = 20_000;
const NESTED = `The body is nested more than ${DEPTH} levels deep.`;
const TOO_MANY = "The body holds too many values.";
const MALFORMED = "The body is not well-formed JSON.";

function refusal(text: string): string {
  try {
    parseJson(text);
  } catch (error) {
    return (error as Error).message;
  }
  return "taken";
}

test("whatever is within the bounds is parsed as ever", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 20 }), (text) => {
      expect(parseJson(text)).toEqual(JSON.parse(text));
    }),
  );
});

test("any text at all is parsed as ever, or refused", () => {
  const piece = fc.constantFrom('"', "\\", '\\"', "[", "]", "{", "}", ",", ":", "1", " ", "\\u0022", "a");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join("");
      let expected: unknown = MALFORMED;
      try {
        expected = JSON.parse(text);
      } catch {}
      const said = refusal(text);
      if (said === "taken") expect(parseJson(text)).toEqual(expected as never);
      else expect([expected, NESTED]).toContain(said);
    }),
    { numRuns: 2000 },
  );
});

describe("ERROR-4: nesting", () => {
  test.each([
    ["lists", "[", "]"],
    ["objects", '{"a":', "}"],
    ["both", '[{"a":', "}]"],
  ])("of %s is taken up to the bound and refused beyond it", (_, open, close) => {
    const levels = open.length > 5 ? 2 : 1;
    const nested = (depth: number) => `${open.repeat(depth / levels)}1${close.repeat(depth / levels)}`;
    expect([DEPTH, DEPTH + levels, 10_000].map((depth) => refusal(nested(depth)))).toEqual([
      "taken",
      NESTED,
      NESTED,
    ]);
  });

  test("is not what stands in a string, however it is escaped", () => {
    for (const text of ["[".repeat(1000), '\\"['.repeat(1000), `\\\\\\"${"{".repeat(1000)}`, "\\\\"]) {
      expect(refusal(`["${text}", "x"]`)).toBe("taken");
    }
    expect(refusal(`["\\\\", ${"[".repeat(1000)}`)).toBe(NESTED);
    expect(refusal(`["\\\\\\" ${"[".repeat(1000)}`)).toBe(MALFORMED);
  });

  test("that is closed again does not add up", () => {
    expect(refusal(`[${"[[[]]],".repeat(1000)}1]`)).toBe("taken");
  });
});

test("ERROR-4: as many values as the bound are accepted, one more is refused", () => {
  const list = (count: number) => `[${"1,".repeat(count - 2)}1]`;
  const objects = (count: number) => `[${"{},".repeat(count / 2 - 2)}{}]`;
  expect([list(VALUES), list(VALUES + 1), objects(VALUES), objects(VALUES + 2)].map(refusal)).toEqual([
    "taken",
    TOO_MANY,
    "taken",
    TOO_MANY,
  ]);
});

test("is refused, not thrown out of: an unclosed string, list or object of a mebibyte", () => {
  const mib = 1_048_576;
  const texts = ['"', '"\\', "[", "{", '{"a":', "[1,", " ", "1", "-", "\\", "\u0000"].map((piece) =>
    piece.repeat(mib / piece.length),
  );
  for (const text of texts) expect([MALFORMED, NESTED, TOO_MANY, "taken"]).toContain(refusal(text));
});
