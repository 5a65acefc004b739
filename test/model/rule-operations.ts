/** Automation rules, and what they do. */
import type { AutomationRule } from "../../contract/automations.ts";
import { type BoardModel, columnOf, isFull, type ModelCard, showCard, takeOut } from "./board-model.ts";
import type { Draws } from "./draws.ts";
import { notify } from "./inbox.ts";
import { type Operation, step } from "./step.ts";

type Reference = "trigger_column_id" | "trigger_label_id" | "action_column_id" | "action_user_id";
type RuleFields = Omit<AutomationRule, "id" | "board_id" | "name" | "is_enabled">;

export const createRule: Operation = ({ model, draws, actor }) => {
  const fields = drawFields(model, draws);
  if (!fields) return;
  const name = draws.title();
  const is_enabled = draws.oneIn(5) ? false : undefined;
  return step({
    needs: "owner",
    call: () => actor.createRule({ board_id: model.id, name, is_enabled, ...fields }),
    apply({ id }) {
      const rule = { id, board_id: model.id, name: name.trim(), is_enabled: is_enabled ?? true, ...fields };
      model.rules.push(rule);
      return { ...rule };
    },
  });
};

/** Changes a name, switches off, or aims a rule anew, with everything it needs. */
export const updateRule: Operation = ({ model, draws, actor }) => {
  const rule = draws.from(model.rules);
  const fields = drawFields(model, draws);
  if (!rule || !fields) return;
  const changes = draws.from<Partial<AutomationRule>>([
    { ...fields, is_enabled: true },
    { name: "Renamed" },
    { is_enabled: false },
    {},
  ]);
  return step({
    needs: "owner",
    call: () => actor.updateRule({ rule_id: rule.id, ...changes }),
    apply() {
      Object.assign(rule, changes);
      return { ...rule };
    },
  });
};

export const deleteRule: Operation = ({ model, draws, actor }) => {
  const rule = draws.from(model.rules);
  if (!rule) return;
  return step({
    needs: "owner",
    call: () => actor.deleteRule({ rule_id: rule.id }),
    apply() {
      takeOut(model.rules, rule);
      model.gone.push({ kind: "rule", id: rule.id });
    },
  });
};

const TRIGGERS = [
  "card_moved",
  "label_added",
  "card_moved",
  "card_created",
  "card_completed",
  "due_soon",
  "due_passed",
] as const;

/** Every reference a trigger and an action need, and sometimes one more. */
function drawFields({ columns, labels, members }: BoardModel, draws: Draws): RuleFields | undefined {
  const trigger_type = draws.from(TRIGGERS);
  const action_type = draws.from(["move_to_column", "assign_member"] as const);
  const wants = (needed: boolean) => needed || draws.oneIn(4);
  const fields = {
    trigger_type,
    action_type,
    trigger_column_id: wants(trigger_type === "card_moved") ? draws.from(columns)?.id : null,
    trigger_label_id: wants(trigger_type === "label_added") ? draws.from(labels)?.id : null,
    action_column_id: wants(action_type === "move_to_column") ? draws.from(columns)?.id : null,
    action_user_id: wants(action_type === "assign_member") ? draws.from(members)?.user_id : null,
  };
  return Object.values(fields).includes(undefined as never) ? undefined : (fields as RuleFields);
}

/** A rule whose column, label or user goes away is disabled, not deleted. */
export function disableRules(model: BoardModel, reference: Reference, id: string): void {
  for (const rule of model.rules.filter((candidate) => candidate[reference] === id)) {
    rule[reference] = null;
    rule.is_enabled = false;
  }
}

interface Trigger extends Pick<AutomationRule, "trigger_type"> {
  trigger_column_id?: string;
  trigger_label_id?: string;
}

/**
 * In the order they were made, for nobody, without setting off further rules. Says whether any acted. `caller` set them
 * off; nobody if it was the clock.
 */
export function runRules(
  model: BoardModel,
  card: ModelCard,
  trigger: Trigger,
  caller: string | null,
): boolean {
  const before = model.log.length;
  const matching = model.rules.filter((rule) => rule.is_enabled && isSetOff(rule, trigger));
  for (const rule of matching) {
    if (rule.action_type === "move_to_column") moveToEnd(model, card, rule.action_column_id!);
    else assign(model, card, rule.action_user_id!, caller);
  }
  return model.log.length > before;
}

function isSetOff(rule: AutomationRule, trigger: Trigger): boolean {
  if (rule.trigger_type !== trigger.trigger_type) return false;
  switch (rule.trigger_type) {
    case "card_moved":
      return rule.trigger_column_id === trigger.trigger_column_id;
    case "label_added":
      return rule.trigger_label_id === trigger.trigger_label_id;
    default:
      return true;
  }
}

function moveToEnd(model: BoardModel, card: ModelCard, columnId: string): void {
  const from = columnOf(model, card);
  const to = model.columns.find(({ id }) => id === columnId)!;
  if (from === to || isFull(to)) return;
  takeOut(from.cards, card);
  to.cards.push(card);
  model.log.push({ type: "card.moved", user_id: null, data: showCard(model, card) });
}

function assign(model: BoardModel, card: ModelCard, userId: string, caller: string | null): void {
  if (card.assignees.includes(userId)) return;
  card.assignees.push(userId);
  notify(model, { kind: "assigned", card, actor_id: null }, { people: [userId], caller });
  model.log.push({ type: "card.assigned", user_id: null, data: showCard(model, card) });
}
