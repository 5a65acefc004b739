import type { ButtonHTMLAttributes } from "react";

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: "primary" | "quiet" | "danger";
}

export function Button({ kind, type = "button", ...rest }: Props) {
  return <button {...rest} type={type} className={`button ${rest.className ?? ""}`} data-kind={kind} />;
}
