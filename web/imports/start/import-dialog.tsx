import { useState } from "react";
import * as texts from "#texts/imports.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { OfflineNotice } from "../../ui/feedback/offline-notice.tsx";
import { Tabs } from "../../ui/forms/tabs.tsx";
import { FileForm } from "./file-form.tsx";
import { PlankaForm } from "./planka-form.tsx";

interface Props {
  isOffline: boolean;
  /** Why the last file was not taken. */
  problem: string | null;
  /** Another one is held over the page. */
  isOver: boolean;
  onFile: (file: File) => void;
  onClose: () => void;
}

/** Where the board comes from. */
export function ImportDialog({ isOffline, problem, isOver, onFile, onClose }: Props) {
  const [source, setSource] = useState<keyof typeof texts.sources>("file");
  // A file that is dropped is meant, whatever was chosen before.
  const shown = isOver ? "file" : source;
  return (
    <Dialog title={texts.importABoard} onClose={onClose}>
      <div className="stack">
        {isOffline && <OfflineNotice />}
        <div>
          <Tabs
            label={texts.from}
            tabs={texts.sources}
            value={shown}
            onChange={setSource}
            panelId="import-source"
          />
        </div>
        <div id="import-source" role="tabpanel" aria-label={texts.sources[shown]}>
          {shown === "file" ? (
            <FileForm
              isOffline={isOffline}
              problem={problem}
              isOver={isOver}
              onFile={onFile}
              onClose={onClose}
            />
          ) : (
            <PlankaForm isOffline={isOffline} onClose={onClose} />
          )}
        </div>
      </div>
    </Dialog>
  );
}
