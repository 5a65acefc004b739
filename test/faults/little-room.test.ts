/** boardcast doctor on a machine whose temporary folder is small. */
import { afterAll, expect, test } from "bun:test";
import { mountSmallDisk } from "../machine/small-disk.ts";
import { commandLine } from "../support/command-line.ts";

const commands = commandLine();
const disk = mountSmallDisk(16);
afterAll(async () => {
  await commands.cleanUp();
  disk.remove();
});

test("a temporary folder with less room than an import may need is a warning, not a failure", async () => {
  const settings = await commands.emptySettings();
  const { out } = await commands.run(["doctor"], { ...settings, TMPDIR: disk.path });
  expect(out).toContain(
    `\nwarn  temporary folder  ${disk.path} is writable, 0.02 GiB free; an import may need 2.0 GiB: free some space`,
  );
});
