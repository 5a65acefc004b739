/** Checklists and their items. */
import {
  allCards,
  allChecklists,
  allItems,
  cardOf,
  checklistOf,
  insertAt,
  type ModelChecklist,
  type ModelItem,
  showChecklist,
  showItem,
  takeOut,
} from "./board-model.ts";
import { drawUsers } from "./card-operations.ts";
import { announce, type Operation, refusedStep, type Scene, type Step, step } from "./step.ts";

export const createChecklist: Operation = (scene) => {
  const { model, draws, actor } = scene;
  const card = draws.from(allCards(model));
  if (!card) return;
  const title = draws.title();
  return step({
    call: () => actor.createChecklist({ card_id: card.id, title }),
    apply({ id }) {
      const checklist: ModelChecklist = { id, title: title.trim(), items: [] };
      card.checklists.push(checklist);
      announce(scene, "checklist.created", showChecklist(model, checklist));
      return showChecklist(model, checklist);
    },
  });
};

export const updateChecklist: Operation = (scene) => {
  const { model, draws, actor } = scene;
  const checklist = draws.from(allChecklists(model));
  if (!checklist) return;
  const title = draws.oneIn(4) ? undefined : draws.title();
  return step({
    call: () => actor.updateChecklist({ checklist_id: checklist.id, title }),
    apply() {
      const after = title?.trim() ?? checklist.title;
      const same = after === checklist.title;
      checklist.title = after;
      if (!same) announce(scene, "checklist.updated", showChecklist(model, checklist));
      return showChecklist(model, checklist);
    },
  });
};

export const moveChecklist: Operation = (scene) => {
  const { model, draws } = scene;
  const checklist = draws.from(allChecklists(model));
  if (!checklist) return;
  return moveChecklistTo(scene, checklist, draws.position(cardOf(model, checklist).checklists.length));
};

export function moveChecklistTo(scene: Scene, checklist: ModelChecklist, position: number): Step {
  const { model, actor } = scene;
  const { checklists } = cardOf(model, checklist);
  return step({
    call: () => actor.moveChecklist({ checklist_id: checklist.id, position }),
    apply() {
      takeOut(checklists, checklist);
      insertAt(checklists, checklist, position);
      announce(scene, "checklist.moved", showChecklist(model, checklist));
      return showChecklist(model, checklist);
    },
  });
}

export const deleteChecklist: Operation = (scene) => {
  const { model, draws, actor } = scene;
  const checklist = draws.from(allChecklists(model));
  if (!checklist) return;
  return step({
    call: () => actor.deleteChecklist({ checklist_id: checklist.id }),
    apply() {
      announce(scene, "checklist.deleted", showChecklist(model, checklist));
      takeOut(cardOf(model, checklist).checklists, checklist);
      model.gone.push({ kind: "checklist", id: checklist.id });
      for (const { id } of checklist.items) model.gone.push({ kind: "item", id });
    },
  });
};

export const createItem: Operation = (scene) => {
  const { model, draws, actor } = scene;
  const checklist = draws.from(allChecklists(model));
  if (!checklist) return;
  const content = draws.title();
  return step({
    call: () => actor.createItem({ checklist_id: checklist.id, content }),
    apply({ id }) {
      const item: ModelItem = { id, content: content.trim(), is_done: false, assignees: [] };
      checklist.items.push(item);
      announce(scene, "checklist_item.created", showItem(model, item));
      return showItem(model, item);
    },
  });
};

export const updateItem: Operation = (scene) => {
  const { model, draws, actor } = scene;
  const item = draws.from(allItems(model));
  if (!item) return;
  const changes = {
    ...(draws.oneIn(2) ? { is_done: draws.oneIn(2) } : {}),
    ...(draws.oneIn(3) ? {} : { content: draws.title() }),
  };
  return step({
    call: () => actor.updateItem({ item_id: item.id, ...changes }),
    apply() {
      const after = { ...item, ...changes, content: (changes.content ?? item.content).trim() };
      const same = Bun.deepEquals(after, item);
      Object.assign(item, after);
      if (!same) announce(scene, "checklist_item.updated", showItem(model, item));
      return showItem(model, item);
    },
  });
};

/** Within its checklist, or to another of the same card. */
export const moveItem: Operation = (scene) => {
  const { model, draws } = scene;
  const item = draws.from(allItems(model));
  if (!item) return;
  const from = checklistOf(model, item);
  const target = draws.oneIn(3) ? undefined : draws.from(cardOf(model, from).checklists);
  return moveItemTo(scene, item, { target, position: draws.position((target ?? from).items.length) });
};

export function moveItemTo(
  scene: Scene,
  item: ModelItem,
  { target, position }: { target?: ModelChecklist; position: number },
): Step {
  const { model, actor } = scene;
  return step({
    call: () => actor.moveItem({ item_id: item.id, checklist_id: target?.id, position }),
    apply() {
      const from = checklistOf(model, item);
      takeOut(from.items, item);
      insertAt((target ?? from).items, item, position);
      announce(scene, "checklist_item.moved", showItem(model, item));
      return showItem(model, item);
    },
  });
}

export const deleteItem: Operation = (scene) => {
  const { model, draws, actor } = scene;
  const item = draws.from(allItems(model));
  if (!item) return;
  return step({
    call: () => actor.deleteItem({ item_id: item.id }),
    apply() {
      announce(scene, "checklist_item.deleted", showItem(model, item));
      takeOut(checklistOf(model, item).items, item);
      model.gone.push({ kind: "item", id: item.id });
    },
  });
};

export const assignItem: Operation = (scene) => {
  const { model, draws, actor } = scene;
  const again = allItems(model).filter(({ assignees }) => assignees.length > 0);
  const item = draws.from(again.length > 0 && draws.oneIn(2) ? again : allItems(model));
  if (!item) return;
  const { user_ids, refused } = drawUsers(scene);
  const call = () => actor.assignItem({ item_id: item.id, user_ids });
  if (refused) return refusedStep(refused, call);
  return step({
    call,
    apply() {
      for (const id of new Set(user_ids)) {
        if (!item.assignees.includes(id)) item.assignees.push(id);
        announce(scene, "checklist_item.assigned", showItem(model, item));
      }
      return showItem(model, item);
    },
  });
};

export const unassignItem: Operation = (scene) => {
  const { model, draws, actor } = scene;
  const item = draws.from(allItems(model).filter(({ assignees }) => assignees.length > 0));
  if (!item) return;
  const user_id = draws.from(item.assignees)!;
  return step({
    call: () => actor.unassignItem({ item_id: item.id, user_id }),
    apply() {
      takeOut(item.assignees, user_id);
      announce(scene, "checklist_item.unassigned", showItem(model, item));
    },
  });
};
