import { type KeyboardEvent, type ReactNode, type Ref, useLayoutEffect, useRef, useState } from "react";
import { placeBeside } from "./place-beside.ts";

interface Props {
  /** Renders the button; spread `props` on it. */
  button: (props: ButtonProps) => ReactNode;
  label: string;
  /** Rendered while it is open. */
  children: (close: () => void) => ReactNode;
}

interface ButtonProps {
  ref: Ref<HTMLButtonElement>;
  "aria-haspopup": "dialog";
  "aria-expanded": boolean;
  onClick: () => void;
}

/** A small panel in the top layer beside its button, for choices that need more than a menu. */
export function Popover({ button, label, children }: Props) {
  const [open, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    buttonRef.current?.focus({ preventScroll: true });
  };
  useLayoutEffect(() => {
    const panel = panelRef.current;
    const opener = buttonRef.current;
    if (!open || !panel || !opener) return;
    panel.showPopover();
    const place = () => placeBeside(opener, panel);
    place();
    panel.querySelector<HTMLElement>("input, button")?.focus({ preventScroll: true });
    const watch = new ResizeObserver(place);
    watch.observe(panel);
    addEventListener("resize", place);
    addEventListener("scroll", place, true);
    return () => {
      watch.disconnect();
      removeEventListener("resize", place);
      removeEventListener("scroll", place, true);
    };
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== "Escape") return;
    event.preventDefault();
    close();
  };
  return (
    <>
      {button({
        ref: buttonRef,
        "aria-haspopup": "dialog",
        "aria-expanded": open,
        onClick: () => setOpen(!open),
      })}
      {open && (
        <div
          ref={panelRef}
          className="popover"
          role="dialog"
          tabIndex={-1}
          aria-label={label}
          popover="auto"
          onToggle={(event) => event.newState === "closed" && setOpen(false)}
          onKeyDown={onKeyDown}
          onBlur={({ relatedTarget, currentTarget }) => {
            if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
          }}
        >
          {children(close)}
        </div>
      )}
    </>
  );
}
