/** What a copy of a board consists of, before the first row is written: everything but its cards. */
import type { AutomationRule } from "../../contract/automations.ts";
import type { Board, BoardMember, FullBoard } from "../../contract/boards.ts";
import type { ColumnFields } from "../../contract/columns.ts";
import type { Label } from "../../contract/labels.ts";
import { isKept } from "../automations/needs.ts";
import { newRuleRow } from "../automations/store.ts";
import type { NewPerson } from "../people/store.ts";
import { insert, type Write } from "../platform/db/db.ts";
import { newId } from "../platform/util/ids.ts";

export type Part = "cards" | "labels" | "rules" | "members";
export const DEFAULT_PARTS: readonly Part[] = ["cards", "labels", "rules"];

export interface Source {
  board: FullBoard;
  rules: readonly AutomationRule[];
  people: readonly NewPerson[];
}

export interface BoardPlan {
  board: Board;
  /** Copies by the id of the original. */
  columns: ReadonlyMap<string, ColumnFields>;
  labels: ReadonlyMap<string, Label>;
  /** By user. */
  members: ReadonlyMap<string, BoardMember>;
  /** By the id of the original: people of an imported board who have not been matched to a member. */
  placeholders: ReadonlyMap<string, NewPerson>;
  rules: readonly AutomationRule[];
}

interface Wish {
  title: string;
  parts: ReadonlySet<Part>;
  callerId: string;
  now: string;
}

export function planCopy({ board, rules, people }: Source, { title, parts, callerId, now }: Wish): BoardPlan {
  const id = newId();
  const labels = new Map(
    (parts.has("labels") ? board.labels : []).map((label) => [
      label.id,
      { ...label, id: newId(), board_id: id },
    ]),
  );
  const members = new Map(
    board.members
      .filter(({ user_id }) => user_id === callerId || parts.has("members"))
      .map(({ user_id, user }) => {
        const role = user_id === callerId ? ("owner" as const) : ("member" as const);
        return [user_id, { board_id: id, user_id, role, user }];
      }),
  );
  const columns = new Map(
    board.columns.map(({ cards: _, ...column }) => [column.id, { ...column, id: newId(), board_id: id }]),
  );
  const plan = {
    board: {
      id,
      title,
      description: board.description,
      color: board.color,
      is_template: false,
      created_by: callerId,
      updated_by: callerId,
      created_at: now,
      updated_at: now,
      seq: 0,
      labels: [...labels.values()],
      members: [...members.values()],
    },
    columns,
    labels,
    members,
    placeholders: new Map(people.map((person) => [person.id, { ...person, id: newId(), board_id: id }])),
  };
  return { ...plan, rules: (parts.has("rules") ? rules : []).map((rule) => copyOfRule(rule, plan)) };
}

/** A rule that refers to what is not on the copy is disabled, as when that is deleted. */
function copyOfRule(
  rule: AutomationRule,
  { board, columns, labels, members }: Omit<BoardPlan, "rules">,
): AutomationRule {
  const { trigger_column_id, trigger_label_id, action_column_id, action_user_id, action_label_id } = rule;
  const references = {
    trigger_column_id: trigger_column_id && (columns.get(trigger_column_id)?.id ?? null),
    trigger_label_id: trigger_label_id && (labels.get(trigger_label_id)?.id ?? null),
    action_column_id: action_column_id && (columns.get(action_column_id)?.id ?? null),
    action_user_id: action_user_id && (members.get(action_user_id)?.user_id ?? null),
    action_label_id: action_label_id && (labels.get(action_label_id)?.id ?? null),
  };
  const isWhole =
    isKept(trigger_column_id, references.trigger_column_id) &&
    isKept(trigger_label_id, references.trigger_label_id) &&
    isKept(action_column_id, references.action_column_id) &&
    isKept(action_user_id, references.action_user_id) &&
    isKept(action_label_id, references.action_label_id);
  return {
    ...rule,
    id: newId(),
    board_id: board.id,
    ...references,
    is_enabled: rule.is_enabled && isWhole,
  };
}

export function planWrites({ columns, labels, members, placeholders, rules }: BoardPlan): Write[] {
  return [
    ...[...members.values()].map(({ board_id, user_id, role }) =>
      insert("board_members", { board_id, user_id, role }),
    ),
    ...[...labels.values()].map((label) => insert("labels", label)),
    ...[...placeholders.values()].map((person) => insert("board_people", person)),
    ...[...columns.values()].map((column) => insert("columns", column)),
    ...rules.map((rule) => insert("automation_rules", newRuleRow(rule))),
  ];
}
