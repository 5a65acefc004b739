import type { Card } from "../../../contract/cards.ts";
import { cardPath, navigate } from "../../router.ts";
import { Menu } from "../../ui/dialogs/menu.tsx";
import { MenuItem } from "../../ui/dialogs/menu-item.tsx";
import { IconButton } from "../../ui/forms/icon-button.tsx";
import { useControls } from "../controls.ts";
import { archiveCard, deleteCard } from "../session/actions.ts";

export function CardMenu({ card, onRename }: { card: Card; onRename: () => void }) {
  const { session, openMoveDialog, openCopyDialog } = useControls();
  const label = `Actions for ${card.title}`;
  return (
    <Menu
      label={label}
      button={(props) => <IconButton {...props} size="s" className="card-more" icon="more" label={label} />}
    >
      <MenuItem icon="description" onSelect={() => navigate(cardPath(card.board_id, card.id))}>
        Open
      </MenuItem>
      <MenuItem icon="move" onSelect={() => openMoveDialog(card)}>
        Move to… <kbd>M</kbd>
      </MenuItem>
      <MenuItem icon="copy" onSelect={() => openCopyDialog(card)}>
        Copy…
      </MenuItem>
      <MenuItem icon="edit" onSelect={onRename}>
        Rename <kbd>E</kbd>
      </MenuItem>
      <MenuItem icon="archive" onSelect={() => archiveCard(session, card)}>
        Archive
      </MenuItem>
      <MenuItem icon="remove" kind="danger" onSelect={() => deleteCard(session, card)}>
        Delete <kbd>Del</kbd>
      </MenuItem>
    </Menu>
  );
}
