import { type ReactNode, useLayoutEffect, useRef } from "react";
import * as common from "#texts/common.ts";
import { cover } from "../../covers.ts";
import { IconButton } from "../forms/icon-button.tsx";
import { focusMain } from "./focus-main.ts";
import { enterDialog } from "./top-dialog.ts";

interface Props {
  title: string;
  /** Shown in place of the title, which remains the name of the dialog. */
  heading?: ReactNode;
  onClose: () => void;
  /** What Escape, Back and a click on the backdrop do, if it is not the same. */
  onLeave?: () => void;
  /** A `card` is tall even if it is empty, and its body scrolls below its head. */
  size?: "wide" | "full" | "palette" | "card" | "window";
  /** Beside the title, before the close button. */
  tools?: ReactNode;
  children: ReactNode;
}

/**
 * A modal `<dialog>`, open while it is rendered. The focus stays inside and returns to where it was, or to
 * the content of the page if that is gone; Escape and a click
 * on the backdrop close it, unless it contains a button with `data-confirms`: what is shown only once goes when somebody
 * says so, and these only lead to the button. The focus starts at the element with `data-autofocus`, if there is one; a
 * text that is being edited comes before anything else.
 */
export function Dialog({ title, heading, onClose, onLeave = onClose, size, tools, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  // A click that began inside, such as selecting text past the edge, does not close it.
  const pressedOutside = useRef(false);
  // Closed with the render that removes it: whatever comes next may move the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    const first =
      dialog.querySelector<HTMLElement>("textarea[data-autofocus]") ??
      dialog.querySelector<HTMLElement>("[data-autofocus]");
    first?.focus({ preventScroll: true });
    const leave = enterDialog(dialog);
    return () => {
      leave();
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      else focusMain();
    };
  }, []);
  const dismiss = () => {
    const confirm = confirmIn(ref.current);
    if (confirm) confirm.focus();
    else onLeave();
  };
  const dismissRef = useRef(dismiss);
  dismissRef.current = dismiss;
  // A card has an address of its own.
  useLayoutEffect(() => (size === "card" ? undefined : cover(() => dismissRef.current())), [size]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, through the cancel event
    <dialog
      ref={ref}
      className="dialog"
      data-size={size}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === ref.current) dismiss();
      }}
      // Browsers close a dialog without asking it if it has refused an Escape before, or was opened without a click or a
      // key: whether it stays open is decided here all the same.
      onClose={() => {
        if (ref.current?.open !== false) return;
        ref.current.showModal();
        dismiss();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === ref.current;
      }}
      onClick={(event) => event.target === ref.current && pressedOutside.current && dismiss()}
    >
      <div className="dialog-head">
        {heading ?? <h2 dir="auto">{title}</h2>}
        {tools}
        <IconButton icon="close" label={common.close} onClick={onClose} />
      </div>
      <div className="dialog-body" data-scroller={size === "card" ? "" : undefined}>
        {children}
      </div>
    </dialog>
  );
}

function confirmIn(dialog: HTMLElement | null): HTMLElement | null | undefined {
  return dialog?.querySelector<HTMLElement>("[data-confirms]");
}
