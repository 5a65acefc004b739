/** The library for agents is loaded while others are answered. */
import { expect, test } from "bun:test";
import { join } from "node:path";
import type { Turns } from "./agent-library-process.ts";

test("the library for agents is loaded in several turns of the event loop, none of which takes most of the time", async () => {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, "agent-library-process.ts")]);
  const { longestMs, allMs }: Turns = JSON.parse(await new Response(child.stdout).text());
  expect(longestMs / allMs).toBeLessThan(0.5);
});
