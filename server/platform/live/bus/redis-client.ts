/** Connections to Redis or Valkey, and how names and messages look there. */
import { createClient } from "@redis/client";
import { withTimeout } from "../../util/with-timeout.ts";

export const PREFIX = "boardcast:";
const MAX_QUEUED_COMMANDS = 10_000;
const RECONNECT_MS = 250;
const PUBLISH_ONCE_MS = 2000;

export type Redis = ReturnType<typeof newClient>;

/** Reconnects without limit. */
export function newClient(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_QUEUED_COMMANDS,
    socket: { connectTimeout: 2000, reconnectStrategy: RECONNECT_MS },
  });
}

/** A message that its sender receives too; others begin with the sender's id. */
export const fromAll = (message: string) => `* ${message}`;

/** For a process that is about to end. Rejects when Redis does not accept it in time. */
export async function publishOnce(url: string, topic: string, message: string): Promise<void> {
  const client = createClient({
    url,
    socket: { connectTimeout: PUBLISH_ONCE_MS, reconnectStrategy: false },
  });
  client.on("error", () => {});
  const published = client.connect().then(() => client.publish(PREFIX + topic, fromAll(message)));
  try {
    await withTimeout(published, PUBLISH_ONCE_MS, "it does not answer");
  } finally {
    client.destroy();
  }
}
