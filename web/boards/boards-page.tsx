import { useEffect, useState } from "react";
import * as texts from "#texts/boards.ts";
import * as common from "#texts/common.ts";
import { importBoard } from "#texts/imports.ts";
import { isLocal } from "../../client/changes/local-id.ts";
import { Imports } from "../imports/imports.tsx";
import { onBoardsChange } from "../inbox/inbox.ts";
import { api } from "../session/api.ts";
import { useMe } from "../session/use-session.ts";
import { TopBar } from "../shell/top-bar.tsx";
import { useTitle } from "../shell/use-title.ts";
import { BOARD_ORDERS, type BoardOrder, boardsOrder } from "../storage/choices/boards-order.ts";
import { Icon } from "../ui/display/icon.tsx";
import { OutageNotice, StaleNotice } from "../ui/feedback/outage-notice.tsx";
import { FailedState, Skeleton } from "../ui/feedback/states.tsx";
import { Button } from "../ui/forms/button.tsx";
import { Select } from "../ui/forms/field.tsx";
import { SearchField } from "../ui/forms/search-field.tsx";
import { useCommands } from "../util/commands.ts";
import { BoardTile } from "./board-tile.tsx";
import { FirstBoard } from "./create/first-board.tsx";
import { NewBoardDialog } from "./create/new-board-dialog.tsx";
import { DeletedBoardsDialog } from "./deleted/deleted-boards-dialog.tsx";
import { DueSummary } from "./due-summary.tsx";
import { useCopied } from "./kept-boards.ts";
import { roleOn } from "./load-boards.ts";
import { type Section, sectionsBy, sectionsOf, withTitle } from "./sections.ts";
import { type MyBoards, useMyBoards, useRestWhile } from "./use-my-boards.ts";

/** With fewer, all of them are seen at a glance. */
const FILTER_FROM = 5;

export default function BoardsPage() {
  const me = useMe();
  const mine = useMyBoards(me.id);
  const { boards, failure, isOffline, hasMore, isLoadingMore, load, loadMore } = mine;
  const copied = useCopied(me.id, isOffline);
  const [text, setText] = useState("");
  const [dialog, setDialog] = useState<"new" | "deleted" | "import" | null>(null);
  const close = () => setDialog(null);
  const openNew = () => setDialog("new");
  const openImport = () => setDialog("import");
  useTitle(texts.boards);
  useEffect(() => onBoardsChange(load), [load]);
  const isFiltering = text.trim() !== "";
  const order = boardsOrder.use();
  // Only the whole list has an order of its own.
  useRestWhile(isFiltering || order !== "opened", mine);
  const hasDeleted = useHasDeleted(boards?.length);
  useCommands({ "import-board": openImport });
  return (
    <>
      <TopBar />
      <main className="page boards" id="main">
        <div className="boards-head">
          <div className="boards-title">
            <h1>{texts.boards}</h1>
            <DueSummary />
          </div>
          {boards && (boards.length >= FILTER_FROM || hasMore) && (
            <>
              <SearchField label={texts.findBoard} value={text} onChange={setText} />
              <Select
                label={texts.sortBoards}
                hideLabel
                value={order}
                onChange={({ currentTarget }) => {
                  const chosen = BOARD_ORDERS.find((each) => each === currentTarget.value);
                  if (chosen) boardsOrder.set(chosen);
                }}
              >
                {BOARD_ORDERS.map((each) => (
                  <option key={each} value={each}>
                    {texts.orders[each]}
                  </option>
                ))}
              </Select>
            </>
          )}
          {boards && boards.length > 0 && (
            <Button
              aria-haspopup="dialog"
              disabled={isOffline}
              title={isOffline ? texts.importOffline : importBoard}
              onClick={openImport}
            >
              <Icon name="upload" size={16} />
              <span className="wide-only">{importBoard}</span>
            </Button>
          )}
          {boards && boards.length > 0 && (
            <Button kind="primary" aria-haspopup="dialog" onClick={openNew}>
              <Icon name="add" size={16} />
              {texts.newBoard}
            </Button>
          )}
        </div>
        <Imports
          isOffline={isOffline}
          titleOf={(id) => boards?.find(({ board }) => board.id === id)?.board.title}
          isOpen={dialog === "import"}
          onOpen={openImport}
          onClose={close}
          onImported={load}
        />
        {failure && !boards && <FailedState title={texts.boardsNotLoaded} failure={failure} onRetry={load} />}
        {failure &&
          boards &&
          (isOffline ? (
            <OutageNotice isAway={failure.trouble === "away"} onRetry={load}>
              {texts.boardsOffline}
            </OutageNotice>
          ) : (
            <StaleNotice onRetry={load}>{`${texts.mayBeOutdated} ${failure.reason}`}</StaleNotice>
          ))}
        {!boards && !failure && <LoadingTiles />}
        {boards?.length === 0 && (
          <FirstBoard isOffline={isOffline} onTemplate={openNew} onImport={openImport} />
        )}
        {boards && boards.length > 0 && (
          <Sections
            sections={shown(mine, boards, { text, copied, order })}
            isFiltering={isFiltering}
            text={text}
            mine={mine}
            copied={copied}
          />
        )}
        {hasMore && (
          <div className="boards-more">
            <Button onClick={loadMore} busy={isLoadingMore}>
              {isLoadingMore ? common.loading : texts.showMoreBoards}
            </Button>
          </div>
        )}
        {hasDeleted && (
          <div className="boards-end">
            <Button
              kind="quiet"
              aria-haspopup="dialog"
              disabled={isOffline}
              title={isOffline ? texts.deletedOffline : undefined}
              onClick={() => setDialog("deleted")}
            >
              <Icon name="remove" size={16} />
              {texts.deletedBoards}
            </Button>
          </div>
        )}
        {dialog === "new" && <NewBoardDialog onClose={close} />}
        {dialog === "deleted" && <DeletedBoardsDialog onClose={close} onRestored={load} />}
      </main>
    </>
  );
}

/** Whether there may be any. Who has no board may never have had one. */
function useHasDeleted(count: number | undefined): boolean {
  const [found, setFound] = useState(false);
  useEffect(() => {
    if (count !== 0) return;
    api.listDeletedBoards({ limit: 1 }).then(
      ({ items }) => setFound(items.length > 0),
      () => setFound(true),
    );
  }, [count]);
  return count !== undefined && (count > 0 || found);
}

interface Shown {
  text: string;
  copied: ReadonlySet<string> | null;
  order: BoardOrder;
}

function shown(
  { hasMore }: MyBoards,
  boards: NonNullable<MyBoards["boards"]>,
  { text, copied, order }: Shown,
): Section[] {
  if (text.trim() === "") return order === "opened" ? sectionsOf(boards, copied) : sectionsBy(order, boards);
  const { found, isSimilar } = withTitle(boards, text);
  if (found.length === 0) return [];
  return [
    { title: isSimilar ? texts.similarNames : hasMore ? texts.foundSoFar : texts.found, boards: found },
  ];
}

interface SectionsProps {
  sections: Section[];
  isFiltering: boolean;
  text: string;
  mine: MyBoards;
  /** Offline, the boards that open all the same. */
  copied: ReadonlySet<string> | null;
}

function Sections({ sections, isFiltering, text, mine, copied }: SectionsProps) {
  const me = useMe();
  const count = sections.reduce((sum, { boards }) => sum + boards.length, 0);
  return (
    <>
      <p className="visually-hidden" role="status">
        {isFiltering && texts.foundCount(count)}
      </p>
      {isFiltering && count === 0 && !mine.hasMore && (
        <p className="nothing">{texts.noneCalled(text.trim())}</p>
      )}
      {sections.map(({ title, icon, boards }) => (
        <section key={title} className="boards-section" aria-label={title}>
          <h2 className={sections.length > 1 || isFiltering ? undefined : "visually-hidden"}>
            {icon && <Icon name={icon} size={16} />}
            {title}
          </h2>
          <ul className="tiles">
            {boards.map((item) => (
              <BoardTile
                key={item.board.id}
                item={item}
                role={roleOn(item.board, me.id)}
                isOffline={mine.isOffline}
                isAway={copied !== null && !copied.has(item.board.id) && !isLocal(item.board.id)}
                onChange={mine.load}
                onStar={(isStarred) => mine.setStar(item.board, isStarred)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function LoadingTiles() {
  return (
    <div className="tiles" aria-busy="true">
      {[0, 1, 2, 3].map((each) => (
        <Skeleton key={each} height="7rem" />
      ))}
    </div>
  );
}
