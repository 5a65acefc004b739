/** The contract does not change unnoticed: the fingerprint of every schema on the wire is committed. */
import { expect, test } from "bun:test";
import * as z from "zod/mini";
import { text } from "../../contract/base/define.ts";
import { routes } from "../../contract/index.ts";
import { ACCEPTED_FILE, type Fingerprints, wireFingerprints } from "../support/wire-schemas.ts";

const HOW_TO_ACCEPT = `The contract has changed. If that is intended:
  1. docs/SPEC.md must say what is now promised, with a test for every new rule;
  2. the changelog must tell those who use the API;
  3. run: npx bun test/support/wire-schemas.ts`;

function changes(before: Fingerprints, now: Fingerprints): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  return names
    .filter((name) => before[name] !== now[name])
    .map((name) => `${!(name in before) ? "added" : !(name in now) ? "removed" : "changed"}: ${name}`);
}

test("every route, resource, event and message has the schema that was accepted last", async () => {
  const accepted: Fingerprints = await Bun.file(ACCEPTED_FILE).json();
  const changed = changes(accepted, wireFingerprints());
  expect(changed, HOW_TO_ACCEPT).toEqual([]);
});

test("a longer title, another role or one more status changes the fingerprint of that route alone", () => {
  const { createBoard, getCard, moveColumn } = routes;
  const body = z.object({ ...createBoard.body.shape, title: text(1, 256) });
  const altered = wireFingerprints({
    ...routes,
    createBoard: { ...createBoard, body },
    getCard: { ...getCard, access: "owner" },
    moveColumn: { ...moveColumn, errors: [409] },
  });
  expect(changes(wireFingerprints(), altered)).toEqual([
    "changed: route createBoard",
    "changed: route getCard",
    "changed: route moveColumn",
  ]);
});
