import { useEffect, useRef } from "react";
import type { BoardMember } from "../../contract/boards.ts";
import { useBoard } from "../board/use-board.ts";
import { nameOf } from "../ui/display/avatar.tsx";
import { Button } from "../ui/forms/button.tsx";
import { leaveBoard, removeMember } from "./actions.ts";

interface Props {
  member: BoardMember;
  isMe: boolean;
  onDone: () => void;
}

/** Confirmed, because inviting them again does not restore their assignments. */
export function RemovalQuestion({ member, isMe, onDone }: Props) {
  const { board, session } = useBoard();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector("button")?.focus(), []);
  const name = nameOf(member.user);
  const confirm = () => {
    onDone();
    if (isMe) void leaveBoard(board, member);
    else removeMember(session, board, member);
  };
  return (
    <div className="notice list-more" role="alert" ref={ref}>
      <p>
        {isMe
          ? "Leave this board? You will be unassigned from everything on it, and only an owner can add you again."
          : `Remove ${name}? They will be unassigned from everything on this board.`}
      </p>
      <div className="row">
        <Button kind="danger" onClick={confirm}>
          {isMe ? "Leave board" : `Remove ${name}`}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
