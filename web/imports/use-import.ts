import { useCallback, useEffect, useState } from "react";
import type { Import } from "../../contract/imports.ts";
import { api } from "../session/api.ts";
import { type Failure, failureOf } from "../session/reason.ts";
import { follow } from "./follow.ts";

export interface Watched {
  /** As it was read last; null until it is known. */
  current: Import | null;
  /** Why it could not be read the last time. */
  failure: Failure | null;
  /** After a change of it, as the service has answered; or nothing, to read it again. */
  put: (changed?: Import) => void;
}

/** An import, up to date for as long as the component is mounted, unless it need not be followed. */
export function useImport(import_id: string, isFollowed = true): Watched {
  const [current, setCurrent] = useState<Import | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Counts the changes after which it is followed again. */
  const [changes, setChanges] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the import begins this again
  useEffect(() => {
    if (!isFollowed) return;
    const following = follow(() => api.getImport({ import_id }), {
      onRead: (read) => {
        setCurrent(read);
        setFailure(null);
      },
      onFailure: (error) => {
        const next = failureOf(error);
        setFailure(next);
        return next.trouble !== "gone" && next.trouble !== "denied";
      },
    });
    addEventListener("online", following.now);
    addEventListener("focus", following.now);
    // It fails, and the page says so before somebody tries something that needs a connection.
    addEventListener("offline", following.now);
    return () => {
      following.end();
      removeEventListener("online", following.now);
      removeEventListener("focus", following.now);
      removeEventListener("offline", following.now);
    };
  }, [import_id, isFollowed, changes]);
  const put = useCallback((changed?: Import) => {
    if (changed) setCurrent(changed);
    setFailure(null);
    setChanges((count) => count + 1);
  }, []);
  return { current, failure, put };
}
