import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import * as common from "#texts/common.ts";
import { cover } from "../../covers.ts";
import { IconButton } from "../forms/icon-button.tsx";
import { isInSight, placeBeside } from "./place-beside.ts";

interface Props {
  label: string;
  /** Above the content. Without it, only a phone shows a heading, the label. */
  heading?: string;
  /** What it is placed beside. */
  anchor: () => HTMLElement | null;
  /** Called when it is closed with Escape or, on a phone, with Back: the focus goes back. */
  onEscape: () => void;
  /** Called when something else was clicked or focused. */
  onLeave: () => void;
  children: ReactNode;
}

/** A small panel in the top layer beside an element; open while it is rendered. */
export function AnchoredPanel({ label, heading, anchor, onEscape, onLeave, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const anchorRef = useRef(anchor);
  anchorRef.current = anchor;
  const escapeRef = useRef(onEscape);
  escapeRef.current = onEscape;
  useLayoutEffect(() => cover(() => escapeRef.current()), []);
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    panel.showPopover();
    const place = () => {
      const element = anchorRef.current();
      if (element) placeBeside(element, panel);
    };
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Node && panel.contains(target))) place();
    };
    place();
    // A field to search in would make a phone show its keyboard, over what can be tapped.
    const usual = matchMedia("(pointer: coarse)").matches ? "input:not([type=search])" : "input";
    const first =
      panel.querySelector<HTMLElement>("[data-autofocus]") ??
      panel.querySelector<HTMLElement>(`:is(${usual}, button):not(.popover-head > *)`);
    // While it is empty it keeps the keys to itself.
    (first ?? panel).focus({ preventScroll: true });
    const watch = new ResizeObserver(() => {
      // Nothing that is in use goes elsewhere because there is less of it, or more.
      if (!isInSight(panel)) place();
      // A field that was still loading is here.
      if (document.activeElement === panel)
        panel.querySelector<HTMLElement>(usual)?.focus({ preventScroll: true });
    });
    watch.observe(panel);
    addEventListener("resize", place);
    addEventListener("scroll", onScroll, true);
    return () => {
      watch.disconnect();
      removeEventListener("resize", place);
      removeEventListener("scroll", onScroll, true);
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== "Escape") return;
    event.preventDefault();
    onEscape();
  };
  return (
    <div
      ref={ref}
      className="popover"
      role="dialog"
      tabIndex={-1}
      aria-label={label}
      popover="auto"
      onToggle={(event) => event.newState === "closed" && onLeave()}
      onKeyDown={onKeyDown}
      onFocus={({ target, currentTarget }) => {
        if (target instanceof HTMLInputElement && target.type === "search")
          currentTarget.dataset.searched = "";
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      <div className="popover-head" data-plain={heading === undefined}>
        <h3>{heading ?? label}</h3>
        <IconButton icon="close" label={common.close} onClick={onEscape} />
      </div>
      {children}
    </div>
  );
}
