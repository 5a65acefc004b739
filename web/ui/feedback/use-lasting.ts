import { useEffect, useState } from "react";

/** Shorter states are not shown. */
const NOTICEABLE_MS = 500;

/** True once the condition has held for a noticeable time, or for `ms`. */
export function useLasting(condition: boolean, ms = NOTICEABLE_MS): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!condition) return setLasting(false);
    const timer = setTimeout(() => setLasting(true), ms);
    return () => clearTimeout(timer);
  }, [condition, ms]);
  return lasting;
}
