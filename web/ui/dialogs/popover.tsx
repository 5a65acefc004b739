import { type ReactNode, type Ref, useRef, useState } from "react";
import { AnchoredPanel } from "./anchored-panel.tsx";

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

/** A panel beside its button, for choices that need more than a menu. */
export function Popover({ button, label, children }: Props) {
  const [open, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    buttonRef.current?.focus({ preventScroll: true });
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
        <AnchoredPanel
          label={label}
          anchor={() => buttonRef.current}
          onEscape={close}
          onLeave={() => setOpen(false)}
        >
          {children(close)}
        </AnchoredPanel>
      )}
    </>
  );
}
