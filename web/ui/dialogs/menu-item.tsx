import type { ReactNode } from "react";
import { Icon, type IconName } from "../display/icon.tsx";

interface Props {
  onSelect: () => void;
  icon?: IconName;
  kind?: "danger";
  /** For items that can be toggled. */
  checked?: boolean;
  /** Why it cannot be used at the moment. */
  unavailable?: string | undefined;
  children: ReactNode;
}

export function MenuItem({ onSelect, icon, kind, checked, unavailable, children }: Props) {
  return (
    <button
      type="button"
      className="menu-item"
      {...(checked === undefined
        ? { role: "menuitem" }
        : { role: "menuitemcheckbox", "aria-checked": checked })}
      data-kind={kind}
      tabIndex={-1}
      title={unavailable}
      aria-disabled={unavailable !== undefined || undefined}
      onClick={unavailable === undefined ? onSelect : undefined}
    >
      {icon && <Icon name={icon} size={18} />}
      {children}
      {checked && <Icon name="check" size={16} />}
    </button>
  );
}
