import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { itemFor } from "./arrow-keys.ts";
import { placeBeside } from "./place-beside.ts";

interface Props {
  /** Renders the button; spread `props` on it. */
  button: (props: ButtonProps) => ReactNode;
  /** MenuItems; any of them closes the menu. */
  children: ReactNode;
  label: string;
}

interface ButtonProps {
  ref: Ref<HTMLButtonElement>;
  id: string;
  "aria-haspopup": "menu";
  "aria-expanded": boolean;
  onClick: () => void;
}

/** A menu in the top layer, below or above its button, with arrow keys, Home, End, Escape and typing ahead. */
export function Menu({ button, children, label }: Props) {
  const [open, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const menuRef = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    buttonRef.current?.focus({ preventScroll: true });
  };
  useLayoutEffect(() => {
    const menu = menuRef.current;
    if (!open || !menu) return;
    menu.showPopover();
    if (buttonRef.current) placeBeside(buttonRef.current, menu);
    itemsOf(menu)[0]?.focus();
    const leave = () => setOpen(false);
    addEventListener("resize", leave);
    return () => removeEventListener("resize", leave);
  }, [open]);
  return (
    <>
      {button({
        ref: buttonRef,
        id,
        "aria-haspopup": "menu",
        "aria-expanded": open,
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
