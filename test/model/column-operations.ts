import {
  cardIsGone,
  insertAt,
  type ModelColumn,
  showColumn,
  showColumnFields,
  takeOut,
} from "./board-model.ts";
import type { Draws } from "./draws.ts";
import { disableRules } from "./rule-operations.ts";
import { announce, type Operation, type Scene, type Step, step } from "./step.ts";

export const createColumn: Operation = (scene) => {
  const { model, draws, actor } = scene;
  const title = draws.title();
  const position = draws.oneIn(2) ? draws.position(model.columns.length) : undefined;
  const color = draws.oneIn(2) ? draws.color() : undefined;
  const is_done_column = draws.oneIn(3) ? true : undefined;
  const card_limit = draws.oneIn(4) ? drawLimit(draws) : undefined;
  return step({
    call: () =>
      actor.createColumn({ board_id: model.id, title, position, color, is_done_column, card_limit }),
    apply({ id }) {
      const column: ModelColumn = {
        id,
        title: title.trim(),
        color: color ?? "#64748b",
        is_done_column: is_done_column ?? false,
        card_limit: card_limit ?? null,
        cards: [],
      };
      insertAt(model.columns, column, position);
      announce(scene, "column.created", showColumnFields(model, column));
      return showColumn(model, column);
    },
  });
};

/** Often fewer than there are cards. */
function drawLimit(draws: Draws): number {
  return 1 + draws.below(6);
}

export const updateColumn: Operation = (scene) => {
  const { model, draws, actor } = scene;
  const column = draws.from(model.columns);
  if (!column) return;
  const changes = {
    ...(draws.oneIn(2) ? { color: draws.color() } : {}),
    ...(draws.oneIn(3) ? { is_done_column: draws.oneIn(2) } : {}),
    ...(draws.oneIn(3) ? {} : { title: draws.title() }),
    ...(draws.oneIn(3) ? { card_limit: draws.oneIn(2) ? null : drawLimit(draws) } : {}),
  };
  return step({
    call: () => actor.updateColumn({ column_id: column.id, ...changes }),
    apply() {
      const after = { ...column, ...changes, title: (changes.title ?? column.title).trim() };
      const same = Bun.deepEquals(after, column);
      Object.assign(column, after);
      if (!same) announce(scene, "column.updated", showColumnFields(model, column));
      return showColumn(model, column);
    },
  });
};

export const moveColumn: Operation = (scene) => {
  const { model, draws } = scene;
  const column = draws.from(model.columns);
  return column && moveColumnTo(scene, column, draws.position(model.columns.length));
};

export function moveColumnTo(scene: Scene, column: ModelColumn, position: number): Step {
  const { model, actor } = scene;
  return step({
    call: () => actor.moveColumn({ column_id: column.id, position }),
    apply() {
      takeOut(model.columns, column);
      insertAt(model.columns, column, position);
      announce(scene, "column.moved", showColumnFields(model, column));
      return showColumn(model, column);
    },
  });
}

export const deleteColumn: Operation = (scene) => {
  const { model, draws, actor } = scene;
  const column = draws.from(model.columns);
  if (!column) return;
  return step({
    call: () => actor.deleteColumn({ column_id: column.id }),
    apply() {
      announce(scene, "column.deleted", showColumnFields(model, column));
      takeOut(model.columns, column);
      disableRules(model, "trigger_column_id", column.id);
      disableRules(model, "action_column_id", column.id);
      model.gone.push({ kind: "column", id: column.id });
      for (const card of column.cards) cardIsGone(model, card);
    },
  });
};
