import { type ReactNode, type Ref, useRef, useState } from "react";
import { type CommandId, useCommands } from "../../util/commands.ts";
import { AnchoredPanel } from "./anchored-panel.tsx";

interface Props {
  /** Renders the button; spread `props` on it. */
  button: (props: ButtonProps) => ReactNode;
  label: string;
  /** Opens it from the command palette. */
  command?: CommandId | undefined;
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
export function Popover({ button, label, command, children }: Props) {
  const [open, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useCommands(command ? { [command]: () => setOpen(true) } : {});
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
