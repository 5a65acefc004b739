import { type ReactNode, useId } from "react";

interface Props {
  heading?: string;
  /** Below the heading. */
  detail?: string;
  children: ReactNode;
}

/** Some items of a menu, set off from the others; with a heading where these are many. */
export function MenuGroup({ heading, detail, children }: Props) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of menu items
    <div className="menu-group" role="group" aria-labelledby={heading && id}>
      {heading && (
        <p id={id} className="menu-heading">
          {heading}
          {detail && <span className="menu-detail">{detail}</span>}
        </p>
      )}
      {children}
    </div>
  );
}
