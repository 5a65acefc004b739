import { useEffect } from "react";
import * as texts from "#texts/cards.ts";
import { findCard } from "../../../client/changes/board-changes.ts";
import { upload } from "../../card/attachments/uploads.ts";
import { toast } from "../../ui/feedback/toasts.tsx";
import type { BoardSession } from "../session/board-session.ts";

/** Files dropped on a tile are attached to its card; dropped anywhere else, a hint says so. */
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
    window.addEventListener("dragover", (event) => mark(filesOf(event) ? tileAt(event) : null), { signal });
    window.addEventListener("dragleave", (event) => event.relatedTarget === null && mark(null), { signal });
    window.addEventListener(
      "drop",
      (event) => {
        mark(null);
        const isElsewhere = event.target instanceof Element && event.target.closest("dialog") !== null;
        const files = filesOf(event);
        if (files && !isElsewhere) receive(session, tileAt(event), files);
      },
      { signal },
    );
    return () => {
      mark(null);
      listening.abort();
    };
  }, [session]);
}

/** Null if something else is dragged; the list is empty until it is dropped. */
function filesOf({ dataTransfer }: DragEvent): FileList | null {
  return dataTransfer?.types.includes("Files") ? dataTransfer.files : null;
}

function tileAt({ target }: DragEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-card-id]") : null;
}

function receive({ view: { board } }: BoardSession, tile: HTMLElement | null, files: FileList): void {
  const cardId = tile?.dataset.cardId;
  const card = board && cardId ? findCard(board, cardId) : undefined;
  if (!board || !card) {
    toast({ group: "drop", message: texts.dropOnCard });
    return;
  }
  for (const file of files)
    void upload({ cardId: card.id, board: { id: board.id, title: board.title } }, file);
  const names = Array.from(files, ({ name }) => name);
  toast({ group: "drop", message: texts.attaching(names, card.title) });
}
