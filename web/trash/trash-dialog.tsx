import { useState } from "react";
import * as texts from "#texts/trash.tsx";
import { useMethods } from "../session/use-methods.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { Icon } from "../ui/display/icon.tsx";
import { Tabs } from "../ui/forms/tabs.tsx";
import { TrashEntries } from "./trash-entries.tsx";

/** What was archived or deleted on this board, to be found and brought back. */
export default function TrashDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<keyof typeof texts.kinds>("archived");
  const [text, setText] = useState("");
  const days = useMethods()?.trash_days;
  const note = kind === "archived" ? texts.keptUntilRestored : days ? texts.keptForDays(days) : null;
  return (
    <Dialog title={texts.archiveAndTrash} size="wide" onClose={onClose}>
      <div className="trash">
        <div className="trash-head">
          <Tabs
            label={texts.whatToShow}
            tabs={texts.kinds}
            value={kind}
            onChange={setKind}
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
          <TrashEntries key={kind} kind={kind} text={text} />
        </div>
      </div>
    </Dialog>
  );
}
