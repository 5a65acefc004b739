/** The room on the disk that is left to ordinary changes, on SQLite. */
import { expect, test } from "bun:test";
import { statfsSync } from "node:fs";
import { sqliteFile } from "../../server/config.ts";
import { withinDiskSpace } from "../../server/platform/core/disk-space.ts";
import { connect } from "../../server/platform/db/sqlite/connection.ts";
import { leavesReserve } from "../../server/platform/db/sqlite/disk.ts";
import { startService } from "../harness.ts";

test("a large change counts the files that are being written as if they were", async () => {
  const service = await startService();
  const { context } = service.app;
  if (context.db.kind !== "sqlite") return service.stop();
  const { bavail, bsize } = statfsSync(context.config.DATA_DIR);
  const file = sqliteFile(context.config);
  const connection = connect(file);
  const most = Math.floor((bavail * bsize) / 2);
  const fits = () => leavesReserve(connection, file, most);
  expect(fits()).toBe(true);
  await withinDiskSpace(context, most, async () => expect(fits()).toBe(false));
  expect(fits()).toBe(true);
  connection.close();
  await service.stop();
});
