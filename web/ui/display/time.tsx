/** A moment as people say it, with the exact time in its tooltip; the words are renewed as time passes. */
import { useSyncExternalStore } from "react";
import { dateFormat } from "../../texts/format.ts";
import { createListeners } from "../../util/listeners.ts";
import { timeAgo } from "./time-ago.ts";

const EXACT = dateFormat({ dateStyle: "full", timeStyle: "medium" });
const CLOCK = dateFormat({ timeStyle: "short" });
const TICK_MS = 20_000;

const listeners = createListeners();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

/** The current time, renewed every few seconds. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}

function subscribe(listener: () => void): () => void {
  if (listeners.count === 0) {
    now = Date.now();
    timer = setInterval(() => {
      now = Date.now();
      listeners.notify();
    }, TICK_MS);
  }
  const unsubscribe = listeners.subscribe(listener);
  return () => {
    unsubscribe();
    if (listeners.count === 0) clearInterval(timer);
  };
}

interface Props {
  at: string;
  /** The day is given elsewhere: on earlier days, the time of day is enough. */
  dayIsGiven?: boolean;
  isShort?: boolean;
}

export function Time({ at, dayIsGiven, isShort }: Props) {
  const current = useNow();
  const date = new Date(at);
  const isToday = date.toDateString() === new Date(current).toDateString();
  return (
    <time dir="auto" dateTime={at} title={EXACT.format(date)}>
      {dayIsGiven && !isToday ? CLOCK.format(date) : timeAgo(at, current, { isShort })}
    </time>
  );
}
