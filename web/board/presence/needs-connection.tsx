import { OfflineNotice } from "../../ui/feedback/offline-notice.tsx";
import { useBoard, useIsOffline } from "../use-board.ts";

/** The notice for dialogs of a board. */
export function NeedsConnection() {
  return useIsOffline(useBoard().session) && <OfflineNotice />;
}
