import * as texts from "#texts/card.ts";
import { Menu } from "../ui/dialogs/menu.tsx";
import { MenuItem } from "../ui/dialogs/menu-item.tsx";
import { IconButton } from "../ui/forms/icon-button.tsx";

interface Props {
  title: string;
  onCopy: () => void;
  onArchive: () => void;
  onDelete: () => void;
}

/** What is done with the card as a whole, in reach wherever one has scrolled to. */
export function CardMenu({ title, onCopy, onArchive, onDelete }: Props) {
  const label = texts.actionsFor(title);
  return (
    <Menu label={label} button={(props) => <IconButton {...props} icon="more" label={label} />}>
      <MenuItem icon="copy" onSelect={onCopy}>
        {texts.copyCard}
      </MenuItem>
      <MenuItem icon="archive" onSelect={onArchive}>
        {texts.archiveCard}
      </MenuItem>
      <MenuItem icon="remove" kind="danger" onSelect={onDelete}>
        {texts.deleteCard}
      </MenuItem>
    </Menu>
  );
}
