import type { ReactNode } from "react";
import { attachFile } from "#texts/waiting-changes.ts";
import { findCard } from "../../../client/changes/board-changes.ts";
import { cardsOf } from "../../../client/changes/operations.ts";
import type { LocalChange } from "../../../client/changes/optimistic-state.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { Upload } from "../../card/attachments/upload-list.ts";
import { cardPath } from "../../router.ts";
import { dateFormat } from "../../texts/format.ts";
import { Link } from "../../ui/display/link.tsx";
import { readable } from "../session/texts.ts";
import { realId } from "../state/local-ids.ts";
import { longTextOf, todoOf } from "./waiting-words.ts";

const timeOf = dateFormat({ dateStyle: "medium", timeStyle: "short" });

interface Props {
  entries: readonly LocalChange[];
  files?: readonly Upload[];
  /** As it is shown; without it, cards are named as they were. */
  board?: FullBoard;
  /** A link to a card was followed. */
  onLeave?: () => void;
  /** All are about the same card, which need not be named, nor when. */
  areOfOneCard?: boolean;
}

/** Changes and files that the service does not have: what they will do, to which card, and their text. */
export function UnsentList({ entries, files = [], board, onLeave, areOfOneCard }: Props) {
  const nameOf = (id: string | undefined, title = ""): ReactNode => {
    const card = id !== undefined && board ? findCard(board, realId(id)) : undefined;
    if (!card || !board) return <bdi>{title}</bdi>;
    return (
      <Link href={cardPath(board.id, card.id)} onClick={onLeave}>
        <bdi>{card.title}</bdi>
      </Link>
    );
  };
  return (
    <ul className="unsent">
      {entries.map(({ key, at, card, operation }) => (
        <li key={key}>
          <p>{todoOf(operation)}</p>
          {!areOfOneCard && (
            <p className="detail">
              {nameOf(card?.id ?? cardsOf(operation)[0], card?.title)}{" "}
              <span className="unsent-time">{timeOf.format(new Date(at))}</span>
            </p>
          )}
          {longTextOf(operation) && (
            <blockquote className="draft-theirs" dir="auto">
              {readable(longTextOf(operation))}
            </blockquote>
          )}
        </li>
      ))}
      {files.map(({ key, at, cardId, file }) => (
        <li key={key}>
          <p>{attachFile(file.name)}</p>
          {!areOfOneCard && (
            <p className="detail">
              {nameOf(cardId)} <span className="unsent-time">{timeOf.format(at)}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
