/** What this process is subscribed to, through lost connections. */
import type { Redis } from "./redis-client.ts";

export interface Subscriptions {
  /** Resolves once messages arrive, or at once while there is no connection. */
  subscribe(channel: string): Promise<void>;
  unsubscribe(channel: string): void;
  /** True if messages published on the channel reach this process. */
  hears(channel: string): boolean;
  /** Subscribes to everything again on a new connection; to `last` after all others. */
  renew(last: string): Promise<void>;
  /** The connection is lost. */
  lost(): void;
}

export function createSubscriptions(
  listener: Redis,
  receive: (message: string, channel: string) => void,
): Subscriptions {
  /** A new object for each subscribe call, to tell its subscription from an earlier one to the same channel. */
  const wanted = new Map<string, object>();
  const heard = new Set<string>();

  /** It may have been given up before the reply arrived. */
  function confirm(channel: string, wish: object): void {
    if (wanted.get(channel) === wish) heard.add(channel);
  }

  return {
    async subscribe(channel) {
      const wish = {};
      wanted.set(channel, wish);
      if (!listener.isReady) return;
      await listener.subscribe(channel, receive).then(
        () => confirm(channel, wish),
        () => {},
      );
    },
    unsubscribe(channel) {
      wanted.delete(channel);
      heard.delete(channel);
      // Only this listener: otherwise the reply would also remove one that is subscribed before it arrives.
      if (listener.isReady) listener.unsubscribe(channel, receive).catch(() => {});
    },
    hears: (channel) => heard.has(channel),
    async renew(last) {
      const wishes = [...wanted];
      await listener.subscribe([...wishes.map(([channel]) => channel), last], receive);
      for (const [channel, wish] of wishes) confirm(channel, wish);
    },
    lost: () => heard.clear(),
  };
}
