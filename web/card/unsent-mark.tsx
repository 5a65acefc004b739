import { notSentYet } from "#texts/card.ts";
import { Icon } from "../ui/display/icon.tsx";
import { useLasting } from "../ui/feedback/use-lasting.ts";

/** What was done here has not reached the service; nothing is said while that takes a moment. */
export function UnsentMark({ isUnsent, isShort = false }: { isUnsent: boolean; isShort?: boolean }) {
  if (!useLasting(isUnsent)) return null;
  return (
    <span className="unsent-mark detail" title={isShort ? notSentYet : undefined}>
      <Icon name="unsent" size={14} />{" "}
      <span className={isShort ? "visually-hidden" : undefined}>{notSentYet}</span>
    </span>
  );
}
