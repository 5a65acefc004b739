import type { Label } from "../../contract/labels.ts";
import { allCards, takeOut } from "./board-model.ts";
import { disableRules } from "./rule-operations.ts";
import { announce, type Operation, step } from "./step.ts";

export const createLabel: Operation = (scene) => {
  const { model, draws, actor } = scene;
  const name = draws.title();
  const color = draws.oneIn(2) ? draws.color() : undefined;
  return step({
    call: () => actor.createLabel({ board_id: model.id, name, color }),
    apply({ id }) {
      const label: Label = { id, board_id: model.id, name: name.trim(), color: color ?? "#3b82f6" };
      model.labels.push(label);
      announce(scene, "label.created", { ...label });
      return { ...label };
    },
  });
};

export const updateLabel: Operation = (scene) => {
  const { model, draws, actor } = scene;
  const label = draws.from(model.labels);
  if (!label) return;
  const changes = {
    ...(draws.oneIn(2) ? { color: draws.color() } : {}),
    ...(draws.oneIn(3) ? {} : { name: draws.title() }),
  };
  return step({
    call: () => actor.updateLabel({ label_id: label.id, ...changes }),
    apply() {
      const after = { ...label, ...changes, name: (changes.name ?? label.name).trim() };
      const same = Bun.deepEquals(after, label);
      Object.assign(label, after);
      if (!same) announce(scene, "label.updated", { ...label });
      return { ...label };
    },
  });
};

export const deleteLabel: Operation = (scene) => {
  const { model, draws, actor } = scene;
  const label = draws.from(model.labels);
  if (!label) return;
  return step({
    call: () => actor.deleteLabel({ label_id: label.id }),
    apply() {
      announce(scene, "label.deleted", { ...label });
      takeOut(model.labels, label);
      for (const card of allCards(model)) card.labels = card.labels.filter((id) => id !== label.id);
      disableRules(model, "trigger_label_id", label.id);
      disableRules(model, "action_label_id", label.id);
      model.gone.push({ kind: "label", id: label.id });
    },
  });
};
