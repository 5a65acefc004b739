import type { Card } from "../../../contract/cards.ts";
import { cardPath, navigate } from "../../router.ts";
import { Menu } from "../../ui/dialogs/menu.tsx";
import { MenuItem } from "../../ui/dialogs/menu-item.tsx";
import { IconButton } from "../../ui/forms/icon-button.tsx";
import { useControls } from "../controls.ts";
import { archiveCards, deleteCards } from "../selection/bulk-actions.ts";
import { toggleSelected, useIsSelected } from "../selection/selection.ts";
import { targetsOf } from "../selection/targets.ts";
import { copyLink, openMove, openQuick, toggleComplete } from "./card-keys.ts";
import { addBelow } from "./inline-add.ts";

export function CardMenu({ card, onRename }: { card: Card; onRename: () => void }) {
  const controls = useControls();
  const { session } = controls;
  const selected = useIsSelected(card.id);
  const label = `Actions for ${card.title}`;
  return (
    <Menu
      label={label}
      button={(props) => <IconButton {...props} size="s" className="card-more" icon="more" label={label} />}
    >
      <MenuItem icon="card" onSelect={() => navigate(cardPath(card.board_id, card.id))}>
        Open <kbd>Enter</kbd>
      </MenuItem>
      <MenuItem icon="label" onSelect={() => openQuick(controls, card, "labels")}>
        Labels… <kbd>L</kbd>
      </MenuItem>
      <MenuItem icon="members" onSelect={() => openQuick(controls, card, "people")}>
        People… <kbd>A</kbd>
      </MenuItem>
      <MenuItem icon="waiting" onSelect={() => openQuick(controls, card, "due")}>
        Due date… <kbd>D</kbd>
      </MenuItem>
      <MenuItem icon="check" onSelect={() => toggleComplete(controls, card)}>
        {card.is_complete ? "Mark not complete" : "Mark complete"} <kbd>T</kbd>
      </MenuItem>
      <MenuItem icon="move" onSelect={() => openMove(controls, card)}>
        Move to… <kbd>V</kbd>
      </MenuItem>
      <MenuItem icon="edit" onSelect={onRename}>
        Rename <kbd>E</kbd>
      </MenuItem>
      <MenuItem icon="add" onSelect={() => addBelow(card)}>
        Add a card below <kbd>N</kbd>
      </MenuItem>
      <MenuItem icon="box" onSelect={() => toggleSelected(card.id)}>
        {selected ? "Unselect" : "Select"} <kbd>X</kbd>
      </MenuItem>
      <MenuItem icon="attach" onSelect={() => copyLink(card)}>
        Copy link <kbd>Y</kbd>
      </MenuItem>
      <MenuItem icon="archive" onSelect={() => archiveCards(session, targetsOf(controls, card))}>
        Archive <kbd>C</kbd>
      </MenuItem>
      <MenuItem icon="remove" kind="danger" onSelect={() => deleteCards(session, targetsOf(controls, card))}>
        Delete <kbd>Del</kbd>
      </MenuItem>
    </Menu>
  );
}
