import * as texts from "#texts/members.ts";
import { needsConnection } from "#texts/offline.ts";
import type { BoardMember } from "../../contract/boards.ts";
import { useBoard, useIsOffline } from "../board/use-board.ts";
import { Menu } from "../ui/dialogs/menu.tsx";
import { MenuItem } from "../ui/dialogs/menu-item.tsx";
import { useFocusReturn } from "../ui/dialogs/use-focus-return.ts";
import { Avatar, nameOf } from "../ui/display/avatar.tsx";
import { Icon } from "../ui/display/icon.tsx";
import { Button } from "../ui/forms/button.tsx";
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
  const { session, role, online } = useBoard();
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
          {!isMe && online.has(user.id) && <span className="list-here">{texts.hereNow}</span>}
          <span>
            <Address email={user.email} />
          </span>
        </span>
      </div>
      <div className="list-tools">
        {role === "owner" && !isMe ? (
          <RoleMenu member={member} asking={asking} onAsk={onAsk} />
        ) : (
          <span className="detail">{texts.roles[member.role]}</span>
        )}
        {isMe && (
          <Button
            data-return
            kind="quiet"
            onClick={() => onAsk(!asking)}
            disabled={isOffline}
            title={isOffline ? needsConnection : undefined}
            aria-expanded={asking}
          >
            {texts.leave}
          </Button>
        )}
      </div>
      {asking && isLastOwner && (
        <p className="notice list-more" role="alert">
          {isAlone ? texts.onlyMember : texts.youAreOnlyOwner}
        </p>
      )}
      {asking && !isLastOwner && <RemovalQuestion member={member} isMe={isMe} onDone={() => onAsk(false)} />}
    </li>
  );
}

/** What an owner can do with somebody else. */
function RoleMenu({ member, asking, onAsk }: Pick<Props, "member" | "asking" | "onAsk">) {
  const place = useBoard();
  const other = member.role === "owner" ? "member" : "owner";
  const label = texts.roleOf(nameOf(member.user), texts.roles[member.role]);
  return (
    <Menu
      label={label}
      button={(props) => (
        <button {...props} data-return type="button" className="button" data-kind="quiet" aria-label={label}>
          {texts.roles[member.role]}
          <Icon name="down" size={14} />
        </button>
      )}
    >
      <MenuItem icon="members" onSelect={() => setRole(place, member, other)}>
        {other === "owner" ? texts.makeOwner : texts.makeMember}
      </MenuItem>
      <MenuItem icon="remove" kind="danger" onSelect={() => onAsk(!asking)}>
        {texts.removeFromBoard}
      </MenuItem>
    </Menu>
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
