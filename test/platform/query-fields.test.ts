/** The query of an address, as the fields that a route knows. */
import { expect, test } from "bun:test";
import { queryField, queryFields } from "../../server/platform/util/query-fields.ts";

const KNOWN = ["limit", "q", "a b"];

/** As the standard reads them, but for those that nobody asked for. */
function standard(query: string): [string, string][] {
  return [...new URLSearchParams(query)].filter(([name]) => KNOWN.includes(name));
}

test.each([
  "",
  "limit=5&other=1&q=a",
  "limit=1&limit=2",
  "%6Cimit=3&l%69mit=4&lim%2Fit=5",
  "q=a+b%20c%26d=e&q",
  "a+b=1&a%20b=2&a%2Bb=3",
  "&&=&=limit&limit==&limit=%",
  "q=%E2%82&%E2%82=1&%zz=2&limit%",
])("of %p, fields with known names are read as the standard says", (query) => {
  const fields = queryFields(`http://[anything/path?${query}`, (name) => KNOWN.includes(name));
  expect(fields).toEqual(standard(query));
});

test("an address without a query has no fields; a field that is there twice counts as it was first", () => {
  expect(queryFields("/path", () => true)).toEqual([]);
  expect([queryField("/path?q=1&q=2", "q"), queryField("/path?p=1", "q")]).toEqual(["1", null]);
});

test("thousands of fields that nobody asked for are not decoded", () => {
  const decoded: string[] = [];
  const query = Array.from({ length: 7500 }, (_, index) => (index === 7000 ? "limit=7" : "x"));
  const fields = queryFields(`/path?${query.join("&")}`, (name) => {
    if (name !== "x") decoded.push(name);
    return name === "limit";
  });
  expect({ decoded, fields }).toEqual({ decoded: ["limit"], fields: [["limit", "7"]] });
});
