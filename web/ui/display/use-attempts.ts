import { useEffect, useState } from "react";

/** A card that has just been restored is shown before the service has its files back; an outage takes longer. */
const PAUSES_MS = [500, 2000, 5000, 15_000, 30_000, 60_000, 120_000];

/** For a picture: while it is missing, something else is in its place. It is tried again, and once there is a network. */
export function useAttempts(): { isMissing: boolean; miss: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isMissing) return;
    const tryAs = (next: number) => {
      setAttempt(next);
      setMissing(false);
    };
    const pauseMs = PAUSES_MS[attempt];
    const timer = pauseMs === undefined ? undefined : setTimeout(() => tryAs(attempt + 1), pauseMs);
    const onOnline = () => tryAs(0);
    addEventListener("online", onOnline);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", onOnline);
    };
  }, [isMissing, attempt]);
  return { isMissing, miss: () => setMissing(true) };
}
