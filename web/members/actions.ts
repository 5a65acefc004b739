/** Inviting, leaving, roles; see ../board/session/actions.ts. */
import * as texts from "#texts/members.ts";
import type { BoardMember, FullBoard, Role } from "../../contract/boards.ts";
import type { User } from "../../contract/users.ts";
import type { BoardSession } from "../board/session/board-session.ts";
import type { OpenBoard } from "../board/use-board.ts";
import { navigate } from "../router.ts";
import { api } from "../session/api.ts";
import { reasonOf } from "../session/reason.ts";
import { nameOf } from "../ui/display/avatar.tsx";
import { toast } from "../ui/feedback/toasts.tsx";

export function invite(session: BoardSession, board: FullBoard, user: User): void {
  const input = { board_id: board.id, user_id: user.id };
  const dismiss = toast({ group: "role", message: texts.isNow.member(nameOf(user)) });
  void session
    .perform({ route: "invite", input, user }, texts.notAdded(nameOf(user)))
    .then((accepted) => accepted || dismiss());
}

export function setRole(place: OpenBoard, member: BoardMember, role: Role): void {
  const { session, board, me } = place;
  const { user_id, user } = member;
  const name = nameOf(user);
  const isMe = user_id === me.id;
  const changeBack = () => setRole(place, { ...member, role }, member.role);
  const dismiss = toast({
    group: "role",
    message: isMe ? texts.youAreNow[role] : texts.isNow[role](name),
    // The service does not undo roles, and whoever has given up their own cannot have it back.
    ...(!isMe && { action: { label: texts.changeBack, run: changeBack } }),
  });
  void session
    .perform(
      { route: "changeRole", input: { board_id: board.id, user_id, role } },
      texts.roleNotChanged(name),
    )
    .then((accepted) => accepted || dismiss());
}

export function removeMember(session: BoardSession, board: FullBoard, { user_id, user }: BoardMember): void {
  const input = { board_id: board.id, user_id };
  void session.perform({ route: "removeMember", input }, texts.notRemoved(nameOf(user)));
}

export async function leaveBoard(board: FullBoard, { user_id }: BoardMember): Promise<void> {
  try {
    await api.removeMember({ board_id: board.id, user_id });
    navigate("/");
    toast({ message: texts.youLeft(board.title) });
  } catch (error) {
    toast({ kind: "error", message: `${texts.youCouldNotLeave} ${reasonOf(error)}` });
  }
}
