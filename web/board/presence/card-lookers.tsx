import * as texts from "#texts/presence.ts";
import type { Looker } from "../../../client/lookers.ts";
import { Avatar, nameOf } from "../../ui/display/avatar.tsx";
import { useControls } from "../controls.ts";
import type { BoardSession } from "../session/board-session.ts";
import { useLookers } from "./use-lookers.ts";

const SHOWN = 3;

/** On a tile: small faces of those who have the card open. */
export function TileLookers({ cardId }: { cardId: string }) {
  const { session, me } = useControls();
  const lookers = useLookers(session, cardId, me.id);
  if (lookers.length === 0) return null;
  return (
    <span className="tile-lookers">
      {lookers.slice(0, SHOWN).map((looker) => (
        <span
          key={looker.user_id}
          role="img"
          aria-label={wordsOf(session, looker)}
          title={wordsOf(session, looker)}
          data-editing-now={looker.editing !== null}
        >
          <Avatar user={userOf(session, looker)} size="s" />
        </span>
      ))}
      {lookers.length > SHOWN && <span>{texts.more(lookers.length - SHOWN)}</span>}
    </span>
  );
}

/**
 * On the open card: a face for everybody else who has it open, in the same room whatever they do, so that the title stays as
 * it is. What they do is said by the tooltip, and to those who listen.
 */
export function CardLookers({ cardId }: { cardId: string }) {
  const { session, me } = useControls();
  const lookers = useLookers(session, cardId, me.id);
  // The number takes the place of the last face.
  const shown = lookers.slice(0, lookers.length > SHOWN ? SHOWN - 1 : SHOWN);
  const others = lookers.length - shown.length;
  return (
    <div className="card-lookers" role="status">
      {shown.map((looker) => (
        <p key={looker.user_id} title={wordsOf(session, looker)}>
          <span aria-hidden="true" data-editing-now={looker.editing !== null}>
            <Avatar user={userOf(session, looker)} size="s" />
          </span>
          <span className="visually-hidden">{wordsOf(session, looker)}</span>
        </p>
      ))}
      {others > 0 && (
        <p title={texts.andMore(others)}>
          <span aria-hidden="true">{texts.more(others)}</span>
          <span className="visually-hidden">{texts.andMore(others)}</span>
        </p>
      )}
    </div>
  );
}

function wordsOf(session: BoardSession, looker: Looker): string {
  const words = looker.editing ? texts.editing[looker.editing] : texts.looking;
  return words(nameOf(userOf(session, looker)));
}

/** As the board knows them; they may have joined a moment ago. */
export function userOf({ view }: BoardSession, { user_id, username }: Looker) {
  const member = view.board?.members.find((each) => each.user_id === user_id);
  return member?.user ?? { id: user_id, username };
}
