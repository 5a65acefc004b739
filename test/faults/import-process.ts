/** A service in a process of its own that kills itself in the middle of importing a board, or of three uploads. */
import { startApp } from "../../server/app.ts";
import type { Config } from "../../server/config.ts";
import { sql } from "../../server/platform/db/sql.ts";

const config: Config = JSON.parse(process.env.IMPORT_TEST_CONFIG ?? "");
const app = await startApp({ ...config, LOG_LEVEL: "silent" }, { secondMs: 50 });
console.log(app.url);
const halfBoard = sql<{
  cards: number;
}>`SELECT count(*) AS cards FROM cards c JOIN boards b ON b.id = c.board_id
  WHERE b.deleted_at IS NOT NULL`;
const uploads = sql<{ begun: number }>`SELECT count(*) AS begun FROM imports
  WHERE status = 'uploading' AND id IN (SELECT import_id FROM import_chunks)`;
for (;;) {
  const { half, uploading } = await app.db.read({ half: halfBoard, uploading: uploads });
  if ((half[0]?.cards ?? 0) > 0 || (uploading[0]?.begun ?? 0) >= 3) process.kill(process.pid, "SIGKILL");
  await Bun.sleep(1);
}
