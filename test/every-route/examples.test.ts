/** The generated tests know every route, path parameter and event kind of the contract. */
import { expect, test } from "bun:test";
import { EVENT_KINDS } from "../../contract/events.ts";
import { subjects } from "../../contract/resources.ts";
import { causes, everyRoute, inputs, things } from "../examples/index.ts";

const FOLDER = "test/examples/<resource>.ts";

/** Says what to add, and where. */
function complete(what: string, expected: readonly string[], known: readonly string[]): void {
  const missing = expected.filter((name) => !known.includes(name));
  expect(missing.map((name) => `${name}: add it to "${what}" in ${FOLDER}`)).toEqual([]);
  expect(known.filter((name) => !expected.includes(name))).toEqual([]);
}

test("every route has a valid input", () => {
  const names = everyRoute.map(([name]) => name);
  complete("inputs", names, Object.keys(inputs));
});

test("everything that a path parameter identifies can be created", () => {
  const params = Object.keys(subjects).filter((param) => param !== "board_id");
  complete("things", params, Object.keys(things));
});

test("every kind of event has a cause, except the one that ends the log", () => {
  const kinds = EVENT_KINDS.filter((kind) => kind !== "board.deleted");
  complete("causes", kinds, [...new Set(causes.map(({ type }) => type))]);
});
