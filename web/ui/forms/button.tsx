import type { ButtonHTMLAttributes } from "react";

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: "primary" | "quiet" | "danger";
  /** What it does is under way: it shows that, does nothing more, and keeps the focus, unlike when disabled. */
  busy?: boolean;
}

export function Button({ kind, busy = false, type = "button", ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={`button ${rest.className ?? ""}`}
      data-kind={kind}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    />
  );
}
