import { needsConnection } from "#texts/offline.ts";

/** Says beforehand, where changes cannot wait to be sent, that they are not possible now. */
export function OfflineNotice() {
  return (
    <p className="notice" role="status">
      {needsConnection}
    </p>
  );
}
