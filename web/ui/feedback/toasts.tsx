/**
 * Short messages at the edge of the screen, also announced by screen readers. `toast()` works from anywhere; the app
 * renders the region once. It is a popover, so that it is above open dialogs, and it exists before the first message:
 * screen readers announce what is added to a region they know.
 */

import { type MouseEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import * as common from "#texts/common.ts";
import * as texts from "#texts/controls.ts";
import { createListeners } from "../../util/listeners.ts";
import { useTopDialog } from "../dialogs/top-dialog.ts";
import { Button } from "../forms/button.tsx";
import { CopyButton } from "../forms/copy-button.tsx";
import { IconButton } from "../forms/icon-button.tsx";
import { Message } from "./message.tsx";

export interface Toast {
  message: string;
  kind?: "error";
  /** Replaces an earlier message of the same group. */
  group?: string;
  /** `hasNoKey`: the shortcut of that name does something else. */
  action?: { label: string; run: () => void; hasNoKey?: boolean };
  /** Text that exists nowhere else: it can be copied, and the message stays until it is dismissed. */
  text?: string;
  /** Shown until it is dismissed or removed. */
  stays?: boolean;
  /** Called when it disappears without its action having been used. */
  onExpire?: () => void;
}

/** Actions that have a shortcut everywhere on the page. */
const SHORTCUTS = new Map([
  [common.undo, "Control+Z"],
  [common.redo, "Control+Shift+Z"],
]);
const TOAST_MS = 7000;
/** What somebody has just moved is before their eyes. */
const MOVED_MS = 4000;
const EXTENSION_MS = 1500;
/** The second click of a double click comes sooner. */
const SETTLING_MS = 600;
/** Of those that stay, on a small screen: the others wait, and are counted. */
const MOST_ON_PHONES = 2;

interface Shown extends Toast {
  key: number;
}

let shown: readonly Shown[] = [];
let lastKey = 0;
/** When a message was last done with by its buttons, and the newest that was there. */
let pressed = { at: Number.NEGATIVE_INFINITY, newest: 0 };
const listeners = createListeners();

/** Shows a message; returns a function that removes it early. */
export function toast(message: Toast): () => void {
  const key = ++lastKey;
  // Of what goes by itself, the newest is enough; what was undone needs no error any more.
  const old = isBrief(message)
    ? shown.filter((each) => isBrief(each) && (each.kind === message.kind || message.group === "undo"))
    : [];
  if (message.kind) old.pop();
  const others = shown.filter((each) => !old.includes(each) && (!each.group || each.group !== message.group));
  set([...others, { ...message, key }]);
  if (isBrief(message))
    setTimeout(() => expire(key, message), message.group === "move" ? MOVED_MS : TOAST_MS);
  return () => drop(key);
}

function isBrief({ text, stays }: Toast): boolean {
  return text === undefined && !stays;
}

function press({ key }: Shown, then?: () => void): void {
  pressed = { at: performance.now(), newest: lastKey };
  drop(key);
  then?.();
}

/** What has slid, or come, under the pointer is not what a second click was meant for; nor does it get the focus. */
function ignoreSecond(event: MouseEvent, { key }: Shown): void {
  const hasSlid = key <= pressed.newest && performance.now() - pressed.at < SETTLING_MS;
  if (!hasSlid && !(event.type === "click" && event.detail > 1)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Not while somebody is reading it or about to press its button. */
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
  listeners.notify();
}

/** A dialog ends above the messages: they cover none of its controls. */
function makeRoom(host: HTMLElement, region: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    const { top, height } = region.getBoundingClientRect();
    host.style.setProperty("--messages", height > 0 ? `${Math.ceil(innerHeight - top)}px` : "0px");
  });
  observer.observe(region);
  return () => {
    observer.disconnect();
    host.style.removeProperty("--messages");
  };
}

export function Toasts() {
  const entries = useSyncExternalStore(listeners.subscribe, () => shown);
  const waiting = entries.filter(({ stays }) => stays).slice(MOST_ON_PHONES);
  const ref = useRef<HTMLElement>(null);
  const host = useTopDialog() ?? document.body;
  // In another host it is another region: messages are shown once that exists.
  const [readyIn, setReadyIn] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    // The dialog it was in has just closed; the next host follows.
    if (!ref.current?.isConnected) return;
    ref.current.showPopover();
    setReadyIn(host);
    return makeRoom(host, ref.current);
  }, [host]);
  return createPortal(
    <section ref={ref} className="toasts" popover="manual" aria-label={texts.messages}>
      <ol aria-live="polite">
        {readyIn === host &&
          entries.map((entry) => (
            <li
              key={entry.key}
              className="toast"
              data-kind={entry.kind}
              data-stays={entry.stays}
              data-waits={waiting.includes(entry) || undefined}
              onMouseDownCapture={(event) => ignoreSecond(event, entry)}
              onClickCapture={(event) => ignoreSecond(event, entry)}
            >
              <p>
                <Message text={entry.message} />
              </p>
              {entry.text !== undefined && <CopyButton text={entry.text} label={common.copyText} />}
              {entry.action && (
                <Button
                  onClick={() => press(entry, entry.action?.run)}
                  aria-keyshortcuts={entry.action.hasNoKey ? undefined : SHORTCUTS.get(entry.action.label)}
                >
                  {entry.action.label}
                </Button>
              )}
              <IconButton
                size="s"
                icon="close"
                label={texts.dismiss}
                onClick={() => press(entry, entry.onExpire)}
              />
            </li>
          ))}
        {waiting.length > 0 && <li className="toasts-waiting">{texts.moreMessages(waiting.length)}</li>}
      </ol>
    </section>,
    host,
  );
}
