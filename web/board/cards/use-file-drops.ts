import { useEffect } from "react";
import { upload } from "../../card/attachments/uploads.ts";
import { toast } from "../../ui/feedback/toasts.tsx";
import type { BoardSession } from "../session/board-session.ts";
import { findCard } from "../state/board-changes.ts";

/** Files that are dropped on a tile are attached to its card; dropped beside, a hint says so. */
export function useFileDrops(session: BoardSession): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let marked: HTMLElement | null = null;
    const mark = (tile: HTMLElement | null) => {
      if (marked === tile) return;
      if (marked) delete marked.dataset.receiving;
      if (tile) tile.dataset.receiving = "true";
      marked = tile;
    };
    window.addEventListener("dragover", (event) => mark(hasFiles(event) ? tileAt(event) : null), { signal });
    window.addEventListener("dragleave", (event) => event.relatedTarget === null && mark(null), { signal });
    window.addEventListener(
      "drop",
      (event) => {
        mark(null);
        const isElsewhere = event.target instanceof Element && event.target.closest("dialog") !== null;
        if (hasFiles(event) && !isElsewhere) receive(session, tileAt(event), event.dataTransfer!.files);
      },
      { signal },
    );
    return () => {
      mark(null);
      listening.abort();
    };
  }, [session]);
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}

function tileAt({ target }: DragEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-card-id]") : null;
}

function receive({ view: { board } }: BoardSession, tile: HTMLElement | null, files: FileList): void {
  const card = board && tile ? findCard(board, tile.dataset.cardId!) : undefined;
  if (!card) {
    toast({ group: "drop", message: "Drop files on a card to attach them." });
    return;
  }
  for (const file of files) upload(card.id, file);
  const what = files.length === 1 ? `“${files[0]!.name}” is` : `${files.length} files are`;
  toast({ group: "drop", message: `${what} being attached to “${card.title}”.` });
}
