import * as texts from "#texts/changes.ts";
import { reasonOf } from "../../session/reason.ts";
import type { Toast } from "../../ui/feedback/toasts.tsx";
import type { LocalChange } from "../state/optimistic-state.ts";
import { textsOf } from "./texts.ts";

/** The message about a refused change; `dropped` contains it and those that depended on it. */
export function refusalOf({ failure }: LocalChange, dropped: readonly LocalChange[], error: unknown): Toast {
  const others = dropped.length - 1;
  const also = others === 0 ? "" : ` ${texts.dependentsUndone(others)}`;
  const words = dropped.map(({ operation }) => textsOf(operation)).filter(Boolean);
  return {
    kind: "error",
    message: texts.failed(failure, reasonOf(error) + also),
    ...(words.length > 0 && { text: words.join("\n\n") }),
  };
}
