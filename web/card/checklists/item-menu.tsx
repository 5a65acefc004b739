import { actionsForItem, assignPeople } from "#texts/checklists.ts";
import * as common from "#texts/common.ts";
import type { ChecklistItem } from "../../../contract/checklists.ts";
import { useBoard } from "../../board/use-board.ts";
import { Menu } from "../../ui/dialogs/menu.tsx";
import { MenuItem } from "../../ui/dialogs/menu-item.tsx";
import { IconButton } from "../../ui/forms/icon-button.tsx";
import { deleteItem } from "./checklist-actions.ts";
import type { ItemDrag } from "./use-item-drag.ts";

interface Props {
  item: ChecklistItem;
  drag: ItemDrag;
  canGoUp: boolean;
  canGoDown: boolean;
  onEdit: () => void;
  onAssign: () => void;
}

export function ItemMenu({ item, drag, canGoUp, canGoDown, onEdit, onAssign }: Props) {
  const { session } = useBoard();
  const label = actionsForItem(item.content);
  return (
    <Menu
      label={label}
      button={(props) => <IconButton {...props} tabIndex={-1} size="s" icon="more" label={label} />}
    >
      <MenuItem icon="edit" onSelect={onEdit}>
        {common.edit}
      </MenuItem>
      <MenuItem icon="members" onSelect={onAssign}>
        {assignPeople}
      </MenuItem>
      {canGoUp && (
        <MenuItem icon="up" onSelect={() => drag.nudge(item, -1)}>
          {common.moveUp}
        </MenuItem>
      )}
      {canGoDown && (
        <MenuItem icon="down" onSelect={() => drag.nudge(item, 1)}>
          {common.moveDown}
        </MenuItem>
      )}
      <MenuItem icon="remove" kind="danger" onSelect={() => deleteItem(session, item)}>
        {common.remove}
      </MenuItem>
    </Menu>
  );
}
