/** What rules have done to labels, completion and the archive, undone, by the clock and tried: RULE-21, RULE-24 to RULE-26. */
import { describe, expect, test } from "bun:test";
import type { AutomationRule } from "../../contract/automations.ts";
import { CLOCK_TASKS } from "../../server/clock.ts";
import { runClock } from "../../server/platform/core/clock.ts";
import { refusal } from "../harness.ts";
import { changesNothing } from "../support/changes-nothing.ts";
import {
  type Action,
  ARCHIVE,
  alice,
  bob,
  COMPLETE,
  REOPEN,
  scene,
  service,
  setRuleScene,
} from "../support/rule-scene.ts";

setRuleScene();

describe("RULE-24: undo", () => {
  test("of the change brings an archived card back as it was; redo archives it again", async () => {
    const { board_id, card, add, remove, whenMoved, move, seq, eventsSince, archived } = await scene();
    const neighbour = await alice.createCard({ board_id, column_id: card.column_id, title: "neighbour" });
    const state = async () => (await alice.getBoard({ board_id })).columns;
    const columns = await state();
    for (const action of [add, remove, COMPLETE, ARCHIVE]) await whenMoved(action);
    const before = await seq();
    const answer = await move();
    await bob.undo({ board_id, seq: before + 1 });
    const undone = (await eventsSince(before + 5)).map(({ type, undoes, restored }) => ({
      type,
      undoes,
      restored,
    }));
    expect(undone).toEqual([
      { type: "card.created", undoes: before + 5, restored: true },
      { type: "card.updated", undoes: before + 4, restored: undefined },
      { type: "card.labeled", undoes: before + 3, restored: undefined },
      { type: "card.unlabeled", undoes: before + 2, restored: undefined },
      { type: "card.moved", undoes: before + 1, restored: undefined },
    ]);
    const back = await alice.getCard({ card_id: card.id });
    expect(back).toEqual({ ...card, updated_at: back.updated_at });
    expect(await state()).toEqual([{ ...columns[0]!, cards: [back, neighbour] }, columns[1]!]);
    expect(await archived()).toEqual([]);
    for (const { id } of card.attachments)
      expect((await alice.downloadAttachment({ attachment_id: id })).status).toBe(200);
    const redo = await bob.undo({ board_id, seq: before + 10 });
    expect(redo.events.map(({ type }) => type)).toEqual([
      "card.moved",
      "card.labeled",
      "card.unlabeled",
      "card.updated",
      "card.deleted",
    ]);
    expect(await archived()).toMatchObject([{ id: card.id, removed_by: bob.id, kind: "archived" }]);
    const gone = (await eventsSince(before + 10)).at(-1)!;
    expect(gone).toMatchObject({ archived: true, data: { ...answer, updated_at: gone.timestamp } });
    await bob.undo({ board_id, seq: before + 15 });
    expect(await alice.getCard({ card_id: card.id })).toEqual({ ...back, updated_at: expect.any(String) });
    const { left_out: _, ...again } = await bob
      .undo({ board_id, seq: await seq() })
      .then(() => alice.restoreCard({ trashed_card_id: card.id }));
    expect(again).toEqual({ ...answer, updated_at: again.updated_at, rank: again.rank });
  });

  test("redo is refused if the card was changed since, and says by whom; a card that is as it was again is archived", async () => {
    const { board_id, card, whenMoved, move, seq, archived } = await scene();
    for (const action of [COMPLETE, ARCHIVE]) await whenMoved(action);
    const before = await seq();
    const answer = await move();
    await bob.undo({ board_id, seq: before + 1 });
    const undone = await seq();
    const redo = () => bob.undo({ board_id, seq: undone });
    await alice.updateCard({ card_id: card.id, title: "renamed" });
    const refused = await changesNothing(alice, board_id, () => refusal(redo()));
    expect(refused).toEqual({ status: 409, detail: `This has been changed since, by ${alice.me.username}.` });
    expect(await archived()).toEqual([]);
    await alice.updateCard({ card_id: card.id, title: card.title });
    await redo();
    expect(await archived()).toMatchObject([{ id: card.id, title: card.title, kind: "archived" }]);
    const { left_out: _, ...restored } = await alice.restoreCard({ trashed_card_id: card.id });
    expect(restored).toEqual({ ...answer, updated_at: restored.updated_at, rank: restored.rank });
  });

  test("of the archival alone, by its number, leaves the rest", async () => {
    const { board_id, card, done_id, whenMoved, move, seq } = await scene();
    await whenMoved(COMPLETE);
    await whenMoved(ARCHIVE);
    await move();
    await bob.undo({ board_id, seq: await seq() });
    expect(await alice.getCard({ card_id: card.id })).toMatchObject({
      column_id: done_id,
      is_complete: true,
    });
    expect((await refusal(bob.undo({ board_id, seq: (await seq()) - 3 }))).status).toBe(409);
  });

  test("is refused if the place of the card is full or gone, and if the card was changed since", async () => {
    const { board_id, column_id, card, whenMoved, move, seq, done_id } = await scene();
    await whenMoved(ARCHIVE);
    const before = await seq();
    await move();
    await alice.createCard({ board_id, column_id, title: "takes the place" });
    await alice.updateColumn({ column_id, card_limit: 1 });
    const undo = () => refusal(bob.undo({ board_id, seq: before + 1 }));
    expect((await changesNothing(alice, board_id, undo)).status).toBe(409);
    await alice.updateColumn({ column_id, card_limit: null });
    await alice.restoreCard({ trashed_card_id: card.id });
    expect((await changesNothing(alice, board_id, undo)).status).toBe(409);
    await alice.updateCard({ card_id: card.id, title: "renamed" });
    await alice.archiveCard({ card_id: card.id });
    await alice.deleteColumn({ column_id: done_id });
    expect((await changesNothing(alice, board_id, undo)).status).toBe(409);
  });

  test("a full column that the card only passes through is no obstacle", async () => {
    const { board_id, done_id, card, whenMoved, move, seq } = await scene();
    await whenMoved(ARCHIVE);
    const before = await seq();
    await move();
    await alice.createCard({ board_id, column_id: done_id, title: "full" });
    await alice.updateColumn({ column_id: done_id, card_limit: 1 });
    await bob.undo({ board_id, seq: before + 1 });
    const back = await alice.getCard({ card_id: card.id });
    expect(back).toEqual({ ...card, updated_at: back.updated_at });
  });
});

describe("RULE-25: by the clock", () => {
  const HOUR = 3_600_000;
  /** Far from now, so that the service's own clock does not interfere; later for each test. */
  let years = 1;

  async function due(trigger_type: "due_soon" | "due_passed", actions: readonly Action[]) {
    const time = Date.UTC(2200 + years++, 0, 10, 12);
    const tick = (hours: number) =>
      runClock(service.app.context, CLOCK_TASKS, { now: () => new Date(time + hours * HOUR) });
    await tick(-24 * 300);
    const all = await scene();
    await bob.watchCard({ card_id: all.card.id });
    const card = await alice.updateCard({ card_id: all.card.id, due_at: new Date(time).toISOString() });
    const rules: AutomationRule[] = [];
    for (const action of actions)
      rules.push(await alice.createRule({ board_id: all.board_id, name: "rule", trigger_type, ...action }));
    const before = await all.seq();
    return { ...all, card, rules, before, run: () => tick(trigger_type === "due_soon" ? -1 : 1), tick };
  }

  for (const trigger of ["due_soon", "due_passed"] as const) {
    test(`${trigger}: labels and completion`, async () => {
      const made = await due(trigger, [COMPLETE, REOPEN]);
      for (const action of [made.add, made.remove, COMPLETE])
        await alice.createRule({ board_id: made.board_id, name: "rule", trigger_type: trigger, ...action });
      await made.run();
      const now = await alice.getCard({ card_id: made.card.id });
      expect(now).toEqual({
        ...made.card,
        updated_at: now.updated_at,
        labels: [made.label],
        is_complete: true,
      });
      const events = await made.eventsSince(made.before);
      expect(events.map(({ type, user_id, cause }) => ({ type, user_id, cause }))).toEqual(
        (["card.updated", "card.updated", "card.labeled", "card.unlabeled", "card.updated"] as const).map(
          (type) => ({
            type,
            user_id: null,
            cause: undefined,
          }),
        ),
      );
    });

    test(`${trigger}: an archived card has no person who removed it, and is not noticed again when it is restored (DUE-5)`, async () => {
      const { board_id, card, rules, run, tick, before, eventsSince, outcomes, archived } = await due(
        trigger,
        [COMPLETE, ARCHIVE, REOPEN],
      );
      await run();
      expect(await archived()).toMatchObject([{ id: card.id, kind: "archived", removed_by: null }]);
      expect((await eventsSince(before)).map(({ type, user_id, cause }) => [type, user_id, cause])).toEqual([
        ["card.updated", null, undefined],
        ["card.deleted", null, undefined],
      ]);
      expect(await Promise.all(rules.map(outcomes))).toEqual([
        [["done", null]],
        [["done", null]],
        [["skipped", "archived_by_rule"]],
      ]);
      expect((await refusal(bob.undo({ board_id, seq: before + 2 }))).status).toBe(403);
      await alice.undo({ board_id, seq: before + 2 });
      const back = await alice.getCard({ card_id: card.id });
      expect(back).toEqual({ ...card, is_complete: true, updated_at: back.updated_at });
      await alice.updateCard({ card_id: card.id, is_complete: false });
      const seq = (await alice.getBoard({ board_id })).seq;
      await run();
      expect((await alice.getBoard({ board_id })).seq).toBe(seq);
      const kinds = (await bob.listNotifications({})).items
        .filter((one) => one.board.id === board_id && one.kind !== "assigned" && one.kind !== "added")
        .map(({ kind }) => kind);
      expect(kinds).toEqual([trigger === "due_soon" ? "due_soon" : "overdue"]);
      await tick(24 * 300);
    });
  }

  test("owners undo all that was done to a card at once (`whole`)", async () => {
    const { board_id, card, run, before } = await due("due_passed", [COMPLETE, ARCHIVE]);
    await run();
    await alice.undo({ board_id, seq: before + 1, whole: true });
    const back = await alice.getCard({ card_id: card.id });
    expect(back).toEqual({ ...card, updated_at: back.updated_at });
  });
});

describe("RULE-26: the last run of each rule", () => {
  test("comes with the list if it is asked for", async () => {
    const { board_id, whenMoved, move } = await scene();
    const ran = await whenMoved(COMPLETE);
    const other = await alice.createRule({ board_id, name: "rule", trigger_type: "due_soon", ...COMPLETE });
    await move();
    const [run] = (await alice.listRuleRuns({ rule_id: ran.id })).items;
    expect(await bob.listRules({ board_id, last_run: "true" })).toEqual([
      { ...ran, last_run_at: run!.at, last_run: run! },
      { ...other, last_run_at: null, last_run: null },
    ]);
    expect(await bob.listRules({ board_id })).toEqual([ran, other]);
  });
});

test("RULE-21: trying a rule tells for each action which cards have nothing to do", async () => {
  const { board_id, card, own, label, column_id } = await scene();
  const { id: plain } = await alice.createCard({ board_id, column_id, title: "plain" });
  await alice.updateCard({ card_id: plain, is_complete: true });
  const effects = async (action: Action) => {
    const tried = { trigger_type: "card_moved" as const, trigger_column_id: column_id };
    const { items } = await alice.tryRule({ board_id, ...tried, ...action });
    return items.map(({ card_id, why }) => [card_id === card.id ? "full" : "plain", why]);
  };
  expect(await effects({ action_type: "add_label", action_label_id: own.id })).toEqual([
    ["full", "The card had this label already."],
    ["plain", null],
  ]);
  expect(await effects({ action_type: "remove_label", action_label_id: own.id })).toEqual([
    ["full", null],
    ["plain", "The card did not have this label."],
  ]);
  expect(await effects({ action_type: "add_label", action_label_id: label.id })).toEqual([
    ["full", null],
    ["plain", null],
  ]);
  expect(await effects(COMPLETE)).toEqual([
    ["full", null],
    ["plain", "The card was complete already."],
  ]);
  expect(await effects(REOPEN)).toEqual([
    ["full", "The card was not complete."],
    ["plain", null],
  ]);
  expect(await effects(ARCHIVE)).toEqual([
    ["full", null],
    ["plain", null],
  ]);
  expect((await alice.getCard({ card_id: card.id })).is_complete).toBe(false);
});
