import * as texts from "#texts/presence.ts";
import { Avatar } from "../../ui/display/avatar.tsx";
import { useBoard } from "../use-board.ts";

const SHOWN = 5;

/** Who is on the board at the moment. */
export function Presence() {
  const { board, online, me } = useBoard();
  const others = [...online].filter(([id]) => id !== me.id);
  if (others.length === 0) return null;
  const known = new Map(board.members.map(({ user }) => [user.id, user]));
  return (
    <ul className="presence" aria-label={texts.hereNow}>
      {others.slice(0, SHOWN).map(([id, username]) => (
        <li key={id}>
          <Avatar user={known.get(id) ?? { id, username }} here />
        </li>
      ))}
      {others.length > SHOWN && <li className="muted">{texts.more(others.length - SHOWN)}</li>}
    </ul>
  );
}
