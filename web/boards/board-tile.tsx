import { useState } from "react";
import * as texts from "#texts/boards.ts";
import * as common from "#texts/common.ts";
import { exportAsk } from "#texts/imports.ts";
import * as offline from "#texts/offline.ts";
import * as own from "#texts/own-board.ts";
import type { Role } from "../../contract/boards.ts";
import type { MyBoard } from "../../contract/home.ts";
import ExportDialog from "../exports/export-dialog.tsx";
import { boardPath } from "../router.ts";
import { reasonOf } from "../session/reason.ts";
import { useMe } from "../session/use-session.ts";
import { number } from "../texts/format.ts";
import { Menu } from "../ui/dialogs/menu.tsx";
import { MenuItem } from "../ui/dialogs/menu-item.tsx";
import { Avatar } from "../ui/display/avatar.tsx";
import { Link } from "../ui/display/link.tsx";
import { Time } from "../ui/display/time.tsx";
import { toast } from "../ui/feedback/toasts.tsx";
import { IconButton } from "../ui/forms/icon-button.tsx";
import { plainLine } from "../util/plain-line.ts";
import { boardColor } from "./board-color.ts";
import CopyBoardDialog from "./create/copy-board-dialog.tsx";
import DeleteBoardDialog from "./deleted/delete-board-dialog.tsx";
import { restoreBoard } from "./deleted/restore-board.ts";
import EditBoardDialog from "./edit-board-dialog.tsx";
import { tileText } from "./load-boards.ts";
import { saveBoard } from "./save-board.ts";

/** One less where the number of the others takes the place of a face. */
const SHOWN_MEMBERS = 4;

interface Props {
  item: MyBoard;
  role: Role;
  /** It does not open without a network. */
  isAway: boolean;
  /** Without a network, a board is neither copied nor deleted. */
  isOffline: boolean;
  /** The board was changed or is gone. */
  onChange: () => void;
  onStar: (isStarred: boolean) => void;
}

export function BoardTile({ item, role, isAway, isOffline, onChange, onStar }: Props) {
  const { board, is_starred, last_activity_at } = item;
  const me = useMe();
  const [dialog, setDialog] = useState<"edit" | "copy" | "export" | "delete" | null>(null);
  const unavailable = isOffline ? offline.needsConnection : undefined;
  const close = () => setDialog(null);
  const changed = () => {
    close();
    onChange();
  };
  const deleted = () => {
    changed();
    toast({
      message: own.wasDeleted(board.title),
      action: {
        label: common.undo,
        run: () => void restoreBoard(board).then((isBack) => isBack && onChange()),
      },
    });
  };
  const toggleTemplate = () => {
    const fields = { is_template: !board.is_template };
    saveBoard({ fields, seen: null }, board, me.id).then(onChange, (error) =>
      toast({ kind: "error", message: `${texts.boardNotChanged(board.title)}. ${reasonOf(error)}` }),
    );
  };
  const shown = board.members.length > SHOWN_MEMBERS ? SHOWN_MEMBERS - 1 : SHOWN_MEMBERS;
  const hidden = board.members.length - shown;
  return (
    <li className="tile" data-colored={board.color !== null} style={boardColor(board.color)}>
      <div className="tile-head">
        <h3 dir="auto">
          <Link href={boardPath(board.id)}>{board.title}</Link>
        </h3>
        <Menu
          label={texts.actionsFor(board.title)}
          button={(props) => (
            <IconButton {...props} className="tile-more" icon="more" label={texts.actionsFor(board.title)} />
          )}
        >
          {role === "owner" && (
            <MenuItem icon="edit" onSelect={() => setDialog("edit")}>
              {texts.editAsk}
            </MenuItem>
          )}
          <MenuItem icon="copy" unavailable={unavailable} onSelect={() => setDialog("copy")}>
            {texts.copyAsk}
          </MenuItem>
          <MenuItem icon="download" unavailable={unavailable} onSelect={() => setDialog("export")}>
            {exportAsk}
          </MenuItem>
          {role === "owner" && (
            <MenuItem icon="columns" checked={board.is_template} onSelect={toggleTemplate}>
              {texts.useAsTemplate}
            </MenuItem>
          )}
          {role === "owner" && (
            <MenuItem
              icon="remove"
              kind="danger"
              unavailable={unavailable}
              onSelect={() => setDialog("delete")}
            >
              {texts.deleteAsk}
            </MenuItem>
          )}
        </Menu>
        <IconButton
          className="star"
          icon={is_starred ? "starred" : "star"}
          label={texts.star(board.title)}
          aria-pressed={is_starred}
          onClick={() => onStar(!is_starred)}
        />
      </div>
      {isAway && <p className="tile-away">{texts.boardAway}</p>}
      {board.description && (
        <p className="tile-text note" dir="auto">
          {plainLine(tileText(board.description))}
        </p>
      )}
      <div className="tile-foot">
        <span className="avatars">
          {board.members.slice(0, shown).map(({ user }) => (
            <Avatar key={user.id} user={user} size="s" />
          ))}
          {hidden > 0 && <span className="detail">+{number(hidden)}</span>}
        </span>
        <span className="detail">
          {board.is_template && <span className="tile-template">{texts.template}</span>}
          {texts.lastChange} <Time at={last_activity_at} isShort />
        </span>
      </div>
      {dialog === "edit" && <EditBoardDialog board={board} onClose={close} onSaved={changed} />}
      {dialog === "copy" && <CopyBoardDialog board={board} isOffline={isOffline} onClose={close} />}
      {dialog === "export" && <ExportDialog board={board} isOffline={isOffline} onClose={close} />}
      {dialog === "delete" && <DeleteBoardDialog board={board} onClose={close} onDeleted={deleted} />}
    </li>
  );
}
