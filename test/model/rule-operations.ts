/** Automation rules, and what they do. */
import { AutomationRule, type RuleReference } from "../../contract/automations.ts";
import type { EventKind } from "../../contract/events.ts";
import {
  type BoardModel,
  cardIsGone,
  columnOf,
  isFull,
  type ModelCard,
  showCard,
  takeOut,
} from "./board-model.ts";
import type { Draws } from "./draws.ts";
import { notify } from "./inbox.ts";
import { type Operation, step } from "./step.ts";

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
const { options: ACTIONS } = AutomationRule.shape.action_type;
/** A board of which most is archived is a poor game. */
const DRAWN_ACTIONS = [...ACTIONS, ...ACTIONS.filter((action) => action !== "archive_card")];

/** Every reference a trigger and an action need, and sometimes one more. */
function drawFields({ columns, labels, members }: BoardModel, draws: Draws): RuleFields | undefined {
  const trigger_type = draws.from(TRIGGERS);
  const action_type = draws.from(DRAWN_ACTIONS);
  const wants = (needed: boolean) => needed || draws.oneIn(4);
  const fields = {
    trigger_type,
    action_type,
    trigger_column_id: wants(trigger_type === "card_moved") ? draws.from(columns)?.id : null,
    trigger_label_id: wants(trigger_type === "label_added") ? draws.from(labels)?.id : null,
    action_column_id: wants(action_type === "move_to_column") ? draws.from(columns)?.id : null,
    action_user_id: wants(action_type === "assign_member") ? draws.from(members)?.user_id : null,
    action_label_id: wants(action_type === "add_label" || action_type === "remove_label")
      ? draws.from(labels)?.id
      : null,
  };
  return Object.values(fields).includes(undefined as never) ? undefined : (fields as RuleFields);
}

/** A rule whose column, label or user goes away is disabled, not deleted. */
export function disableRules(model: BoardModel, reference: RuleReference, id: string): void {
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
    act(model, card, rule, caller);
    if (rule.action_type === "archive_card") break;
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

function act(model: BoardModel, card: ModelCard, rule: AutomationRule, caller: string | null): void {
  switch (rule.action_type) {
    case "move_to_column":
      return moveToEnd(model, card, rule.action_column_id!);
    case "assign_member":
      return assign(model, card, rule.action_user_id!, caller);
    case "add_label":
      if (card.labels.includes(rule.action_label_id!)) return;
      card.labels.push(rule.action_label_id!);
      return announceFor(model, card, "card.labeled");
    case "remove_label":
      if (!card.labels.includes(rule.action_label_id!)) return;
      takeOut(card.labels, rule.action_label_id!);
      return announceFor(model, card, "card.unlabeled");
    case "complete_card":
    case "reopen_card": {
      const is_complete = rule.action_type === "complete_card";
      if (card.is_complete === is_complete) return;
      card.is_complete = is_complete;
      return announceFor(model, card, "card.updated");
    }
    case "archive_card":
      announceFor(model, card, "card.deleted");
      takeOut(columnOf(model, card).cards, card);
      return cardIsGone(model, card);
  }
}

function announceFor(model: BoardModel, card: ModelCard, type: EventKind): void {
  model.log.push({ type, user_id: null, data: showCard(model, card) });
}

function moveToEnd(model: BoardModel, card: ModelCard, columnId: string): void {
  const from = columnOf(model, card);
  const to = model.columns.find(({ id }) => id === columnId)!;
  if (from === to || isFull(to)) return;
  takeOut(from.cards, card);
  to.cards.push(card);
  announceFor(model, card, "card.moved");
}

function assign(model: BoardModel, card: ModelCard, userId: string, caller: string | null): void {
  if (card.assignees.includes(userId)) return;
  card.assignees.push(userId);
  notify(model, { kind: "assigned", card, actor_id: null }, { people: [userId], caller });
  announceFor(model, card, "card.assigned");
}
