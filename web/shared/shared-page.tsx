import { useEffect, useMemo, useState } from "react";
import * as texts from "#texts/shared.ts";
import { findCard } from "../../client/changes/board-changes.ts";
import { shownText } from "../../contract/base/shown-text.ts";
import type { FullBoard } from "../../contract/boards.ts";
import { ReadOnlyColumns } from "../board/read-only/columns.tsx";
import { boardColor } from "../boards/board-color.ts";
import { addressOf } from "../installation.ts";
import { StatePicture } from "../ui/feedback/state-picture.tsx";
import { Skeleton } from "../ui/feedback/states.tsx";
import { closeCard, openCard, useOpenedCard } from "./opened-card.ts";
import { SharedCardDialog } from "./shared-card-dialog.tsx";
import { type SharedState, watchShared } from "./watch.ts";

const LOADING: SharedState = { status: "loading", board: null, connection: "connecting" };

export function SharedPage({ token }: { token: string }) {
  const [{ status, board, connection }, setState] = useState(LOADING);
  useEffect(() => watchShared(token, setState), [token]);
  const title = status === "ended" ? texts.ended : (board?.title ?? texts.board);
  useEffect(() => {
    document.title = texts.pageTitle(shownText(title));
  }, [title]);
  if (board) return <SharedBoard board={board} connection={connection} />;
  if (status === "loading") return <Loading />;
  return (
    <main>
      <div className="state" role="alert">
        <StatePicture name={status === "ended" ? "expired" : "away"} />
        <h1>{status === "ended" ? texts.ended : texts.notReached}</h1>
        <p>{status === "ended" ? texts.endedWhy : texts.tryingAgain}</p>
        {status === "ended" && (
          <div className="state-actions">
            <a className="button" href={addressOf("/")}>
              {texts.startPage}
            </a>
          </div>
        )}
      </div>
    </main>
  );
}

function SharedBoard({ board, connection }: Pick<SharedState, "connection"> & { board: FullBoard }) {
  const openedId = useOpenedCard();
  const opened = openedId === null ? undefined : findCard(board, openedId);
  const people = useMemo(
    () => new Map(board.members.map(({ user }) => [user.username.toLowerCase(), { isMe: false }])),
    [board.members],
  );
  return (
    <div className="board-page">
      <header
        className="topbar shared-head"
        data-colored={board.color !== null}
        style={boardColor(board.color)}
      >
        <h1 dir="auto">{board.title}</h1>
        <p className="detail" role="status">
          {texts.readOnly[connection]}
        </p>
      </header>
      <main className="board shared" id="main">
        {board.columns.length === 0 ? (
          <p className="nothing">{texts.noColumns}</p>
        ) : (
          <ReadOnlyColumns columns={board.columns} hasCovers onOpen={({ id }) => openCard(id)} />
        )}
      </main>
      {opened && <SharedCardDialog card={opened} board={board} people={people} onClose={closeCard} />}
    </div>
  );
}

function Loading() {
  return (
    <main className="board shared" aria-busy="true" aria-label={texts.loading}>
      <div className="columns" aria-hidden="true">
        {[0, 1, 2].map((each) => (
          <div className="column" key={each}>
            <Skeleton width="8rem" height="1.25rem" />
            <Skeleton height="3.5rem" />
          </div>
        ))}
      </div>
    </main>
  );
}
