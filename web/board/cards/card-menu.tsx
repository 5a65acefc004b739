import * as texts from "#texts/cards.ts";
import type { Card } from "../../../contract/cards.ts";
import { cardPath, navigate } from "../../router.ts";
import { Menu } from "../../ui/dialogs/menu.tsx";
import { MenuItem } from "../../ui/dialogs/menu-item.tsx";
import { IconButton } from "../../ui/forms/icon-button.tsx";
import { useControls } from "../controls.ts";
import { archiveCards, deleteCards } from "../selection/bulk-actions.ts";
import { toggleSelected, useIsSelected } from "../selection/selection.ts";
import { targetsOf } from "../selection/targets.ts";
import { addBelow } from "./add/inline-add.ts";
import { copyLink, fullBelow, openQuick, toggleComplete } from "./keys/card-keys.ts";
import { isComplete } from "./tile/is-complete.ts";

interface Props {
  card: Card;
  /** Its column is for done work. */
  isInDone: boolean;
  onRename: () => void;
}

export function CardMenu({ card, isInDone, onRename }: Props) {
  const controls = useControls();
  const { session } = controls;
  const selected = useIsSelected(card.id);
  const label = texts.actionsFor(card.title);
  return (
    <Menu
      label={label}
      area=".card"
      button={(props) => <IconButton {...props} size="s" className="card-more" icon="more" label={label} />}
    >
      <MenuItem icon="card" onSelect={() => navigate(cardPath(card.board_id, card.id))}>
        {texts.open} <kbd>{texts.enterKey}</kbd>
      </MenuItem>
      <MenuItem icon="label" onSelect={() => openQuick(controls, card, "labels")}>
        {texts.labelsMenu} <kbd>L</kbd>
      </MenuItem>
      <MenuItem icon="members" onSelect={() => openQuick(controls, card, "people")}>
        {texts.peopleMenu} <kbd>A</kbd>
      </MenuItem>
      <MenuItem icon="clock" onSelect={() => openQuick(controls, card, "due")}>
        {texts.dueDateMenu} <kbd>D</kbd>
      </MenuItem>
      <MenuItem icon="check" onSelect={() => toggleComplete(controls, card)}>
        {isComplete(card, { is_done_column: isInDone }) ? texts.markNotComplete : texts.markComplete}{" "}
        <kbd>T</kbd>
      </MenuItem>
      <MenuItem icon="move" onSelect={() => openQuick(controls, card, "column")}>
        {texts.moveTo} <kbd>V</kbd>
      </MenuItem>
      <MenuItem icon="copy" onSelect={() => controls.openCopyDialog(card)}>
        {texts.copyMenu}
      </MenuItem>
      <MenuItem icon="edit" onSelect={onRename}>
        {texts.rename} <kbd>E</kbd>
      </MenuItem>
      <AddBelow card={card} />
      <MenuItem icon="box" onSelect={() => toggleSelected(card.id)}>
        {selected ? texts.unselect : texts.select} <kbd>X</kbd>
      </MenuItem>
      <MenuItem icon="link" onSelect={() => copyLink(card)}>
        {texts.copyLink} <kbd>Y</kbd>
      </MenuItem>
      <MenuItem icon="archive" onSelect={() => archiveCards(session, targetsOf(controls, card))}>
        {texts.archive} <kbd>C</kbd>
      </MenuItem>
      <MenuItem icon="remove" kind="danger" onSelect={() => deleteCards(session, targetsOf(controls, card))}>
        {texts.remove} <kbd>{texts.deleteKey}</kbd>
      </MenuItem>
    </Menu>
  );
}

/** Rendered when the menu is opened: others may fill the column, which this tile does not notice. */
function AddBelow({ card }: { card: Card }) {
  const full = fullBelow(useControls(), card);
  return (
    <MenuItem icon="add" unavailable={full ?? undefined} onSelect={() => addBelow(card)}>
      {full === null ? texts.addBelow : texts.columnIsFull} <kbd>N</kbd>
    </MenuItem>
  );
}
