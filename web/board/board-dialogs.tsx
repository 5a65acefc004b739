import { type ReactNode, useEffect, useLayoutEffect } from "react";
import * as texts from "#texts/board.ts";
import { undo } from "#texts/common.ts";
import * as offline from "#texts/offline.ts";
import * as boards from "#texts/own-board.ts";
import { findCard } from "../../client/changes/board-changes.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import { restoreBoard } from "../boards/deleted/restore-board.ts";
import { draftsOn } from "../drafts/drafts.ts";
import { boardPath, leaveTo, navigate } from "../router.ts";
import { DialogBoundary } from "../ui/feedback/error-boundary.tsx";
import { loadAhead } from "../ui/feedback/lazy-part.tsx";
import { toast } from "../ui/feedback/toasts.tsx";
import type { BoardDialog } from "./board-header.tsx";
import {
  AboutBoardDialog,
  ActivityPanel,
  BoardEnded,
  BoardSwitcher,
  CalendarView,
  CardDialog,
  ChangedTexts,
  ChangesDialog,
  ColumnCardsDialog,
  ColumnColorDialog,
  ColumnLimitDialog,
  CopyBoardDialog,
  CopyCardDialog,
  DeleteBoardDialog,
  EditBoardDialog,
  ExpiredDialog,
  ExportDialog,
  FilterChips,
  FilterPanel,
  GoneCard,
  LabelsDialog,
  LostTextDialog,
  MembersDialog,
  MoveCardDialog,
  PastBoard,
  PasteLinesDialog,
  QuickPanel,
  RulesDialog,
  SelectionBar,
  ShareDialog,
  TrashDialog,
  WebhooksDialog,
} from "./dialog-parts.ts";
import { followBoard, useLostPlaces } from "./lost-text/deleted-while-writing.ts";
import { keyOf, realId } from "./state/local-ids.ts";
import { loadEventWords } from "./undo/loaded-event-words.ts";
import { useBoard, useIsOffline } from "./use-board.ts";

interface Props {
  /** From the address. */
  cardId: string | null;
  dialog: BoardDialog | null;
  moving: Card | null;
  copying: Card | null;
  onClose: () => void;
  onOpen: (dialog: BoardDialog) => void;
}

interface Shown {
  board: FullBoard;
  isOffline: boolean;
  onClose: () => void;
  /** In place of the one that is open. */
  onOpen: (dialog: BoardDialog) => void;
}

/** Those that the header of the board opens. */
const DIALOGS: Record<BoardDialog, { title: string; render: (shown: Shown) => ReactNode }> = {
  about: {
    title: texts.aboutBoard,
    render: ({ onClose, onOpen }) => <AboutBoardDialog onClose={onClose} onOpen={onOpen} />,
  },
  boards: {
    title: texts.switchBoard,
    render: ({ board, onClose }) => <BoardSwitcher boardId={board.id} onClose={onClose} />,
  },
  changes: { title: offline.changes, render: ({ onClose }) => <ChangesDialog onClose={onClose} /> },
  copy: { title: texts.copyBoard, render: (shown) => <CopyBoardDialog {...shown} /> },
  delete: {
    title: boards.deleteBoard,
    render: ({ board, onClose }) => (
      <DeleteBoardDialog board={board} onClose={onClose} onDeleted={() => leaveDeleted(board)} />
    ),
  },
  edit: {
    title: boards.editBoard,
    render: ({ board, onClose }) => <EditBoardDialog board={board} onClose={onClose} onSaved={onClose} />,
  },
  export: { title: texts.exportBoard, render: (shown) => <ExportDialog {...shown} /> },
  labels: { title: texts.labels, render: ({ onClose }) => <LabelsDialog onClose={onClose} /> },
  members: { title: texts.members, render: ({ onClose }) => <MembersDialog onClose={onClose} /> },
  rules: { title: texts.automation, render: ({ onClose }) => <RulesDialog onClose={onClose} /> },
  share: { title: texts.share, render: (shown) => <ShareDialog {...shown} /> },
  trash: { title: texts.archiveAndTrash, render: ({ onClose }) => <TrashDialog onClose={onClose} /> },
  webhooks: { title: texts.webhooks, render: ({ onClose }) => <WebhooksDialog onClose={onClose} /> },
};

/** What a board may need next. */
const LATER = [
  { preload: loadEventWords },
  AboutBoardDialog,
  CardDialog,
  ChangedTexts,
  ChangesDialog,
  ExpiredDialog,
  LostTextDialog,
  BoardSwitcher,
  CopyBoardDialog,
  MoveCardDialog,
  CopyCardDialog,
  PasteLinesDialog,
  SelectionBar,
  FilterChips,
  FilterPanel,
  GoneCard,
  BoardEnded,
  ColumnCardsDialog,
  ColumnColorDialog,
  ColumnLimitDialog,
  EditBoardDialog,
  MembersDialog,
  RulesDialog,
  ShareDialog,
  TrashDialog,
  PastBoard,
  CalendarView,
  ActivityPanel,
  QuickPanel,
];

export function BoardDialogs({ cardId, dialog, moving, copying, onClose, onOpen }: Props) {
  const { board, isCopy, session, me } = useBoard();
  const isOffline = useIsOffline(session);
  const card = cardId === null ? undefined : findCard(board, realId(cardId));
  const [lost] = useLostPlaces(board);
  const opened = dialog && DIALOGS[dialog];
  const leaveCard = () => leaveTo(boardPath(board.id));
  useEffect(() => loadAhead(LATER), []);
  const isBehind = isOffline || isCopy;
  useLayoutEffect(() => followBoard(board, isBehind), [board, isBehind]);
  useEffect(() => () => followBoard(null), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: later deletions are reported as they happen
  useEffect(() => {
    if (isCopy || draftsOn(board.id).length === 0) return;
    // If that fails, the texts are kept until the next visit.
    import("./lost-text/deleted-earlier.ts")
      .then((earlier) => earlier.showDeletedEarlier(board, { session, userId: me.id }))
      .catch(() => {});
  }, [board.id, isCopy]);
  return (
    <>
      {card && (
        <DialogBoundary key={keyOf(card.id)} title={texts.card} onClose={leaveCard}>
          <CardDialog card={card} onClose={leaveCard} />
        </DialogBoundary>
      )}
      {cardId !== null && !card && !lost && !isCopy && (
        <GoneCard key={cardId} cardId={cardId} onClose={leaveCard} />
      )}
      {lost && (
        <LostTextDialog
          key={lost.seq + lost.title}
          place={lost}
          onClose={() => cardId && !card && leaveCard()}
        />
      )}
      {opened && (
        <DialogBoundary title={opened.title} onClose={onClose}>
          {opened.render({ board, isOffline, onClose, onOpen })}
        </DialogBoundary>
      )}
      {copying && (
        <DialogBoundary title={texts.copyCard} onClose={onClose}>
          <CopyCardDialog card={findCard(board, realId(copying.id)) ?? copying} onClose={onClose} />
        </DialogBoundary>
      )}
      {moving && (
        <DialogBoundary title={texts.moveCard} onClose={onClose}>
          <MoveCardDialog card={findCard(board, realId(moving.id)) ?? moving} onClose={onClose} />
        </DialogBoundary>
      )}
    </>
  );
}

function leaveDeleted({ id, title }: FullBoard): void {
  navigate("/");
  const bringBack = () => restoreBoard({ id, title }).then((isBack) => isBack && navigate(boardPath(id)));
  toast({ message: boards.wasDeleted(title), action: { label: undo, run: () => void bringBack() } });
}
