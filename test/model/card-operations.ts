/** Cards: made, changed, moved, labelled, assigned; and the files on them. */
import {
  allCards,
  cardIsGone,
  columnOf,
  insertAt,
  isFull,
  type ModelCard,
  type ModelColumn,
  showCard,
  takeOut,
} from "./board-model.ts";
import { notify } from "./inbox.ts";
import { runRules } from "./rule-operations.ts";
import { announce, type Operation, refusedStep, type Scene, type Step, step } from "./step.ts";

const UNKNOWN_USER = "00000000-0000-7000-8000-000000000000";

export const createCard: Operation = (scene) => {
  const { model, draws, actor } = scene;
  const column = draws.from(model.columns);
  if (!column) return;
  const title = draws.title();
  const description = draws.description();
  const position = draws.oneIn(2) ? draws.position(column.cards.length) : undefined;
  const call = () =>
    actor.createCard({ board_id: model.id, column_id: column.id, title, description, position });
  if (isFull(column)) return refusedStep(409, call);
  return step({
    call,
    apply({ id }) {
      const card: ModelCard = {
        id,
        title: title.trim(),
        description: description ?? null,
        start_at: null,
        due_at: null,
        is_complete: false,
        cover_attachment_id: null,
        labels: [],
        assignees: [],
        checklists: [],
        attachments: [],
        comments: [],
        watchers: [],
        noticed: { due_soon: null, overdue: null },
      };
      insertAt(column.cards, card, position);
      announce(scene, "card.created", showCard(model, card));
      return showCard(model, card);
    },
  });
};

export const updateCard: Operation = (scene) => {
  const { model, draws, actor } = scene;
  const card = draws.from(allCards(model));
  if (!card) return;
  const title = draws.oneIn(3) ? undefined : draws.title();
  const description = draws.description();
  const given = draws.dates();
  const start_at = given.start_at === undefined ? card.start_at : given.start_at;
  const due_at = given.due_at === undefined ? card.due_at : given.due_at;
  const is_complete = draws.oneIn(3) ? draws.oneIn(2) : undefined;
  const call = () => actor.updateCard({ card_id: card.id, title, description, ...given, is_complete });
  const isChanged = start_at !== card.start_at || due_at !== card.due_at;
  if (isChanged && start_at !== null && due_at !== null && start_at > due_at) return refusedStep(422, call);
  return step({
    call,
    apply() {
      const after = {
        ...card,
        start_at,
        due_at,
        is_complete: is_complete ?? card.is_complete,
        title: title?.trim() ?? card.title,
        description: description === undefined ? card.description : description,
      };
      const same = Bun.deepEquals(after, card);
      const isCompleted = after.is_complete && !card.is_complete;
      Object.assign(card, after);
      if (!same) announce(scene, "card.updated", showCard(model, card));
      const updated = showCard(model, card);
      const trigger = { trigger_type: "card_completed" } as const;
      return isCompleted && runRules(model, card, trigger, actor.id) ? undefined : updated;
    },
  });
};

export const deleteCard: Operation = (scene) => {
  const { model, draws, actor } = scene;
  const card = draws.from(allCards(model));
  if (!card) return;
  return step({
    call: () => actor.deleteCard({ card_id: card.id }),
    apply() {
      announce(scene, "card.deleted", showCard(model, card));
      takeOut(columnOf(model, card).cards, card);
      cardIsGone(model, card);
    },
  });
};

export const moveCard: Operation = (scene) => {
  const { model, draws } = scene;
  const card = draws.from(allCards(model));
  if (!card) return;
  const target = draws.oneIn(3) ? undefined : draws.from(model.columns);
  return moveCardTo(scene, card, {
    target,
    position: draws.position((target ?? columnOf(model, card)).cards.length),
  });
};

export function moveCardTo(
  scene: Scene,
  card: ModelCard,
  { target, position }: { target?: ModelColumn; position: number },
): Step {
  const { model, actor } = scene;
  const from = columnOf(model, card);
  const to = target ?? from;
  const call = () => actor.moveCard({ card_id: card.id, column_id: target?.id, position });
  if (to !== from && isFull(to)) return refusedStep(409, call);
  return step({
    call,
    apply() {
      takeOut(from.cards, card);
      insertAt(to.cards, card, position);
      announce(scene, "card.moved", showCard(model, card));
      const moved = showCard(model, card);
      const trigger = { trigger_type: "card_moved", trigger_column_id: to.id } as const;
      return to !== from && runRules(model, card, trigger, actor.id) ? undefined : moved;
    },
  });
}

export const addLabel: Operation = (scene) => {
  const { model, draws, actor } = scene;
  const card = draws.from(allCards(model));
  const label = draws.from(model.labels);
  if (!card || !label) return;
  return step({
    call: () => actor.addLabel({ card_id: card.id, label_id: label.id }),
    apply() {
      if (card.labels.includes(label.id)) return showCard(model, card);
      card.labels.push(label.id);
      announce(scene, "card.labeled", showCard(model, card));
      const labelled = showCard(model, card);
      const trigger = { trigger_type: "label_added", trigger_label_id: label.id } as const;
      return runRules(model, card, trigger, actor.id) ? undefined : labelled;
    },
  });
};

export const removeLabel: Operation = (scene) => {
  const { model, draws, actor } = scene;
  const card = draws.from(allCards(model).filter(({ labels }) => labels.length > 0));
  if (!card) return;
  const label_id = draws.from(card.labels)!;
  return step({
    call: () => actor.removeLabel({ card_id: card.id, label_id }),
    apply() {
      takeOut(card.labels, label_id);
      announce(scene, "card.unlabeled", showCard(model, card));
    },
  });
};

/** Nobody twice, a few, or nobody at all; now and then somebody who is no member, or no user. */
export function drawUsers({ model, draws, people }: Scene): { user_ids: string[]; refused?: number } {
  const members = model.members.map(({ user_id }) => user_id);
  const user_ids = [0, 1, 2].slice(draws.below(4)).map(() => draws.from(members)!);
  if (draws.oneIn(8)) user_ids.unshift(draws.from(people).id);
  if (draws.oneIn(10)) return { user_ids: [...user_ids, UNKNOWN_USER], refused: 404 };
  return { user_ids, refused: user_ids.every((id) => members.includes(id)) ? undefined : 403 };
}

export const assignCard: Operation = (scene) => {
  const { model, draws, actor } = scene;
  const again = allCards(model).filter(({ assignees }) => assignees.length > 0);
  const card = draws.from(again.length > 0 && draws.oneIn(2) ? again : allCards(model));
  if (!card) return;
  const { user_ids, refused } = drawUsers(scene);
  const call = () => actor.assignCard({ card_id: card.id, user_ids });
  if (refused) return refusedStep(refused, call);
  return step({
    call,
    apply() {
      for (const id of new Set(user_ids)) {
        if (!card.assignees.includes(id)) {
          card.assignees.push(id);
          const notice = { kind: "assigned", card, actor_id: actor.id } as const;
          notify(model, notice, { people: [id], caller: actor.id });
        }
        announce(scene, "card.assigned", showCard(model, card));
      }
      return showCard(model, card);
    },
  });
};

export const unassignCard: Operation = (scene) => {
  const { model, draws, actor } = scene;
  const card = draws.from(allCards(model).filter(({ assignees }) => assignees.length > 0));
  if (!card) return;
  const user_id = draws.from(card.assignees)!;
  return step({
    call: () => actor.unassignCard({ card_id: card.id, user_id }),
    apply() {
      takeOut(card.assignees, user_id);
      announce(scene, "card.unassigned", showCard(model, card));
    },
  });
};

export const uploadAttachment: Operation = (scene) => {
  const { model, draws, actor } = scene;
  const card = draws.from(allCards(model));
  if (!card) return;
  const name = draws.from(["notes.bin", "Überblick.pdf", "no extension"]);
  const size = draws.below(2000);
  const mime_type = "application/x-notes";
  const file = new File([new Uint8Array(size)], name, { type: mime_type });
  return step({
    call: () => actor.uploadAttachment({ card_id: card.id, file }),
    apply({ id }) {
      const attachment = { id, card_id: card.id, name, mime_type, size };
      card.attachments.push(attachment);
      announce(scene, "attachment.created", attachment);
      return attachment;
    },
  });
};

export const deleteAttachment: Operation = (scene) => {
  const { model, draws, actor } = scene;
  const card = draws.from(allCards(model).filter(({ attachments }) => attachments.length > 0));
  if (!card) return;
  const attachment = draws.from(card.attachments)!;
  return step({
    call: () => actor.deleteAttachment({ attachment_id: attachment.id }),
    apply() {
      takeOut(card.attachments, attachment);
      announce(scene, "attachment.deleted", attachment);
      model.gone.push({ kind: "attachment", id: attachment.id });
    },
  });
};
