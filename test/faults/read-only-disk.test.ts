/** A service is started on a SQLite database that cannot be written. */
import { afterAll, expect, test } from "bun:test";
import { mountSmallDisk } from "../machine/small-disk.ts";
import { commandLine } from "../support/command-line.ts";

const commands = commandLine();
afterAll(() => commands.cleanUp());

test("SYSTEM-13: on a disk that is read-only, the service does not start, and says why", async () => {
  const disk = mountSmallDisk(16);
  try {
    const settings = { DATA_DIR: disk.path };
    expect((await commands.run(["migrate"], settings)).code).toBe(0);
    disk.makeReadOnly();
    const { code, errors } = await commands.run(["serve", "--port", "0"], settings);
    expect([code, errors]).toEqual([
      1,
      expect.stringContaining(`boardcast: ${disk.path} cannot be read and written by this user: EROFS`),
    ]);
    const { out } = await commands.run(["doctor"], settings);
    expect(out).toMatch(
      /^fail {2}database .* EROFS.*; the user of the service must be able to read and write/m,
    );
    expect(out).not.toContain("restore a backup");
  } finally {
    disk.remove();
  }
});
