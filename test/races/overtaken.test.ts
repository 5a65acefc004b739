/** A change that takes longer to load and decide than others need between two commits. */
import { expect, test } from "bun:test";
import { SQL } from "bun";
import { boardOf, startService } from "../harness.ts";

const ON_POSTGRES = process.env.BOARDCAST_TEST_DB === "postgres";

test.if(ON_POSTGRES)(
  "a change that other instances overtake again and again locks its board, and is made",
  async () => {
    // Revisions are counted up without events, as if another instance had committed.
    const service = await startService({ skipLogCheck: true });
    const owner = await service.person("owner");
    const { board_id, column_id } = await boardOf(owner);
    for (let n = 0; n < 60; n++)
      await owner.createCard({ board_id, column_id, title: `${n}`, description: "x".repeat(50_000) });
    const elsewhere = new SQL({ url: service.app.context.config.DATABASE_URL, max: 1 });
    let isBusy = true;
    const commits = (async () => {
      for (let count = 0; ; count++) {
        if (!isBusy) return count;
        await elsewhere`UPDATE boards SET revision = revision + 1 WHERE id = ${board_id}`;
      }
    })();
    await owner.archiveColumn({ column_id });
    await owner.restoreColumn({ trashed_column_id: column_id });
    isBusy = false;
    expect(await commits).toBeGreaterThan(20);
    expect((await owner.getBoard({ board_id })).columns[0]!.cards.length).toBe(60);
    expect(service.app.db.counts.lostRaces).toBeGreaterThan(4);
    await elsewhere.close();
    await service.stop();
  },
  60_000,
);
