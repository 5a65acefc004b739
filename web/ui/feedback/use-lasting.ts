import { useEffect, useState } from "react";

/** Shorter states are not shown. */
const NOTICEABLE_MS = 500;

/** True once the condition has held for a noticeable time. */
export function useLasting(condition: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!condition) return setLasting(false);
    const timer = setTimeout(() => setLasting(true), NOTICEABLE_MS);
    return () => clearTimeout(timer);
  }, [condition]);
  return lasting;
}
