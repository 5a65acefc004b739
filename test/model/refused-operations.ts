/** Calls that must be refused, or change nothing, whatever the board holds. */
import { ApiError } from "../../client/http.ts";
import type { Person } from "../harness.ts";
import { allCards, allItems, type GoneKind } from "./board-model.ts";
import { type Operation, refusedStep, step } from "./step.ts";

const file = () => new File(["x"], "late.txt");

const CALLS_BY_ID: Record<GoneKind, (person: Person, id: string) => (() => Promise<unknown>)[]> = {
  column: (person, column_id) => [
    () => person.updateColumn({ column_id, title: "Late" }),
    () => person.moveColumn({ column_id, position: 0 }),
    () => person.deleteColumn({ column_id }),
  ],
  card: (person, card_id) => [
    () => person.getCard({ card_id }),
    () => person.updateCard({ card_id, title: "Late" }),
    () => person.moveCard({ card_id, position: 0 }),
    () => person.assignCard({ card_id, user_ids: [] }),
    () => person.createChecklist({ card_id, title: "Late" }),
    () => person.uploadAttachment({ card_id, file: file() }),
    () => person.listComments({ card_id }),
    () => person.createComment({ card_id, body: "Late" }),
    () => person.watchCard({ card_id }),
    () => person.deleteCard({ card_id }),
  ],
  label: (person, label_id) => [
    () => person.updateLabel({ label_id, name: "Late" }),
    () => person.deleteLabel({ label_id }),
  ],
  checklist: (person, checklist_id) => [
    () => person.updateChecklist({ checklist_id, title: "Late" }),
    () => person.moveChecklist({ checklist_id, position: 0 }),
    () => person.createItem({ checklist_id, content: "Late" }),
    () => person.deleteChecklist({ checklist_id }),
  ],
  item: (person, item_id) => [
    () => person.updateItem({ item_id, is_done: true }),
    () => person.moveItem({ item_id, position: 0 }),
    () => person.assignItem({ item_id, user_ids: [] }),
    () => person.deleteItem({ item_id }),
  ],
  attachment: (person, attachment_id) => [
    () => person.downloadAttachment({ attachment_id }),
    () => person.deleteAttachment({ attachment_id }),
  ],
  comment: (person, comment_id) => [
    () => person.updateComment({ comment_id, body: "Late" }),
    () => person.deleteComment({ comment_id }),
  ],
  rule: (person, rule_id) => [
    () => person.updateRule({ rule_id, is_enabled: true }),
    () => person.deleteRule({ rule_id }),
  ],
};

/** What was deleted is gone for everybody, by every route. */
export const callGone: Operation = ({ model, draws, actor }) => {
  const gone = draws.from(model.gone);
  if (!gone) return;
  return refusedStep(404, draws.from(CALLS_BY_ID[gone.kind](actor, gone.id))!, "anyone");
};

/** References must be on this board. */
export const referElsewhere: Operation = ({ model, draws, actor, people, elsewhere }) => {
  const board_id = model.id;
  const column = draws.from(model.columns);
  const card = draws.from(allCards(model));
  const item = draws.from(allItems(model));
  const stranger = people.find(({ id }) => !model.members.some(({ user_id }) => user_id === id));
  const rule = { board_id, name: "Reaching out", trigger_type: "card_moved", action_type: "move_to_column" };
  const member = [
    () => actor.createCard({ board_id, column_id: elsewhere.column, title: "Lost" }),
    ...(card
      ? [
          () => actor.moveCard({ card_id: card.id, column_id: elsewhere.column, position: 0 }),
          () => actor.addLabel({ card_id: card.id, label_id: elsewhere.label }),
        ]
      : []),
    ...(item
      ? [() => actor.moveItem({ item_id: item.id, checklist_id: elsewhere.checklist, position: 0 })]
      : []),
  ];
  const owner = column
    ? [
        { trigger_column_id: elsewhere.column, action_column_id: column.id },
        { trigger_column_id: column.id, action_column_id: elsewhere.column },
        { trigger_column_id: column.id, action_column_id: column.id, trigger_label_id: elsewhere.label },
        { trigger_column_id: column.id, action_column_id: column.id, action_label_id: elsewhere.label },
        ...(stranger
          ? [{ trigger_column_id: column.id, action_column_id: column.id, action_user_id: stranger.id }]
          : []),
      ]
    : [];
  const fields = draws.oneIn(2) ? draws.from(owner) : undefined;
  if (!fields) return refusedStep(404, draws.from(member)!);
  return refusedStep(404, () => actor.createRule({ ...rule, ...fields } as never), "owner");
};

/** A body that does not fit is refused, but only to those who may call at all. */
export const sendInvalid: Operation = ({ model, draws, actor }) => {
  const board_id = model.id;
  const card_id = draws.from(allCards(model))?.id;
  const item_id = draws.from(allItems(model))?.id;
  const column_id = draws.from(model.columns)?.id;
  const calls = [
    () => actor.createColumn({ board_id, title: " " }),
    () => actor.createColumn({ board_id, title: "x", position: 0.5 }),
    () => actor.createLabel({ board_id, name: "x", color: "no colour" }),
    ...(column_id
      ? [
          () => actor.createCard({ board_id, column_id, title: "x".repeat(256) }),
          () => actor.moveColumn({ column_id, position: -1 }),
          () => actor.updateColumn({ column_id, title: null as never }),
        ]
      : []),
    ...(card_id
      ? [
          () => actor.moveCard({ card_id, position: -1 }),
          () => actor.moveCard({ card_id } as never),
          () => actor.updateCard({ card_id, title: "NUL \u0000" }),
          () => actor.assignCard({ card_id, user_ids: ["me"] }),
        ]
      : []),
    ...(item_id ? [() => actor.updateItem({ item_id, is_done: "yes" as never })] : []),
  ];
  return refusedStep(422, draws.from(calls)!);
};

/** Taking away what is not there: 204 or 404, and nothing happens. */
export const takeNothing: Operation = ({ model, draws, actor, people }) => {
  const card = draws.from(allCards(model));
  const label = draws.from(model.labels);
  if (!card) return;
  const { id: user_id } = draws.from(people);
  const calls = [
    ...(label && !card.labels.includes(label.id)
      ? [() => actor.removeLabel({ card_id: card.id, label_id: label.id })]
      : []),
    ...(card.assignees.includes(user_id) ? [] : [() => actor.unassignCard({ card_id: card.id, user_id })]),
  ];
  const call = draws.from(calls);
  if (!call) return;
  return step({ call: () => call().catch(unlessMissing) });
};

function unlessMissing(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
