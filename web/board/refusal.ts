import type { Doing } from "../board-state.ts";
import type { Toast } from "../ui/toasts.tsx";
import { reasonOf } from "./reason.ts";
import { wordsOf } from "./words.ts";

/** What is said about a change that the service refused; `dropped` are it and those that depended on it. */
export function refusalOf({ failure }: Doing, dropped: readonly Doing[], error: unknown): Toast {
  const others = dropped.length - 1;
  const also = others === 0 ? "" : ` ${others === 1 ? "A change" : `${others} changes`} of it went with it.`;
  const words = dropped.map(({ operation }) => wordsOf(operation)).filter(Boolean);
  return {
    kind: "error",
    message: `${failure}. ${reasonOf(error)}${also}`,
    ...(words.length > 0 && { text: words.join("\n\n") }),
  };
}
