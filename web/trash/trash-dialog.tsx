import { useState } from "react";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { Icon } from "../ui/display/icon.tsx";
import { Tabs } from "../ui/forms/tabs.tsx";
import { TrashEntries } from "./trash-entries.tsx";

const KINDS = { archived: "Archive", deleted: "Trash" } as const;

/** What was archived or deleted on this board, to be found and brought back. */
export default function TrashDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<keyof typeof KINDS>("archived");
  const [text, setText] = useState("");
  return (
    <Dialog title="Archive and trash" size="wide" onClose={onClose}>
      <div className="trash">
        <div className="trash-head">
          <Tabs label="What to show" tabs={KINDS} value={kind} onChange={setKind} panelId="trash-panel" />
          <label className="search-field">
            <Icon name="search" size={16} />
            <span className="visually-hidden">Find by title</span>
            <input
              className="input"
              dir="auto"
              type="search"
              placeholder="Find by title"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
        </div>
        <div id="trash-panel" role="tabpanel" aria-label={KINDS[kind]} className="trash-panel">
          <p className="note">
            {kind === "archived"
              ? "Archived cards and columns are kept until you restore them."
              : "Deleted cards and columns can be restored for 30 days."}
          </p>
          <TrashEntries key={kind} kind={kind} text={text} />
        </div>
      </div>
    </Dialog>
  );
}
