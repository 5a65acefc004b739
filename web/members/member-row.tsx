import * as texts from "#texts/members.ts";
import { needsConnection } from "#texts/offline.ts";
import type { BoardMember } from "../../contract/boards.ts";
import { useBoard, useIsOffline } from "../board/use-board.ts";
import { useFocusReturn } from "../ui/dialogs/use-focus-return.ts";
import { Avatar, nameOf } from "../ui/display/avatar.tsx";
import { Button } from "../ui/forms/button.tsx";
import { Select } from "../ui/forms/field.tsx";
import { IconButton } from "../ui/forms/icon-button.tsx";
import { setRole } from "./actions.ts";
import { RemovalQuestion } from "./removal-question.tsx";

interface Props {
  member: BoardMember;
  isMe: boolean;
  isLastOwner: boolean;
  isAlone: boolean;
  /** The confirmation of the removal is shown. */
  asking: boolean;
  onAsk: (on: boolean) => void;
}

export function MemberRow({ member, isMe, isLastOwner, isAlone, asking, onAsk }: Props) {
  const place = useBoard();
  const { session, role, online } = place;
  const isOffline = useIsOffline(session);
  const { user } = member;
  const name = nameOf(user);
  const ref = useFocusReturn(asking);
  return (
    <li ref={ref} className="list-row">
      <span aria-hidden="true">
        <Avatar user={user} here={online.has(user.id)} />
      </span>
      <div className="list-text">
        <span className="list-title">
          <bdi>{name}</bdi>
          {isMe && <span className="muted"> {texts.you}</span>}
        </span>
        <span className="detail" title={user.email}>
          {/* Everybody knows that of themselves. */}
          {!isMe && online.has(user.id) && <span className="list-here">{texts.hereNow}</span>}{" "}
          <Address email={user.email} />
        </span>
      </div>
      <div className="list-tools">
        {role === "owner" && !isLastOwner ? (
          <Select
            label={texts.roleOf(name)}
            hideLabel
            value={member.role}
            onChange={(event) =>
              setRole(place, member, event.currentTarget.value === "owner" ? "owner" : "member")
            }
          >
            <option value="owner">{texts.roles.owner}</option>
            <option value="member">{texts.roles.member}</option>
          </Select>
        ) : (
          <span className="detail">{texts.roles[member.role]}</span>
        )}
        {isLastOwner ? null : isMe ? (
          <Button
            data-return
            onClick={() => onAsk(true)}
            disabled={isOffline}
            title={isOffline ? needsConnection : undefined}
            aria-expanded={asking}
          >
            {texts.leave}
          </Button>
        ) : (
          role === "owner" && (
            <IconButton
              icon="remove"
              data-return
              label={texts.removePerson(name)}
              aria-expanded={asking}
              onClick={() => onAsk(true)}
            />
          )
        )}
      </div>
      {isLastOwner && (isMe || role === "owner") && (
        <p className="detail list-note">
          {isAlone ? texts.onlyMember : isMe ? texts.youAreOnlyOwner : texts.isOnlyOwner(name)}
        </p>
      )}
      {asking && <RemovalQuestion member={member} isMe={isMe} onDone={() => onAsk(false)} />}
    </li>
  );
}

/** Where it needs a second line, that begins with the domain. */
function Address({ email }: { email: string }) {
  const domainAt = email.lastIndexOf("@") + 1;
  return (
    <>
      {email.slice(0, domainAt)}
      <wbr />
      {email.slice(domainAt)}
    </>
  );
}
