/** Which rules made the events of a feed is found with few requests. */
import { expect, test } from "bun:test";
import type { ListedRule, RuleRun } from "../../contract/automations.ts";
import { ActedRules } from "../../web/activity/feed/acted-rules.ts";

const at = (second: number) => `2026-01-01T00:00:${String(second).padStart(2, "0")}.000Z`;
const event = (seq: number) => ({ seq, timestamp: at(seq) });

const run = (seq: number): RuleRun => ({
  id: `run${seq}`,
  seq,
  card_id: "k1",
  at: at(seq),
  outcome: "done",
  reason: null,
  why: null,
});

function rule(id: string, lastSeq: number): ListedRule {
  return {
    id,
    board_id: "b",
    name: id,
    trigger_type: "card_moved",
    trigger_column_id: null,
    trigger_label_id: null,
    action_type: "complete_card",
    action_column_id: null,
    action_label_id: null,
    action_user_id: null,
    is_enabled: true,
    last_run_at: at(lastSeq),
    last_run: run(lastSeq),
  };
}

/** Rules with the numbers of the events that each has made, newest first. */
function stage(runs: Record<string, number[]>) {
  const asked: string[] = [];
  let open = 0;
  const answer = async <T>(name: string, value: () => T): Promise<T> => {
    asked.push(name);
    expect(++open).toBe(1);
    await Promise.resolve();
    open--;
    return value();
  };
  const acted = new ActedRules({
    listRules: () => answer("rules", () => Object.entries(runs).map(([id, [last = 0]]) => rule(id, last))),
    listRuns: (id) => answer(id, () => runs[id]!.map(run)),
  });
  return { acted, asked, runs };
}

test("the last run of each rule comes with the rules: nothing else is asked for", async () => {
  const { acted, asked } = stage({ r1: [5], r2: [4] });
  await acted.learn([event(5), event(4)]);
  expect([acted.ruleOf(5)?.id, acted.ruleOf(4)?.id, asked]).toEqual(["r1", "r2", ["rules"]]);
});

test("earlier runs are asked of a few rules, those that ran last, one after the other", async () => {
  const runs = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`r${n}`, [20 + n]]));
  const { acted, asked } = stage(runs);
  await Promise.all([acted.learn([event(3)]), acted.learn([event(3), event(2)])]);
  expect(asked).toEqual(["rules", "r29", "r28", "r27", "r26", "rules", "r29", "r28", "r27", "r26"]);
});

test("no rule is asked once everything is known, and nothing that was asked for is asked for again", async () => {
  const { acted, asked, runs } = stage({ r1: [9, 7], r2: [8, 2] });
  await acted.learn([event(9), event(7)]);
  expect([acted.ruleOf(7)?.id, asked.splice(0)]).toEqual(["r1", ["rules", "r1"]]);
  await acted.learn([event(9), event(8), event(7)]);
  expect(asked).toEqual([]);
  runs.r1!.unshift(10);
  await acted.learn([event(10), event(9), event(7), event(6)]);
  expect([acted.ruleOf(10)?.id, acted.ruleOf(6), asked.splice(0)]).toEqual([
    "r1",
    undefined,
    ["rules", "r1", "r2"],
  ]);
  expect(acted.unknownOf([event(10), event(6), event(2)])).toEqual([]);
});
