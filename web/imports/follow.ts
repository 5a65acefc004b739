/**
 * Reads an import again and again until it is over: often while it gets on, and ever less often while nothing changes or
 * the service does not answer.
 */
import type { Import } from "../../contract/imports.ts";

const FIRST_MS = 400;
const MOST_MS = 8000;
const GROWTH = 1.6;

export interface Followed {
  onRead: (read: Import) => void;
  /** It is read again, unless it returns false. */
  onFailure: (error: unknown) => boolean;
}

export function isOver({ status }: Pick<Import, "status">): boolean {
  return status === "done" || status === "failed";
}

/** Returns what ends it, and what reads at once instead of waiting. */
export function follow(read: () => Promise<Import>, { onRead, onFailure }: Followed) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = FIRST_MS;
  let seen = "";
  let isEnded = false;
  let isReading = false;
  const attempt = async () => {
    if (isReading || isEnded) return;
    clearTimeout(timer);
    isReading = true;
    const goesOn = await read().then(
      (now) => {
        if (isEnded) return false;
        const next = `${now.status} ${now.progress}`;
        waitMs = next === seen ? Math.min(waitMs * GROWTH, MOST_MS) : FIRST_MS;
        seen = next;
        onRead(now);
        return !isOver(now);
      },
      (error) => {
        waitMs = Math.min(waitMs * GROWTH, MOST_MS);
        return !isEnded && onFailure(error);
      },
    );
    isReading = false;
    if (goesOn && !isEnded) timer = setTimeout(attempt, waitMs);
  };
  void attempt();
  return {
    now: () => {
      waitMs = FIRST_MS;
      void attempt();
    },
    end: () => {
      isEnded = true;
      clearTimeout(timer);
    },
  };
}
