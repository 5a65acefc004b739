import { columnIsFull } from "#texts/cards.ts";
import * as texts from "#texts/columns.tsx";
import type { Column } from "../../../contract/columns.ts";
import { Menu } from "../../ui/dialogs/menu.tsx";
import { MenuGroup } from "../../ui/dialogs/menu-group.tsx";
import { MenuItem } from "../../ui/dialogs/menu-item.tsx";
import { IconButton } from "../../ui/forms/icon-button.tsx";
import { addAtTop } from "../cards/add/inline-add.ts";
import { useControls } from "../controls.ts";
import { cardsShown } from "../filter/filter.ts";
import { selectAll } from "../selection/selection.ts";
import { archiveCards, archiveColumn, deleteColumn, moveColumn, updateColumn } from "../session/actions.ts";
import { fullness } from "../state/column-room.ts";

interface Props {
  column: Column;
  index: number;
  isLast: boolean;
  onRename: () => void;
  onColor: () => void;
  onLimit: () => void;
  onMoveAll: () => void;
  onSort: () => void;
  onCollapse: () => void;
}

export function ColumnMenu({ column, index, isLast, ...on }: Props) {
  const { session, filter } = useControls();
  const label = texts.actions(column.title);
  const isDone = column.is_done_column;
  const full = fullness(column);
  return (
    <Menu
      label={label}
      button={(props) => <IconButton {...props} data-return size="s" icon="more" label={label} />}
    >
      <MenuGroup>
        <MenuItem icon="add" unavailable={full ?? undefined} onSelect={() => addAtTop(column.id)}>
          {full === null ? texts.addAtTop : columnIsFull}
        </MenuItem>
        <MenuItem icon="collapse" onSelect={on.onCollapse}>
          {texts.collapse}
        </MenuItem>
        <MenuItem icon="edit" onSelect={on.onRename}>
          {texts.rename}
        </MenuItem>
        <MenuItem icon="color" onSelect={on.onColor}>
          {texts.color}
        </MenuItem>
        <MenuItem icon="limit" onSelect={on.onLimit}>
          {texts.cardLimit}
        </MenuItem>
        <MenuItem
          icon="checklist"
          checked={isDone}
          onSelect={() => updateColumn(session, column, { is_done_column: !isDone })}
        >
          <span>
            {texts.doneColumn}
            <span className="menu-note">{texts.whatIsDone}</span>
          </span>
        </MenuItem>
        {index > 0 && (
          <MenuItem icon="back" onSelect={() => moveColumn(session, column, index - 1)}>
            {texts.moveLeft}
          </MenuItem>
        )}
        {!isLast && (
          <MenuItem icon="forward" onSelect={() => moveColumn(session, column, index + 1)}>
            {texts.moveRight}
          </MenuItem>
        )}
      </MenuGroup>
      {column.cards.length > 0 && (
        <MenuGroup>
          <MenuItem icon="check" onSelect={() => selectAll(cardsShown(column, filter.current))}>
            {texts.selectAllCards}
          </MenuItem>
          <MenuItem icon="move" onSelect={on.onMoveAll}>
            {texts.moveAllCards}
          </MenuItem>
          <MenuItem icon="description" onSelect={on.onSort}>
            {texts.sortCards}
          </MenuItem>
          <MenuItem icon="archive" onSelect={() => archiveCards(session, column)}>
            {texts.archiveAllCards}
          </MenuItem>
        </MenuGroup>
      )}
      <MenuGroup>
        <MenuItem icon="archive" onSelect={() => archiveColumn(session, column)}>
          {texts.archive}
        </MenuItem>
        <MenuItem icon="remove" kind="danger" onSelect={() => deleteColumn(session, column)}>
          {texts.remove}
        </MenuItem>
      </MenuGroup>
    </Menu>
  );
}
