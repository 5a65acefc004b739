import { Fragment, useId, useState } from "react";
import * as texts from "#texts/checklists.ts";
import * as common from "#texts/common.ts";
import type { Checklist } from "../../../contract/checklists.ts";
import { keyOf } from "../../board/state/local-ids.ts";
import { useBoard } from "../../board/use-board.ts";
import { hasDraft } from "../../drafts/use-draft.ts";
import { Menu } from "../../ui/dialogs/menu.tsx";
import { MenuItem } from "../../ui/dialogs/menu-item.tsx";
import { useFocusReturn } from "../../ui/dialogs/use-focus-return.ts";
import { Icon } from "../../ui/display/icon.tsx";
import { IconButton } from "../../ui/forms/icon-button.tsx";
import { InlineEdit } from "../../ui/forms/inline-edit.tsx";
import { AddItem } from "./add-item.tsx";
import { deleteChecklist, moveChecklist, renameChecklist } from "./checklist-actions.ts";
import { onListKey } from "./item-arrows.ts";
import { ItemRow } from "./item-row.tsx";
import type { ItemDrag } from "./use-item-drag.ts";

interface Props {
  list: Checklist;
  drag: ItemDrag;
  index: number;
  isLast: boolean;
  /** The user has just added it, and goes on with its first item. */
  isNew: boolean;
}

export function ChecklistView({ list, drag, index, isLast, isNew }: Props) {
  const { session } = useBoard();
  const place = { id: list.id, field: "title" };
  const [renaming, setRenaming] = useState(() => hasDraft(place));
  const ref = useFocusReturn(renaming);
  // The field for a new item is below the one with this key, or else at the end.
  const [above, setAbove] = useState<string | null>(null);
  const last = list.items.at(-1);
  const isBetween = list.items.some((item) => item !== last && keyOf(item.id) === above);
  /** The key of the one that had the focus last. */
  const [visited, setVisited] = useState<string | null>(null);
  const stop = list.items.find((item) => keyOf(item.id) === visited) ?? list.items[0];
  const id = useId();
  const done = list.items.filter(({ is_done }) => is_done).length;
  const endsHere = drag.carried?.checklistId === list.id && drag.carried.before === null;
  const label = texts.actionsFor(list.title);
  return (
    <section ref={ref} className="checklist" aria-labelledby={id} data-checklist-id={list.id}>
      <div className="card-section-head">
        <Icon name="checklist" size={18} />
        {renaming ? (
          <InlineEdit
            label={texts.checklistName}
            place={place}
            value={list.title}
            onSave={(title) => renameChecklist(session, list, title)}
            onClose={() => setRenaming(false)}
          />
        ) : (
          <h3 id={id} dir="auto">
            {list.title}
          </h3>
        )}
        {list.items.length > 0 && (
          <span className="checklist-count" data-complete={done === list.items.length}>
            {texts.doneOf(done, list.items.length)}
          </span>
        )}
        {!renaming && (
          <Menu
            label={label}
            button={(props) => <IconButton {...props} data-return size="s" icon="more" label={label} />}
          >
            <MenuItem icon="edit" onSelect={() => setRenaming(true)}>
              {common.rename}
            </MenuItem>
            {index > 0 && (
              <MenuItem icon="up" onSelect={() => moveChecklist(session, list, index - 1)}>
                {common.moveUp}
              </MenuItem>
            )}
            {!isLast && (
              <MenuItem icon="down" onSelect={() => moveChecklist(session, list, index + 1)}>
                {common.moveDown}
              </MenuItem>
            )}
            <MenuItem icon="remove" kind="danger" onSelect={() => deleteChecklist(session, list)}>
              {common.remove}
            </MenuItem>
          </Menu>
        )}
      </div>
      {list.items.length > 0 && (
        <progress max={list.items.length} value={done} aria-label={texts.progressOf(list.title)} />
      )}
      <ul
        className="items"
        data-drop={endsHere ? drag.carried?.by : undefined}
        style={{ "--gap": `${drag.carried?.gapPx ?? 0}px` }}
        onFocus={({ target }) => {
          const { itemId } = target.closest<HTMLElement>("[data-item-id]")?.dataset ?? {};
          if (itemId !== undefined) setVisited(keyOf(itemId));
        }}
        onKeyDown={(event) =>
          onListKey(event, (itemId, by) => {
            const item = list.items.find(({ id }) => id === itemId);
            if (item) drag.nudge(item, by);
          })
        }
      >
        {list.items.map((item, at) => (
          <Fragment key={keyOf(item.id)}>
            <ItemRow
              item={item}
              list={list}
              drag={drag}
              isStop={item === stop}
              canGoUp={at > 0 || index > 0}
              canGoDown={at < list.items.length - 1 || !isLast}
              onAddBelow={() => setAbove(keyOf(item.id))}
            />
            {isBetween && keyOf(item.id) === above && (
              <li>
                <AddItem list={list} isFocused between={{ position: at + 1, goBelow: setAbove }} />
              </li>
            )}
          </Fragment>
        ))}
      </ul>
      {!isBetween && <AddItem list={list} isFocused={above !== null || (isNew && !last)} />}
    </section>
  );
}
