/** Whether the activity is open: beside the board, where there is room and it stays open; otherwise on top of it. */
import { useSyncExternalStore } from "react";
import { INSTALLATION } from "../installation.ts";
import { stored } from "../storage/choices/stored-choice.ts";
import { createListeners } from "../util/listeners.ts";

const beside = stored(`${INSTALLATION}-activity`, ["closed", "open"]);
const SHEET = "(max-width: 46rem), (max-height: 30rem)";

/** Somebody has opened it since the page was loaded. */
let opened = false;
const listeners = createListeners();

function setOpened(next: boolean): void {
  opened = next;
  listeners.notify();
  if (!matchMedia(SHEET).matches) beside.set(next ? "open" : "closed");
}

export function openActivity(): void {
  setOpened(true);
}

interface Panel {
  isOpen: boolean;
  /** It covers the board. */
  isSheet: boolean;
  /** The focus goes there: somebody has just opened it. */
  takesFocus: boolean;
  toggle: () => void;
}

export function useActivityPanel(): Panel {
  const isSheet = useSyncExternalStore(onSheetChange, () => matchMedia(SHEET).matches);
  const staysOpen = beside.use() === "open";
  const takesFocus = useSyncExternalStore(listeners.subscribe, () => opened);
  const isOpen = isSheet ? takesFocus : staysOpen;
  return { isOpen, isSheet, takesFocus, toggle: () => setOpened(!isOpen) };
}

function onSheetChange(listener: () => void): () => void {
  const query = matchMedia(SHEET);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
