import { type Ref, useRef, useState } from "react";
import * as texts from "#texts/board.ts";
import { findCard } from "../../client/changes/board-changes.ts";
import { useUploadCount } from "../card/attachments/upload-list.ts";
import { hasDraft } from "../drafts/use-draft.ts";
import { navigate, pastPath } from "../router.ts";
import { PublicBadge } from "../share/public-badge.tsx";
import { useIsPublic } from "../share/public-state.ts";
import { useFocusReturn } from "../ui/dialogs/use-focus-return.ts";
import { Icon } from "../ui/display/icon.tsx";
import { Link } from "../ui/display/link.tsx";
import { toast } from "../ui/feedback/toasts.tsx";
import { IconButton } from "../ui/forms/icon-button.tsx";
import { InlineEdit } from "../ui/forms/inline-edit.tsx";
import { turning, useCommands } from "../util/commands.ts";
import { BoardMenu } from "./board-menu.tsx";
import { ActivityPanel, BoardSwitcher, MembersDialog, RulesDialog } from "./dialog-parts.ts";
import { useRefused } from "./outbox/refused.ts";
import { ConnectionState } from "./presence/connection-state.tsx";
import { Presence } from "./presence/presence.tsx";
import { renameBoard, setTemplate } from "./session/actions.ts";
import type { BoardView } from "./session/session-options.ts";
import { useBoard, useIsOffline } from "./use-board.ts";
import { useFitting } from "./use-fitting.ts";

export type BoardDialog =
  | "about"
  | "boards"
  | "changes"
  | "copy"
  | "delete"
  | "edit"
  | "export"
  | "labels"
  | "members"
  | "rules"
  | "share"
  | "trash"
  | "webhooks";

interface Props {
  view: BoardView;
  onOpen: (dialog: BoardDialog) => void;
  /** An earlier moment is shown: what would change the present is not offered. */
  isPast: boolean;
  activity: { isOpen: boolean; toggle: () => void; buttonRef: Ref<HTMLButtonElement> };
}

export function BoardHeader({ view, isPast, onOpen, activity }: Props) {
  const { board, session, me, role } = useBoard();
  const isOffline = useIsOffline(session);
  const isPublic = useIsPublic(board.id, isOffline);
  const refused = useRefused(me.id, board.id);
  const files = useUploadCount((cardId) => findCard(board, cardId) !== undefined);
  const place = { id: board.id, field: "title" };
  const [renaming, setRenaming] = useState(() => hasDraft(place));
  const ref = useRef<HTMLDivElement>(null);
  useFitting(ref, isPast);
  const titleButton = useFocusReturn(renaming);
  const historyButton = useFocusReturn(isPast);
  const showPast = () => navigate(pastPath(board.id, Math.max(0, board.seq - 1)));
  const toggleTemplate = () => setTemplate(session, !board.is_template);
  useCommands({
    activity: turning(activity.isOpen, () => activity.toggle()),
    changes: () => onOpen("changes"),
    ...(!isPast && {
      members: () => onOpen("members"),
      rules: () => onOpen("rules"),
      labels: () => onOpen("labels"),
      trash: () => onOpen("trash"),
      "copy-board": () => onOpen("copy"),
      undo: session.undo,
      redo: session.redo,
      export: () => onOpen("export"),
      ...(role === "owner" && {
        share: () => onOpen("share"),
        webhooks: () => onOpen("webhooks"),
        template: turning(board.is_template, toggleTemplate),
        "rename-board": () => setRenaming(true),
        "edit-board": () => onOpen("edit"),
        ...(!isOffline && { "delete-board": () => onOpen("delete") }),
      }),
      past: showPast,
    }),
  });
  return (
    <div ref={ref} className="board-head">
      <Link className="board-back plain" href="/">
        <Icon name="back" size={16} />
        <span className="wide-only">{texts.boards}</span>
      </Link>
      {renaming ? (
        <InlineEdit
          label={texts.boardName}
          place={place}
          value={board.title}
          onSave={(title) => renameBoard(session, title)}
          onClose={() => setRenaming(false)}
        />
      ) : (
        <h1>
          <button
            ref={titleButton}
            type="button"
            className="board-switch"
            title={texts.switchBoardKey}
            aria-haspopup="dialog"
            onPointerEnter={BoardSwitcher.preload}
            onFocus={BoardSwitcher.preload}
            onClick={() => onOpen("boards")}
          >
            <span className="truncate" dir="auto">
              {board.title}
            </span>
            <Icon name="down" size={14} />
          </button>
        </h1>
      )}
      <ConnectionState
        status={view.status}
        unsaved={view.unsent.length + files}
        refused={refused.length}
        undecided={view.conflicts.length + view.held.length}
        isPast={isPast}
        onOpen={() => onOpen("changes")}
      />
      <div ref={historyButton} className="board-tools">
        {/* It comes late, where nothing has to move for it. */}
        {!isPast && isPublic && <PublicBadge onOpen={() => onOpen("share")} />}
        <Presence />
        {!isPast && (
          <>
            <button
              type="button"
              className="button"
              data-kind="quiet"
              onPointerEnter={MembersDialog.preload}
              onFocus={MembersDialog.preload}
              onClick={() => onOpen("members")}
            >
              <Icon name="members" size={18} />
              <span className="wide-only">{texts.members}</span>
            </button>
            <button
              type="button"
              className="button"
              data-kind="quiet"
              onPointerEnter={RulesDialog.preload}
              onFocus={RulesDialog.preload}
              onClick={() => onOpen("rules")}
            >
              <Icon name="rules" size={18} />
              <span className="wide-only rules-word">{texts.automation}</span>
            </button>
          </>
        )}
        <button
          ref={activity.buttonRef}
          type="button"
          className="button"
          data-kind="quiet"
          aria-expanded={activity.isOpen}
          onPointerEnter={ActivityPanel.preload}
          onFocus={ActivityPanel.preload}
          onClick={activity.toggle}
        >
          <Icon name="history" size={18} />
          <span className="wide-only activity-word">{texts.activity}</span>
        </button>
        {!isPast && <ShareButton isOwner={role === "owner"} onOpen={() => onOpen("share")} />}
        <BoardMenu
          isPast={isPast}
          isPublic={isPublic}
          onOpen={onOpen}
          onActivity={activity.toggle}
          onPast={showPast}
          onTemplate={toggleTemplate}
        />
      </div>
    </div>
  );
}

/** On every board, in the same place: who may not share it learns why. */
function ShareButton({ isOwner, onOpen }: { isOwner: boolean; onOpen: () => void }) {
  if (isOwner) return <IconButton icon="link" label={texts.share} onClick={onOpen} />;
  const explain = () => toast({ group: "share", message: texts.ownersShare });
  return (
    <IconButton
      icon="link"
      label={texts.share}
      title={texts.ownersShare}
      aria-disabled="true"
      onClick={explain}
    />
  );
}
