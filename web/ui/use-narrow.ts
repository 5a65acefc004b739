/** Whether the window is as narrow as a phone: where style sheets do the same, at 46rem. */
import { useSyncExternalStore } from "react";

const NARROW = "(max-width: 46rem)";

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
