import type { ButtonHTMLAttributes } from "react";
import { Icon, type IconName } from "../display/icon.tsx";

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** What it does: its accessible name and tooltip. */
  label: string;
  size?: "s";
}

export function IconButton({ icon, label, size, ...rest }: Props) {
  return (
    <button
      title={label}
      {...rest}
      type="button"
      className={`icon-button ${rest.className ?? ""}`}
      data-size={size}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}
