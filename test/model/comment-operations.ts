/** Comments: written, edited by their author, deleted by their author or an owner. */
import {
  allCards,
  type BoardModel,
  type ModelCard,
  type ModelComment,
  roleOf,
  showComment,
  takeOut,
} from "./board-model.ts";
import { notify } from "./inbox.ts";
import { announce, type Operation, refusedStep, type Scene, step } from "./step.ts";

export const createComment: Operation = (scene) => {
  const { model, draws, actor } = scene;
  const card = draws.from(allCards(model));
  if (!card) return;
  const body = draws.title();
  return step({
    call: () => actor.createComment({ card_id: card.id, body }),
    apply({ id }) {
      const comment = { id, user_id: actor.id, body };
      card.comments.push(comment);
      const notice = { kind: "commented", card, comment_id: id, actor_id: actor.id } as const;
      notify(model, notice, { people: [...card.assignees, ...card.watchers], caller: actor.id });
      announce(scene, "comment.created", showComment(model, card, comment));
      return showComment(model, card, comment);
    },
  });
};

export const updateComment: Operation = (scene) => {
  const found = drawComment(scene);
  if (!found) return;
  const { model, draws, actor } = scene;
  const { card, comment } = found;
  const body = draws.oneIn(4) ? comment.body : draws.title();
  const call = () => actor.updateComment({ comment_id: comment.id, body });
  if (comment.user_id !== actor.id) return refusedStep(403, call);
  return step({
    call,
    apply() {
      const isSame = body === comment.body;
      comment.body = body;
      if (!isSame) announce(scene, "comment.updated", showComment(model, card, comment));
      return showComment(model, card, comment);
    },
  });
};

export const deleteComment: Operation = (scene) => {
  const found = drawComment(scene);
  if (!found) return;
  const { model, actor } = scene;
  const { card, comment } = found;
  const call = () => actor.deleteComment({ comment_id: comment.id });
  if (comment.user_id !== actor.id && roleOf(model, actor.id) !== "owner") return refusedStep(403, call);
  return step({
    call,
    apply() {
      takeOut(card.comments, comment);
      announce(scene, "comment.deleted", showComment(model, card, comment));
      model.gone.push({ kind: "comment", id: comment.id });
    },
  });
};

/** Of the actor if there is one, but now and then of anybody. */
function drawComment({ model, draws, actor }: Scene): { card: ModelCard; comment: ModelComment } | undefined {
  const all = commentsOn(model);
  const own = all.filter(({ comment }) => comment.user_id === actor.id);
  return draws.from(own.length > 0 && !draws.oneIn(4) ? own : all);
}

function commentsOn(model: BoardModel) {
  return allCards(model).flatMap((card) => card.comments.map((comment) => ({ card, comment })));
}
