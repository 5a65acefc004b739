import {
  type ClipboardEvent,
  type DragEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { randomId } from "../../../client/util/random-id.ts";
import { useBoard } from "../../board/use-board.ts";
import { typeOver } from "../../ui/forms/type-over.ts";
import { pictureText, type Size } from "../markdown/pictures.ts";
import { localPicture } from "./local-pictures.ts";
import { isPicture } from "./previewed.ts";
import { shifted } from "./shifted.ts";
import { upload } from "./uploads.ts";

interface Options {
  cardId: string;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  edit: (text: string) => void;
}

interface Piece {
  start: number;
  end: number;
  /** In place of it. */
  text: string;
}

/**
 * Images that are pasted into a text, dropped on it or chosen for it are attached to the card and shown where they were put. The text
 * refers to them by a local id until they are uploaded; writing and saving do not wait. Other files are left to the card.
 */
export function usePastedImages({ cardId, field, text, edit }: Options) {
  const { id, title } = useBoard().board;
  /** Where the images go that are on their way. */
  const places = useRef(new Map<symbol, number>());
  const [pending, setPending] = useState(0);
  const now = useRef({ text, edit });
  const isOpen = useRef(true);
  useLayoutEffect(() => {
    for (const [key, place] of places.current)
      places.current.set(key, shifted(place, now.current.text, text));
    now.current = { text, edit };
  });
  useLayoutEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  /** Replaces a piece of the text; the caret stays where somebody is writing. */
  const change = (piece: Piece, moved: (caret: number) => number) => {
    const { text: before, edit: write } = now.current;
    const { current } = field;
    const [start, end] = [current?.selectionStart ?? 0, current?.selectionEnd ?? 0].map(moved);
    if (current && current === document.activeElement && current.value === before)
      return typeInPlace(current, piece, [start ?? 0, end ?? 0]);
    write(before.slice(0, piece.start) + piece.text + before.slice(piece.end));
    // After the field has the text.
    setTimeout(() => field.current?.setSelectionRange(start ?? 0, end ?? 0));
  };
  const insert = (place: number, text: string) =>
    change({ start: place, end: place, text }, (each) => (each >= place ? each + text.length : each));
  /** In the text as it is by now, if the image is still in it. */
  const replace = (former: string, next: string) => {
    const start = now.current.text.indexOf(former);
    if (start < 0) return;
    const longer = next.length - former.length;
    change({ start, end: start + former.length, text: next }, (each) =>
      each > start ? Math.max(start, each + longer) : each,
    );
  };
  const receive = async (image: File) => {
    const key = Symbol();
    places.current.set(key, field.current?.selectionStart ?? text.length);
    setPending((count) => count + 1);
    const fileKey = randomId();
    const uploading = upload({ cardId, board: { id, title } }, image, fileKey);
    const size = await sizeOf(image);
    const place = places.current.get(key) ?? 0;
    places.current.delete(key);
    const local = pictureText({ id: localPicture(fileKey), name: image.name }, size);
    if (isOpen.current) insert(place, ownLine(now.current.text, place, local));
    const attachment = await uploading;
    if (!isOpen.current) return;
    setPending((count) => count - 1);
    replace(local, attachment ? pictureText(attachment, size) : "");
  };
  const take = (event: ClipboardEvent | DragEvent, files: FileList) => {
    const images = [...files];
    if (images.length === 0 || !images.every(isPicture)) return;
    // Seen by the card, which attaches what nobody else has taken.
    event.preventDefault();
    for (const image of images) void receive(image);
  };
  /** Other files that were chosen as well are only attached. */
  const add = (files: FileList) => {
    for (const file of files)
      void (isPicture(file) ? receive(file) : upload({ cardId, board: { id, title } }, file));
  };
  return {
    /** How many are on their way. */
    pending,
    add,
    props: {
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData.files),
      onDrop: (event: DragEvent) => take(event, event.dataTransfer.files),
    },
  };
}

/** As if it was typed, so that the browser's own undo takes it back, but nothing is scrolled to. */
function typeInPlace(field: HTMLTextAreaElement, piece: Piece, caret: [start: number, end: number]): void {
  const scrolled = [field, ...document.querySelectorAll("dialog[open] [data-scroller]")].map(
    (element) => [element, element.scrollTop] as const,
  );
  typeOver(field, piece);
  field.setSelectionRange(...caret);
  for (const [element, top] of scrolled) element.scrollTop = top;
}

/** With line breaks around it where there are none. */
function ownLine(text: string, place: number, inserted: string): string {
  const before = place === 0 || text[place - 1] === "\n" ? "" : "\n\n";
  const after = text[place] === "\n" ? "" : "\n\n";
  return before + inserted + after;
}

async function sizeOf(image: File): Promise<Size | null> {
  const bitmap = await createImageBitmap(image).catch(() => null);
  return bitmap && { width: bitmap.width, height: bitmap.height };
}
