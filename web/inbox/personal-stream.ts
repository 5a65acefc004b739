/**
 * The personal stream of this browser. One page holds it for all: browsers allow few connections to a service, and a
 * stream takes one for good. The others get its messages from that page; when it closes, another takes over.
 */
import type { PersonalMessage } from "../../contract/notifications.ts";
import { addressOf, INSTALLATION } from "../installation.ts";

const RETRY_MS = { least: 2000, spread: 4000 };

/** Returns what ends it. */
export function followPersonalStream(
  userId: string,
  receive: (message: PersonalMessage) => void,
): () => void {
  const name = `${INSTALLATION}-personal-${userId}`;
  const channel = new BroadcastChannel(name);
  const ended = new AbortController();
  channel.onmessage = ({ data }) => receive(data);
  const hold = () =>
    holdStream(ended.signal, (message) => {
      channel.postMessage(message);
      receive(message);
    });
  // Without locks (plain HTTP from another machine) every page has its own, and tells nobody.
  if (navigator.locks) {
    navigator.locks.request(name, { signal: ended.signal }, hold).catch(() => {});
  } else void holdStream(ended.signal, receive);
  return () => {
    ended.abort();
    channel.close();
  };
}

/** Resolves when the signal is given; until then, the stream is opened again whenever it ends. */
function holdStream(signal: AbortSignal, receive: (message: PersonalMessage) => void): Promise<void> {
  return new Promise((resolve) => {
    let since = "";
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout>;
    const open = () => {
      source = new EventSource(addressOf(`/me/stream${since && `?since=${encodeURIComponent(since)}`}`));
      source.onmessage = ({ data, lastEventId }) => {
        since = lastEventId;
        receive(JSON.parse(data));
      };
      source.addEventListener("close", reopenLater);
      // The browser reconnects by itself, unless it was refused.
      source.onerror = () => source?.readyState === EventSource.CLOSED && reopenLater();
    };
    const reopenLater = () => {
      source?.close();
      clearTimeout(timer);
      timer = setTimeout(open, RETRY_MS.least + Math.random() * RETRY_MS.spread);
    };
    signal.addEventListener("abort", () => {
      source?.close();
      clearTimeout(timer);
      resolve();
    });
    open();
  });
}
