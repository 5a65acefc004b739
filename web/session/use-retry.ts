import { useEffect } from "react";
import { onStreamReady } from "../inbox/inbox.ts";

const FIRST_MS = 1000;
const MOST_MS = 10_000;

/**
 * While there is no answer, asks again by itself, the less often the longer that lasts, and at once when the personal
 * stream is back. The next attempt is made after the last one has ended.
 */
export function useRetry(isUnanswered: boolean, retry: () => Promise<void>): void {
  useEffect(() => {
    if (!isUnanswered) return;
    let delay = FIRST_MS;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const attempt = async () => {
      clearTimeout(timer);
      await retry();
      if (!isOver) wait();
    };
    const wait = () => {
      clearTimeout(timer);
      // Not all pages at the same moment.
      timer = setTimeout(attempt, delay * (0.75 + Math.random() / 2));
      delay = Math.min(delay * 2, MOST_MS);
    };
    wait();
    const unsubscribe = onStreamReady(() => void attempt());
    return () => {
      isOver = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [isUnanswered, retry]);
}
