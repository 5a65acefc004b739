import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { cover } from "../../covers.ts";
import { itemFor } from "./arrow-keys.ts";
import { placeBeside } from "./place-beside.ts";

interface Props {
  /** Renders the button; spread `props` on it. */
  button: (props: ButtonProps) => ReactNode;
  /** MenuItems; any of them closes the menu. */
  children: ReactNode;
  label: string;
  /** A right click within what is around the button and matches this opens it at the pointer; with Shift, it does not. */
  area?: string;
}

interface ButtonProps {
  ref: Ref<HTMLButtonElement>;
  id: string;
  "aria-haspopup": "menu";
  "aria-expanded": boolean;
  onClick: () => void;
}

/** A menu in the top layer, below or above its button, with arrow keys, Home, End, Escape and typing ahead. */
export function Menu({ button, children, label, area }: Props) {
  const [open, setOpen] = useState<boolean | MouseEvent>(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const menuRef = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    buttonRef.current?.focus({ preventScroll: true });
  };
  useEffect(() => {
    const around = area && buttonRef.current?.closest<HTMLElement>(area);
    if (!around) return;
    around.oncontextmenu = (event) => {
      if (!isAskedFor(event)) return;
      event.preventDefault();
      setOpen(event.button === 2 ? event : true);
    };
  }, [area]);
  useLayoutEffect(() => {
    const menu = menuRef.current;
    if (!open || !menu) return;
    menu.showPopover();
    const anchor =
      open === true ? buttonRef.current : { getBoundingClientRect: () => new DOMRect(open.x, open.y) };
    if (anchor) placeBeside(anchor, menu);
    itemsOf(menu)[0]?.focus();
    const leave = () => setOpen(false);
    const uncovered = cover(leave);
    addEventListener("resize", leave);
    return () => {
      uncovered();
      removeEventListener("resize", leave);
    };
  }, [open]);
  return (
    <>
      {button({
        ref: buttonRef,
        id,
        "aria-haspopup": "menu",
        "aria-expanded": open !== false,
        onClick: () => setOpen(!open),
      })}
      {open && (
        <div
          ref={menuRef}
          className="menu"
          role="menu"
          tabIndex={-1}
          popover="auto"
          aria-label={label}
          onToggle={(event) => event.newState === "closed" && setOpen(false)}
          // Before the item acts: what it opens may take the focus, and returns it to the button.
          onClickCapture={() => buttonRef.current?.focus({ preventScroll: true })}
          onClick={() => setOpen(false)}
          onKeyDown={(event) => moveFocus(event, close)}
        >
          {children}
        </div>
      )}
    </>
  );
}

/** Not by fingers that rest on something, which carry it, and not in what is open above it. */
function isAskedFor(event: MouseEvent): boolean {
  const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
  return (
    !event.shiftKey && !isTouch && !(event.target instanceof Element && event.target.closest("[popover]"))
  );
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>("[role^=menuitem]")];
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>, close: () => void): void {
  event.stopPropagation();
  const item = itemFor(event.key, itemsOf(event.currentTarget));
  if (event.key === "Escape" || event.key === "Tab") {
    event.preventDefault();
    close();
  } else if (item) {
    event.preventDefault();
    item.focus();
  }
}
