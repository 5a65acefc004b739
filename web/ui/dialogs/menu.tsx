import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";

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
  const [place, setPlace] = useState<CSSProperties | null>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const menuRef = useRef<HTMLDivElement>(null);
  const id = useId();
  const open = place !== null;
  const close = () => {
    setPlace(null);
    buttonRef.current?.focus({ preventScroll: true });
  };
  useEffect(() => {
    const menu = menuRef.current;
    if (!open || !menu) return;
    menu.showPopover();
    itemsOf(menu)[0]?.focus();
    const leave = () => setPlace(null);
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
        onClick: () => setPlace(open || !buttonRef.current ? null : placeBeside(buttonRef.current)),
      })}
      {open && (
        <div
          ref={menuRef}
          className="menu"
          role="menu"
          tabIndex={-1}
          popover="auto"
          aria-label={label}
          style={place}
          onToggle={(event) => event.newState === "closed" && setPlace(null)}
          onClick={close}
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
  const items = itemsOf(event.currentTarget);
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? items.indexOf(activeElement) : -1;
  const to = nextIndex(event.key, at, items);
  if (event.key === "Escape" || event.key === "Tab") {
    event.preventDefault();
    close();
  } else if (to !== null) {
    event.preventDefault();
    items.at(to)?.focus();
  }
}

function nextIndex(key: string, at: number, items: HTMLElement[]): number | null {
  switch (key) {
    case "ArrowDown":
      return (at + 1) % items.length;
    case "ArrowUp":
      return at - 1;
    case "Home":
      return 0;
    case "End":
      return -1;
    default: {
      if (key.length !== 1 || key === " ") return null;
      const starts = (item: HTMLElement) =>
        item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase());
      const after = items.findIndex((item, index) => index > at && starts(item));
      const found = after >= 0 ? after : items.findIndex(starts);
      return found >= 0 ? found : null;
    }
  }
}

const ROOM_PX = 260;

function placeBeside(button: HTMLElement): CSSProperties {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const vertical =
    innerHeight - bottom > ROOM_PX || bottom < innerHeight / 2
      ? { top: bottom + 4 }
      : { bottom: innerHeight - top + 4 };
  const horizontal =
    left + ROOM_PX < innerWidth ? { left: Math.max(8, left) } : { right: Math.max(8, innerWidth - right) };
  return { ...vertical, ...horizontal };
}
