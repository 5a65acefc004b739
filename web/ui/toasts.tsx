/**
 * Short messages at the edge of the screen, spoken too. `toast()` works from anywhere; the region is rendered
 * once by the app. It is a popover, shown again with every message, so that it lies above open dialogs.
 */
import { useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Button } from "./button.tsx";
import { CopyButton } from "./copy-button.tsx";
import { IconButton } from "./icon-button.tsx";
import { useTopDialog } from "./top-dialog.ts";

export interface Toast {
  message: string;
  kind?: "error";
  /** Takes the place of an earlier message of the same group. */
  group?: string;
  action?: { label: string; run: () => void };
  /** Words that are nowhere else: they can be copied, and the message stays until it is dismissed. */
  text?: string;
  /** Called when it disappears without its action having been used. */
  onExpire?: () => void;
}

const TOAST_MS = 7000;
const EXTENSION_MS = 1500;

interface Shown extends Toast {
  key: number;
}

let shown: readonly Shown[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

/** Shows a message; returns a function that takes it away early. */
export function toast(message: Toast): () => void {
  const key = ++lastKey;
  const others = shown.filter(({ group }) => !group || group !== message.group);
  set([...others, { ...message, key }]);
  if (message.text === undefined) setTimeout(() => expire(key, message), TOAST_MS);
  return () => drop(key);
}

/** Not while somebody reads it or is about to press its button. */
function expire(key: number, message: Toast): void {
  const region = document.querySelector(".toasts");
  if (region?.matches(":hover, :focus-within")) setTimeout(() => expire(key, message), EXTENSION_MS);
  else drop(key, message.onExpire);
}

function drop(key: number, then?: () => void): void {
  if (!shown.some((entry) => entry.key === key)) return;
  set(shown.filter((entry) => entry.key !== key));
  then?.();
}

function set(next: readonly Shown[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function Toasts() {
  const entries = useSyncExternalStore(subscribe, () => shown);
  const ref = useRef<HTMLElement>(null);
  const host = useTopDialog() ?? document.body;
  // Only a new message brings the region to the front: that takes the focus from its buttons.
  const newest = entries.at(-1)?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another host it is another element
  useEffect(() => {
    const region = ref.current!;
    // The dialog it was in has just been closed; the next host follows.
    if (!region.isConnected) return;
    if (region.matches(":popover-open")) region.hidePopover();
    if (newest !== undefined) region.showPopover();
  }, [newest, host]);
  return createPortal(
    <section ref={ref} className="toasts" popover="manual" aria-label="Messages">
      <ol aria-live="polite">
        {entries.map(({ key, message, kind, action, text, onExpire }) => (
          <li key={key} className="toast" data-kind={kind}>
            <p>{message}</p>
            {text !== undefined && <CopyButton text={text} label="Copy text" />}
            {action && (
              <Button
                onClick={() => {
                  drop(key);
                  action.run();
                }}
              >
                {action.label}
              </Button>
            )}
            <IconButton size="s" icon="close" label="Dismiss" onClick={() => drop(key, onExpire)} />
          </li>
        ))}
      </ol>
    </section>,
    host,
  );
}
