/** Whether the activity is open: beside the board, where there is room and it stays open; otherwise on top of it. */
import { useState, useSyncExternalStore } from "react";
import { stored } from "../storage/stored-choice.ts";

const beside = stored("boardcast-activity", ["closed", "open"]);
const SHEET = "(max-width: 46rem), (max-height: 30rem)";

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
  const [opened, setOpened] = useState(false);
  const isOpen = isSheet ? opened : staysOpen;
  const toggle = () => {
    setOpened(!isOpen);
    if (!isSheet) beside.set(isOpen ? "closed" : "open");
  };
  return { isOpen, isSheet, takesFocus: opened, toggle };
}

function onSheetChange(listener: () => void): () => void {
  const query = matchMedia(SHEET);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
