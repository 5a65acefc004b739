import { useEffect, useState } from "react";
import type { User } from "../../contract/users.ts";
import { api } from "../session/api.ts";
import { reasonOf } from "../session/reason.ts";

interface Found {
  status: "idle" | "searching" | "done" | "failed";
  users: readonly User[];
  reason: string;
}

const NOTHING: Found = { status: "idle", users: [], reason: "" };
/** The search waits for a pause in typing. */
const PAUSE_MS = 220;
const LIMIT = 8;

export function useUserSearch(text: string): Found {
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    if (!text) return setFound(NOTHING);
    let outdated = false;
    setFound((before) => ({ ...before, status: "searching" }));
    const timer = setTimeout(() => {
      api.searchUsers({ q: text, limit: LIMIT }).then(
        (users) => outdated || setFound({ status: "done", users, reason: "" }),
        (error) => outdated || setFound({ status: "failed", users: [], reason: reasonOf(error) }),
      );
    }, PAUSE_MS);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [text]);
  return found;
}
