import type { ButtonHTMLAttributes } from "react";
import { Icon, type IconName } from "../display/icon.tsx";

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** What it does, for those who cannot see the icon and as its tooltip. */
  label: string;
  size?: "s";
}

export function IconButton({ icon, label, size, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      className={`icon-button ${rest.className ?? ""}`}
      data-size={size}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}
