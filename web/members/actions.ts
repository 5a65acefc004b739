/** What owners and members do about membership; see ../board/actions.ts. */
import type { BoardMember, FullBoard, Role } from "../../contract/boards.ts";
import type { User } from "../../contract/users.ts";
import { type BoardSession, reasonOf } from "../board/board-session.ts";
import { patched } from "../board/changes.ts";
import type { Change } from "../board-state.ts";
import { navigate } from "../router.ts";
import { api } from "../session/api.ts";
import { nameOf } from "../ui/avatar.tsx";
import { toast } from "../ui/toasts.tsx";

export function invite(session: BoardSession, board: FullBoard, user: User): Promise<boolean> {
  const member: BoardMember = { board_id: board.id, user_id: user.id, role: "member", user };
  const change = changeMembers((members) =>
    members.some(({ user_id }) => user_id === user.id) ? members : [...members, member],
  );
  const call = () => api.invite({ board_id: board.id, user_id: user.id });
  return session.perform(change, call, `${nameOf(user)} was not added`);
}

export function setRole(session: BoardSession, board: FullBoard, member: BoardMember, role: Role): void {
  const { user_id, user } = member;
  const change = changeMembers((members) => {
    const after = members.map((each) => (each.user_id === user_id ? patched(each, { role }) : each));
    return after.some((each, index) => each !== members[index]) ? after : members;
  });
  const call = () => api.changeRole({ board_id: board.id, user_id, role });
  void session.perform(change, call, `The role of ${nameOf(user)} was not changed`);
}

export function removeMember(session: BoardSession, board: FullBoard, { user_id, user }: BoardMember): void {
  const change = changeMembers((members) =>
    members.some((each) => each.user_id === user_id)
      ? members.filter((each) => each.user_id !== user_id)
      : members,
  );
  const call = () => api.removeMember({ board_id: board.id, user_id });
  void session.perform(change, call, `${nameOf(user)} was not removed`);
}

export async function leaveBoard(board: FullBoard, { user_id }: BoardMember): Promise<void> {
  try {
    await api.removeMember({ board_id: board.id, user_id });
    navigate("/");
    toast({ message: `You have left “${board.title}”.` });
  } catch (error) {
    toast({ kind: "error", message: `You have not left the board. ${reasonOf(error)}` });
  }
}

function changeMembers(change: (members: BoardMember[]) => BoardMember[]): Change {
  return (board) => {
    const members = change(board.members);
    return members === board.members ? board : { ...board, members };
  };
}
