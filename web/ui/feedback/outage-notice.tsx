import { type ReactNode, useSyncExternalStore } from "react";
import * as common from "#texts/common.ts";
import { troubles } from "#texts/errors.ts";
import { Button } from "../forms/button.tsx";

interface Props {
  /** The device has a connection, but the service does not answer. */
  isAway: boolean;
  onRetry: () => void;
  /** What is shown instead, and what is possible. */
  children: ReactNode;
}

/** Above a list that this device has kept: why it is not the current one. */
export function OutageNotice({ isAway, onRetry, children }: Props) {
  // It may have been noticed only after the service did not answer.
  const hasNetwork = useSyncExternalStore(followNetwork, () => navigator.onLine);
  return (
    <StaleNotice onRetry={onRetry}>
      <strong>{troubles[isAway && hasNetwork ? "away" : "offline"].title}.</strong> {children}
    </StaleNotice>
  );
}

/** Above a list that may be outdated. */
export function StaleNotice({ onRetry, children }: Omit<Props, "isAway">) {
  return (
    <div className="notice boards-stale" role="status">
      <p>{children}</p>
      <Button onClick={onRetry}>{common.tryAgain}</Button>
    </div>
  );
}

function followNetwork(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
