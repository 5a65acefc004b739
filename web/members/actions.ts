/** Inviting, leaving, roles; see ../board/session/actions.ts. */
import type { BoardMember, FullBoard, Role } from "../../contract/boards.ts";
import type { User } from "../../contract/users.ts";
import type { BoardSession } from "../board/session/board-session.ts";
import { navigate } from "../router.ts";
import { api } from "../session/api.ts";
import { reasonOf } from "../session/reason.ts";
import { nameOf } from "../ui/display/avatar.tsx";
import { toast } from "../ui/feedback/toasts.tsx";

export function invite(session: BoardSession, board: FullBoard, user: User): Promise<boolean> {
  const input = { board_id: board.id, user_id: user.id };
  return session.perform({ route: "invite", input, user }, `${nameOf(user)} was not added`);
}

export function setRole(session: BoardSession, board: FullBoard, member: BoardMember, role: Role): void {
  const input = { board_id: board.id, user_id: member.user_id, role };
  void session.perform({ route: "changeRole", input }, `The role of ${nameOf(member.user)} was not changed`);
}

export function removeMember(session: BoardSession, board: FullBoard, { user_id, user }: BoardMember): void {
  const input = { board_id: board.id, user_id };
  void session.perform({ route: "removeMember", input }, `${nameOf(user)} was not removed`);
}

export async function leaveBoard(board: FullBoard, { user_id }: BoardMember): Promise<void> {
  try {
    await api.removeMember({ board_id: board.id, user_id });
    navigate("/");
    toast({ message: `You have left “${board.title}”.` });
  } catch (error) {
    toast({ kind: "error", message: `You could not leave the board. ${reasonOf(error)}` });
  }
}
