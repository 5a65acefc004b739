import * as texts from "#texts/board.ts";
import { needsConnection } from "#texts/offline.ts";
import { deleteBoard, editBoard } from "#texts/own-board.ts";
import { redo, undo } from "#texts/undo.ts";
import { showOverlay } from "../shell/overlay.ts";
import { Menu } from "../ui/dialogs/menu.tsx";
import { MenuGroup } from "../ui/dialogs/menu-group.tsx";
import { MenuItem } from "../ui/dialogs/menu-item.tsx";
import { IconButton } from "../ui/forms/icon-button.tsx";
import type { BoardDialog } from "./board-header.tsx";
import { useBoard, useIsOffline } from "./use-board.ts";

interface Props {
  /** An earlier moment is shown: nothing can be changed in it. */
  isPast: boolean;
  isPublic: boolean;
  onOpen: (dialog: BoardDialog) => void;
  onActivity: () => void;
  onPast: () => void;
  onTemplate: () => void;
}

/** Everything that can be done with a board. Where the header has no room for its buttons, they are all here. */
export function BoardMenu({ isPast, isPublic, onOpen, onActivity, onPast, onTemplate }: Props) {
  const { board, session, role, online, me } = useBoard();
  const isOffline = useIsOffline(session);
  const isOwner = role === "owner";
  const others = [...online.keys()].filter((id) => id !== me.id).length;
  return (
    <Menu
      label={texts.boardMenu}
      button={(props) => (
        <IconButton {...props} data-return className="board-menu" icon="more" label={texts.boardMenu} />
      )}
    >
      <MenuGroup>
        <MenuItem icon="search" onSelect={() => showOverlay("palette")}>
          {texts.searchAndCommands}
        </MenuItem>
        {!isPast && (
          <>
            <MenuItem icon="undo" onSelect={session.undo}>
              {undo}
            </MenuItem>
            <MenuItem icon="redo" onSelect={session.redo}>
              {redo}
            </MenuItem>
          </>
        )}
      </MenuGroup>
      {!isPast && (
        <>
          <MenuGroup heading={texts.thisBoard}>
            <MenuItem icon="card" onSelect={() => onOpen("about")}>
              {texts.aboutBoard}
            </MenuItem>
            <MenuItem icon="label" onSelect={() => onOpen("labels")}>
              {texts.labels}
            </MenuItem>
            {isOwner && (
              <>
                <MenuItem icon="edit" onSelect={() => onOpen("edit")}>
                  {editBoard}
                </MenuItem>
                <MenuItem icon="columns" checked={board.is_template} onSelect={onTemplate}>
                  {texts.useAsTemplate}
                </MenuItem>
              </>
            )}
          </MenuGroup>
          <MenuGroup heading={texts.peopleAndAutomation}>
            <MenuItem icon="members" onSelect={() => onOpen("members")}>
              {texts.membersAndHere(others)}
            </MenuItem>
            {(isOwner || isPublic) && (
              <MenuItem icon="link" onSelect={() => onOpen("share")}>
                {texts.shareAndPublic(isPublic)}
              </MenuItem>
            )}
            <MenuItem icon="rules" onSelect={() => onOpen("rules")}>
              {texts.automation}
            </MenuItem>
            {isOwner && (
              <MenuItem icon="plug" onSelect={() => onOpen("webhooks")}>
                {texts.webhooks}
              </MenuItem>
            )}
          </MenuGroup>
        </>
      )}
      <MenuGroup heading={texts.pastAndData}>
        <MenuItem icon="history" onSelect={onActivity}>
          {texts.activity}
        </MenuItem>
        {!isPast && (
          <>
            <MenuItem icon="past" onSelect={onPast}>
              {texts.boardHistory}
            </MenuItem>
            <MenuItem icon="archive" onSelect={() => onOpen("trash")}>
              {texts.archiveAndTrash}
            </MenuItem>
            <MenuItem icon="download" onSelect={() => onOpen("export")}>
              {texts.exportBoard}
            </MenuItem>
          </>
        )}
      </MenuGroup>
      {!isPast && isOwner && (
        <MenuGroup>
          <MenuItem
            icon="remove"
            kind="danger"
            unavailable={isOffline ? needsConnection : undefined}
            onSelect={() => onOpen("delete")}
          >
            {deleteBoard}
          </MenuItem>
        </MenuGroup>
      )}
    </Menu>
  );
}
