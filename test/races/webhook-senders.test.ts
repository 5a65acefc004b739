/** Two instances send the events of one board: one at a time, whatever their clocks say. */
import { afterEach, beforeEach, expect, test } from "bun:test";
import { furnish, problemsOf, type Sending, startSending } from "../faults/webhook-service.ts";

/** Less than the lifetime of a login. */
const HALF_AN_HOUR_MS = 1_800_000;

let sending: Sending;
beforeEach(async () => {
  sending = await startSending();
});
afterEach(() => sending.stop());

test.if(process.env.BOARDCAST_TEST_DB === "postgres")(
  "WEBHOOK-5: of two instances whose clocks differ by half an hour, one at a time sends, and nothing twice",
  async () => {
    const [fast, slow] = await Promise.all([sending.startProcess(), sending.startProcess()]);
    await fast.setClock(HALF_AN_HOUR_MS);
    const board = await furnish(slow.url, sending, ["a", "b", "c"]);
    for (let round = 0; round < 10; round++)
      await Promise.all([board.change(fast.url), board.change(slow.url)]);
    expect(await problemsOf(sending, board, slow.url)).toEqual([]);
  },
  300_000,
);
