import { type ReactNode, useState } from "react";
import * as texts from "#texts/members.ts";
import type { BoardMember } from "../../contract/boards.ts";
import { useBoard } from "../board/use-board.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { nameOf } from "../ui/display/avatar.tsx";
import { AddMember } from "./add-member.tsx";
import { ImportedPeople } from "./imported-people.tsx";
import { Invitations } from "./invitations.tsx";
import { MemberRow } from "./member-row.tsx";
import { useInvitations } from "./use-invitations.ts";

const byName = (a: BoardMember, b: BoardMember) => nameOf(a.user).localeCompare(nameOf(b.user));

/** Who is on the board comes before how to invite those who have no account. */
function ForOwners({ children }: { children: ReactNode }) {
  const { board } = useBoard();
  const invitations = useInvitations(board.id, board.members.length);
  return (
    <>
      <AddMember invitations={invitations} />
      {children}
      <ImportedPeople />
      <Invitations invitations={invitations} />
    </>
  );
}

/** The members of the board and their roles; owners add, change and remove them, everyone may leave. */
export default function MembersDialog({ onClose }: { onClose: () => void }) {
  const { board, me, role } = useBoard();
  /** The member whose removal is to be confirmed. */
  const [asking, setAsking] = useState<string | null>(null);
  const owners = board.members.filter((member) => member.role === "owner");
  const members = board.members.toSorted(
    (a, b) => Number(b.role === "owner") - Number(a.role === "owner") || byName(a, b),
  );
  const list = (
    <section className="member-list">
      <h3>{texts.memberCount(members.length)}</h3>
      <ul aria-label={texts.membersOfBoard}>
        {members.map((member) => (
          <MemberRow
            key={member.user_id}
            member={member}
            isMe={member.user_id === me.id}
            isLastOwner={member.role === "owner" && owners.length === 1}
            isAlone={members.length === 1}
            asking={asking === member.user_id}
            onAsk={(on) => setAsking(on ? member.user_id : null)}
          />
        ))}
      </ul>
    </section>
  );
  return (
    <Dialog title={texts.members} onClose={onClose}>
      <div className="members">
        {role === "owner" ? (
          <ForOwners>{list}</ForOwners>
        ) : (
          <>
            <p className="muted">{texts.ownersCanAdd(owners.map(({ user }) => nameOf(user)))}</p>
            {list}
          </>
        )}
      </div>
    </Dialog>
  );
}
