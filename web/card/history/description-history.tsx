import { useMemo, useState } from "react";
import * as texts from "#texts/history.ts";
import type { Card } from "../../../contract/cards.ts";
import { useFeed } from "../../activity/feed/use-feed.ts";
import { useNames } from "../../activity/feed/use-names.ts";
import { FeedEnd } from "../../activity/feed-end.tsx";
import type { Names } from "../../activity/sentences/names.ts";
import { actorOf } from "../../activity/sentences/people-words.ts";
import { useBoard } from "../../board/use-board.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Avatar } from "../../ui/display/avatar.tsx";
import { Time } from "../../ui/display/time.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { restoreDescription } from "../card-actions.ts";
import { DiffView } from "./diff-view.tsx";
import { DESCRIBING, type Version, versionsOf } from "./versions.ts";

interface Props {
  card: Card;
  /** The version that is shown first: the newest unless given. */
  first?: number;
  onClose: () => void;
}

const never = () => false;

/** Every version of the description, with what changed in it; any of them can be restored. */
export function DescriptionHistory({ card, first, onClose }: Props) {
  const [chosen, choose] = useState(first);
  const filter = useMemo(() => ({ cardId: card.id, kinds: DESCRIBING }), [card.id]);
  const { feed, view } = useFeed(filter, never);
  const names = useNames(view.events, card.id);
  const versions = useMemo(() => versionsOf(view.events), [view.events]);
  const shown = versions.find(({ seq }) => seq === chosen) ?? versions[0];
  const current = card.description ?? "";
  const isEmpty = versions.length === 0 && view.isComplete;
  return (
    <Dialog title={texts.descriptionHistory} size="wide" onClose={onClose}>
      {isEmpty ? (
        <p className="muted">{texts.neverChanged}</p>
      ) : (
        <div className="versions">
          <div className="versions-list scroller" data-scroller>
            <ol>
              {versions.map((version, index) => (
                <li key={version.seq}>
                  <VersionButton
                    version={version}
                    names={names}
                    isCurrent={index === 0 && version.text === current}
                    isShown={version === shown}
                    onChoose={() => choose(version.seq)}
                  />
                </li>
              ))}
            </ol>
            <FeedEnd feed={feed} view={view} />
          </div>
          {shown && <ShownVersion key={shown.seq} card={card} version={shown} onClose={onClose} />}
        </div>
      )}
    </Dialog>
  );
}

interface ButtonProps {
  version: Version;
  names: Names;
  isCurrent: boolean;
  isShown: boolean;
  onChoose: () => void;
}

function VersionButton({ version, names, isCurrent, isShown, onChoose }: ButtonProps) {
  const { userId, at } = version;
  const actor = actorOf({ user_id: userId }, names);
  const name = (userId !== null && names.people.get(userId)) || actor;
  return (
    <button type="button" className="version" aria-current={isShown} onClick={onChoose}>
      <span aria-hidden="true">
        <Avatar user={{ id: userId ?? "", username: name }} />
      </span>
      <span className="version-text">
        <span className="version-who" dir="auto">
          {actor}
        </span>
        <span className="detail">
          <Time at={at} />
          {isCurrent && texts.current}
        </span>
      </span>
    </button>
  );
}

function ShownVersion({ card, version, onClose }: { card: Card; version: Version; onClose: () => void }) {
  const { session } = useBoard();
  const { text, before } = version;
  const restore = () => {
    restoreDescription(session, card, text);
    onClose();
  };
  return (
    <section className="version-shown" aria-label={texts.chosenVersion}>
      <div className="version-head">
        <h3>{headingFor(version)}</h3>
        {text === (card.description ?? "") ? (
          <p>{texts.currentText}</p>
        ) : (
          <Button kind="primary" onClick={restore}>
            {texts.restoreVersion}
          </Button>
        )}
      </div>
      <DiffView before={before} after={text} />
    </section>
  );
}

function headingFor({ before, text }: Version): string {
  if (text === "") return texts.kinds.removed;
  return before === "" ? texts.kinds.added : texts.kinds.changed;
}
