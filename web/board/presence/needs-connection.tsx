import { needsConnection } from "#texts/offline.ts";
import { useBoard, useIsOffline } from "../use-board.ts";

/** Says beforehand, where changes cannot wait to be sent, that they are not possible now. */
export function NeedsConnection() {
  const isOffline = useIsOffline(useBoard().session);
  return (
    isOffline && (
      <p className="notice" role="status">
        {needsConnection}
      </p>
    )
  );
}
