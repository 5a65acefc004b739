import * as texts from "#texts/activity.ts";
import { useBoard } from "../board/use-board.ts";
import { Menu } from "../ui/dialogs/menu.tsx";
import { MenuItem } from "../ui/dialogs/menu-item.tsx";
import { nameOf } from "../ui/display/avatar.tsx";
import { Icon } from "../ui/display/icon.tsx";

interface Props {
  /** Undefined: everyone. */
  userId: string | undefined;
  onChange: (userId: string | undefined) => void;
}

export function PersonFilter({ userId, onChange }: Props) {
  const { board } = useBoard();
  const people = board.members
    .map(({ user }) => ({ id: user.id, name: nameOf(user) }))
    .sort((a, b) => a.name.localeCompare(b.name));
  const chosen = people.find(({ id }) => id === userId)?.name;
  return (
    <Menu
      label={texts.whose}
      button={(props) => (
        <button
          {...props}
          type="button"
          className="button activity-person"
          data-kind="quiet"
          data-on={userId !== undefined}
          aria-label={chosen === undefined ? texts.activityOfEveryone : texts.activityOf(chosen)}
        >
          <span className="truncate" dir="auto">
            {chosen ?? texts.everyone}
          </span>
          <Icon name="down" size={14} />
        </button>
      )}
    >
      <MenuItem checked={userId === undefined} onSelect={() => onChange(undefined)}>
        <span dir="auto">{texts.everyone}</span>
      </MenuItem>
      {people.map(({ id, name }) => (
        <MenuItem key={id} checked={id === userId} onSelect={() => onChange(id)}>
          <span dir="auto">{name}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}
