import * as texts from "#texts/activity.ts";
import { useBoard } from "../board/use-board.ts";
import { Menu } from "../ui/dialogs/menu.tsx";
import { MenuGroup } from "../ui/dialogs/menu-group.tsx";
import { MenuItem } from "../ui/dialogs/menu-item.tsx";
import { nameOf } from "../ui/display/avatar.tsx";
import { Icon } from "../ui/display/icon.tsx";
import { TOPICS, type Topic } from "./feed/topics.ts";

export interface PanelChoice {
  /** Undefined: everyone. */
  userId?: string | undefined;
  /** Undefined: everything. */
  topic?: Topic | undefined;
}

interface Props {
  choice: PanelChoice;
  onChange: (choice: PanelChoice) => void;
}

/** Whose activity is shown, and what of it. */
export function PanelFilter({ choice: { userId, topic }, onChange }: Props) {
  const { board } = useBoard();
  const people = board.members
    .map(({ user }) => ({ id: user.id, name: nameOf(user) }))
    .sort((a, b) => a.name.localeCompare(b.name));
  const person = people.find(({ id }) => id === userId)?.name;
  const shown = [person, topic && texts.topics[topic]].filter((each) => each !== undefined);
  const whose = person === undefined ? texts.activityOfEveryone : texts.activityOf(person);
  return (
    <Menu
      label={texts.whose}
      button={(props) => (
        <button
          {...props}
          type="button"
          className="button activity-person"
          data-kind="quiet"
          data-on={shown.length > 0}
          aria-label={topic ? texts.ofTopic(whose, texts.topics[topic]) : whose}
        >
          <span className="truncate" dir="auto">
            {shown.length > 0 ? shown.join(" · ") : texts.everyone}
          </span>
          <Icon name="down" size={14} />
        </button>
      )}
    >
      <MenuGroup>
        <MenuItem checked={userId === undefined} onSelect={() => onChange({ topic })}>
          <span dir="auto">{texts.everyone}</span>
        </MenuItem>
        {people.map(({ id, name }) => (
          <MenuItem key={id} checked={id === userId} onSelect={() => onChange({ topic, userId: id })}>
            <span dir="auto">{name}</span>
          </MenuItem>
        ))}
      </MenuGroup>
      <MenuGroup>
        <MenuItem checked={topic === undefined} onSelect={() => onChange({ userId })}>
          {texts.everything}
        </MenuItem>
        {TOPICS.map((each) => (
          <MenuItem key={each} checked={each === topic} onSelect={() => onChange({ userId, topic: each })}>
            {texts.topics[each]}
          </MenuItem>
        ))}
      </MenuGroup>
    </Menu>
  );
}
