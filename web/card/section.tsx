import { type ReactNode, type Ref, useId } from "react";
import { Icon, type IconName } from "../ui/display/icon.tsx";

interface Props {
  title: string;
  icon: IconName;
  /** Beside the title. */
  tools?: ReactNode;
  children: ReactNode;
  /** It can be given the focus. */
  ref?: Ref<HTMLElement>;
}

/** One part of the card with its heading. */
export function Section({ title, icon, tools, children, ref }: Props) {
  const id = useId();
  return (
    <section className="card-section" aria-labelledby={id} ref={ref} {...(ref && { tabIndex: -1 })}>
      <div className="card-section-head">
        <Icon name={icon} size={18} />
        <h3 id={id}>{title}</h3>
        {tools}
      </div>
      {children}
    </section>
  );
}
