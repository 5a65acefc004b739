import * as texts from "#texts/board.ts";
import * as unsentTexts from "#texts/unsent.ts";
import { isLocal } from "../../client/changes/local-id.ts";
import { TopBar } from "../shell/top-bar.tsx";
import { Link } from "../ui/display/link.tsx";
import type { PictureName } from "../ui/feedback/state-picture.tsx";
import { ErrorState } from "../ui/feedback/states.tsx";
import { Button } from "../ui/forms/button.tsx";
import { CopyButton } from "../ui/forms/copy-button.tsx";
import { LeftDrafts } from "./lost-text/left-drafts.tsx";
import { UnsentList } from "./outbox/unsent-list.tsx";
import { type Author, authorOf } from "./presence/authors.ts";
import type { BoardSession } from "./session/board-session.ts";
import { textsOfAll } from "./session/texts.ts";
import { useBoardView } from "./use-board.ts";
import { useRestored } from "./use-restored.ts";

interface Props {
  boardId: string;
  session: BoardSession;
  /** The status of the response that ended it; null if the board was deleted while it was open. */
  refusedWith: number | null;
}

/** The connection has ended for good: no longer a member, or the board is gone. */
export default function BoardEnded({ boardId, session, refusedWith }: Props) {
  const view = useBoardView(session);
  const unsent = [
    ...view.unsent,
    ...view.conflicts.flatMap(({ entries }) => entries),
    ...view.held.flatMap(({ entry, dependents }) => [entry, ...dependents]),
  ];
  const isBack = useRestored(boardId, !isLocal(boardId) && (refusedWith === null || refusedWith === 404));
  const end = isBack ? texts.restored : endOf(refusedWith, authorOf(boardId));
  return (
    <>
      <TopBar />
      <main className="board" id="main">
        {end ? (
          <ErrorState
            heading="h1"
            {...end}
            picture={pictureOf(isBack, refusedWith)}
            actions={
              <>
                {isBack && (
                  <Button kind="primary" onClick={() => location.reload()}>
                    {texts.openBoard}
                  </Button>
                )}
                {refusedWith === 403 && (
                  <Button kind="primary" onClick={() => location.reload()}>
                    {texts.tryAgain}
                  </Button>
                )}
                <Link className="button" href="/">
                  {texts.yourBoards}
                </Link>
              </>
            }
          />
        ) : (
          <ErrorState heading="h1" picture="away" {...texts.closed} onRetry={() => location.reload()} />
        )}
        {end && <LeftDrafts boardId={boardId} board={view.board} />}
        {end && unsent.length > 0 && (
          <section className="panel stack unsent-panel" aria-labelledby="unsent-title">
            <h2 id="unsent-title">{texts.changesNotSaved}</h2>
            <UnsentList entries={unsent} />
            <div className="row">
              <CopyButton text={textsOfAll(unsent)} label={unsentTexts.copyText} />
              <Button onClick={() => session.discard(unsent)}>{unsentTexts.discard}</Button>
            </div>
          </section>
        )}
      </main>
    </>
  );
}

function pictureOf(isBack: boolean, status: number | null): PictureName {
  if (isBack) return "done";
  if (status === null) return "deleted";
  return status === 403 ? "denied" : "lost";
}

/** Null if the board can be opened again. */
function endOf(status: number | null, author: Author): { title: string; detail: string } | null {
  switch (status) {
    case null:
      return texts.deleted(author);
    case 403:
      return texts.noAccess;
    case 404:
      return texts.notFound;
    default:
      return null;
  }
}
