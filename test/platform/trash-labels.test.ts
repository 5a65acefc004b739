/** Labels and files in the trash come back as they were, by the functions with which a removal is undone. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Decision, DecisionContext } from "../../server/platform/core/change/decision.ts";
import { insert, type Queries, type Rows, rowsOf, type Version } from "../../server/platform/db/db.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { newStamp } from "../../server/platform/util/ids.ts";
import { one } from "../../server/platform/util/present.ts";
import {
  attachmentBackQueries,
  bringAttachmentBack,
  bringLabelBack,
  labelBackQueries,
} from "../../server/trash/restore-others.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { fullCard } from "../support/full-card.ts";

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

/** Commits a decision with its one event, as `mutate` would. */
async function commit<Q extends Queries>(
  boardId: string,
  load: Q,
  decide: (rows: Rows<Q>, moment: DecisionContext) => Decision<unknown>,
): Promise<void> {
  const now = new Date().toISOString();
  const { limits, orders } = service.app.context;
  const board = sql<Version & { seq: number }>`SELECT seq, revision, stamp FROM boards WHERE id = ${boardId}`;
  await service.app.db.change({
    queue: boardId,
    account: alice.id,
    load: { ...load, board },
    decide(rows) {
      const at = one(rowsOf({ board }, rows).board);
      const moment: DecisionContext = {
        board: { id: boardId, role: "owner", is_forwarded: false, ...at },
        caller: { id: alice.id, username: alice.me.username, isSuperuser: false, via: null },
        now,
        limits,
        match: (resource) => resource,
        orders,
      };
      const decision = decide(rowsOf(load, rows), moment);
      const { type, data, mark = null } = one(decision.events);
      const event = insert("board_events", {
        board_id: boardId,
        seq: at.seq + 1,
        first_seq: at.seq + 1,
        type,
        user_id: alice.id,
        data: JSON.stringify(data),
        data_bytes: null,
        previous: null,
        renumbered: null,
        idempotency_key: null,
        via: null,
        created_at: now,
        about_id: null,
        subject_id: null,
        cause: null,
        undoes: null,
        mark,
      });
      const next = { seq: at.seq + 1, revision: at.revision + 1, stamp: newStamp() };
      return {
        result: undefined,
        commit: { boardId, from: at, board: next, writes: [...decision.writes, event] },
      };
    },
  });
}

test("a label comes back to the cards that it was on and that are still there", async () => {
  const place = await boardOf(alice, bob);
  const { card, label } = await fullCard({ owner: alice, member: bob }, { ...place, title: "full" });
  const { limits } = service.app.context;
  const { board_id } = place;
  const other = await alice.createCard({ ...place, title: "gone meanwhile" });
  await alice.addLabel({ card_id: other.id, label_id: label.id });
  await alice.deleteLabel({ label_id: label.id });
  expect((await alice.getCard({ card_id: card.id })).labels).toEqual([]);
  await alice.deleteCard({ card_id: other.id });
  const trashed = { boardId: board_id, id: label.id };
  await commit(board_id, labelBackQueries(trashed, limits), (rows, moment) =>
    bringLabelBack(rows, { seq: moment.board.seq + 1 }, moment),
  );
  expect(await alice.getCard({ card_id: card.id })).toEqual(card);
  expect(await alice.listLabels({ board_id })).toEqual([label]);
});

test("an attachment comes back to its card with its bytes", async () => {
  const place = await boardOf(alice, bob);
  const { card } = await fullCard({ owner: alice, member: bob }, { ...place, title: "full" });
  const { id } = card.attachments[0]!;
  await alice.deleteAttachment({ attachment_id: id });
  const trashed = { boardId: place.board_id, id };
  const load = attachmentBackQueries(trashed, service.app.context.limits);
  await commit(place.board_id, load, (rows, moment) => bringAttachmentBack(rows, {}, moment));
  expect(await alice.getCard({ card_id: card.id })).toEqual(card);
  expect(await (await alice.downloadAttachment({ attachment_id: id })).text()).toBe("bytes");
});
