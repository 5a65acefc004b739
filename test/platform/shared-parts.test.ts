import { expect, test } from "bun:test";
import { none, sharedTexts } from "../../server/platform/util/shared-parts.ts";

test("the empty list that everybody shares cannot be changed", () => {
  expect(none<number>()).toEqual([]);
  expect(() => none<number>().push(1)).toThrow(TypeError);
  expect(none<string>()).toBe(none<string>());
});

test("texts that are shared read as they were", () => {
  const shared = sharedTexts();
  expect(["one", "two", "one"].map(shared)).toEqual(["one", "two", "one"]);
});
