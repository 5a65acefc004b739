import type { User } from "../../../contract/users.ts";
import { useBoard } from "../../board/use-board.ts";
import { Avatar, nameOf } from "../../ui/display/avatar.tsx";

/** An avatar with the name beside it. */
export function Person({ user }: { user: User }) {
  const { online } = useBoard();
  return (
    <span className="person">
      <span aria-hidden="true">
        <Avatar user={user} size="s" here={online.has(user.id)} />
      </span>
      <span className="person-name" dir="auto">
        {nameOf(user)}
      </span>
    </span>
  );
}
