import { useEffect, useRef, useState } from "react";

interface Drop {
  /** False while something else is open that the file is not meant for. */
  isWanted: () => boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Files can be dropped anywhere on the page. True while one is held over it. */
export function useFileDrop({ isWanted, onFiles }: Drop): boolean {
  const [isOver, setOver] = useState(false);
  const now = useRef({ isWanted, onFiles });
  now.current = { isWanted, onFiles };
  useEffect(() => {
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") === true;
    const over = (event: DragEvent) => {
      if (!hasFiles(event) || !now.current.isWanted()) return;
      if (event.dataTransfer) event.dataTransfer.dropEffect = "copy";
      event.preventDefault();
      setOver(true);
    };
    // Without a next element, the pointer has left the window.
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0 || !now.current.isWanted()) return;
      event.preventDefault();
      now.current.onFiles(files);
    };
    addEventListener("dragover", over);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  }, []);
  return isOver;
}
