import { expect, test } from "bun:test";
import { TooManyChanges } from "../../server/platform/db/db.ts";
import { toApiError } from "../../server/platform/http/respond.ts";
import { startService } from "../harness.ts";

test("a busy board is 503 with Retry-After, and no outage of the database", async () => {
  const service = await startService();
  const error = toApiError(service.app.context, new TooManyChanges("the board is changing too fast"), "id");
  expect([error.status, error.message, error.headers]).toEqual([
    503,
    "Too many changes of this board or account at the same time; try again soon.",
    { "retry-after": "1" },
  ]);
  expect(service.logged.filter((line) => line.includes("database unavailable"))).toEqual([]);
  await service.stop();
});
