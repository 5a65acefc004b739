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
}

export function ItemMenu({ item, drag, canGoUp, canGoDown, onEdit }: Props) {
  const { session } = useBoard();
  const label = `Actions for ${item.content}`;
  return (
    <Menu
      label={label}
      button={(props) => <IconButton {...props} data-return size="s" icon="more" label={label} />}
    >
      <MenuItem icon="edit" onSelect={onEdit}>
        Edit
      </MenuItem>
      {canGoUp && (
        <MenuItem icon="up" onSelect={() => drag.nudge(item, -1)}>
          Move up
        </MenuItem>
      )}
      {canGoDown && (
        <MenuItem icon="down" onSelect={() => drag.nudge(item, 1)}>
          Move down
        </MenuItem>
      )}
      <MenuItem icon="remove" kind="danger" onSelect={() => deleteItem(session, item)}>
        Delete
      </MenuItem>
    </Menu>
  );
}
