/** Rules on the screen, below what sets them off. */
import { expect, test } from "bun:test";
import type { ListedRule } from "../../contract/automations.ts";
import { triggerGroups } from "../../web/rules/trigger-groups.ts";

const rule = (
  id: string,
  trigger_type: ListedRule["trigger_type"],
  trigger_column_id: string | null = null,
) =>
  ({
    id,
    trigger_type,
    trigger_column_id,
    trigger_label_id: null,
    action_type: "complete_card",
  }) as ListedRule;

test("rules that the same thing sets off are together, in the order of the first; those that lost what set them off are not", () => {
  const groups = triggerGroups([
    rule("a", "card_moved", "review"),
    rule("b", "card_completed"),
    rule("c", "card_moved", "done"),
    rule("d", "card_moved", "review"),
    rule("e", "card_moved"),
    rule("f", "card_moved"),
    rule("g", "card_completed"),
  ]);
  expect(groups.map(({ rules }) => rules.map(({ id }) => id).join(""))).toEqual(["ad", "bg", "c", "e", "f"]);
});
