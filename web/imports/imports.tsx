import { useEffect, useState } from "react";
import * as texts from "#texts/imports.ts";
import { importPath, navigate } from "../router.ts";
import { Icon } from "../ui/display/icon.tsx";
import { toast } from "../ui/feedback/toasts.tsx";
import { ImportList } from "./import-list.tsx";
import { ImportDialog } from "./start/import-dialog.tsx";
import { onArrival, upload } from "./start/uploads.ts";
import { useFileDrop } from "./start/use-file-drop.ts";

interface Props {
  isOffline: boolean;
  titleOf: (boardId: string) => string | undefined;
  /** The dialog is open. */
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** A board was created. */
  onImported: () => void;
}

/** On the page of boards: where files are dropped, the dialog that asks for one, and the imports that are under way. */
export function Imports({ isOffline, titleOf, isOpen, onOpen, onClose, onImported }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setProblem(null);
    onClose();
  };
  /** Nothing is created before its contents were looked at, so there is nothing to confirm. */
  const take = (file: File) => {
    if (file.size === 0) {
      setProblem(texts.emptyFile);
      return onOpen();
    }
    upload(file);
    close();
  };
  const isOver = useFileDrop({
    isWanted: () => !isOffline && (isOpen || document.querySelector("dialog[open]") === null),
    onFiles: ([first, ...others]) => {
      if (others.length > 0) return toast({ kind: "error", group: "import", message: texts.oneFile });
      if (first) take(first);
    },
  });
  // Whoever still waits for it here sees what is in it.
  useEffect(
    () =>
      onArrival(({ id }) => {
        if (document.querySelector("dialog[open]") === null) navigate(importPath(id));
      }),
    [],
  );
  return (
    <>
      <ImportList isOffline={isOffline} titleOf={titleOf} onImported={onImported} />
      {isOver && !isOpen && (
        <div className="drop-overlay">
          <div>
            <Icon name="upload" size={40} />
            <p>{texts.dropToImport}</p>
            <p className="note">{texts.nothingYet}</p>
          </div>
        </div>
      )}
      {isOpen && (
        <ImportDialog isOffline={isOffline} problem={problem} isOver={isOver} onFile={take} onClose={close} />
      )}
    </>
  );
}
