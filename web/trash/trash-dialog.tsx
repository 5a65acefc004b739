import { useLayoutEffect, useState } from "react";
import * as texts from "#texts/trash.tsx";
import { useMethods } from "../session/use-methods.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { Icon } from "../ui/display/icon.tsx";
import { Tabs } from "../ui/forms/tabs.tsx";
import { TrashEntries } from "./trash-entries.tsx";
import { found, lastRemovedFrom } from "./trash-list.ts";
import { type Trash, type TrashKind, useTrash } from "./use-trash.ts";

/** What was archived or deleted on this board, to be found and brought back. It opens where something was removed last. */
export default function TrashDialog({ onClose }: { onClose: () => void }) {
  const both = { archived: useTrash("archived"), deleted: useTrash("deleted") };
  const [chosen, setChosen] = useState<TrashKind | null>(null);
  const [text, setText] = useState("");
  const days = useMethods()?.trash_days ?? null;
  const areKnown = isKnown(both.archived) && isKnown(both.deleted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and then it stays there, whatever is restored
  useLayoutEffect(() => {
    if (areKnown) setChosen((now) => now ?? lastRemovedFrom(both.archived.entries, both.deleted.entries));
  }, [areKnown]);
  const kind = chosen ?? "archived";
  const trash = both[kind];
  const note = kind === "archived" ? texts.keptUntilRestored : days ? texts.keptForDays(days) : null;
  const tab = (each: TrashKind) => {
    const { entries, view } = both[each];
    const count = found(entries, text).length;
    return isKnown(both[each])
      ? texts.kindWithCount(texts.kinds[each], count, !view.isComplete)
      : texts.kinds[each];
  };
  return (
    <Dialog title={texts.archiveAndTrash} size="wide" onClose={onClose}>
      <div className="trash">
        <div className="trash-head">
          <Tabs
            label={texts.whatToShow}
            tabs={{ archived: tab("archived"), deleted: tab("deleted") }}
            value={kind}
            onChange={setChosen}
            panelId="trash-panel"
          />
          <label className="search-field">
            <Icon name="search" size={16} />
            <span className="visually-hidden">{texts.findByTitle}</span>
            <input
              className="input"
              dir="auto"
              type="search"
              placeholder={texts.findByTitle}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
        </div>
        <div
          id="trash-panel"
          role="tabpanel"
          tabIndex={-1}
          aria-label={texts.kinds[kind]}
          className="trash-panel"
        >
          {note && <p className="note">{note}</p>}
          <TrashEntries key={kind} kind={kind} days={days} trash={trash} text={text} />
        </div>
      </div>
    </Dialog>
  );
}

function isKnown({ view, entries }: Trash): boolean {
  return view.status !== "loading" || entries.length > 0;
}
