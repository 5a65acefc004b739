import { Fragment, useId, useState } from "react";
import * as texts from "#texts/checklists.ts";
import * as common from "#texts/common.ts";
import type { Checklist } from "../../../contract/checklists.ts";
import { keyOf, realId } from "../../board/state/local-ids.ts";
import { useBoard } from "../../board/use-board.ts";
import { hasDraft } from "../../drafts/use-draft.ts";
import { Menu } from "../../ui/dialogs/menu.tsx";
import { MenuItem } from "../../ui/dialogs/menu-item.tsx";
import { useFocusReturn } from "../../ui/dialogs/use-focus-return.ts";
import { Icon } from "../../ui/display/icon.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { IconButton } from "../../ui/forms/icon-button.tsx";
import { InlineEdit } from "../../ui/forms/inline-edit.tsx";
import { AddItem } from "./add-item.tsx";
import { deleteChecklist, moveChecklist, renameChecklist } from "./checklist-actions.ts";
import { hidesDone, setHidesDone } from "./hidden-done.ts";
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
  const { session, me } = useBoard();
  const place = { id: list.id, field: "title" };
  const [renaming, setRenaming] = useState(() => hasDraft(place));
  const ref = useFocusReturn(renaming);
  // The field for a new item is below the one with this key, or else at the end.
  const [above, setAbove] = useState<string | null>(null);
  const last = list.items.at(-1);
  const isBetween = list.items.some((item) => item !== last && keyOf(item.id) === above);
  /** The key of the one that had the focus last. */
  const [visited, setVisited] = useState<string | null>(null);
  const hidden = useHiddenDone(list, me.id);
  const shown = list.items.filter(({ id }) => !hidden.ids.has(id));
  const stop = shown.find((item) => keyOf(item.id) === visited) ?? shown[0];
  const id = useId();
  const done = list.items.filter(({ is_done }) => is_done).length;
  const endsHere = drag.carried?.checklistId === list.id && drag.carried.before === null;
  const label = texts.actionsFor(list.title);
  /** Past the next one that is shown. */
  const nudge: ItemDrag["nudge"] = (item, by) => {
    const at = list.items.indexOf(item);
    let past = 1;
    while (hidden.ids.has(list.items[at + by * past]?.id ?? "")) past++;
    drag.nudge(item, by, past);
  };
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
            {done > hidden.ids.size && (
              <MenuItem icon="check" onSelect={hidden.hide}>
                {texts.hideDone}
              </MenuItem>
            )}
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
            if (item) nudge(item, by);
          })
        }
      >
        {shown.map((item, at) => (
          <Fragment key={keyOf(item.id)}>
            <ItemRow
              item={item}
              list={list}
              drag={{ ...drag, nudge }}
              isStop={item === stop}
              canGoUp={at > 0 || index > 0}
              canGoDown={at < shown.length - 1 || !isLast}
              onAddBelow={() => setAbove(keyOf(item.id))}
            />
            {isBetween && keyOf(item.id) === above && (
              <li>
                <AddItem
                  list={list}
                  isFocused
                  between={{ position: list.items.indexOf(item) + 1, goBelow: setAbove }}
                />
              </li>
            )}
          </Fragment>
        ))}
      </ul>
      {hidden.ids.size > 0 && (
        <Button kind="quiet" onClick={hidden.show}>
          {texts.showDone(hidden.ids.size)}
        </Button>
      )}
      {!isBetween && <AddItem list={list} isFocused={above !== null || (isNew && !last)} />}
    </section>
  );
}

/** The ids of the completed items that are hidden. What is ticked later stays where it is until they are hidden again. */
function useHiddenDone({ id, items }: Checklist, userId: string) {
  const place = { userId, id: realId(id) };
  const done = items.filter(({ is_done }) => is_done).map((item) => item.id);
  const [chosen, setChosen] = useState(() => (hidesDone(place) ? done : []));
  const choose = (hides: boolean) => {
    setHidesDone(place, hides);
    setChosen(hides ? done : []);
  };
  return {
    ids: new Set(done.filter((each) => chosen.includes(each))),
    hide: () => choose(true),
    show: () => choose(false),
  };
}
