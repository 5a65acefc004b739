/** Automation rules as sentences. Pure. */
import * as texts from "#texts/rules.tsx";
import type { AutomationRule } from "../../contract/automations.ts";
import type { FullBoard } from "../../contract/boards.ts";
import { nameOf } from "../ui/display/avatar.tsx";
import { isLabeling } from "./actions.ts";

/** The parts of a rule that the editor asks for; ids are empty until they are chosen. */
export interface Wording {
  trigger: AutomationRule["trigger_type"];
  triggerId: string;
  action: AutomationRule["action_type"];
  actionId: string;
}

export interface Choice {
  id: string;
  name: string;
}

export type Part =
  | string
  /** Something on the board, or a reference to something deleted. */
  | { text: string; kind: "thing" | "gone" };

export function wordingOf(rule: AutomationRule): Wording {
  return {
    trigger: rule.trigger_type,
    triggerId: (rule.trigger_type === "label_added" ? rule.trigger_label_id : rule.trigger_column_id) ?? "",
    action: rule.action_type,
    actionId: actionIdOf(rule) ?? "",
  };
}

function actionIdOf(rule: AutomationRule): string | null {
  if (isLabeling(rule.action_type)) return rule.action_label_id;
  return rule.action_type === "assign_member" ? rule.action_user_id : rule.action_column_id;
}

/** As fields of the rule. */
export function fieldsOf({ trigger, triggerId, action, actionId }: Wording) {
  return {
    trigger_type: trigger,
    trigger_column_id: trigger === "card_moved" ? triggerId || null : null,
    trigger_label_id: trigger === "label_added" ? triggerId || null : null,
    action_type: action,
    action_column_id: action === "move_to_column" ? actionId || null : null,
    action_user_id: action === "assign_member" ? actionId || null : null,
    action_label_id: isLabeling(action) ? actionId || null : null,
  };
}

export function triggerChoices(board: FullBoard, trigger: Wording["trigger"]): Choice[] {
  if (trigger === "label_added") return board.labels;
  return trigger === "card_moved" ? columnChoices(board) : [];
}

export function actionChoices(board: FullBoard, action: Wording["action"]): Choice[] {
  if (action === "move_to_column") return columnChoices(board);
  if (isLabeling(action)) return board.labels;
  if (action !== "assign_member") return [];
  return board.members.map(({ user }) => ({ id: user.id, name: nameOf(user) }));
}

function columnChoices(board: FullBoard): Choice[] {
  return board.columns.map(({ id, title }) => ({ id, name: title }));
}

/** The sentence in parts, so that names can be highlighted. */
export function partsOf(board: FullBoard, wording: Wording): Part[] {
  return texts.sentence(whenParts(board, wording), thenParts(board, wording));
}

export function whenParts(board: FullBoard, { trigger, triggerId }: Wording): Part[] {
  return texts.when[trigger](thing(triggerChoices(board, trigger), triggerId));
}

export function thenParts(board: FullBoard, { action, actionId }: Wording): Part[] {
  return texts.thenDo[action](thing(actionChoices(board, action), actionId));
}

/** Without a full stop. */
export function sentenceOf(board: FullBoard, wording: Wording): string {
  return textOf(partsOf(board, wording));
}

export function textOf(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

/** Whether everything it refers to exists. */
export function isComplete(board: FullBoard, wording: Wording): boolean {
  return partsOf(board, wording).every((part) => typeof part === "string" || part.kind !== "gone");
}

/** Why it would never have anything to do. */
export function uselessBecause({ trigger, triggerId, action, actionId }: Wording): string | null {
  const isSame = triggerId !== "" && triggerId === actionId;
  if (trigger === "card_moved" && action === "move_to_column" && isSame) return texts.alreadyThere;
  if (trigger === "label_added" && action === "add_label" && isSame) return texts.alreadyLabeled;
  if (trigger === "card_completed" && action === "complete_card") return texts.alreadyComplete;
  const isOpen = trigger === "due_soon" || trigger === "due_passed";
  return isOpen && action === "reopen_card" ? texts.notComplete : null;
}

/** Whether a rule says this already. */
export function saysSame(rule: AutomationRule, wording: Wording): boolean {
  const { trigger, triggerId, action, actionId } = wordingOf(rule);
  return (
    trigger === wording.trigger &&
    triggerId === wording.triggerId &&
    action === wording.action &&
    actionId === wording.actionId
  );
}

function thing(choices: readonly Choice[], id: string): Part | null {
  const found = choices.find((choice) => choice.id === id);
  return found ? { text: found.name, kind: "thing" } : null;
}
