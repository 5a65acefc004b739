import { type ClipboardEvent, type DragEvent, useEffect, useId, useRef, useState } from "react";
import { cardTitle } from "#texts/card.ts";
import { rename } from "#texts/common.ts";
import type { Card } from "../../contract/cards.ts";
import { focusCard } from "../board/cards/focus.ts";
import { CardCover } from "../board/cards/tile/card-cover.tsx";
import { useControls } from "../board/controls.ts";
import { CardLookers } from "../board/presence/card-lookers.tsx";
import { useLook } from "../board/presence/use-look.ts";
import { archiveCards, assignCards, deleteCards } from "../board/selection/bulk-actions.ts";
import { renameCard } from "../board/session/actions.ts";
import { useBoard, useIsUnsent } from "../board/use-board.ts";
import { hasDraft } from "../drafts/use-draft.ts";
import { useReadNotifications } from "../inbox/use-read-notifications.ts";
import { forgetOpened, useNoteOpened } from "../search/palette/recent-cards.ts";
import { useTitle } from "../shell/use-title.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { useFocusReturn } from "../ui/dialogs/use-focus-return.ts";
import { InlineEdit } from "../ui/forms/inline-edit.tsx";
import { useNarrow } from "../ui/use-narrow.ts";
import { turning, useCommands } from "../util/commands.ts";
import { Attachments } from "./attachments/attachments.tsx";
import { upload } from "./attachments/uploads.ts";
import { CardComplete } from "./card-complete.tsx";
import { CardConflicts, ConflictSign, useCardConflicts } from "./card-conflicts.tsx";
import { CardHead } from "./card-head.tsx";
import { CardMenu } from "./card-menu.tsx";
import { CardNumber } from "./card-number.tsx";
import { CardSide } from "./card-side.tsx";
import { CardSummary } from "./card-summary.tsx";
import { Checklists } from "./checklists/checklists.tsx";
import { NewComment } from "./comments/new-comment.tsx";
import { Description } from "./description/description.tsx";
import { MissingFacts } from "./missing-facts.tsx";
import { NextCards } from "./next-cards.tsx";
import { Timeline } from "./timeline/timeline.tsx";
import { TimelineHead } from "./timeline/timeline-head.tsx";
import { UnsentMark } from "./unsent-mark.tsx";
import { useAboveKeyboard } from "./use-above-keyboard.ts";
import { useCardKeys } from "./use-card-keys.ts";

interface Props {
  /** Re-renders with every change of the card, by anybody. */
  card: Card;
  /** Returns to the board. */
  onClose: () => void;
}

/** Everything about one card. Files can be dropped on it or pasted into it. */
export default function CardDialog({ card, onClose }: Props) {
  const { board, session, me } = useBoard();
  const { openMoveDialog, openCopyDialog } = useControls();
  const place = { id: card.id, field: "dialog-title" };
  const [renaming, setRenaming] = useState(() => hasDraft(place));
  const isNarrow = useNarrow();
  const [factsOpen, setFactsOpen] = useState(false);
  /** The description may have been another one. */
  const [hasEarlier, setEarlier] = useState(false);
  const [receiving, setReceiving] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const conflicts = useCardConflicts(card, sheet);
  const description = useRef<HTMLElement>(null);
  const headingRef = useRef<HTMLDivElement>(null);
  const titleRef = useFocusReturn(renaming);
  const isUnsent = useIsUnsent(session, card.id);
  const timelineId = useId();
  useTitle(card.title);
  useLook(session, card.id);
  useNoteOpened(me.id, card);
  useReadNotifications(card.id);
  useAboveKeyboard();
  // What Ctrl+Z would change elsewhere cannot be seen.
  useEffect(() => {
    session.openCard(card.id);
    return () => session.openCard(null);
  }, [session, card.id]);
  const remove = (how: typeof deleteCards) => {
    const siblings = board.columns.find(({ id }) => id === card.column_id)?.cards ?? [];
    const index = siblings.indexOf(card);
    const neighbour = siblings[index + 1] ?? siblings[index - 1];
    onClose();
    how(session, [card]);
    forgetOpened(me.id, card.id);
    if (neighbour) focusCard(neighbour.id);
  };
  const isMine = card.assignees.some(({ id }) => id === me.id);
  useCardKeys();
  useCommands({
    "card-assign-me": turning(isMine, () => assignCards(session, [card], me, !isMine)),
    "card-rename": () => setRenaming(true),
    "card-copy": () => openCopyDialog(card),
    "card-archive": () => remove(archiveCards),
    "card-delete": () => remove(deleteCards),
  });
  const receive = (files: FileList) => {
    const place = { cardId: card.id, board: { id: board.id, title: board.title } };
    for (const file of files) void upload(place, file);
  };
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setReceiving(true);
  };
  const onDrop = (event: DragEvent) => {
    setReceiving(false);
    if (event.defaultPrevented) return;
    event.preventDefault();
    receive(event.dataTransfer.files);
  };
  const onPaste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    if (files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    receive(files);
  };
  const title = renaming ? (
    <div className="card-rename" data-editing="title">
      <InlineEdit
        label={cardTitle}
        place={place}
        value={card.title}
        onSave={(text) => renameCard(session, card, text)}
        onClose={() => setRenaming(false)}
      />
    </div>
  ) : (
    <h2>
      <button
        ref={titleRef}
        type="button"
        className="card-title"
        dir="auto"
        title={rename}
        onClick={() => setRenaming(true)}
      >
        {card.title}
      </button>
    </h2>
  );
  const heading = (
    <>
      <CardComplete card={card} />
      {title}
    </>
  );
  return (
    <Dialog
      title={card.title}
      heading={
        isNarrow ? (
          <CardHead title={card.title} heading={headingRef}>
            <CardNumber card={card} />
          </CardHead>
        ) : (
          heading
        )
      }
      onClose={onClose}
      size="card"
      tools={
        <>
          {conflicts.length > 0 && <ConflictSign key={conflicts[0]?.key} sheet={sheet} />}
          <CardLookers cardId={card.id} />
          <UnsentMark isUnsent={isUnsent} isShort={isNarrow} />
          {!isNarrow && <CardNumber card={card} />}
          <NextCards card={card} />
          <CardMenu
            title={card.title}
            onCopy={() => openCopyDialog(card)}
            onArchive={() => remove(archiveCards)}
            onDelete={() => remove(deleteCards)}
          />
        </>
      }
    >
      <CardCover card={card} />
      {isNarrow && (
        <div ref={headingRef} className="card-heading">
          {heading}
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same for everyone */}
      <div
        ref={sheet}
        className="card-sheet"
        tabIndex={-1}
        data-autofocus
        data-receiving={receiving}
        onDragOver={onDragOver}
        onDragLeave={() => setReceiving(false)}
        onDrop={onDrop}
        onPaste={onPaste}
      >
        {isNarrow && <CardSummary card={card} isOpen={factsOpen} onToggle={() => setFactsOpen(!factsOpen)} />}
        {isNarrow && !factsOpen && <MissingFacts card={card} />}
        <div className="card-main">
          <CardConflicts conflicts={conflicts} onDecided={() => description.current?.focus()} />
          <Description card={card} section={description} hasHistory={hasEarlier} />
          <Checklists card={card} />
          <Attachments card={card} onFiles={receive} />
          <TimelineHead id={timelineId} count={card.comment_count} />
          <NewComment card={card} />
        </div>
        {/* Before the comments, which may be many: the Tab key follows this order. */}
        <CardSide card={card} isCollapsed={isNarrow && !factsOpen} onMove={() => openMoveDialog(card)} />
        <div className="card-main">
          <Timeline card={card} headingId={timelineId} onHistory={setEarlier} />
        </div>
      </div>
    </Dialog>
  );
}
