/** Rules that the same thing sets off, told together. Pure. */
import type { ListedRule } from "../../contract/automations.ts";
import { wordingOf } from "./sentence.ts";

export interface TriggerGroup {
  key: string;
  rules: readonly [ListedRule, ...ListedRule[]];
}

/** In the order of their first rules. */
export function triggerGroups(rules: readonly ListedRule[]): TriggerGroup[] {
  const groups = new Map<string, [ListedRule, ...ListedRule[]]>();
  for (const rule of rules) {
    const key = keyOf(rule);
    const group = groups.get(key);
    if (group) group.push(rule);
    else groups.set(key, [rule]);
  }
  return [...groups].map(([key, each]) => ({ key, rules: each }));
}

/** What has lost its column or label has nothing in common with others that have. */
function keyOf(rule: ListedRule): string {
  const { trigger, triggerId } = wordingOf(rule);
  const needsOne = trigger === "card_moved" || trigger === "label_added";
  return needsOne && triggerId === "" ? rule.id : `${trigger} ${triggerId}`;
}
