/** The board itself and its members. */
import type { Role } from "../../contract/boards.ts";
import { allCards, allItems, type BoardModel, showBoard, showMember, takeOut } from "./board-model.ts";
import { notify } from "./inbox.ts";
import { disableRules } from "./rule-operations.ts";
import { announce, type Operation, refusedStep, step } from "./step.ts";

export const updateBoard: Operation = (scene) => {
  const { model, draws, actor } = scene;
  const title = draws.oneIn(3) ? undefined : draws.title();
  const description = draws.description();
  const is_template = draws.oneIn(3) ? !model.is_template : undefined;
  return step({
    needs: "owner",
    call: () => actor.updateBoard({ board_id: model.id, title, description, is_template }),
    apply() {
      const before = { title: model.title, description: model.description, is_template: model.is_template };
      const after = {
        title: title?.trim() ?? before.title,
        description: description === undefined ? before.description : description,
        is_template: is_template ?? before.is_template,
      };
      if (!Bun.deepEquals(after, before)) {
        Object.assign(model, after, { updated_by: actor.id });
        announce(scene, "board.updated", showBoard(model));
      }
      return showBoard(model);
    },
  });
};

export const invite: Operation = (scene) => {
  const { model, draws, actor, people } = scene;
  const user_id = draws.from(people).id;
  const call = () => actor.invite({ board_id: model.id, user_id });
  if (model.members.some((member) => member.user_id === user_id)) return refusedStep(409, call, "owner");
  return step({
    needs: "owner",
    call,
    apply() {
      const member = { user_id, role: "member" as const };
      model.members.push(member);
      notify(model, { kind: "added", actor_id: actor.id }, { people: [user_id], caller: actor.id });
      announce(scene, "board.member_added", showMember(model, member));
      return showMember(model, member);
    },
  });
};

export const changeRole: Operation = (scene) => {
  const { model, draws, actor, people } = scene;
  const user_id = draws.from(people).id;
  const role: Role = draws.oneIn(2) ? "member" : "owner";
  const member = model.members.find((candidate) => candidate.user_id === user_id);
  const call = () => actor.changeRole({ board_id: model.id, user_id, role });
  if (!member) return refusedStep(404, call, "owner");
  if (role === "member" && isLastOwner(model, user_id)) return refusedStep(409, call, "owner");
  return step({
    needs: "owner",
    call,
    apply() {
      if (member.role !== role) {
        member.role = role;
        model.updated_by = actor.id;
        announce(scene, "board.updated", showBoard(model));
      }
      return showMember(model, member);
    },
  });
};

export const removeMember: Operation = (scene) => {
  const { model, draws, actor, people } = scene;
  const user_id = draws.from(people).id;
  const needs = user_id === actor.id ? "member" : "owner";
  const member = model.members.find((candidate) => candidate.user_id === user_id);
  const call = () => actor.removeMember({ board_id: model.id, user_id });
  if (!member) return refusedStep(404, call, needs);
  if (isLastOwner(model, user_id)) return refusedStep(409, call, needs);
  return step({
    needs,
    call,
    apply() {
      const shown = showMember(model, member);
      takeOut(model.members, member);
      disableRules(model, "action_user_id", user_id);
      announce(scene, "board.member_removed", shown);
      for (const { assignees } of [...allCards(model), ...allItems(model)])
        if (assignees.includes(user_id)) takeOut(assignees, user_id);
      for (const card of allCards(model)) card.watchers = card.watchers.filter((id) => id !== user_id);
    },
  });
};

function isLastOwner(model: BoardModel, userId: string): boolean {
  const owners = model.members.filter(({ role }) => role === "owner");
  return owners.length === 1 && owners[0]!.user_id === userId;
}
