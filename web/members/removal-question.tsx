import { useLayoutEffect, useRef } from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/members.ts";
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
  useLayoutEffect(() => ref.current?.querySelector("button")?.focus(), []);
  const name = nameOf(member.user);
  const confirm = () => {
    onDone();
    if (isMe) void leaveBoard(board, member);
    else removeMember(session, board, member);
  };
  return (
    <div className="notice list-more" role="alert" ref={ref}>
      <p>{isMe ? texts.leaveQuestion : texts.removeQuestion(name)}</p>
      <div className="row">
        <Button kind="danger" onClick={confirm}>
          {isMe ? texts.leaveBoard : texts.removePerson(name)}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {common.cancel}
        </Button>
      </div>
    </div>
  );
}
