import { useEffect } from "react";
import * as texts from "#texts/board.ts";
import * as unsentTexts from "#texts/unsent.ts";
import { isLocal } from "../../client/changes/local-id.ts";
import { useMe } from "../session/use-session.ts";
import { TopBar } from "../shell/top-bar.tsx";
import { nameOf } from "../ui/display/avatar.tsx";
import { Link } from "../ui/display/link.tsx";
import type { PictureName } from "../ui/feedback/state-picture.tsx";
import { ErrorState } from "../ui/feedback/states.tsx";
import { Button } from "../ui/forms/button.tsx";
import { CopyButton } from "../ui/forms/copy-button.tsx";
import { commandFor } from "../util/commands.ts";
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
  const isDenied = refusedWith === 403;
  const isGone = !isLocal(boardId) && (refusedWith === null || refusedWith === 404);
  const isBack = useRestored(boardId, isDenied ? "denied" : isGone ? "deleted" : null);
  // What was not sent is lost with the page: whoever has some decides when it goes.
  const opensItself = isBack && isDenied && unsent.length === 0;
  useEffect(() => {
    if (opensItself) location.reload();
  }, [opensItself]);
  const me = useMe();
  const end = isBack
    ? isDenied
      ? texts.added
      : texts.restored
    : endOf(refusedWith, { author: authorOf(boardId), account: `${nameOf(me)} (${me.email})` });
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
                {isDenied && !isBack && (
                  <Button onClick={() => commandFor("log-out")?.()}>{texts.otherAccount}</Button>
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
function endOf(
  status: number | null,
  { author, account }: { author: Author; account: string },
): { title: string; detail: string } | null {
  switch (status) {
    case null:
      return texts.deleted(author);
    case 403:
      return texts.noAccess(account);
    case 404:
      return texts.notFound;
    default:
      return null;
  }
}
