import { useState } from "react";
import * as texts from "#texts/checklists.ts";
import { notMemberYet } from "#texts/common.ts";
import type { Checklist, ChecklistItem } from "../../../contract/checklists.ts";
import { useBoard } from "../../board/use-board.ts";
import { hasDraft } from "../../drafts/use-draft.ts";
import { useFocusReturn } from "../../ui/dialogs/use-focus-return.ts";
import { Avatar, nameOf } from "../../ui/display/avatar.tsx";
import { Icon } from "../../ui/display/icon.tsx";
import { PlaceholderAvatar } from "../../ui/display/placeholder-avatar.tsx";
import { InlineEdit } from "../../ui/forms/inline-edit.tsx";
import { PeoplePicker } from "../people/people-picker.tsx";
import { deleteItem, setItemAssignee, updateItem } from "./checklist-actions.ts";
import { elementOf, onItemKey } from "./item-keys.ts";
import { ItemMenu } from "./item-menu.tsx";
import { MAX_ITEM_LENGTH, pasteIntoItem } from "./pasted-items.ts";
import type { ItemDrag } from "./use-item-drag.ts";

interface Props {
  item: ChecklistItem;
  /** The one it is in. */
  list: Checklist;
  drag: ItemDrag;
  /** The Tab key leads to it; the arrow keys to the others, and to its buttons. */
  isStop: boolean;
  canGoUp: boolean;
  canGoDown: boolean;
  onAddBelow: () => void;
}

export function ItemRow({ item, list, drag, isStop, onAddBelow, ...ways }: Props) {
  const { session } = useBoard();
  const place = { id: item.id, field: "content" };
  const [editing, setEditing] = useState(() => hasDraft(place));
  const ref = useFocusReturn(editing);
  return (
    <li
      ref={ref}
      className="item"
      data-item-id={item.id}
      data-done={item.is_done}
      data-carried={drag.carried?.itemId === item.id ? drag.carried.by : undefined}
      data-drop={drag.carried?.before === item.id ? drag.carried.by : undefined}
    >
      <button
        type="button"
        className="item-grip grip"
        tabIndex={-1}
        aria-label={texts.drag(item.content)}
        {...drag.gripOf(item)}
      >
        <Icon name="grip" size={16} />
      </button>
      <label className="check-target">
        <input
          type="checkbox"
          tabIndex={isStop ? 0 : -1}
          data-return
          aria-label={item.content}
          checked={item.is_done}
          onChange={(event) => updateItem(session, item, { is_done: event.target.checked })}
        />
      </label>
      {editing ? (
        <InlineEdit
          label={texts.itemText}
          place={place}
          value={item.content}
          maxLength={MAX_ITEM_LENGTH}
          onSave={(content) => updateItem(session, item, { content })}
          onClose={() => setEditing(false)}
          onKey={(event, field) =>
            onItemKey(event, field, item, {
              nudge: (by) => drag.nudge(item, by),
              addBelow: onAddBelow,
              remove: () => deleteItem(session, item),
            })
          }
          onPaste={(event, field) => pasteIntoItem(event, field, { session, list, item })}
        />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: "Edit" in the menu does it for everyone
        <span className="item-text" dir="auto" onClick={() => setEditing(true)}>
          {item.content}
        </span>
      )}
      {!editing && (
        <>
          <PeoplePicker
            label={texts.peopleFor(item.content)}
            chosen={item.assignees}
            onChoose={(user, on) => setItemAssignee(session, item, user, on)}
            button={(props) => (
              <button
                {...props}
                type="button"
                tabIndex={-1}
                className="item-people plain"
                title={texts.assignPeople}
              >
                <span className="visually-hidden">
                  {texts.assignPeopleTo(item.content, [
                    ...item.assignees.map(nameOf),
                    ...item.placeholders.map(({ name }) => notMemberYet(name)),
                  ])}
                </span>
                {item.assignees.length + item.placeholders.length === 0 ? (
                  <Icon name="members" size={18} />
                ) : (
                  <span className="avatars" aria-hidden="true">
                    {item.assignees.map((user) => (
                      <Avatar key={user.id} user={user} size="s" />
                    ))}
                    {item.placeholders.map(({ id, name }) => (
                      <PlaceholderAvatar key={id} name={name} size="s" />
                    ))}
                  </span>
                )}
              </button>
            )}
          />
          <ItemMenu
            item={item}
            drag={drag}
            {...ways}
            onEdit={() => setEditing(true)}
            onAssign={() => elementOf(item.id)?.querySelector<HTMLElement>(".item-people")?.click()}
          />
        </>
      )}
    </li>
  );
}
